/** Keys and pads as named actions. */

export type KeyMap = Record<string, (event: KeyboardEvent) => void>;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type="radio"]), textarea, select');

/** A list that is longer than its place keeps the keys that scroll it. */
const isScrolling = (target: EventTarget | null, key: string) =>
  target instanceof HTMLElement &&
  target.matches('.kit-scroll') &&
  target.scrollHeight > target.clientHeight &&
  /^(Arrow|Page|Home|End)/.test(key);

/**
 * Listens to keys by `event.key` (letters in lower case). Keys with Ctrl, Alt or Meta stay the browser's, and Space and Enter
 * stay a focused control's own. Returns the function that stops.
 * @param hasUndo Ctrl or Meta with Z is the map's `z`; with Y, or with Shift and Z, its `y`
 */
export function listenKeys(
  map: KeyMap,
  isOn: () => boolean = () => true,
  { hasUndo = false }: { hasUndo?: boolean } = {},
): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const isHeld = event.ctrlKey || event.metaKey;
    const key = isHeld && event.shiftKey && pressed === 'z' ? 'y' : pressed;
    if (event.altKey || (isHeld && !(hasUndo && (key === 'z' || key === 'y')))) return;
    if (!isOn() || isTyping(event.target) || isScrolling(event.target, key)) return;
    const isPress = key === ' ' || key === 'Enter';
    if (isPress && event.target instanceof Element && event.target.closest('button, a, label')) return;
    if (!Object.hasOwn(map, key)) return;
    event.preventDefault();
    map[key]!(event);
  };
  document.addEventListener('keydown', handleKey);
  return () => document.removeEventListener('keydown', handleKey);
}

const PAD_KEYS: Record<number, string> = {
  0: 'Enter',
  1: 'Backspace',
  2: 'n',
  3: 'h',
  4: 'z',
  5: 'y',
  9: 'p',
  12: 'ArrowUp',
  13: 'ArrowDown',
  14: 'ArrowLeft',
  15: 'ArrowRight',
};

/** Turns the buttons of a standard gamepad into key events, on the focused element. Polls only while one is connected. */
export function listenGamepad(): void {
  const down = new Set<number>();
  let isPolling = false;
  const poll = () => {
    const pad = navigator.getGamepads().find((candidate) => candidate?.mapping === 'standard');
    if (!pad) {
      isPolling = false;
      return;
    }
    for (const [index, key] of Object.entries(PAD_KEYS)) {
      const isPressed = pad.buttons[+index]?.pressed ?? false;
      if (isPressed && !down.has(+index)) {
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        if (key === 'Enter' && target instanceof HTMLButtonElement) target.click();
      }
      if (!isPressed && down.has(+index)) {
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }));
      }
      if (isPressed) down.add(+index);
      else down.delete(+index);
    }
    requestAnimationFrame(poll);
  };
  window.addEventListener('gamepadconnected', () => {
    if (!isPolling) requestAnimationFrame(poll);
    isPolling = true;
  });
}

/** Maps keys and gamepad buttons to actions. */
import { listKeyNames } from './key-names';

export type KeyMap = Record<string, (event: KeyboardEvent) => void>;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type="radio"]), textarea, select');

/** Returns whether the focused list overflows, so that this key scrolls it. */
const isScrolling = (target: EventTarget | null, key: string) =>
  target instanceof HTMLElement &&
  target.matches('.kit-scroll') &&
  target.scrollHeight > target.clientHeight &&
  /^(Arrow|Page|Home|End)/.test(key);

const SHORTCUT = /^(?:[a-z?]|Key[A-Z])$/;
let hasShortcuts = true;

/** Turns single-letter shortcuts on or off for every key map. Games in which letters are typed ignore it. */
export const setShortcuts = (isOn: boolean): void => void (hasShortcuts = isOn);

interface KeyOptions {
  /** Whether Ctrl or Meta with Z calls the map's `z` action, and with Y, or with Shift and Z, its `y` action. */
  hasUndo?: boolean;
  /** Whether letters are game input rather than shortcuts. */
  hasTyping?: boolean;
}

/**
 * Listens to the keys of a map, by the names from `listKeyNames`. Leaves keys with Ctrl, Alt or Meta to the browser, and
 * Space and Enter to a focused control. Returns the function that stops listening.
 */
export function listenToKeys(
  map: KeyMap,
  isOn: () => boolean = () => true,
  { hasUndo = false, hasTyping = false }: KeyOptions = {},
): () => void {
  const undoName = (names: readonly string[], { shiftKey }: KeyboardEvent) => {
    const name = names.find((one) => one === 'z' || one === 'y');
    return hasUndo && name ? (shiftKey ? 'y' : name) : undefined;
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || !isOn() || isTyping(event.target)) return;
    const names = listKeyNames(event);
    const isHeld = event.ctrlKey || event.metaKey;
    const key = isHeld ? undoName(names, event) : names.find((name) => Object.hasOwn(map, name));
    if (key === undefined || !Object.hasOwn(map, key) || isScrolling(event.target, key)) return;
    if (!hasShortcuts && !isHeld && !hasTyping && SHORTCUT.test(key)) return;
    const isPress = key === ' ' || key === 'Enter';
    if (isPress && event.target instanceof Element && event.target.closest('button, a, label')) return;
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

/** Turns the buttons of a standard gamepad into key events on the focused element. Polls only while one is connected. */
export function listenToGamepad(): void {
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

/** Returns the arrow keys of a grid. `step` receives the number of columns to the right and rows down, each −1 to 1. */
export const createArrowKeys = (
  step: (right: number, down: number) => (event: KeyboardEvent) => void,
): KeyMap => ({
  ArrowUp: step(0, -1),
  ArrowDown: step(0, 1),
  ArrowLeft: step(-1, 0),
  ArrowRight: step(1, 0),
});

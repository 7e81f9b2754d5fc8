/** Shows a keypad on a touch screen, which turns touches into keyboard events. */
import type { GameKey } from '@/lib/domain/games/game-keys';
import { createKeyEvents } from './key-events';
import { createKeyPad, type KeyLabels } from './pad-buttons';
import { keysAt, type Box } from './pad-map';

const TOUCH = '(pointer: coarse) and (hover: none)';
/** The duration of a key press by assistive technology, in ms. */
const PRESS_MS = 90;
const NO_FINGER = -1;

interface KeypadOptions {
  root: HTMLElement;
  keys: readonly GameKey[];
  labels?: KeyLabels;
  /** Focuses the game before keys are sent, because only a focused game receives them. */
  focus(): void;
}

/**
 * Shows the keypad if touch is the device's most precise pointer. Releases all keys when the game loses the focus or
 * is hidden.
 */
export const showKeypad = ({ root, keys, labels, focus }: KeypadOptions): void => {
  if (keys.length === 0) return;
  const pad = createKeyPad(keys, labels);
  const events = createKeyEvents(
    (event) => window.dispatchEvent(event),
    (held) => {
      for (const [key, button] of pad.buttons) button.toggleAttribute('data-held', held.has(key));
    },
  );

  const measureBoxes = (): Map<GameKey, Box> =>
    new Map([...pad.buttons].map(([key, button]) => [key, button.getBoundingClientRect()]));
  const handleFinger = (event: PointerEvent): void => {
    if (event.type === 'pointermove' && !fingers.has(event.pointerId)) return;
    event.preventDefault();
    if (event.type === 'pointerdown') {
      fingers.add(event.pointerId);
      focus();
    }
    events.move(event.pointerId, keysAt({ x: event.clientX, y: event.clientY }, measureBoxes()));
  };
  const handleLift = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    events.lift(event.pointerId);
  };
  const liftAll = (): void => {
    fingers.clear();
    events.liftAll();
  };
  const fingers = new Set<number>();

  for (const cluster of pad.root.querySelectorAll<HTMLElement>('.pad-arrows, .pad-actions')) {
    cluster.addEventListener('pointerdown', handleFinger);
    cluster.addEventListener('pointermove', handleFinger);
    cluster.addEventListener('pointerup', handleLift);
    cluster.addEventListener('pointercancel', handleLift);
    // Otherwise a press would take the focus from the game, and a long press would open a menu.
    cluster.addEventListener('mousedown', (event) => event.preventDefault());
    cluster.addEventListener('contextmenu', (event) => event.preventDefault());
  }
  for (const [key, button] of pad.buttons)
    button.addEventListener('click', (event) => {
      if (event.detail > 0) return;
      focus();
      events.move(NO_FINGER, [key]);
      setTimeout(() => events.lift(NO_FINGER), PRESS_MS);
    });
  window.addEventListener('blur', liftAll);
  document.addEventListener('visibilitychange', liftAll);

  const setOpen = (isOpen: boolean): void => {
    liftAll();
    root.dataset.pad = isOpen ? 'open' : 'closed';
    pad.toggle.textContent = isOpen ? 'Hide keys' : 'Show keys';
  };
  pad.toggle.addEventListener('click', () => {
    setOpen(root.dataset.pad !== 'open');
    focus();
  });
  const touch = window.matchMedia(TOUCH);
  const handleDevice = (): void => {
    if (touch.matches) setOpen(true);
    else delete root.dataset.pad;
  };
  touch.addEventListener('change', handleDevice);
  handleDevice();
  root.append(pad.root);
};

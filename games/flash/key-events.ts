/**
 * Turns touches on on-screen keys into keyboard events. Supports several keys at once and sliding between keys, and
 * never leaves a key stuck.
 */
import { keyValueOf, type GameKey } from '@/lib/domain/games/game-keys';

export interface KeyEventSender {
  /** Sets the keys that a finger touches. Releases keys that it no longer touches. */
  move(finger: number, keys: readonly GameKey[]): void;
  /** Removes a finger that has left the screen. */
  lift(finger: number): void;
  /** Releases all keys. Called when the focus is lost or the frame is hidden. */
  liftAll(): void;
  /** Returns the keys that are pressed. */
  held(): ReadonlySet<GameKey>;
}

// Flash identifies keys by these numbers, which modern browsers no longer require.
const KEY_CODES: Readonly<Record<string, number>> = {
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  Space: 32,
  Enter: 13,
  ShiftLeft: 16,
  ControlLeft: 17,
};

/** Creates the keyboard event of a key, as far as a script can. */
export const keyEventOf = (type: 'keydown' | 'keyup', key: GameKey): KeyboardEvent =>
  new KeyboardEvent(type, {
    key: keyValueOf(key),
    code: key,
    keyCode: KEY_CODES[key] ?? key.charCodeAt(key.length - 1),
    bubbles: true,
    cancelable: true,
  });

/** Tracks the fingers and sends key events. A key that two fingers hold is released when the second one leaves it. */
export const createKeyEvents = (
  send: (event: KeyboardEvent) => void,
  onChange: (pressedKeys: ReadonlySet<GameKey>) => void = () => undefined,
): KeyEventSender => {
  const fingers = new Map<number, readonly GameKey[]>();
  const pressedKeysNow = (): ReadonlySet<GameKey> => new Set([...fingers.values()].flat());

  const change = (work: () => void): void => {
    const before = pressedKeysNow();
    work();
    const after = pressedKeysNow();
    for (const key of before) if (!after.has(key)) send(keyEventOf('keyup', key));
    for (const key of after) if (!before.has(key)) send(keyEventOf('keydown', key));
    if (before.size !== after.size || [...after].some((key) => !before.has(key))) onChange(after);
  };

  return {
    held: pressedKeysNow,
    move: (finger, keys) => change(() => fingers.set(finger, keys)),
    lift: (finger) => change(() => fingers.delete(finger)),
    liftAll: () => change(() => fingers.clear()),
  };
};

/** Keys pressed by a finger, as the keyboard would send them: several at once, slid between, never left down. */
import { keyValueOf, type GameKey } from '@/lib/domain/game-keys';

export interface KeyEvents {
  /** A finger is on these keys, or on none; what it held before and holds no more is released. */
  move(finger: number, keys: readonly GameKey[]): void;
  /** A finger has left the screen. */
  lift(finger: number): void;
  /** Everything goes up: the focus is gone, or the frame is hidden. */
  liftAll(): void;
  /** Keys that are down. */
  held(): ReadonlySet<GameKey>;
}

// What the old games read: Flash knows keys by these numbers, and older browsers' events carry nothing else.
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

/** The event of a key, as far as a script can make it. */
export const keyEventOf = (type: 'keydown' | 'keyup', key: GameKey): KeyboardEvent =>
  new KeyboardEvent(type, {
    key: keyValueOf(key),
    code: key,
    keyCode: KEY_CODES[key] ?? key.charCodeAt(key.length - 1),
    bubbles: true,
    cancelable: true,
  });

/** Makes the hands over a function that sends an event; a key that two fingers hold goes up with the last. */
export const createKeyEvents = (
  send: (event: KeyboardEvent) => void,
  onChange: (held: ReadonlySet<GameKey>) => void = () => undefined,
): KeyEvents => {
  const fingers = new Map<number, readonly GameKey[]>();
  const held = (): ReadonlySet<GameKey> => new Set([...fingers.values()].flat());

  const change = (work: () => void): void => {
    const before = held();
    work();
    const after = held();
    for (const key of before) if (!after.has(key)) send(keyEventOf('keyup', key));
    for (const key of after) if (!before.has(key)) send(keyEventOf('keydown', key));
    if (before.size !== after.size || [...after].some((key) => !before.has(key))) onChange(after);
  };

  return {
    held,
    move: (finger, keys) => change(() => fingers.set(finger, keys)),
    lift: (finger) => change(() => fingers.delete(finger)),
    liftAll: () => change(() => fingers.clear()),
  };
};

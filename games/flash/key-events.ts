/** Turns touches on on-screen keys into keyboard events: several at once, sliding between keys, and never a stuck key. */
import { keyValueOf, type GameKey } from '@/lib/domain/games/game-keys';

export interface KeyEvents {
  /** A finger is on these keys, or on none; releases the keys that it no longer touches. */
  move(finger: number, keys: readonly GameKey[]): void;
  /** A finger has left the screen. */
  lift(finger: number): void;
  /** Releases all keys, because the focus is gone or the frame is hidden. */
  liftAll(): void;
  /** The keys that are pressed. */
  held(): ReadonlySet<GameKey>;
}

// Old games read these numbers: Flash identifies keys by them, and events of older browsers carry nothing else.
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

/** Creates the event of a key, as far as a script can. */
export const keyEventOf = (type: 'keydown' | 'keyup', key: GameKey): KeyboardEvent =>
  new KeyboardEvent(type, {
    key: keyValueOf(key),
    code: key,
    keyCode: KEY_CODES[key] ?? key.charCodeAt(key.length - 1),
    bubbles: true,
    cancelable: true,
  });

/** Tracks the fingers and sends events through a function; a key that two fingers hold is released with the last one. */
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

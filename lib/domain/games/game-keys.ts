/**
 * The keys that a game may list, so that a touch screen can show them as buttons; each is identified by its
 * `KeyboardEvent.code`.
 */

const letterKeys = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `Key${letter}` as const);
const digitKeys = [...'0123456789'].map((digit) => `Digit${digit}` as const);

export const ARROW_KEYS = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'] as const;
const NAMED_KEYS = [...ARROW_KEYS, 'Space', 'Enter', 'ShiftLeft', 'ControlLeft'] as const;

export type ArrowKey = (typeof ARROW_KEYS)[number];
export type GameKey = (typeof NAMED_KEYS)[number] | `Key${string}` | `Digit${string}`;

/** All keys that a game can list, except Escape, which the page uses. */
export const GAME_KEYS: readonly GameKey[] = [...NAMED_KEYS, ...letterKeys, ...digitKeys];
/** Two thumbs cannot reach more keys on the screen. */
export const MAX_GAME_KEYS = 10;

const KEY_VALUES: Readonly<Record<string, string>> = {
  Space: ' ',
  ShiftLeft: 'Shift',
  ControlLeft: 'Control',
};
const KEY_LABELS: Readonly<Record<string, string>> = {
  ArrowUp: 'Up',
  ArrowLeft: 'Left',
  ArrowDown: 'Down',
  ArrowRight: 'Right',
  ShiftLeft: 'Shift',
  ControlLeft: 'Ctrl',
};

export const isGameKey = (value: unknown): value is GameKey => GAME_KEYS.some((key) => key === value);

export const isArrowKey = (key: GameKey): key is ArrowKey => ARROW_KEYS.some((arrow) => arrow === key);

/** Returns the `KeyboardEvent.key` of a press without Shift. */
export const keyValueOf = (key: GameKey): string =>
  KEY_VALUES[key] ?? key.replace(/^(Key|Digit)/, '').replace(/^[A-Z]$/, (letter) => letter.toLowerCase());

/** Returns the label of the key. */
export const keyLabelOf = (key: GameKey): string => KEY_LABELS[key] ?? key.replace(/^(Key|Digit)/, '');

/** Finds the names of a pressed key, for any keyboard layout and input method. */

const DIGIT = /^Digit(\d)$/;
const LETTER = /^Key([A-Z])$/;
/** Keys that WebKitGTK and some input methods report without a name. */
const UNNAMED_KEYS = new Set(['Unidentified', 'Process', 'Dead']);
const ASCII_LETTER = /^[a-z]$/;

const typedKeyName = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string => {
  if (!UNNAMED_KEYS.has(key)) return key.length === 1 ? key.toLowerCase() : key;
  return code === 'Space' ? ' ' : code;
};

/**
 * Returns the names under which a game may list a key, the most specific first:
 * - its position, by `code` (`KeyW`): steering keys that are together on every layout;
 * - the digit of the digit row, by `code`: AZERTY types digits with Shift only. With Shift the typed character comes first;
 * - the typed character, by `key`: letters in lower case, and the names of other keys;
 * - the letter of its position, when the layout or an input method types no Latin letter (Cyrillic, Greek, Japanese).
 */
export const listKeyNames = (event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string[] => {
  const { code, shiftKey } = event;
  const typed = typedKeyName(event);
  const digit = DIGIT.exec(code)?.[1];
  const letter = LETTER.exec(code)?.[1]?.toLowerCase();
  const isForeign = typed === code || (typed.length === 1 && typed > '~');
  const digits = digit === undefined ? [] : [digit];
  return [
    code,
    ...(shiftKey ? [typed, ...digits] : [...digits, typed]),
    ...(letter !== undefined && isForeign && !ASCII_LETTER.test(typed) ? [letter] : []),
  ];
};

/** Returns the action of a key in a table, or undefined when the table lists none of its names. */
export const findByKey = <Value>(
  table: Readonly<Record<string, Value>>,
  event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>,
): Value | undefined => {
  const name = listKeyNames(event).find((one) => Object.hasOwn(table, one));
  return name === undefined ? undefined : table[name];
};

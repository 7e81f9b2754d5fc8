/** The code points that WebDriver uses for keys without a character. */
const CODE_POINTS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

const keyCode = (key: string): string => {
  const code = CODE_POINTS[key] ?? key;
  if ([...code].length !== 1) throw new Error(`The key “${key}” has no code point in keys.ts.`);
  return code;
};

/** Returns the keys of a combination such as `Shift+ArrowLeft`, modifiers first. */
export const splitCombination = (combination: string): string[] =>
  (combination.length > 1 ? combination.split('+') : [combination]).map(keyCode);

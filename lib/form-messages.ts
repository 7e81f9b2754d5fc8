/** Messages of forms (spec §5). Separate from lib/messages.ts, so that pages without a form do not load them. */

const joinWithCommas = (parts: readonly string[]): string => parts.join(', ');
const NUMBER_TEXTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Quoted verbatim from the specification. */
export const FIELD_MESSAGES = {
  selectAtLeast: (min: number) => `Select at least ${min} options.`,
  selectUpTo: (max: number) => `Select up to ${max} options.`,
  selectBetween: (min: number, max: number) => `Select between ${min} and ${max} options.`,
  tooShort: (min: number) => `Must be at least ${min} characters long.`,
  tooLong: (max: number) => `Must be at most ${max} characters long.`,
  invalidCharacters: (offenders: readonly string[]) =>
    `Invalid characters: ${joinWithCommas(offenders.map((each) => `"${each}"`))}`,
  passwordCriteria: (missing: readonly string[]) => `Must have at least one: ${joinWithCommas(missing)}.`,
} as const;

/** The names of a password's criteria, as the message above lists them. */
export const CRITERIA_NAMES = {
  specialChars: 'special character',
  upperAndLower: 'lowercase and uppercase character',
  number: 'number',
} as const;

/** Form texts that the specification does not define. */
export const FORM_MESSAGES = {
  requiredMark: 'Fields with * are required.',
  chooseOne: 'Choose one',
  oneOf: (criterion: string) => `At least one ${criterion}`,
  atLeast: (min: number) => `At least ${min} characters`,
  ruleMet: '(done)',
  showPassword: 'Show password',
  chooseFile: (count: number) => (count > 1 ? 'Choose files' : 'Choose a file'),
  dropFile: (count: number) => (count > 1 ? 'or drop them here' : 'or drop it here'),
  removeFile: (name: string) => `Remove ${name}`,
  notAccepted: 'Choose one of the options.',
  sendFailure: 'That could not be sent. Please try again later.',
  manyErrors: (count: number) => ({
    title: `${NUMBER_TEXTS[count] ?? count} things need another look.`,
    rest: 'They are marked below.',
  }),
  chosenOf: (count: number, max: number) => `${count} of ${max} chosen`,
  lengthOf: (length: number, max: number) => `${length} of ${max}`,
  fileKind: (kinds: readonly string[]) => `Choose a file of this kind: ${joinWithCommas(kinds)}.`,
  fileTooLarge: (size: string) => `Choose a file of at most ${size}.`,
  fileUnreadable: 'That file could not be read. Please choose another.',
  filesLeftOut: (count: number) => (count === 1 ? 'Choose only one file.' : `Choose at most ${count} files.`),
  captchaLabel: 'I am a person',
  captchaAbout: 'Spam check',
  captchaWorking: 'Checking. This takes a moment.',
  captchaDone: 'Checked. Thank you.',
  captchaFailed: 'The spam check did not work. Please try it once more.',
} as const;

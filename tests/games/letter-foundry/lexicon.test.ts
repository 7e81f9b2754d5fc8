import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { RUDE_WORDS } from '@/games/lantern-words/rude-words';
import { loadLexicon, listWordsFrom } from '@/games/letter-foundry/lexicon';
import { castLexicon } from '@/scripts/game/cast-lexicon.mjs';

const FILE = 'games/letter-foundry/lexicon-data.ts';
const texts = loadLexicon().map(({ text }) => text);

describe('the lexicon', () => {
  it('matches the output of the script', async () => {
    const { text, counts } = await castLexicon();
    const options = await resolveConfig(FILE);
    expect(readFileSync(FILE, 'utf8')).toBe(await format(text, { ...options, filepath: FILE }));
    expect(loadLexicon()).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
  });

  it('has words of three to seven capitals, each once, in order', () => {
    for (const text of texts) expect(text).toMatch(/^[A-Z]{3,7}$/);
    expect(texts).toEqual([...new Set(texts)].sort());
  });

  it('marks everyday words as common, and others by their kind', () => {
    const tierOf = (text: string) => loadLexicon().find((entry) => entry.text === text)?.tier;
    expect(['LAMP', 'WATER', 'PICTURE'].map(tierOf)).toEqual(['common', 'common', 'common']);
    expect(tierOf('ATTIC')).toBe('known');
    expect(tierOf('KNURLS')).toBe('rare');
    expect(tierOf('QZXV')).toBeUndefined();
  });

  it('has both British and American spellings', () => {
    expect(texts).toEqual(expect.arrayContaining(['COLOUR', 'COLOR']));
  });

  it('has no slur, and requires no word that is unsuitable for families', () => {
    const slurs = [
      'SPIC',
      'POUF',
      'WOP',
      'WOPS',
      'DAGO',
      'DAGOS',
      'GYP',
      'GYPPED',
      'WELSHED',
      'HUSSY',
      'KRAUT',
      'DARKY',
      'COOLIE',
    ];
    const bodies = [
      'PECKER',
      'TESTES',
      'HORNY',
      'FONDLE',
      'RAVISH',
      'TOPLESS',
      'EROTICA',
      'ENEMA',
      'GROPED',
      'NYMPHO',
    ];
    for (const text of ['SLUTS', 'FUCKED', 'RAPIST', 'HEROIN', 'NAZIS', ...slurs, ...bodies])
      expect(texts).not.toContain(text);
    // The lexicon contains words that a grid never spells only if they are mild.
    const mild =
      `BLOODY BREAST BUM BUTT CRAP DAMN DEVIL HELL IDIOT JERK KILL LUST MORON MURDER NAKED PUKE SLAVE STAB
      SUICIDE VOMIT`.split(/\s+/);
    expect(RUDE_WORDS.filter((text) => texts.includes(text)).sort()).toEqual(mild);
    const rude = new Set(RUDE_WORDS);
    for (const { text, tier } of loadLexicon()) if (rude.has(text)) expect(tier).toBe('rare');
  });

  it('accepts words that are offensive only in some contexts, and never requires them', () => {
    for (const text of [
      'SPADE',
      'STRIP',
      'DRUNK',
      'KILLED',
      'RACIST',
      'AIDS',
      'HANGED',
      'DEATH',
      'GUNS',
      'SOD',
    ])
      expect(loadLexicon().find((entry) => entry.text === text)?.tier).toBe('rare');
  });

  it('lists the words that letters can form, using each letter once', () => {
    const found = listWordsFrom(['L', 'A', 'M', 'P']).map(({ text }) => text);
    expect(found).toEqual(expect.arrayContaining(['LAMP', 'PALM', 'MAP', 'LAP']));
    expect(found).not.toContain('LLAMA');
    expect(listWordsFrom(['X'])).toEqual([]);
  });
});

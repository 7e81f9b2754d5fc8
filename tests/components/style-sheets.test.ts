import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const SHEETS = [
  'button',
  'account-entry',
  'segmented',
  'ad-slot',
  'ad-extras',
  'boxes',
  'frame',
  'parts',
  'boards',
  'screens',
  'notices',
  'player',
  'landing-hero',
  'landing-evenings',
  'landing-texts',
  'landing-board',
  'landing',
  'landing-extras',
  'recent-games',
  'landing-members',
  'comments',
  'profile',
  'profile-standing',
  'admin',
  'street',
  'listing',
  'listing-filters',
  'listing-grid',
  'listing-pages',
  'filter-sheet',
  'listing-looks',
  'results',
  'search',
  'classic',
  'classic-frame',
  'forms',
  'texts',
  'texts-begin',
];

/** The first class of every rule that stands at a sheet's top level. */
const topClasses = (sheet: string): string[] =>
  [...sheet.matchAll(/^\.(?<name>[\w-]+)/gm)].map((match) => match.groups?.name ?? '');

describe('style sheets', () => {
  it.each(SHEETS)(
    '%s.css begins its rules with names of two words, which no component’s own part has',
    async (name) => {
      const classes = topClasses(await readFile(`styles/${name}.css`, 'utf8'));

      expect(classes.length).toBeGreaterThan(0);
      expect(classes.filter((each) => !each.includes('-'))).toEqual([]);
    },
  );
});

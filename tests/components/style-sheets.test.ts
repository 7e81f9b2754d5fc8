import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const STYLE_SHEETS = [
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
  'profile-trophies',
  'admin',
  'admin-collections',
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
  'text-side',
  'texts-begin',
];

/** Returns the first class of every top-level rule of a style sheet. */
const topClasses = (sheet: string): string[] =>
  [...sheet.matchAll(/^\.(?<name>[\w-]+)/gm)].map((match) => match.groups?.name ?? '');

describe('a style sheet', () => {
  it.each(STYLE_SHEETS)(
    'starts each rule of %s.css with a class name of at least two words, because components use one-word names for their inner elements',
    async (name) => {
      const classes = topClasses(await readFile(`styles/${name}.css`, 'utf8'));

      expect(classes.length).toBeGreaterThan(0);
      expect(classes.filter((each) => !each.includes('-'))).toEqual([]);
    },
  );
});

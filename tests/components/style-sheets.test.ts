import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const SHEETS = [
  'button',
  'segmented',
  'ad-slot',
  'boxes',
  'frame',
  'player',
  'landing-hero',
  'landing',
  'street',
  'listing',
  'results',
  'search',
  'classic',
  'classic-frame',
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

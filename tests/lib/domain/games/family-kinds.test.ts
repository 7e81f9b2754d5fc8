/** Tests the kinds of a family: their groups, their diagrams, and the modes that they share. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { FAMILIES, isFamilySlug } from '@/lib/domain/games/families';
import {
  diagramOf,
  groupKinds,
  KIND_GROUPS,
  modeChoicesOf,
  modeKeyFor,
} from '@/lib/domain/games/family-kinds';

const kindsOf = (family: string) =>
  BUILT_IN_GAMES.filter(({ names, pageLayout }) => names.family === family && pageLayout !== 'download');
const slugs = Object.keys(FAMILIES).filter(isFamilySlug);

const choicesOf = (family: string) => modeChoicesOf(kindsOf(family).map(({ modes }) => modes));

describe('grouping the kinds of a family', () => {
  it.each(slugs.filter((slug) => KIND_GROUPS[slug]))(
    'puts each kind of %s into exactly one group',
    (family) => {
      const named = KIND_GROUPS[family]?.flatMap((group) => group.slugs) ?? [];
      expect(named.toSorted()).toEqual(
        kindsOf(family)
          .map(({ slug }) => slug)
          .toSorted(),
      );
    },
  );

  it('puts kinds without a group into the last group', () => {
    const groups = groupKinds('sudoku', ['new-sudoku', 'quiet-sudoku-kings-move'], (slug) => slug);
    expect(groups.map(({ title, kinds }) => [title, kinds])).toEqual([
      ['Chess moves', ['quiet-sudoku-kings-move']],
      ['More kinds', ['new-sudoku']],
    ]);
  });

  it('makes a single list of a family without groups', () => {
    expect(groupKinds('chess', ['knights-table'], (slug) => slug)).toEqual([
      { title: 'Every kind', note: 'Press one to open its board', kinds: ['knights-table'] },
    ]);
  });
});

describe('the diagram of a kind', () => {
  it('exists for each kind of Sudoku', () => {
    const missing = kindsOf('sudoku').filter(({ slug }) => !existsSync(`public${diagramOf('sudoku', slug)}`));
    expect(missing).toEqual([]);
  });

  it('disappears when the game’s own image explains the kind', () => {
    expect(diagramOf('jigsaws', 'lamplight-jigsaw')).toBeNull();
  });
});

describe('the mode picker of a family', () => {
  it.each([
    ['sudoku', ['Easy', 'Medium', 'Hard', 'Expert']],
    ['crosswords', ['Small', 'Medium', 'Large']],
    ['chess', ['The squire', 'The rider', 'The master']],
    ['solitaire', []],
    ['tower-defense', []],
    ['racing-games', []],
  ])('offers the modes shared by the kinds of %s: %j', (family, labels) => {
    expect(choicesOf(family).shared.map(({ label }) => label)).toEqual(labels);
  });

  it.each([
    ['easy', 'easy'],
    ['medium', 'medium'],
    ['expert', 'medium'],
    [null, null],
    ['unknown', null],
  ])('opens a kind with two modes, after the player has chosen %s, in %s', (chosen, key) => {
    const { shared, ownKeys } = choicesOf('sudoku');
    const tiny = kindsOf('sudoku').findIndex(({ slug }) => slug === 'quiet-sudoku-tiny');
    expect(ownKeys[tiny]).toEqual(['easy', 'medium']);
    expect(modeKeyFor(ownKeys[tiny] ?? [], chosen, shared)).toBe(key);
  });
});

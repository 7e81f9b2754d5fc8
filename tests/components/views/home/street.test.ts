import { describe, expect, it } from 'vitest';
import { arrangeHouses, countStreetHouses } from '@/components/views/home/houses';
import { composeStreetHeading, composeStreetLede } from '@/components/views/home/street-heading';
import type { GameSummary } from '@/lib/contract/game';

const game = (keyword: string) => ({ keyword }) as GameSummary;
const assignHouses = (...keywords: string[]) =>
  arrangeHouses(keywords.map(game), countStreetHouses(keywords.length)).map(({ key, game: tenant }) => [
    key,
    tenant?.keyword ?? null,
  ]);

describe('assigning games to the houses of the street', () => {
  it('assigns to each game the house that is drawn for it', () => {
    expect(assignHouses('quiet-sudoku', 'lamplight-jigsaw')).toEqual([
      ['jigsaw', 'lamplight-jigsaw'],
      ['sudoku', 'quiet-sudoku'],
      ['wordsearch', null],
      ['solitaire', null],
      ['match', null],
      ['hidden', null],
    ]);
  });

  it('assigns the remaining houses to other games, eight at most', () => {
    const houses = assignHouses('nonogram-garden', 'lantern-words', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
    expect(houses.map(([, tenant]) => tenant)).toEqual([
      'a',
      'b',
      'lantern-words',
      'c',
      'd',
      'e',
      'nonogram-garden',
      'f',
    ]);
  });
});

describe('the text above the street', () => {
  it.each([
    [0, 6, 'Light the street.'],
    [2, 6, 'Two lit. Four to\u00a0go.'],
    [6, 6, 'Every window lit.'],
    [0, 0, 'Light the street.'],
  ])('shows, when %i of %i dailies are finished, the heading: %s', (lit, total, words) =>
    expect(composeStreetHeading(lit, total)).toBe(words),
  );

  it('states the number of games', () => {
    expect(composeStreetLede(1)).toMatch(/^One new game every evening\./);
    expect(composeStreetLede(6)).toMatch(/^Six new games every evening\./);
  });
});

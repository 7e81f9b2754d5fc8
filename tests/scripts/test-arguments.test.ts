/** Tests the arguments of `npm test`, and the selection of games that a branch changed. */
import { describe, expect, it } from 'vitest';
import { changedGamesOf, changesEveryGame } from '@/scripts/lib/changes.mjs';
import { parseTestArguments } from '@/scripts/lib/test-arguments.mjs';

describe('parsing the arguments of npm test', () => {
  it.each([
    [[], { suites: ['unit', 'e2e'], rest: [], isChanged: false, isWatch: false }],
    [['unit'], { suites: ['unit'], rest: [], isChanged: false, isWatch: false }],
    [
      ['unit', 'tests/lib/paths.test.ts'],
      { suites: ['unit'], rest: ['tests/lib/paths.test.ts'], isChanged: false, isWatch: false },
    ],
    [
      ['e2e', 'e2e/flash.spec.ts', '-g', 'is played'],
      { suites: ['e2e'], rest: ['e2e/flash.spec.ts', '-g', 'is played'], isChanged: false, isWatch: false },
    ],
    [['--changed'], { suites: ['unit', 'e2e'], rest: [], isChanged: true, isWatch: false }],
    [['unit', '--changed'], { suites: ['unit'], rest: [], isChanged: true, isWatch: false }],
    [['--watch'], { suites: ['unit'], rest: [], isChanged: false, isWatch: true }],
    [['--watch', 'unit', 'paths'], { suites: ['unit'], rest: ['paths'], isChanged: false, isWatch: true }],
  ])('reads %j', (args, expected) => {
    expect(parseTestArguments(args)).toEqual(expected);
  });

  it.each([
    [['browser'], 'There is no suite "browser".'],
    [['tests/lib/paths.test.ts'], 'There is no suite "tests/lib/paths.test.ts".'],
    [['e2e', '--watch'], '--watch is for unit tests.'],
    [['unit', 'paths', '--changed'], '--changed selects the tests itself'],
  ])('rejects %j and shows the usage', (args, problem) => {
    expect(() => parseTestArguments(args)).toThrow(problem);
    expect(() => parseTestArguments(args)).toThrow('npm test -- unit [path …]');
  });
});

describe('selecting changed games', () => {
  it('selects each game once, by its files and its player', () => {
    expect(
      changedGamesOf([
        'games/quiet-sudoku/rules.ts',
        'games/quiet-sudoku/art/quiet-sudoku.svg',
        'e2e/support/players/glasshouse.ts',
      ]),
    ).toEqual(['glasshouse', 'quiet-sudoku']);
  });

  it('selects no game for shared code', () => {
    expect(
      changedGamesOf(['games/kit/screens.ts', 'games/sdk/main.ts', 'games/catalog.ts', 'lib/paths.ts']),
    ).toEqual([]);
  });

  it.each([
    ['games/kit/screens.ts', true],
    ['games/sdk/main.ts', true],
    ['e2e/support/game-table.ts', true],
    ['e2e/support/players/glasshouse.ts', false],
    ['games/quiet-sudoku/rules.ts', false],
    ['lib/paths.ts', false],
  ])('decides whether a change of %s selects every game: %s', (file, isEvery) => {
    expect(changesEveryGame([file])).toBe(isEvery);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GridMove } from '@/games/kit/grid/play';
import { MAX_MOVES } from '@/games/kit/grid/rules';
import { HINT_PENALTY_MS } from '@/games/kit/shell/penalties';
import { EDITIONS } from '@/games/nonogram-garden/config';
import { cellsOfLine } from '@/games/nonogram-garden/lines';
import { levelFor, rulesFor } from '@/games/nonogram-garden/rules';
import { expectGolden } from '../golden';
import golden from './golden-runs.json';

const edition = EDITIONS[0]!;
const rules = rulesFor('nonogram-garden')!;
const spec = { seed: 'rules-test', mode: 'medium' };
const level = levelFor(edition, spec)!;
const full = level.solution.flatMap((is, cell) => (is ? [cell] : []));
const blank = level.solution.indexOf(false);
const solve = Array.from({ length: level.size }, (_, row) =>
  cellsOfLine(level.size, row).filter((cell) => level.solution[cell]),
)
  .filter((cells) => cells.length > 0)
  .map((cells): GridMove => ['fill', ...cells]);

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('chess')).toBeNull();
  });

  it.each(golden)('accepts the golden run of $keyword, $mode', (run) => expectGolden(rulesFor, run));

  it('accepts a complete picture', () => {
    const result = { outcome: 'finished', moveCount: solve.length, penaltyMs: 0, progress: 1 };
    expect(rules.replay(spec, solve)).toEqual(result);
  });

  it('accepts corrected mistakes, and adds the penalties for hints and checks', () => {
    const detour: GridMove[] = [
      ['fill', blank],
      ['hint'],
      ['undo'],
      ['fill', blank],
      ['clear', blank],
      ['check'],
    ];
    const result = rules.replay(spec, [...detour, ...solve]);
    expect(result).toMatchObject({ outcome: 'finished', penaltyMs: HINT_PENALTY_MS + 15_000 });
  });

  it('refuses a picture with an extra cell', () => {
    expect(rules.replay(spec, [['fill', blank], ...solve]).outcome).toBe('unfinished');
  });

  it('reports an incomplete list of moves as unfinished', () => {
    const result = rules.replay(spec, [['fill', full[0]!]]);
    expect(result.outcome).toBe('unfinished');
    expect(result.progress).toBeCloseTo(1 / full.length);
  });

  it.each<[string, GridMove[]]>([
    [
      'a cell that is filled already',
      [
        ['fill', 0],
        ['fill', 0],
      ],
    ],
    ['an empty cell that is cleared', [['clear', 0]]],
    ['a cell outside the picture', [['fill', level.size ** 2]]],
    ['an undo without a move', [['undo']]],
    ['a move after the end', [...solve, ['hint']]],
  ])('refuses %s', (_, moves) => {
    const result = rules.replay(spec, moves);
    expect(result.outcome).toBe('illegal');
    expect(result.reason).toBeTruthy();
  });

  it('refuses the picture of another seed', () => {
    expect(rules.replay({ ...spec, seed: 'another' }, solve).outcome).not.toBe('finished');
  });

  it('refuses an unknown mode', () => {
    expect(rules.replay({ seed: 'x', mode: 'expert' }, solve).outcome).toBe('illegal');
  });

  it('sets the minimum time to a quarter of a second per block', () => {
    expect(rules.minimumActiveMs(spec, solve.length)).toBe(level.rows.flat().length * 250);
  });
});

describe('parsing moves', () => {
  it('accepts the moves that the game sends', () => {
    const list = [...solve, ['clear', 3], ['undo'], ['hint'], ['check']];
    expect(rules.parseMoves(JSON.parse(JSON.stringify(list)))).not.toBeNull();
  });

  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, ['undo']]],
    ['an unknown move', [['cheat', 1]]],
    ['a stroke without cells', [['fill']]],
    ['a stroke over the edge', [['fill', ...Array.from({ length: 16 }, (_, i) => i)]]],
    ['a cell twice', [['fill', 1, 1]]],
    ['a cell outside', [['fill', 225]]],
    ['a fraction', [['clear', 0.5]]],
    ['a word instead of a number', [['fill', '0']]],
    ['a move with too many values', [['undo', 1]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => ['hint'])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });

  it('never throws, and never returns moves that make the replay throw', () => {
    const cells = fc.uniqueArray(fc.integer({ min: -1, max: 120 }), { maxLength: 6 });
    const move = fc.oneof(
      fc.tuple(fc.constantFrom('fill', 'clear'), cells).map(([kind, list]) => [kind, ...list]),
      fc.tuple(fc.constantFrom('undo', 'hint', 'check', '__proto__')),
    );
    const list = fc.array(fc.oneof({ weight: 9, arbitrary: move }, fc.anything()));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), list), (input) => {
        const moves = rules.parseMoves(input);
        if (moves) expect(['finished', 'unfinished', 'illegal']).toContain(rules.replay(spec, moves).outcome);
      }),
      { numRuns: 400 },
    );
  });
});

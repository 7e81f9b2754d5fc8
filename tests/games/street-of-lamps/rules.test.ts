import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GridMove } from '@/games/kit/grid/play';
import { HINT_PENALTY_MS } from '@/games/kit/shell/penalties';
import { EDITIONS } from '@/games/street-of-lamps/editions';
import { generateLevel } from '@/games/street-of-lamps/generate';
import { findHint } from '@/games/street-of-lamps/hint';
import { cellsOfRegions } from '@/games/street-of-lamps/plans/regions';
import { levelFor, rulesFor } from '@/games/street-of-lamps/rules';
import { createGame } from '@/games/street-of-lamps/state';
import { computeStates } from '@/games/street-of-lamps/states';
import type { ModeKey, Plan } from '@/games/street-of-lamps/types';
import { expectGolden } from '../golden';
import { expectBoundedReplays } from '../hostile';
import { expectSaved } from './expect-rules';
import { expectSolvableByDeduction } from './expect-solvable';
import golden from './golden-runs.json';

const rules = rulesFor('street-of-lamps')!;

const spec = { seed: 'rules-test', mode: 'medium' };
const level = levelFor(EDITIONS[0]!, spec)!;
const solve = level.solution.flatMap((is, cell): GridMove[] => (is ? [['fill', cell]] : []));
const wall = level.isFixed.indexOf(true);

const MODES = ['easy', 'medium', 'hard'] as const;
const cases = EDITIONS.flatMap(({ plan }) => MODES.map((mode): [Plan, ModeKey] => [plan, mode]));

describe('a level', () => {
  it.each(cases)('needs no guess and follows the rules of %s at %s', (plan, mode) => {
    for (let i = 0; i < 3; i++) {
      const level = generateLevel(plan, mode, `test-${i}`);
      expectSolvableByDeduction(level, mode);
      expectSaved(level);
    }
  });

  it('shows fewer numbers in harder modes of the terrace edition', () => {
    const shareOf = (mode: ModeKey) => {
      const { numbers } = generateLevel('mosaic', mode, 'share');
      return numbers.filter((number) => number !== null).length / numbers.length;
    };
    expect(shareOf('easy')).toBeGreaterThan(shareOf('medium'));
    expect(shareOf('medium')).toBeGreaterThan(shareOf('hard'));
  });

  it.each(EDITIONS)('allows a solution with hints alone in $slug', (edition) => {
    const level = levelFor(edition, spec)!;
    const filled = level.solution.map((is, cell) => is && level.isFixed[cell]!);
    const crosses = level.solution.map(() => false);
    for (let i = 0; i < level.solution.length && `${filled}` !== `${level.solution}`; i++) {
      const hint = findHint(level, filled, crosses)!;
      expect(hint.text).not.toBe('');
      for (const cell of hint.targets) (hint.kind === 'fill' ? filled : crosses)[cell] = true;
    }
    expect(filled).toEqual(level.solution);
  });
});

describe('the screen', () => {
  it('lights a whole pane with one press, in a move that the rules accept', () => {
    const edition = EDITIONS.find(({ plan }) => plan === 'panes')!;
    const level = levelFor(edition, spec)!;
    const game = createGame(level);
    const lit = cellsOfRegions(level.regions!).filter((cells) => level.solution[cells[0]!]);
    for (const cells of lit) expect(game.stroke([cells.at(-1)!])).toBe(true);
    expect(game.isDone()).toBe(true);
    expect(rulesFor(edition.keyword)!.replay(spec, [...game.moves]).outcome).toBe('finished');
  });

  it('undoes and redoes a drag over several panes as one move', () => {
    const level = generateLevel('panes', 'hard', 'drag');
    const game = createGame(level);
    const column = Array.from({ length: level.size }, (_, y) => y * level.size);
    game.stroke(column);
    const filled = [...game.play.filled];
    expect(game.moves.every((move) => move.length <= 11)).toBe(true);
    expect(filled.filter(Boolean).length).toBeGreaterThan(10);
    game.undo();
    expect(game.play.filled).not.toContain(true);
    game.redo();
    expect(game.play.filled).toEqual(filled);
  });

  it('marks two adjacent lit cells at once if the rules forbid them', () => {
    const level = generateLevel('views', 'easy', 'clash');
    const free = level.isFixed.findIndex(
      (is, cell) => !is && level.isFixed[cell + 1] === false && (cell + 1) % 6,
    );
    const game = createGame(level);
    game.stroke([free]);
    expect(computeStates(game).flat()).not.toContain('is-clashing');
    game.stroke([free + 1]);
    const clashing = computeStates(game).flatMap((names, cell) =>
      names.includes('is-clashing') ? [cell] : [],
    );
    expect(clashing).toEqual([free, free + 1]);
  });
});

describe('the rule set', () => {
  it.each(golden)('accepts the golden run of $keyword, $mode', (run) => expectGolden(rulesFor, run));

  it('accepts a fully lit street, and adds the penalty for hints', () => {
    expect(rules.replay(spec, [['hint'], ...solve])).toMatchObject({
      outcome: 'finished',
      penaltyMs: HINT_PENALTY_MS,
    });
  });

  it.each<[string, GridMove[]]>([
    ['a lamp on a house', [['fill', wall]]],
    ['a cell that is empty already', [['clear', 0]]],
    ['an undo without a move', [['undo']]],
    ['a move after the end', [...solve, ['hint']]],
  ])('refuses %s', (_, moves) => expect(rules.replay(spec, moves).outcome).toBe('illegal'));

  it('refuses the street of another seed', () => {
    expect(rules.replay({ ...spec, seed: 'another' }, solve).outcome).not.toBe('finished');
  });
});

describe('replaying arbitrary moves', () => {
  const cells = fc.uniqueArray(fc.integer({ min: -1, max: level.solution.length }), { maxLength: 6 });
  const move = fc.oneof(
    fc.tuple(fc.constantFrom('fill', 'clear'), cells).map(([kind, list]) => [kind, ...list]),
    fc.tuple(fc.constantFrom('undo', 'hint', 'check', '__proto__')),
  );

  it('never throws, and accepts only the solution', () => {
    expectBoundedReplays({ rules, spec, run: solve, move });
  });

  it.each(golden)('never accepts a corrupted run of $keyword', ({ keyword, seed, mode, moves }) => {
    expectBoundedReplays({ rules: rulesFor(keyword)!, spec: { seed, mode }, run: moves, move, numRuns: 15 });
  });
});

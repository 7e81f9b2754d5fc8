import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELLS, KINDS, LAYOUT_SIGNS, MIN_MS_PER_SWAP, PIECE, POINTS, SIZE } from '@/games/ember-match/config';
import { isLoose } from '@/games/ember-match/grid';
import { findGroups } from '@/games/ember-match/match';
import { createPlay, performSwap } from '@/games/ember-match/play';
import { rulesFor } from '@/games/ember-match/rules';
import {
  createHead,
  isOpen,
  storeStep,
  type StoredStep,
  type Ledger,
  nextBoardCode,
  nextStep,
  parseLedger,
  parseLosses,
  packSwaps,
  serialiseLedger,
  starsOf,
  totalStars,
} from '@/games/ember-match/stair/ledger';
import { stairKind, stepOfMoves } from '@/games/ember-match/stair/stair-kind';
import { findStepNews } from '@/games/ember-match/stair/news';
import {
  BOARDS_EACH,
  boardCodeOf,
  FLOORS,
  MAX_MOVES,
  planOf,
  starsFor,
  STEPS,
} from '@/games/ember-match/stair/steps';
import { listSwaps } from '@/games/ember-match/swaps';
import type { Swap } from '@/games/ember-match/types';
import { goalName } from '@/games/ember-match/words';
import golden from './golden-steps.json';
import { playCarefully } from './solver';

const rules = rulesFor('ember-match-long-stair')!;
const spec = { seed: 'whatever the server draws', mode: 'stair' };
const won = [0, 1, 3].map((step) => ({ step, ...playCarefully(planOf(step)) }));
const saved = won.map(({ step, moves }): StoredStep => [step, ...packSwaps(moves)]);
const scores = won.map(({ play }) => play.score);

describe('the list of thirty-six steps', () => {
  it('has six floors, and each step has a name, a goal and realistic stars', () => {
    expect(FLOORS.map(({ steps }) => steps.length)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(new Set(STEPS.map(({ name }) => name)).size).toBe(36);
    for (const { goals, stars, moves } of STEPS) {
      expect(goals.length).toBeGreaterThan(0);
      expect(stars[1]).toBeGreaterThan(stars[0]);
      expect(moves).toBeGreaterThanOrEqual(12);
    }
  });

  it('uses every type of goal', () => {
    const requested = new Set(STEPS.flatMap(({ goals }) => goals.map(({ type }) => type)));
    expect([...requested].sort()).toEqual(['collect', 'crates', 'frost', 'kettles', 'lanterns', 'score']);
  });

  it.each(STEPS.map(({ name }, step) => [step + 1, name] as const))(
    'starts step %i, %s, with a playable board',
    (number) => {
      const plan = planOf(number - 1);
      const play = createPlay(plan);
      if (plan.layout) {
        expect(plan.layout).toHaveLength(SIZE);
        for (const sign of plan.layout.join('')) expect(LAYOUT_SIGNS).toContain(sign);
      }
      expect(findGroups(play)).toEqual([]);
      expect(listSwaps(play).length).toBeGreaterThan(0);
      expect(play.left.every((left) => left > 0)).toBe(true);
      expect(plan.kinds).toBeLessThanOrEqual(KINDS.length);
      for (const goal of plan.goals) if (goal.type === 'collect') expect(goal.kind).toBeLessThan(plan.kinds);
      play.pieces.forEach((piece, cell) => {
        if (piece === PIECE.kettle) expect(isLoose(play, cell)).toBe(true);
      });
    },
  );
});

describe('the board of a step', () => {
  it('changes after each loss, and returns to the first board after the last', () => {
    const losses = parseLosses(null);
    const boardCodes = Array.from({ length: BOARDS_EACH + 1 }, () =>
      nextBoardCode(losses, (losses[4]!++, 4)),
    );
    expect(new Set(boardCodes.map((boardCode) => planOf(boardCode).seed)).size).toBe(BOARDS_EACH);
    expect(boardCodes.at(-1)).toBe(boardCodes[0]);
    expect(parseLosses([3, -1, 'x', 2.5])).toEqual([3, ...Array<number>(STEPS.length - 1).fill(0)]);
  });

  it('always starts playable', () => {
    for (let boardCode = STEPS.length; boardCode < STEPS.length * BOARDS_EACH; boardCode++) {
      const play = createPlay(planOf(boardCode));
      expect(findGroups(play)).toEqual([]);
      expect(listSwaps(play).length).toBeGreaterThan(0);
      expect(play.left.every((left) => left > 0)).toBe(true);
    }
  });

  it('allows a win on every board of its step', () => {
    const boardCode = boardCodeOf(1, 3);
    const { play, moves } = playCarefully(planOf(boardCode));
    expect(play.ending).toBe('won');
    const proof = [['step', 0, [[boardCode, ...packSwaps(moves)]]], ...won[0]!.moves];
    expect(rules.replay(spec, rules.parseMoves(proof)!).score).toBe(scores[0]! + play.score);
  });
});

describe('a new element', () => {
  it('gets announced at the first step that has it', () => {
    const steps = STEPS.map((_, step) => findStepNews(step).map(({ name }) => name));
    const all = steps.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(8);
    expect(steps[3]).toEqual(['Frost']);
    expect(steps[6]).toEqual(['Crate']);
    expect(steps[0]).toEqual([]);
  });

  it('has a singular and a plural name', () => {
    expect(goalName({ type: 'crates' }, 1)).toBe('Crate');
    expect(goalName({ type: 'crates' }, 2)).toBe('Crates');
    expect(goalName({ type: 'collect', kind: 0, count: 9 }, 1)).toBe('Ruby');
    expect(goalName({ type: 'collect', kind: 0, count: 9 })).toBe('Rubies');
    expect(goalName({ type: 'collect', kind: 1, count: 9 })).toBe('Ambers');
  });
});

describe('an unused swap', () => {
  it('scores more than half of an average played swap', () => {
    for (const { play } of won) {
      const bonus = play.movesLeft * POINTS.moveLeft;
      const perSwap = (play.score - bonus - play.lastLight) / (play.plan.moves - play.movesLeft);
      expect(perSwap).toBeLessThan(POINTS.moveLeft * 2);
      expect(bonus).toBeGreaterThan(0);
    }
  });
});

describe('replaying the stair', () => {
  it.each(golden)('gives step $step its known score', ({ step, score, moves }) => {
    const result = rules.replay(spec, rules.parseMoves([['step', step, []], ...moves])!);
    expect(result).toMatchObject({ outcome: 'finished', score });
  });

  it('adds the scores of earlier steps', () => {
    const [first, ...others] = won;
    const result = rules.replay(spec, rules.parseMoves([['step', 0, saved.slice(1)], ...first!.moves])!);
    expect(others).toHaveLength(2);
    expect(result).toMatchObject({ outcome: 'finished', score: scores[0]! + scores[1]! + scores[2]! });
  });

  it('counts each step once, with its best score', () => {
    const result = rules.replay(spec, rules.parseMoves([['step', 0, saved], ...won[0]!.moves])!);
    expect(result.score).toBe(scores[0]! + scores[1]! + scores[2]!);
  });

  it('gives no points for a lost step', () => {
    const play = createPlay(planOf(5));
    const moves: Swap[] = [];
    while (!play.ending) {
      const move = listSwaps(play)[0]!;
      performSwap(play, move);
      moves.push(move);
    }
    expect(play.ending).toBe('spent');
    const result = rules.replay(spec, rules.parseMoves([['step', 5, saved.slice(0, 1)], ...moves])!);
    expect(result).toMatchObject({ outcome: 'finished', score: scores[0] });
  });

  it('refuses a step that was not won, a second start, and swaps before the start', () => {
    const part: StoredStep = [1, ...packSwaps(won[1]!.moves.slice(0, 2))];
    const illegal = (moves: readonly unknown[]) => rules.replay(spec, rules.parseMoves(moves)!).outcome;
    expect(illegal([['step', 0, [part]]])).toBe('illegal');
    expect(
      illegal([
        ['step', 0, []],
        ['step', 1, []],
      ]),
    ).toBe('illegal');
    expect(illegal(won[0]!.moves)).toBe('illegal');
    expect(rules.replay({ seed: 'x', mode: 'daily' }, []).outcome).toBe('illegal');
  });

  it('requires a minimum time only for the swaps of the current step', () => {
    expect(rules.minimumActiveMs(spec, 11)).toBe(10 * MIN_MS_PER_SWAP);
  });

  it.each([
    ['an unknown board code', [['step', STEPS.length * BOARDS_EACH, []]]],
    ['no list of won steps', [['step', 0, null]]],
    ['a step twice', [['step', 0, [saved[0], saved[0]]]]],
    ['a step on two boards', [['step', 0, [saved[0], [boardCodeOf(0, 1)]]]]],
    ['a swap outside the board', [['step', 0, [[1, CELLS * 2]]]]],
    ['more swaps than any step has', [['step', 0, [[1, ...Array<number>(MAX_MOVES + 1).fill(0)]]]]],
    ['a list with a hole', [['step', 0, [[1, , 3]]]]],
    ['an unknown word', [['floor', 0, []]]],
  ])('rejects %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });

  it('never throws for moves that it parses', () => {
    const swaps = fc.array(fc.integer({ min: -1, max: CELLS * 2 }), { maxLength: 6 });
    const savedItem = fc
      .tuple(fc.integer({ min: -1, max: 36 }), swaps)
      .map(([step, list]) => [step, ...list]);
    const head = fc.tuple(fc.constant('step'), fc.nat(300), fc.array(savedItem, { maxLength: 3 }));
    const move = fc.oneof(head, fc.tuple(fc.nat(CELLS), fc.nat(2)), fc.anything());
    fc.assert(
      fc.property(fc.array(move, { maxLength: 5 }), (input) => {
        const moves = rules.parseMoves(input);
        if (moves) expect(Number.isSafeInteger(rules.replay(spec, moves).score)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the progress on the stair', () => {
  const ledger: Ledger = [];
  won.forEach(({ step, play, moves }) => storeStep(ledger, step, play.score, moves));

  it('opens the next step and all finished steps, but no others', () => {
    expect(nextStep([])).toBe(0);
    expect(nextStep(ledger)).toBe(2);
    expect([isOpen(ledger, 2), isOpen(ledger, 3), isOpen(ledger, 4)]).toEqual([true, true, false]);
  });

  it('gives stars by points', () => {
    const [two, three] = STEPS[0]!.stars;
    expect([two - 1, two, three].map((points) => starsFor(0, points))).toEqual([1, 2, 3]);
    expect(starsOf(ledger, 2)).toBe(0);
    expect(totalStars(ledger)).toBe([0, 1, 3].reduce((sum, step) => sum + starsOf(ledger, step), 0));
  });

  it('keeps the better of two results, and survives saving and loading', () => {
    const ownRules = parseLedger(JSON.parse(JSON.stringify(serialiseLedger(ledger))), true);
    expect(ownRules).toEqual(ledger);
    const old = serialiseLedger(ledger).map(([boardCode, , ...swaps]) => [boardCode, 1, ...swaps]);
    expect(parseLedger(old, false)).toEqual(ledger);
    storeStep(ownRules, 0, 1, []);
    expect(ownRules[0]).toEqual(ledger[0]);
    storeStep(ownRules, 0, 1e6, []);
    expect(ownRules[0]).toEqual({ boardCode: 0, score: 1e6, swaps: [] });
    expect(parseLedger('nothing', true)).toEqual([]);
    expect(parseLedger([[999, 1], [0, -1], ['0', 1], [1, 10, 999], null], true)).toEqual([]);
  });

  it('precedes the swaps of a new step, and allows the player to resume a saved step', () => {
    const kind = stairKind(ledger, () => 2);
    const game = kind.begin({ ...spec, mode: 'stair' })!;
    expect(stepOfMoves(game.moves)).toBe(2);
    expect(game.moves[0]).toEqual(createHead(2, ledger));
    game.swap(game.hint()!);
    const resumed = kind.begin({ ...spec, mode: 'stair' }, { moves: [...game.moves] })!;
    expect([resumed.play, resumed.moves]).toEqual([game.play, game.moves]);
    expect(kind.begin({ ...spec, mode: 'daily' })).toBeNull();
    expect(kind.parseMoves(game.moves)).toEqual(game.moves);
  });
});

import { describe, expect, it } from 'vitest';
import { EDITIONS, HINT_PENALTY_MS, MAX_MOVES, MIN_MS_PER_MOVE } from '@/games/copper-and-steam/config';
import { createPlay, findHint } from '@/games/copper-and-steam/play';
import { rulesFor } from '@/games/copper-and-steam/rules';
import type { ModeKey } from '@/games/copper-and-steam/types';
import golden from './golden-runs.json';
import { requireValue, levelOf, solutionOf } from './levels';

const plainEdition = requireValue(EDITIONS[0]);
const rules = requireValue(rulesFor(plainEdition.keyword));
const spec = { seed: 'rules-test', mode: 'kitchen' } as const;
const level = levelOf(plainEdition, spec.mode, spec.seed);
const moves = solutionOf(level);
const boiler = requireValue(level.boilers[0]);
const masksText = (masks: readonly number[]) => masks.map((mask) => mask.toString(16)).join('');

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('no such game')).toBeNull();
  });

  it.each(golden)('makes and finishes the golden level of $keyword, $mode', (run) => {
    const { keyword, seed, mode } = run;
    const edition = requireValue(EDITIONS.find((one) => one.keyword === keyword));
    const level = levelOf(edition, mode as ModeKey, seed);
    expect([masksText(level.pieces), masksText(level.solution)]).toEqual([run.pieces, run.solution]);
    const rules = requireValue(rulesFor(keyword));
    const parsed = requireValue(rules.parseMoves(run.moves));
    const result = rules.replay({ seed, mode }, parsed);
    expect(result).toEqual({ outcome: 'finished', moveCount: parsed.length, penaltyMs: 0, progress: 1 });
    expect(rules.replay({ seed, mode }, parsed.slice(1)).outcome).toBe('unfinished');
  });

  it('refuses a move after the end, a bolted piece, a missing piece and an unknown mode', () => {
    expect(rules.replay(spec, [...moves, [requireValue(level.order.at(-1))]]).outcome).toBe('illegal');
    expect(rules.replay(spec, [[boiler]])).toMatchObject({ outcome: 'illegal', moveCount: 0 });
    expect(rules.replay(spec, [[62]]).outcome).toBe('illegal');
    expect(rules.replay({ ...spec, mode: 'palace' }, []).outcome).toBe('illegal');
  });

  it('allows finishing with hints alone, at a penalty for each, and refuses to turn a piece that a hint has fixed', () => {
    const wrongCount = level.pieces.filter((mask, cell) => mask !== level.solution[cell]).length;
    const hints = Array.from({ length: wrongCount }, () => ['hint'] as ['hint']);
    expect(rules.replay(spec, hints)).toMatchObject({
      outcome: 'finished',
      penaltyMs: wrongCount * HINT_PENALTY_MS,
    });
    const first = findHint(createPlay(level));
    expect(rules.replay(spec, [['hint'], [first]])).toMatchObject({ outcome: 'illegal', moveCount: 1 });
  });

  it('undoes a turn by the opposite turn', () => {
    const [cell] = requireValue(moves[0]) as [number];
    const replay = rules.replay(spec, [[cell], [cell, -1]]);
    expect(replay.progress).toBe(rules.replay(spec, []).progress);
  });

  it('requires a minimum time per move', () => {
    expect(rules.minimumActiveMs(spec, 9)).toBe(9 * MIN_MS_PER_MOVE);
  });
});

describe('parsing moves', () => {
  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, [1]]],
    ['a cell outside every board', [[63]]],
    ['a fraction', [[0.5]]],
    ['a word instead of a number', [['1']]],
    ['a turn of more than a quarter', [[1, 2]]],
    ['a turn by one that is the default', [[1, 1]]],
    ['more in a hint', [['hint', 1]]],
    ['nothing in a move', [[]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => [0])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });
});

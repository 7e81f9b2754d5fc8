import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITIONS, MAX_MOVES, MIN_MS_PER_MOVE, MODE_LABELS, POINTS } from '@/games/domino-parlour/config';
import { adviseStep, applyMove, createPlay, pointsOf, resolveRound } from '@/games/domino-parlour/play';
import { rulesFor } from '@/games/domino-parlour/rules';
import type { Ending, ModeKey, Move } from '@/games/domino-parlour/types';
import golden from './golden-runs.json';
import { playMatch, playLikeOpponent } from './play-match';

const MODES = Object.keys(MODE_LABELS) as ModeKey[];
const rules = rulesFor('domino-parlour')!;
const spec = { seed: 'rules-test', mode: 'easy' };
const { house } = EDITIONS[0]!;

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('no such game')).toBeNull();
  });

  it('has a golden match of every edition against every opponent', () => {
    const played = golden.map(({ keyword, mode }) => `${keyword} ${mode}`).sort();
    const all = EDITIONS.flatMap(({ keyword, modes }) => modes.map((mode) => `${keyword} ${mode}`));
    expect(played).toEqual(all.sort());
  });

  it.each(golden)(
    'replays $keyword against $mode to the known result',
    ({ keyword, seed, mode, moves, score, scores }) => {
      const ownRules = rulesFor(keyword)!;
      const parsed = ownRules.parseMoves(moves)!;
      expect(ownRules.replay({ seed, mode }, parsed)).toMatchObject({
        outcome: 'finished',
        moveCount: moves.length,
        progress: 1,
        score,
      });
      expect(ownRules.replay({ seed, mode }, parsed.slice(0, -1)).outcome).toBe('unfinished');
      const { house: its } = EDITIONS.find((edition) => edition.keyword === keyword)!;
      const play = createPlay({ house: its, mode: mode as ModeKey, seed });
      for (const move of parsed as Move[]) applyMove(play, move);
      expect(play.scores).toEqual(scores);
    },
  );

  it('refuses an illegal move without changing the state', () => {
    const play = createPlay({ house, mode: 'easy', seed: 'refuse' });
    resolveRound(play);
    const before = JSON.stringify(play);
    const step = adviseStep(play)!;
    const notOwn = play.round.hands[1]![0]!;
    const refused: Move[] = [['next'], ['pass'], ['draw'], [notOwn, 0], [step[0], 3]];
    for (const move of refused) expect(applyMove(play, move)).toBeTruthy();
    expect(JSON.stringify(play)).toBe(before);
    expect(applyMove(play, step)).toBeNull();
  });

  it('refuses a move after the end, and an unknown opponent', () => {
    const level = { house, mode: 'easy' as const, seed: spec.seed };
    const { moves } = playMatch(level, playLikeOpponent('medium', 'end'));
    expect(rules.replay(spec, moves).outcome).toBe('finished');
    expect(rules.replay(spec, [...moves, ['next']]).outcome).toBe('illegal');
    expect(rules.replay({ seed: 'x', mode: 'grandmaster' }, []).outcome).toBe('illegal');
  });

  it('requires a minimum time per move', () => {
    expect(rules.minimumActiveMs(spec, 9)).toBe(9 * MIN_MS_PER_MOVE);
  });
});

describe('the score', () => {
  const pointsFor = (scores: [number, number], ending: Ending, mode: ModeKey = 'easy', hints = 0) =>
    pointsOf({ ...createPlay({ house, mode, seed: 'points' }), scores, ending, hints });
  const { target } = house;

  it('increases with points, with a win and with the margin of the win, and is at least one', () => {
    const better = [
      pointsFor([0, target], 'lost'),
      pointsFor([10, target], 'lost'),
      pointsFor([target - 1, target], 'lost'),
      pointsFor([target, target - 1], 'won'),
      pointsFor([target, 10], 'won'),
      pointsFor([target, 0], 'won'),
    ];
    expect(better[0]).toBe(POINTS.least);
    expect(better).toEqual([...new Set(better)].sort((a, b) => a - b));
  });

  it('increases with the opponent’s strength, and decreases with hints', () => {
    const [easy, medium, hard] = MODES.map((mode) => pointsFor([target, 20], 'won', mode));
    expect(easy).toBeLessThan(medium!);
    expect(medium).toBeLessThan(hard!);
    expect(pointsFor([target, 20], 'won', 'easy', 2)).toBe(easy! - 2 * POINTS.hint);
  });

  it('ignores points beyond the target', () => {
    expect(pointsFor([target + 40, 0], 'won')).toBe(pointsFor([target, 0], 'won'));
  });
});

describe('parsing moves', () => {
  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, ['draw']]],
    ['an unknown tile', [[28, 0]]],
    ['an unknown end', [[0, 4]]],
    ['one number', [[5]]],
    ['a fraction', [[0.5, 1]]],
    ['an unknown word', [['peek']]],
    ['a move with too many values', [[1, 2, 0]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => ['hint'])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });

  it('never throws, and never returns moves that make the replay throw', () => {
    const move = fc.oneof(
      fc.tuple(fc.nat(27), fc.nat(3)),
      fc.tuple(fc.constantFrom('draw', 'pass', 'next', 'hint', '__proto__')),
    );
    const list = fc.array(fc.oneof({ weight: 9, arbitrary: move }, fc.anything()));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), list), (input) => {
        const moves = rules.parseMoves(input);
        if (moves) expect(['finished', 'unfinished', 'illegal']).toContain(rules.replay(spec, moves).outcome);
      }),
      { numRuns: 300 },
    );
  });
});

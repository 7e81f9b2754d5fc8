import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CIRCLE, EDITIONS, MAX_MOVES, MIN_MS_PER_MOVE, STRENGTHS } from '@/games/eight-at-nine/config';
import { rulesFor } from '@/games/eight-at-nine/rules';
import { createGame } from '@/games/eight-at-nine/state';
import { TRICKS } from '@/games/eight-at-nine/tricks';
import type { Spin } from '@/games/eight-at-nine/types';
import golden from './golden-runs.json';

const rules = rulesFor('eight-at-nine')!;
const spec = { seed: 'any', mode: 'novice' };
const BREAK = [0, 54, 0];

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('no such game')).toBeNull();
  });

  it.each(golden)(
    'gives $score for the golden run of $keyword, $mode',
    ({ keyword, mode, seed, moves, score }) => {
      const ownRules = rulesFor(keyword)!;
      const parsed = ownRules.parseMoves(moves)!;
      const result = ownRules.replay({ seed, mode }, parsed);
      expect(result).toMatchObject({ outcome: 'finished', moveCount: moves.length, score, progress: 1 });
      expect(ownRules.replay({ seed, mode }, parsed.slice(0, -1)).outcome).toBe('unfinished');
    },
  );

  it('refuses an illegal move, a move of another edition, and an unknown mode', () => {
    const replay = (moves: unknown) => rules.replay(spec, rules.parseMoves(moves)!).outcome;
    expect(replay([['resign'], BREAK])).toBe('illegal');
    expect(replay([['skip']])).toBe('illegal');
    expect(replay([[0, 54, 0, 600, 600]])).toBe('illegal');
    expect(rules.replay({ seed: '', mode: 'first' }, []).outcome).toBe('illegal');
    expect(rules.minimumActiveMs(spec, 9)).toBe(9 * MIN_MS_PER_MOVE);
  });

  it('gives the minimum score for a frame that is given up immediately', () => {
    expect(rules.replay(spec, [['resign']])).toMatchObject({ outcome: 'finished', score: 1 });
  });
});

describe('parsing moves', () => {
  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, ['resign']]],
    ['an angle beyond the circle', [[CIRCLE, 10, 0]]],
    ['no power', [[0, 0, 0]]],
    ['more than full power', [[0, STRENGTHS + 1, 0]]],
    ['an unknown spin', [[0, 10, 2]]],
    ['an incomplete position', [[0, 10, 0, 100]]],
    ['a position beside the table', [[0, 10, 0, 100, 2_600]]],
    ['a fraction', [[0.5, 10, 0]]],
    ['an unknown word', [['down']]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => ['again'])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });

  it('allows any stroke from the actual position of the cue ball', () => {
    const stroke = fc.tuple(
      fc.nat(CIRCLE - 1),
      fc.integer({ min: 1, max: STRENGTHS }),
      fc.constantFrom<Spin>(-1, 0, 1),
    );
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 3 }), fc.constantFrom(...EDITIONS), (strokes, edition) => {
        const ownRules = rulesFor(edition.keyword)!;
        const result = ownRules.replay(
          { seed: 'any', mode: edition.modes[0]! },
          ownRules.parseMoves(strokes)!,
        );
        if (edition.discipline === 'tricks') expect(result.outcome).toBe('unfinished');
        else expect(result.outcome === 'illegal').toBe(result.reason?.includes('after the end') ?? false);
      }),
      { numRuns: 12 },
    );
  });
});

describe('the game state', () => {
  it('resumes from saved moves, and drops invalid ones', () => {
    const level = { discipline: 'eight', mode: 'novice', seed: 'saved' } as const;
    const game = createGame(level);
    game.strike();
    while (game.answer());
    const resumed = createGame(level, [...game.moves, [0, 0, 0, -1, -1]]);
    expect(resumed.moves).toEqual(game.moves);
    expect(resumed.play).toEqual(game.play);
  });

  it('keeps a ball in hand inside the allowed area', () => {
    const game = createGame({ discipline: 'eight', mode: 'novice', seed: 'hand' });
    expect(game.inHand()).toBe('kitchen');
    game.placeAt([3, 2]);
    expect(game.ballPositions()[0]![1]).toBeGreaterThanOrEqual(18.75);
    game.strike();
    expect(game.moves[0]).toHaveLength(5);
  });

  it('shows the next stroke of a solution only as long as the attempt follows the solution', () => {
    const game = createGame({ discipline: 'tricks', mode: 'first', seed: '' });
    const table = TRICKS.findIndex(({ answer }) => answer.length > 1);
    for (let i = 0; i < table; i++) game.say(['skip']);
    const [first, second] = TRICKS[table]!.answer;
    expect(game.answerNow()).toEqual(first);
    game.aimAt(first![0]);
    game.setStrength(first![1]);
    game.setSpin(first![2]);
    game.strike();
    expect(game.answerNow()).toEqual(second);
    game.say(['again']);
    game.aimAt(7_200);
    game.setStrength(1);
    game.strike();
    expect(game.answerNow()).toBeNull();
    game.say(['again']);
    game.aimAtNearest();
    game.aimAgain();
    expect([game.angle, game.strength]).toEqual([7_200, 1]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_MOVES, NEEDLE } from '@/games/needle-drop/config';
import { SPACING, cachedChartOf } from '@/games/needle-drop/music/chart';
import { cachedScoreOf } from '@/games/needle-drop/music/score';
import { advancePlay, applyMove, createPlay, starsOf } from '@/games/needle-drop/play';
import { minDurationMs, rulesFor } from '@/games/needle-drop/rules';
import { createGame } from '@/games/needle-drop/state';
import { TUNES } from '@/games/needle-drop/tunes/tunes';
import {
  END_MOVE,
  LANES,
  START_MOVE,
  type Move,
  type Strength,
  type TuneKey,
} from '@/games/needle-drop/types';
import golden from './golden-runs.json';
import { movesOf } from './player';

const rules = rulesFor('needle-drop')!;
const CHARTS = Object.values(TUNES).flatMap(({ key, strengths }) =>
  strengths.map((strength): [TuneKey, Strength] => [key, strength]),
);
const replayMoves = (mode: string, moves: readonly Move[]) => rules.replay({ seed: 's', mode }, moves);
const playOf = (mode: TuneKey, moves: readonly Move[]) => {
  const play = createPlay({ seed: 's', mode });
  for (const move of moves) expect(applyMove(play, move)).toBeNull();
  return play;
};

describe.each(CHARTS)('the tune %s at difficulty %i', (key, strength) => {
  const { notes, lengthMs, bars } = cachedChartOf(key, strength);

  it('places notes of the melody in every lane, with enough time between them', () => {
    const score = cachedScoreOf(key);
    const heard = new Set(score.melody.map(({ at }) => score.msAt(at)));
    expect(notes.every(({ at }) => heard.has(at))).toBe(true);
    const times = [...new Set(notes.map(({ at }) => at))];
    times.slice(1).forEach((at, i) => expect(at - times[i]!).toBeGreaterThanOrEqual(SPACING[strength]!.gap));
    expect(new Set(notes.map(({ lane }) => lane)).size).toBe(LANES);
    expect(bars[0]).toBe(0);
    if (key !== 'test') {
      expect(lengthMs).toBeGreaterThanOrEqual(45_000);
      expect(lengthMs).toBeLessThanOrEqual(75_000);
    }
  });

  it('never requires a lane that is still held', () => {
    const free = Array.from({ length: LANES }, () => -Infinity);
    for (const { lane, at, end } of notes) {
      expect(at).toBeGreaterThan(free[lane]!);
      free[lane] = end;
    }
  });

  it('gives no star for pressing all keys all the time', () => {
    const hammer: Move[] = [[START_MOVE, strength, 0]];
    for (let ms = 100; ms + 60 < lengthMs; ms += 200)
      for (const how of [1, 0] as const)
        for (let lane = 0; lane < LANES; lane++) hammer.push([lane, how, ms + (how ? 0 : 60)]);
    expect(starsOf(playOf(key, [...hammer, [END_MOVE, 0, lengthMs]]))).toBe(0);
  });

  it('gives three stars and a warm room for a perfect play', () => {
    const moves = movesOf(key, strength, () => 0);
    const play = playOf(key, moves);
    expect(play.counts.slice(1)).toEqual([0, 0]);
    expect([starsOf(play), play.warmth >= 800]).toEqual([3, true]);
    expect(replayMoves(key, moves)).toMatchObject({ outcome: 'finished', score: play.score, progress: 1 });
    expect(moves.length * 3).toBeLessThan(MAX_MOVES);
  });
});

describe('a run', () => {
  it.each(golden)(
    'always scores $score points for the recorded moves of $mode at $strength',
    ({ mode, strength, late, score }) => {
      const moves = movesOf(mode as TuneKey, strength as Strength, (note) => late[note % late.length]!);
      expect(replayMoves(mode, moves)).toMatchObject({ outcome: 'finished', score });
    },
  );

  it('ends without points when the player presses nothing', () => {
    const result = replayMoves(
      'waltz',
      movesOf('waltz', 0, () => null),
    );
    expect(result).toMatchObject({ outcome: 'finished', score: 0 });
  });

  it('scores less than half when the player presses every key all the time', () => {
    const mash: Move[] = [[START_MOVE, 2, 0]];
    const { lengthMs } = cachedChartOf('rag', 2);
    for (let ms = 0; ms < lengthMs - 200; ms += 160)
      for (let lane = 0; lane < LANES; lane++) mash.push([lane, 1, ms + lane], [lane, 0, ms + 40 + lane]);
    mash.sort((a, b) => a[2] - b[2]);
    const mashed = replayMoves('rag', [...mash, [END_MOVE, 0, lengthMs]]);
    expect(mashed.score!).toBeLessThan(
      replayMoves(
        'rag',
        movesOf('rag', 2, () => 70),
      ).score! / 2,
    );
  });

  it('gives the same result at any frame rate', () => {
    const offsets = fc.array(fc.option(fc.integer({ min: -160, max: 160 })), { minLength: 5, maxLength: 30 });
    fc.assert(
      fc.property(offsets, fc.integer({ min: 7, max: 900 }), (late, stepMs) => {
        const moves = movesOf('test', 0, (note) => late[note % late.length]!).filter(([, , ms]) => ms >= 0);
        const seen = createPlay({ seed: 's', mode: 'test' });
        let now = 0;
        for (const move of moves) {
          for (; now < move[2]; now += stepMs) if (seen.strength !== null) advancePlay(seen, now);
          expect(applyMove(seen, move)).toBeNull();
        }
        expect(seen.score).toBe(replayMoves('test', moves).score);
      }),
      { numRuns: 60 },
    );
  });

  it('requires a minimum time based on the length of the tune', () => {
    const { lengthMs } = cachedChartOf('test', 0);
    expect(
      replayMoves(
        'test',
        movesOf('test', 0, () => 0),
      ).minimumActiveMs,
    ).toBe(minDurationMs(lengthMs));
    expect(minDurationMs(lengthMs)).toBeGreaterThan(lengthMs * 0.75);
  });

  it.each([
    ['a press before the choice of difficulty', [[0, 1, 5]]],
    ['a difficulty that the tune lacks', [[START_MOVE, 2, 0]]],
    [
      'a time before the previous one',
      [
        [START_MOVE, 0, 0],
        [0, 1, 900],
        [0, 0, 800],
      ],
    ],
    [
      'a press of a held lane',
      [
        [START_MOVE, 0, 0],
        [0, 1, 900],
        [0, 1, 950],
      ],
    ],
    [
      'an end before the tune is over',
      [
        [START_MOVE, 0, 0],
        [END_MOVE, 0, 5_000],
      ],
    ],
  ])('refuses %s', (_, moves) => {
    expect(replayMoves('test', moves as Move[]).outcome).toBe('illegal');
  });

  it('resumes from a save, with the same judgment of every note', () => {
    const moves = movesOf('test', 0, () => 10);
    const half = moves.filter(([what, , ms]) => what !== END_MOVE && ms < 5_000);
    const game = createGame({ seed: 's', mode: 'test' }, { moves: half, ms: 5_200 });
    expect(game.play.ms).toBe(5_200);
    expect(game.barBefore(game.play.ms)).toBe(4_000);
    game.press(0, true, 4_100);
    expect(game.moves).toHaveLength(half.length);
  });
});

describe('parsing moves', () => {
  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, [1, 1, 1]]],
    ['an unknown lane', [[6, 1, 1]]],
    ['a fraction', [[0, 1, 0.5]]],
    ['a time after the end of every tune', [[0, 1, 90_001]]],
    ['a move with too many values', [[1, 1, 1, 1]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => [0, 1, 0])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });

  it('accepts only its own modes', () => {
    expect(NEEDLE.modes).toHaveLength(7);
    expect(replayMoves('polka', []).outcome).toBe('illegal');
    expect(rulesFor('no such game')).toBeNull();
  });
});

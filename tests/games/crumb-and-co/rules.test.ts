import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESS_CODES } from '@/games/crumb-and-co/codes';
import { EDITIONS, EVENINGS, MAX_MOVES, MODES, MAX_TICKS, TIPS } from '@/games/crumb-and-co/config';
import { makeWeek } from '@/games/crumb-and-co/evenings';
import { priceOf } from '@/games/crumb-and-co/menus';
import { starsOf } from '@/games/crumb-and-co/play';
import { minDurationMs, rulesFor } from '@/games/crumb-and-co/rules';
import type { ModeKey, Move } from '@/games/crumb-and-co/types';
import { expectBoundedReplays } from '../hostile';
import { playWeek } from './bots';
import golden from './golden-runs.json';

const WEEKS = EDITIONS.flatMap(({ keyword, kitchen }) => MODES.map((mode) => ({ keyword, kitchen, mode })));
const rules = rulesFor('crumb-and-co')!;
const spec = { seed: 'rules-test', mode: 'first' };
const played = playWeek(makeWeek(spec.seed, 'bakery', 'first'));

describe('the rule set', () => {
  it('exists for both shops and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('no such game')).toBeNull();
  });

  it.each(golden)(
    'gives $score coins for the golden $mode week of $keyword',
    ({ keyword, seed, mode, moves, score }) => {
      const ownRules = rulesFor(keyword)!;
      const result = ownRules.replay({ seed, mode }, ownRules.parseMoves(moves)!);
      expect(result).toMatchObject({ outcome: 'finished', moveCount: moves.length, progress: 1, score });
    },
  );

  it('returns the exact coins of a run, and its playing time as the minimum active time', () => {
    const result = rules.replay(spec, played.moves);
    expect(result).toMatchObject({ outcome: 'finished', score: played.play.earned, penaltyMs: 0 });
    expect(result.minimumActiveMs).toBe(minDurationMs(played.play.tick));
    expect(result.minimumActiveMs).toBeGreaterThan(200_000);
  });

  it('never reports a run as finished before its last press', () => {
    expect(rules.replay(spec, played.moves.slice(0, -1)).outcome).toBe('unfinished');
  });

  it.each([
    ['a press after the end', [...played.moves, [0, PRESS_CODES.open]]],
    ['an end before the beginning', [[0, PRESS_CODES.end]]],
    ['time that passes in the morning', [[5, PRESS_CODES.open]]],
    ['buying without coins', [[0, PRESS_CODES.buy]]],
    ['an unknown upgrade', [[0, PRESS_CODES.buy + 7]]],
    [
      'buying while the shop is open',
      [
        [0, PRESS_CODES.open],
        [5, PRESS_CODES.buy],
      ],
    ],
    [
      'calm in the middle of an evening',
      [
        [0, PRESS_CODES.open],
        [5, PRESS_CODES.calm],
      ],
    ],
    [
      'serving nothing',
      [
        [0, PRESS_CODES.open],
        [30, PRESS_CODES.seat],
      ],
    ],
    [
      'taking out a raw item',
      [
        [0, PRESS_CODES.open],
        [30, PRESS_CODES.source],
        [20, PRESS_CODES.machine],
      ],
    ],
    [
      'an oven that was not bought',
      [
        [0, PRESS_CODES.open],
        [5, PRESS_CODES.machine + 2],
      ],
    ],
    [
      'a fourth guest at three seats',
      [
        [0, PRESS_CODES.open],
        [5, PRESS_CODES.seat + 3],
      ],
    ],
    [
      'pouring away in a bakery',
      [
        [0, PRESS_CODES.open],
        [5, PRESS_CODES.pour],
      ],
    ],
  ] as [string, Move[]][])('refuses %s', (_, moves) => {
    expect(rules.replay(spec, moves).outcome).toBe('illegal');
  });

  it('refuses an unknown mode', () => {
    expect(rules.replay({ seed: 'x', mode: 'fifth' }, []).outcome).toBe('illegal');
  });
});

describe('every week', () => {
  it.each(WEEKS)('allows three stars on every day for steady play ($keyword, $mode)', ({ kitchen, mode }) => {
    for (const seed of ['one', 'two']) {
      const { play } = playWeek(makeWeek(seed, kitchen, mode));
      expect(starsOf(play), seed).toEqual([3, 3, 3, 3, 3]);
      expect(play.tick).toBeLessThan(MAX_TICKS);
    }
  });

  it.each(WEEKS)('earns nothing without presses ($keyword, $mode)', ({ kitchen, mode }) => {
    const { play } = playWeek(makeWeek('idle', kitchen, mode), { isIdle: true });
    expect(starsOf(play)).toEqual([0, 0, 0, 0, 0]);
    expect(play).toMatchObject({ earned: 0, served: 0 });
    expect(play.lost).toBe(play.week.evenings.reduce((sum, { guests }) => sum + guests.length, 0));
  });

  it('earns nothing without presses on calm days, either', () => {
    const { play } = playWeek(makeWeek('idle', 'bakery', 'first'), { isIdle: true, isCalm: true });
    expect(play).toMatchObject({ earned: 0, served: 0 });
  });

  it.each(WEEKS)(
    'allows calm play, with stars for slow players but lower earnings ($keyword, $mode)',
    ({ kitchen, mode }) => {
      const week = makeWeek('calm', kitchen, mode);
      const calm = playWeek(week, { isCalm: true, paceTicks: 24 }).play;
      expect(Math.min(...starsOf(calm))).toBeGreaterThanOrEqual(1);
      expect(calm.earned).toBeLessThan(playWeek(week).play.earned);
    },
  );

  it('has more guests on each day and in each later mode', () => {
    for (const { kitchen } of EDITIONS) {
      const guests = MODES.map((mode) =>
        makeWeek('grow', kitchen, mode).evenings.map((day) => day.guests.length),
      );
      guests.forEach((week, place) => {
        expect(week).toHaveLength(EVENINGS);
        expect(week).toEqual([...week].sort((one, other) => one - other));
        if (place) expect(week[0]).toBeGreaterThan(guests[place - 1]![0]!);
      });
    }
  });
});

describe('parsing moves', () => {
  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, [0, 1]]],
    ['an unknown press', [[0, PRESS_CODES.again + 1]]],
    ['a fraction', [[0.5, 1]]],
    ['negative time', [[-1, 1]]],
    ['more time than a week has', [[MAX_TICKS + 1, 1]]],
    ['a move with too few values', [[1]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => [0, 0])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });
});

describe('replaying arbitrary moves', () => {
  const move = fc.tuple(
    fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.integer({ min: -1, max: 400 })),
    fc.integer({ min: -1, max: PRESS_CODES.again + 1 }),
  );

  it.each(EDITIONS)(
    'never throws and never earns more than the guests of $title can pay',
    ({ keyword, kitchen }) => {
      const { seed, mode, moves } = golden.find((run) => run.keyword === keyword)!;
      const tip = TIPS.quick + TIPS.bell + TIPS.maxRow;
      const guests = makeWeek(seed, kitchen, mode as ModeKey).evenings.flatMap((day) => day.guests);
      const maxScore = guests.reduce(
        (sum, { wants }) => wants.reduce((own, thing) => own + priceOf(kitchen, thing), sum + tip),
        0,
      );
      expectBoundedReplays({
        rules: rulesFor(keyword)!,
        spec: { seed, mode },
        run: moves,
        move,
        maxScore,
      });
    },
  );
});

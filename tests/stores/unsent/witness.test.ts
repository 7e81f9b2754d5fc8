/** A result that the service would doubt is sent as finished offline; one that it has seen may rank. */
import { describe, expect, it } from 'vitest';
import { createRandom } from '@/games/kit/seeded-random';
import { doubtOf } from '@/server/scores/runs/doubt';
import { accrue, type RunTime } from '@/server/scores/runs/run-time';
import { beginWitness, hear, isFinishedOffline, type Witness } from '@/stores/unsent/witness';

const SECOND = 1000;

/** A run whose reports arrive at these seconds with so many moves. */
const told = (...reports: [at: number, moves: number, isPaused?: boolean][]): Witness =>
  reports.reduce(
    (seen, [at, moves, isPaused = false]) => hear(seen, at * SECOND, moves, isPaused),
    beginWitness(0),
  );

const isOffline = (witness: Witness | null, at: number, moves: number): boolean =>
  isFinishedOffline(witness, at * SECOND, moves);

describe('a run', () => {
  it('that was reported all along is not offline', () =>
    expect(isOffline(told([15, 10], [30, 20], [45, 30]), 58, 40)).toBe(false));
  it('whose last heartbeats were late by what networks do is not', () =>
    expect(isOffline(told([15, 10]), 60, 40)).toBe(false));
  it('that was completed and could not be sent for a minute is', () =>
    expect(isOffline(told([15, 10], [30, 39]), 91, 40)).toBe(true));
  it('that nobody has a witness of is', () => expect(isOffline(null, 0, 1)).toBe(true));
  it('that was played without a network for long, and completed with one, is', () =>
    expect(isOffline(told([15, 10], [300, 60], [315, 62]), 320, 64)).toBe(true));
  it('of which a few moves were unseen is not', () =>
    expect(isOffline(told([15, 30], [100, 33], [115, 45]), 120, 50)).toBe(false));
  it('of which every third heartbeat arrives, so that the service stops forgiving, is', () =>
    expect(isOffline(told([45, 10], [90, 20], [135, 30], [180, 40]), 185, 42)).toBe(true));
  it('that lay paused for an hour is not', () =>
    expect(isOffline(told([15, 10, true], [3600, 10], [3615, 20]), 3625, 25)).toBe(false));
  it('whose unseen moves all arrive after a reload is', () =>
    expect(isOffline(told([15, 10], [900, 10], [901, 50]), 905, 52)).toBe(true));
  it('whose last moves all come at once, as a hand that plays itself out, is not', () =>
    expect(isOffline(told([15, 20], [16, 20, true], [18, 20]), 22, 70)).toBe(false));
  it('that is played fast is not', () =>
    expect(isOffline(told([15, 60], [30, 120], [31, 124, true], [40, 124], [55, 190]), 60, 210)).toBe(false));
});

describe('a run that was begun on another device', () => {
  const takenUp = (...reports: [at: number, moves: number][]): Witness =>
    reports.reduce((seen, [at, moves]) => hear(seen, at * SECOND, moves, false), beginWitness(0, null));

  it('is not offline for the moves that were made there', () =>
    expect(isOffline(takenUp([1, 25], [59, 25], [74, 35]), 80, 45)).toBe(false));
  it('is where nothing was ever heard of it here', () =>
    expect(isOffline(beginWitness(0, null), 90, 45)).toBe(true));
});

describe('a run whose moves carry their time', () => {
  const steered = (...reports: [at: number, moves: number, isPaused?: boolean][]): Witness =>
    reports.reduce(
      (seen, [at, moves, isPaused = false]) => hear(seen, at * SECOND, moves, isPaused),
      beginWitness(0, 0, true),
    );

  it('is not offline for moves that come fast, after a pause of minutes', () => {
    const seen = steered([15, 250], [30, 500, true], [300, 500], [315, 750]);
    expect(isOffline(seen, 320, 850)).toBe(false);
  });
  it('is offline where its moves came while nobody heard of it', () => {
    expect(isOffline(steered([15, 250], [300, 2_500], [315, 2_600]), 320, 2_650)).toBe(true);
  });
  it('is offline where they all arrive right after a silence', () => {
    expect(isOffline(steered([15, 250], [300, 250], [300.1, 2_500]), 305, 2_560)).toBe(true);
  });
});

describe('beside the service', () => {
  const MS_PER_MOVE = 200;
  const BEGUN: RunTime = {
    ...{ activeMs: 0, gapMs: 0, lateMs: 0, spareMs: 0, isPaused: false, lastSeenAt: new Date(0) },
    ...{ moveCount: 0, toldMoves: 0, unwitnessedMoves: 0, pauseCount: 0, busiestMoves: 0 },
  };

  it('no run whose moves the service would call unseen is sent as one that it saw', () => {
    const random = createRandom('a bad network');
    let doubted = 0;
    for (let number = 0; number < 2_000; number += 1) {
      let [at, moves] = [0, 0];
      let [time, witness] = [BEGUN, beginWitness(0)];
      const play = (): void => {
        const seconds = random.pick([5, 15, 15, 15, 35, 45, 50, 55, 120]);
        at += seconds * SECOND;
        // At most a move in two seconds: nobody here is too fast.
        moves += random.below(Math.ceil(seconds / 2));
      };
      const report = { msPerMove: MS_PER_MOVE };
      for (let reports = 3 + random.below(15); reports > 0; reports -= 1) {
        play();
        time = accrue(time, new Date(at), { ...report, moveCount: moves });
        witness = hear(witness, at, moves, false);
      }
      play();
      const doubt = doubtOf(accrue(time, new Date(at), { ...report, moveCount: moves }), moves, 0);
      if (doubt !== 'unwitnessed-moves') continue;
      doubted += 1;
      expect(isFinishedOffline(witness, at, moves), `run ${number}`).toBe(true);
    }
    expect(doubted).toBeGreaterThan(200);
  });
});

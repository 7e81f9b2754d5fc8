/**
 * Tests that the browser submits a result as finished offline exactly when the service would quarantine it for unseen
 * moves.
 */
import { describe, expect, it } from 'vitest';
import { createRandom } from '@/games/kit/seeded-random';
import {
  isFinishedOffline,
  recordReport,
  startLiveness,
  toStoredLiveness,
  type Liveness,
} from '@/lib/domain/run/liveness';
import { findRejection } from '@/lib/domain/run/rejection';
import { advanceClock, startClock } from '@/lib/domain/run/run-clock';

const SECOND = 1000;

/** Returns the liveness after reports at these seconds with these move counts. */
const livenessAfter = (...reports: [at: number, moves: number, isPaused?: boolean][]): Liveness =>
  reports.reduce(
    (seen, [at, moves, isPaused = false]) => recordReport(seen, at * SECOND, moves, isPaused),
    startLiveness(0),
  );

const isOfflineAfter = (liveness: Liveness | null, at: number, moves: number): boolean =>
  isFinishedOffline(liveness, at * SECOND, moves);

describe('a run in this browser', () => {
  it('counts as observed with a report in each interval', () =>
    expect(isOfflineAfter(livenessAfter([15, 10], [30, 20], [45, 30]), 58, 40)).toBe(false));
  it('counts as observed when the last heartbeats arrive with a normal network delay', () =>
    expect(isOfflineAfter(livenessAfter([15, 10]), 60, 40)).toBe(false));
  it('counts as offline when its result could not be sent for a minute', () =>
    expect(isOfflineAfter(livenessAfter([15, 10], [30, 39]), 91, 40)).toBe(true));
  it('counts as offline without any report', () => expect(isOfflineAfter(null, 0, 1)).toBe(true));
  it('counts as offline after a long time without a network, even if the network returned before the end', () =>
    expect(isOfflineAfter(livenessAfter([15, 10], [300, 60], [315, 62]), 320, 64)).toBe(true));
  it('counts as observed despite a few unseen moves', () =>
    expect(isOfflineAfter(livenessAfter([15, 30], [100, 33], [115, 45]), 120, 50)).toBe(false));
  it('counts as offline when two of three heartbeats are lost', () =>
    expect(isOfflineAfter(livenessAfter([45, 10], [90, 20], [135, 30], [180, 40]), 185, 42)).toBe(true));
  it('counts as observed after a pause of one hour', () =>
    expect(isOfflineAfter(livenessAfter([15, 10, true], [3600, 10], [3615, 20]), 3625, 25)).toBe(false));
  it('counts as offline when its unseen moves all arrive after a reload', () =>
    expect(isOfflineAfter(livenessAfter([15, 10], [900, 10], [901, 50]), 905, 52)).toBe(true));
  it('counts as observed when its last moves arrive together, as in a game that completes itself', () =>
    expect(isOfflineAfter(livenessAfter([15, 20], [16, 20, true], [18, 20]), 22, 70)).toBe(false));
  it('counts as observed despite fast moves', () =>
    expect(
      isOfflineAfter(livenessAfter([15, 60], [30, 120], [31, 124, true], [40, 124], [55, 190]), 60, 210),
    ).toBe(false));
});

describe('a run that was started on another device', () => {
  const resumedLiveness = (...reports: [at: number, moves: number][]): Liveness =>
    reports.reduce(
      (seen, [at, moves]) => recordReport(seen, at * SECOND, moves, false),
      startLiveness(0, { isMoveCountKnown: false }),
    );

  it('counts as observed, because the service knows the moves made on that device', () =>
    expect(isOfflineAfter(resumedLiveness([1, 25], [59, 25], [74, 35]), 80, 45)).toBe(false));
  it('counts as offline without any report from this device', () =>
    expect(isOfflineAfter(startLiveness(0, { isMoveCountKnown: false }), 90, 45)).toBe(true));
});

describe('a run with timed moves', () => {
  const steered = (...reports: [at: number, moves: number, isPaused?: boolean][]): Liveness =>
    reports.reduce(
      (seen, [at, moves, isPaused = false]) => recordReport(seen, at * SECOND, moves, isPaused),
      startLiveness(0, { hasTimedMoves: true }),
    );

  it('counts as observed despite fast moves after a pause of minutes', () => {
    const seen = steered([15, 250], [30, 500, true], [300, 500], [315, 750]);
    expect(isOfflineAfter(seen, 320, 850)).toBe(false);
  });
  it('counts as offline when moves were made without reports', () => {
    expect(isOfflineAfter(steered([15, 250], [300, 2_500], [315, 2_600]), 320, 2_650)).toBe(true);
  });
  it('counts as offline when all moves arrive right after a silence', () => {
    expect(isOfflineAfter(steered([15, 250], [300, 250], [300.1, 2_500]), 305, 2_560)).toBe(true);
  });
});

describe('the browser’s estimate', () => {
  const MS_PER_MOVE = 200;

  it('counts a run as offline whenever the service would reject its moves as unseen', () => {
    const random = createRandom('a bad network');
    let rejected = 0;
    for (let number = 0; number < 2_000; number += 1) {
      let [at, moves] = [0, 0];
      let [clock, liveness] = [startClock(0), startLiveness(0)];
      const play = (): void => {
        const seconds = random.pick([5, 15, 15, 15, 35, 45, 50, 55, 120]);
        at += seconds * SECOND;
        // At most one move in two seconds, so no player is too fast.
        moves += random.below(Math.ceil(seconds / 2));
      };
      const report = { msPerMove: MS_PER_MOVE };
      for (let reports = 3 + random.below(15); reports > 0; reports -= 1) {
        play();
        clock = advanceClock(clock, at, { ...report, moveCount: moves });
        liveness = recordReport(liveness, at, moves, false);
      }
      play();
      const end = advanceClock(clock, at, { ...report, moveCount: moves });
      if (findRejection(end, moves, 0) !== 'unseen-moves') continue;
      rejected += 1;
      expect(isFinishedOffline(liveness, at, moves), `run ${number}`).toBe(true);
    }
    expect(rejected).toBeGreaterThan(200);
  });
});

describe('reading a stored estimate', () => {
  it('returns the stored estimate', () => {
    const liveness = livenessAfter([15, 10]);
    expect(toStoredLiveness({ liveness })).toEqual(liveness);
  });

  it('reads the former name of `movedGapMs`', () => {
    const liveness = livenessAfter([15, 10], [80, 20]);
    if (!liveness) throw new Error('There is no estimate.');
    const { movedGapMs, ...clock } = liveness.clock;
    expect(movedGapMs).toBeGreaterThan(0);
    const stored = { ...liveness, clock: { ...clock, lateMs: movedGapMs } } as unknown as typeof liveness;
    expect(toStoredLiveness({ liveness: stored })).toEqual(liveness);
  });

  it('converts the format of earlier versions', () => {
    const heartbeat = {
      ...{ heardAt: 15_000, isPaused: false, moveCount: 10, lateMs: 0 },
      ...{ hadGap: false, spareMs: 13_000, unseenMoves: 0 },
    };
    const liveness = toStoredLiveness({ witness: heartbeat });
    expect(isOfflineAfter(liveness, 30, 20)).toBe(false);
    expect(
      isOfflineAfter(toStoredLiveness({ witness: { ...heartbeat, hadGap: true, unseenMoves: 9 } }), 30, 20),
    ).toBe(true);
  });

  it('returns null for malformed values', () => {
    for (const stored of [{}, { witness: null }, { witness: 'x' }, { liveness: null }])
      expect(toStoredLiveness(stored)).toBeNull();
  });
});

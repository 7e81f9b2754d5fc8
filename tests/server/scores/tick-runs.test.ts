/** Tests runs whose moves state their own time, so that they cannot be submitted sooner than they were played. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesFor } from '@/games/rooftop-cats/rules';
import { timeMsOf } from '@/games/copper-rally/race';
import type { Move } from '@/games/copper-rally/types';
import { driveRoad } from '../../games/copper-rally/drivers';
import { playAhead } from '../../games/rooftop-cats/runner';
import {
  createTestGuest,
  createTestServices,
  type TestPlayer,
  type TestServices,
} from '../../support/services';
import { finishRun, playFor, type StartedRun } from '../../support/sudoku-run';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const startPlayerRun = async (player: TestPlayer, mode: string): Promise<StartedRun> =>
  (await player.request<StartedRun>('POST', '/runs', { game: 'rooftop-cats', mode })).body;

const playRun = async (player: TestPlayer, mode: string, ms: number) => {
  const started = await startPlayerRun(player, mode);
  const { moves, play: played } = playAhead({ seed: started.run.seed, mode });
  await playFor(services, player, started, { ms, moves: moves.length });
  const result = await finishRun(player, started, moves);
  const rules = rulesFor('rooftop-cats')!;
  const { score } = rules.replay({ seed: started.run.seed, mode }, rules.parseMoves(moves)!);
  return { started, moves, played, result, score };
};

describe('a run whose moves carry their tick', () => {
  it.each(['moonlit', 'stroll'])(
    'ranks with the replayed score when enough time has passed for its ticks (%s)',
    async (mode) => {
      const guest = await createTestGuest(services);
      const { result, score, played } = await playRun(guest, mode, 92_000);
      expect(played.ending).toBe('dawn');
      expect(score).toBeGreaterThan(0);
      expect(result.body).toMatchObject({ verified: true, verdict: 'counted', value: score, best: score });
    },
  );

  it('gets quarantined when it is submitted sooner than its ticks allow, however few moves it has', async () => {
    const guest = await createTestGuest(services);
    const { result } = await playRun(guest, 'moonlit', 60_000);
    expect(result.body).toMatchObject({ verified: false, verdict: 'quarantined', rank: null });
  });

  it('gets quarantined when its ticks lag behind the active time, as in a slowed browser', async () => {
    const guest = await createTestGuest(services);
    const { result } = await playRun(guest, 'moonlit', 180_000);
    expect(result.body).toMatchObject({ verified: false, verdict: 'quarantined', rank: null });
  });

  it('ranks when its ticks lag by less than a tenth', async () => {
    const guest = await createTestGuest(services);
    const { result } = await playRun(guest, 'moonlit', 102_000);
    expect(result.body).toMatchObject({ verified: true, verdict: 'counted' });
  });

  it('causes an error if its inputs change after its end, but not if it stops before the end', async () => {
    const guest = await createTestGuest(services);
    const started = await startPlayerRun(guest, 'endless');
    await playFor(services, guest, started, { ms: 4_000, moves: 2 });
    expect((await finishRun(guest, started, [[70_000, 1]])).status).toBe(422);
    expect((await finishRun(guest, started, [[60, 9]])).status).toBe(400);
    const result = await finishRun(guest, started, [[30, 4]]);
    expect(result.body).toMatchObject({ verdict: 'counted' });
  });
});

describe('a race', () => {
  interface Driven {
    started: StartedRun;
    moves: Move[];
    /** The time on the screen. It is computed from the number of ticks. */
    shownMs: number;
  }

  const start = async (player: TestPlayer): Promise<Driven> => {
    const requested = { game: 'copper-rally', mode: 'r1' };
    const { body: started } = await player.request<StartedRun>('POST', '/runs', requested);
    const { play: driven, moves } = driveRoad('r1', 'ace');
    return { started, moves, shownMs: timeMsOf(driven) };
  };
  const report = (
    player: TestPlayer,
    { started, moves }: Driven,
    kind: 'beat' | 'pause' | 'resume',
    { activeMs, share }: { activeMs: number; share: number },
  ) =>
    player.request('POST', `/runs/${started.run.id}/checkpoint`, {
      ...{ token: started.token, kind, activeMs: Math.round(activeMs) },
      moveCount: Math.floor(moves.length * share),
    });
  const race = async (stretch: number) => {
    const guest = await createTestGuest(services);
    const driven = await start(guest);
    const ms = Math.round(driven.shownMs * stretch);
    await playFor(services, guest, driven.started, { ms, moves: driven.moves.length });
    return { ...driven, result: await finishRun(guest, driven.started, driven.moves) };
  };

  it('ranks with the time shown on the screen, without the countdown before the start', async () => {
    const { shownMs, result } = await race(1.05);
    expect(result.body).toMatchObject({ verified: true, verdict: 'counted', value: shownMs, best: shownMs });
  });

  it('gets quarantined when it was played at half speed', async () => {
    const { result } = await race(2);
    expect(result.body).toMatchObject({ verified: false, verdict: 'quarantined', rank: null });
  });

  it('gets quarantined when it is submitted sooner than its race time allows', async () => {
    const { result } = await race(0.8);
    expect(result.body).toMatchObject({ verified: false, verdict: 'quarantined', rank: null });
  });

  it('does not start its clock before the first progress report', async () => {
    const guest = await createTestGuest(services);
    const driven = await start(guest);
    // The player reads the instructions first.
    services.advance(25_000);
    await report(guest, driven, 'resume', { activeMs: 0, share: 0 });
    await playFor(services, guest, driven.started, { ms: driven.shownMs, moves: driven.moves.length });
    const result = await finishRun(guest, driven.started, driven.moves);
    expect(result.body).toMatchObject({ verified: true, verdict: 'counted', value: driven.shownMs });
  });

  /** Drives until the page is lost without a report, waits, and drives the rest. */
  const raceOverLostPage = async ({
    lostAtMs,
    awayMs,
    claimedMs = lostAtMs,
    stretch = 1,
  }: {
    lostAtMs: number;
    awayMs: number;
    claimedMs?: number;
    stretch?: number;
  }) => {
    const guest = await createTestGuest(services);
    const driven = await start(guest);
    const share = lostAtMs / driven.shownMs;
    await report(guest, driven, 'resume', { activeMs: 0, share: 0 });
    services.advance(15_000 * stretch);
    await report(guest, driven, 'beat', { activeMs: 15_000, share: share * (15_000 / lostAtMs) });
    services.advance((lostAtMs - 15_000) * stretch + awayMs);
    // Sends the report of a page that loads a saved run, then the report of the game that continues this run.
    await guest.request('POST', `/runs/${driven.started.run.id}/checkpoint`, {
      ...{ token: driven.started.token, kind: 'resume', activeMs: Math.round(claimedMs) },
    });
    services.advance(200);
    await report(guest, driven, 'resume', { activeMs: claimedMs, share });
    services.advance(15_000 * stretch);
    await report(guest, driven, 'beat', {
      activeMs: lostAtMs + 15_000,
      share: share + 15_000 / driven.shownMs,
    });
    services.advance((driven.shownMs - lostAtMs - 15_000) * stretch);
    return { ...driven, result: await finishRun(guest, driven.started, driven.moves) };
  };

  it.each([
    ['at once after a heartbeat', 15_500, 29_000],
    ['long after a heartbeat', 28_000, 9_000],
    ['for ten minutes', 20_000, 600_000],
  ])('ranks after an unreported reload: %s', async (_when, lostAtMs, awayMs) => {
    const { result, shownMs } = await raceOverLostPage({ lostAtMs, awayMs });
    expect(result.body).toMatchObject({ verified: true, verdict: 'counted', value: shownMs });
  });

  it('gets quarantined in a slowed browser that reloads and claims more time', async () => {
    const lostReload = { lostAtMs: 22_000, claimedMs: 44_000, awayMs: 2_000, stretch: 2 };
    const { result } = await raceOverLostPage(lostReload);
    expect(result.body).toMatchObject({ verified: false, verdict: 'quarantined' });
  });

  it('gets quarantined at half speed, whatever time the browser claims in its reports', async () => {
    const guest = await createTestGuest(services);
    const driven = await start(guest);
    const intervals = Math.ceil((driven.shownMs * 2) / 15_000);
    for (let at = 1; at <= intervals; at += 1) {
      services.advance((driven.shownMs * 2) / intervals);
      await report(guest, driven, 'resume', {
        activeMs: (driven.shownMs * at) / intervals,
        share: at / (intervals + 1),
      });
    }
    const result = await finishRun(guest, driven.started, driven.moves);
    expect(result.body).toMatchObject({ verified: false, verdict: 'quarantined' });
  });
});

/** Runs whose moves carry their time: what was played cannot have been played faster. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesFor } from '@/games/rooftop-cats/rules';
import { timeMsOf } from '@/games/copper-rally/race';
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

const start = async (player: TestPlayer, mode: string): Promise<StartedRun> =>
  (await player.ask<StartedRun>('POST', '/runs', { game: 'rooftop-cats', mode })).body;

const play = async (player: TestPlayer, mode: string, ms: number) => {
  const started = await start(player, mode);
  const { moves, play: played } = playAhead({ seed: started.run.seed, mode });
  await playFor(services, player, started, { ms, moves: moves.length });
  const result = await finishRun(player, started, moves);
  const rules = rulesFor('rooftop-cats')!;
  const { score } = rules.replay({ seed: started.run.seed, mode }, rules.parseMoves(moves)!);
  return { started, moves, played, result, score };
};

describe('a run in ticks', () => {
  it.each(['moonlit', 'stroll'])(
    'ranks with the score of its replay when its time has passed (%s)',
    async (mode) => {
      const guest = await createTestGuest(services);
      const { result, score, played } = await play(guest, mode, 92_000);
      expect(played.ending).toBe('dawn');
      expect(score).toBeGreaterThan(0);
      expect(result.body).toMatchObject({ verified: true, verdict: 'counted', value: score, best: score });
    },
  );

  it('is held back when it comes before its time, however few its moves', async () => {
    const guest = await createTestGuest(services);
    const { result } = await play(guest, 'moonlit', 60_000);
    expect(result.body).toMatchObject({ verified: false, verdict: 'quarantined', rank: null });
  });

  it('is quarantined when its ticks lag behind the active time, as in a slowed browser', async () => {
    const guest = await createTestGuest(services);
    const { result } = await play(guest, 'moonlit', 180_000);
    expect(result.body).toMatchObject({ verified: false, verdict: 'quarantined', rank: null });
  });

  it('ranks when the ticks lag by less than a tenth', async () => {
    const guest = await createTestGuest(services);
    const { result } = await play(guest, 'moonlit', 102_000);
    expect(result.body).toMatchObject({ verified: true, verdict: 'counted' });
  });

  it('is refused when its buttons change after its end, and taken when it stops before', async () => {
    const guest = await createTestGuest(services);
    const started = await start(guest, 'endless');
    await playFor(services, guest, started, { ms: 4_000, moves: 2 });
    expect((await finishRun(guest, started, [[70_000, 1]])).status).toBe(422);
    expect((await finishRun(guest, started, [[60, 9]])).status).toBe(400);
    const result = await finishRun(guest, started, [[30, 4]]);
    expect(result.body).toMatchObject({ verdict: 'counted' });
  });
});

describe('a race', () => {
  const race = async (stretch: number) => {
    const guest = await createTestGuest(services);
    const { body: started } = await guest.ask<StartedRun>('POST', '/runs', {
      game: 'copper-rally',
      mode: 'r1',
    });
    const { play: driven, moves } = driveRoad('r1', 'ace');
    const shownMs = timeMsOf(driven);
    const ms = Math.round(shownMs * stretch);
    await playFor(services, guest, started, { ms, moves: moves.length });
    return { shownMs, result: await finishRun(guest, started, moves) };
  };

  it('ranks with the time on its screen, without the count before the start', async () => {
    const { shownMs, result } = await race(1.05);
    expect(result.body).toMatchObject({ verified: true, verdict: 'counted', value: shownMs, best: shownMs });
  });

  it('is quarantined at half its speed', async () => {
    const { result } = await race(2);
    expect(result.body).toMatchObject({ verified: false, verdict: 'quarantined', rank: null });
  });
});

/** Runs that send a value which no moves prove: ranked within their bounds, never verified, held for a check outside. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundsFor, MODES } from '@/games/orbit-keeper/rules';
import type { RunResult } from '@/lib/contract/scores-entities';
import {
  createTestGuest,
  createTestServices,
  type TestPlayer,
  type TestServices,
} from '../../support/services';
import { playFor, type StartedRun } from '../../support/sudoku-run';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const finish = async (player: TestPlayer, ms: number, body: object, mode = 'gentle') => {
  const started = (await player.ask<StartedRun>('POST', '/runs', { game: 'orbit-keeper', mode })).body;
  await playFor(services, player, started, { ms, moves: 0 });
  return player.ask<RunResult>('POST', `/runs/${started.run.id}/finish`, {
    token: started.token,
    activeMs: 9_999_999,
    ...body,
  });
};

describe('a run for a value', () => {
  it.each(MODES.map(({ key }) => key))('ranks within its bounds and is not verified (%s)', async (mode) => {
    const guest = await createTestGuest(services);
    const { status, body } = await finish(guest, 60_000, { value: 1_240 }, mode);
    expect(status).toBe(200);
    expect(body).toMatchObject({ verified: false, verdict: 'counted', value: 1_240, rank: 1, best: 1_240 });
  });

  it('keeps the highest as the best', async () => {
    const guest = await createTestGuest(services);
    await finish(guest, 60_000, { value: 2_000 });
    const { body } = await finish(guest, 60_000, { value: 900 });
    expect(body).toMatchObject({ value: 900, best: 2_000 });
  });

  it.each([
    ['too soon', 500, 500],
    ['more than its time can bring', 30_000, 500_000],
    ['more than any game can bring', 30_000, 900_000_000],
  ])('is held for a check when it brings %s, whatever the client’s clock says', async (_what, ms, value) => {
    const guest = await createTestGuest(services);
    const { body } = await finish(guest, ms, { value });
    expect(body).toMatchObject({ verified: false, verdict: 'quarantined', rank: null, best: null });
  });

  it.each([{}, { moves: [] }, { value: 2 ** 31 }, { value: -1 }, { value: 1.5 }, { value: 'nine' }])(
    'is refused without a whole number: %j',
    async (body) => {
      const guest = await createTestGuest(services);
      expect((await finish(guest, 30_000, body)).status).toBe(400);
    },
  );

  it('has no bounds for a mode or a game that is none of its own', () => {
    expect(boundsFor('orbit-keeper', 'daily')).toBeNull();
    expect(boundsFor('quiet-sudoku', 'gentle')).toBeNull();
  });
});

/** Tests that finishing and merging runs use only one connection, even if the game cache is empty. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDaysOnTime, createDayGuest, createDayMember } from '../../../support/day-players';
import { createTestServices, type TestServices } from '../../../support/services';
import { finishRun, playFor, solutionMoves, startRun } from '../../../support/sudoku-run';

// New services have an empty game cache, as after a change of the catalog.
let services: TestServices;
beforeEach(async () => {
  services = await createTestServices();
});
afterEach(() => services.drop());

const OTHER_GAME = 'nonogram-garden';

describe('a run with an empty game cache', () => {
  it('finishes without requesting a second connection', async () => {
    const guest = await createDayGuest(services);
    const started = await startRun(guest);
    await addDaysOnTime(services, guest, ['2026-11-20'], OTHER_GAME);
    const moves = solutionMoves(started.run.seed, 'daily');
    await playFor(services, guest, started, { ms: 120_000, moves: moves.length });
    const { status, body } = await finishRun(guest, started, moves);
    expect({ status, verdict: body.verdict }).toEqual({ status: 200, verdict: 'counted' });
  });

  it('merges without requesting a second connection', async () => {
    const guest = await createDayGuest(services);
    const member = await createDayMember(services, 'mira');
    await addDaysOnTime(services, guest, ['2026-11-20'], OTHER_GAME);
    const { status, body } = await member.request('POST', '/merge', { guestToken: await guest.token() });
    expect({ status, body }).toEqual({ status: 200, body: { mergedRuns: 1 } });
  });
});

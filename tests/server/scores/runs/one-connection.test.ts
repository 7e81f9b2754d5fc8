/** Finishing and merging runs with one connection each, whatever the game cache holds. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDaysOnTime, createDayGuest, createDayMember } from '../../../support/day-players';
import { createTestServices, type TestServices } from '../../../support/services';
import { finishRun, playFor, solutionMoves, startRun } from '../../../support/sudoku-run';

// The game cache of new services is empty, as it is after a catalog change.
let services: TestServices;
beforeEach(async () => {
  services = await createTestServices();
});
afterEach(() => services.drop());

const OTHER_GAME = 'nonogram-garden';

describe('an empty game cache', () => {
  it('does not make finishing a daily request a second connection', async () => {
    const guest = await createDayGuest(services);
    const started = await startRun(guest);
    await addDaysOnTime(services, guest, ['2026-11-20'], OTHER_GAME);
    const moves = solutionMoves(started.run.seed, 'daily');
    await playFor(services, guest, started, { ms: 120_000, moves: moves.length });
    const { status, body } = await finishRun(guest, started, moves);
    expect({ status, verdict: body.verdict }).toEqual({ status: 200, verdict: 'counted' });
  });

  it('does not make a merge request a second connection', async () => {
    const guest = await createDayGuest(services);
    const member = await createDayMember(services, 'mira');
    await addDaysOnTime(services, guest, ['2026-11-20'], OTHER_GAME);
    const { status, body } = await member.request('POST', '/merge', { guestToken: await guest.token() });
    expect({ status, body }).toEqual({ status: 200, body: { mergedRuns: 1 } });
  });
});

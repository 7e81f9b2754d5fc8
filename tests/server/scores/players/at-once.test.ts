/**
 * Tests concurrent deletion, submission, merge and decision of the same player: one completes first, and the other
 * sees its result.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideQuarantined } from '@/server/scores/quarantine/decide-quarantined';
import { mergeGuest } from '@/server/scores/players/merge-guest';
import type { Player } from '@/server/scores/players/current-player';
import { removePlayer } from '@/server/scores/players/remove-player';
import { finishRun } from '@/server/scores/runs/finish-run';
import { startRun as startRunOf } from '@/server/scores/runs/start-run';
import { putSave } from '@/server/scores/saves/saves';
import type { ScoresService } from '@/server/scores/service';
import { repairPlayers } from '@/server/scores/streaks/repair-players';
import { spendTokens } from '@/server/scores/streaks/spend-tokens';
import { createDayGuest, createDayMember, type DayPlayer } from '../../../support/day-players';
import { playTooFast } from '../../../support/quarantined-runs';
import {
  createContext,
  countEntries,
  createScoresService,
  findRowOfPlayer,
} from '../../../support/scores-service';
import { createTestServices, type TestServices } from '../../../support/services';
import { runInOrder, stopAt, waitUntilBlocked } from '../../../support/ordered-transactions';
import { playFor, playToEnd, solutionMoves, startRun } from '../../../support/sudoku-run';

const NOON = '2026-11-21T12:00:00Z';
const NOW = new Date(NOON);
let services: TestServices;
let scores: ScoresService;
beforeAll(async () => {
  services = await createTestServices();
  scores = await createScoresService(services);
});
afterAll(() => services.drop());
beforeEach(() => services.setNow(NOON));

const createServiceContext = () => createContext(services);
const rowOf = (id: number) => findRowOfPlayer(services, id);
const entriesOf = (id: number) => countEntries(services, id);
/** Returns the numbers of a player's remaining rows, except for counted runs. */
const remainsOf = async (id: number) => {
  const { rows } = await services.database.pool.query(
    `select (select count(*)::int from scores.streak_entry where player_id = $1) as streaks,
       (select count(*)::int from scores.token_entry where player_id = $1) as tokens,
       (select count(*)::int from scores.save where player_id = $1) as saves,
       (select count(*)::int from scores.run where player_id = $1 and (not is_counted or moves is not null)) as runs,
       (select zone from scores.player where id = $1) as zone`,
    [id],
  );
  return rows[0];
};
const NOTHING = { streaks: 0, tokens: 0, saves: 0, runs: 0, zone: null };
const playRun = async (player: DayPlayer) => {
  const started = await startRun(player);
  const moves = solutionMoves(started.run.seed, 'daily');
  await playFor(services, player, started, { ms: 120_000, moves: moves.length });
  return { id: started.run.id, end: { token: started.token, activeMs: 0, moves } };
};
/**
 * Pauses the first operation inside its transaction, where it updates the ledgers, and resumes it once the deletion is
 * waiting for its lock.
 */
const deleteDuring = async (
  id: number,
  call: number,
  begin: (service: ScoresService) => Promise<unknown>,
) => {
  const { stopped, reached, goOn } = stopAt(call, scores.findGame);
  const first = begin({ ...scores, findGame: stopped });
  await reached;
  const removal = rowOf(id).then((row) => removePlayer(scores, row));
  await waitUntilBlocked(services.database, 1, removal);
  goOn();
  await Promise.all([first, removal]);
};

describe('deleting an account', () => {
  it('leaves only the board entries of a run that is submitted at the same time', async () => {
    const member = await createDayMember(services, 'quitsubmit');
    const { id: runId, end } = await playRun(member);
    const id = await member.id();
    const row = await rowOf(id);
    await deleteDuring(id, 2, (service) => finishRun(service, row, createServiceContext(), runId, end));
    expect(await remainsOf(id)).toEqual(NOTHING);
    expect(await entriesOf(id)).toBe(2);
  });

  it('causes a not-found error for a later submission', async () => {
    const member = await createDayMember(services, 'submitquit');
    const { id: runId, end } = await playRun(member);
    const id = await member.id();
    const row = await rowOf(id);
    const [removed, finished] = await runInOrder(
      services.database,
      [id],
      [() => removePlayer(scores, row), () => finishRun(scores, row, createServiceContext(), runId, end)],
    );
    expect(removed?.status).toBe('fulfilled');
    expect(finished).toMatchObject({ reason: { code: 'notFound' } });
    expect(await remainsOf(id)).toEqual(NOTHING);
    expect(await entriesOf(id)).toBe(0);
  });

  it('also removes the data of a guest who is being merged into the member', async () => {
    const member = await createDayMember(services, 'quitmerge');
    const guest = await createDayGuest(services);
    await playToEnd(services, guest);
    await guest.request('PUT', '/saves/quiet-sudoku/a', { data: 1, baseVersion: 0 });
    const id = await member.id();
    const row = await rowOf(id);
    const token = await guest.token();
    await deleteDuring(id, 1, (service) => mergeGuest(service, row, createServiceContext(), token));
    expect(await remainsOf(id)).toEqual(NOTHING);
    expect(await entriesOf(id)).toBe(2);
  });

  it('leaves the guest unmerged if the merge comes later', async () => {
    const member = await createDayMember(services, 'mergequit');
    const guest = await createDayGuest(services);
    await playToEnd(services, guest);
    const [id, guestId] = [await member.id(), await guest.id()];
    const row = await rowOf(id);
    const token = await guest.token();
    const [, merged] = await runInOrder(
      services.database,
      [id],
      [() => removePlayer(scores, row), () => mergeGuest(scores, row, createServiceContext(), token)],
    );
    expect(merged).toMatchObject({ reason: { code: 'unauthorized' } });
    expect(await remainsOf(id)).toEqual(NOTHING);
    expect(await entriesOf(id)).toBe(0);
    expect(await entriesOf(guestId)).toBe(2);
  });

  it('leaves only the board entries of a quarantined result that is released at the same time', async () => {
    const member = await createDayMember(services, 'quitrelease');
    const quarantined = await playTooFast(services, member);
    const id = await member.id();
    await deleteDuring(id, 2, (service) => decideQuarantined(service, quarantined.id, 'release', NOW));
    expect(await remainsOf(id)).toEqual(NOTHING);
    expect(await entriesOf(id)).toBe(2);
  });

  it('leaves no quarantined result to release later', async () => {
    const member = await createDayMember(services, 'releasequit');
    const quarantined = await playTooFast(services, member);
    const id = await member.id();
    const row = await rowOf(id);
    const [, decided] = await runInOrder(
      services.database,
      [id],
      [() => removePlayer(scores, row), () => decideQuarantined(scores, quarantined.id, 'release', NOW)],
    );
    expect(decided).toEqual({ status: 'fulfilled', value: null });
    expect(await remainsOf(id)).toEqual(NOTHING);
    expect(await entriesOf(id)).toBe(0);
  });

  it('prevents later purchases with tokens', async () => {
    const member = await createDayMember(services, 'spendquit');
    await playToEnd(services, member);
    const id = await member.id();
    const row = await rowOf(id);
    const [, spent] = await runInOrder(
      services.database,
      [id],
      [() => removePlayer(scores, row), () => spendTokens(scores, row, { item: 'a free one', amount: 0 })],
    );
    expect(spent).toMatchObject({ reason: { code: 'unauthorized' } });
    expect(await remainsOf(id)).toEqual(NOTHING);
  });

  it('also removes a save that is stored at the same time', async () => {
    const member = await createDayMember(services, 'quitsave');
    const id = await member.id();
    const row = await rowOf(id);
    const client = await services.database.pool.connect();
    await client.query('begin');
    await client.query(
      `insert into scores.save (player_id, game, slot, version, data, saved_at) values ($1, 'g', 'a', 1, '1', now())`,
      [id],
    );
    const removal = removePlayer(scores, row);
    await waitUntilBlocked(services.database, 1, removal);
    await client.query('commit');
    client.release();
    await removal;
    expect(await remainsOf(id)).toEqual(NOTHING);
  });
});

describe('an action in progress while its player is merged or deleted', () => {
  /** Holds a transaction open until the work waits for it. */
  const during = async (statement: string, values: unknown[], start: () => Promise<unknown>) => {
    const client = await services.database.pool.connect();
    await client.query('begin');
    await client.query(statement, values);
    const work = start();
    await waitUntilBlocked(services.database, 1, work);
    await client.query('commit');
    client.release();
    return (await Promise.allSettled([work]))[0];
  };

  it.each([
    [
      'a run',
      (row: Player) =>
        startRunOf(scores, row, createServiceContext(), { game: 'quiet-sudoku', mode: 'daily' }),
    ],
    [
      'a save',
      (row: Player) => putSave(scores, row, { game: 'quiet-sudoku', slot: 'a' }, { data: 1, baseVersion: 0 }),
    ],
  ])('fails for %s once the account is deleted, without leaving data', async (what, start) => {
    const member = await createDayMember(services, `leaving${what.replaceAll(' ', '')}`);
    const id = await member.id();
    const row = await rowOf(id);
    const leave = `update scores.player set subject = 'former:' || id, member_id = null where id = $1`;
    const pendingAction = await during(leave, [id], () => start(row));
    expect(pendingAction).toMatchObject({ reason: { code: 'unauthorized' } });
    expect(await remainsOf(id)).toEqual(NOTHING);
  });

  it('gets applied to the member that the guest merges into', async () => {
    const [guest, member] = [await createDayGuest(services), await createDayMember(services, 'comealong')];
    const [guestId, row, token] = [await guest.id(), await rowOf(await member.id()), await guest.token()];
    const begin = `insert into scores.run (id, player_id, game, mode, seed, token_hashes, is_guest, started_at, last_seen_at)
      values (gen_random_uuid(), $1, 'quiet-sudoku', 'easy', 's', '{}', true, now(), now())`;
    const merged = await during(begin, [guestId], () =>
      mergeGuest(scores, row, createServiceContext(), token),
    );
    expect(merged).toEqual({ status: 'fulfilled', value: 1 });
  });
});

describe('repairing ledgers', () => {
  it('restores nothing for a player who is deleted earlier or at the same time', async () => {
    const member = await createDayMember(services, 'repairquit');
    await playToEnd(services, member);
    const id = await member.id();
    const row = await rowOf(id);
    const repair = () =>
      repairPlayers(scores, { subject: row.subject, isDry: false, now: NOW, writeLine: () => undefined });
    const [, repaired] = await runInOrder(services.database, [id], [() => removePlayer(scores, row), repair]);
    expect(repaired).toMatchObject({ value: { players: 0, rows: 0 } });
    await repairPlayers(scores, { isDry: false, now: NOW, writeLine: () => undefined });
    expect(await remainsOf(id)).toEqual(NOTHING);
  });
});

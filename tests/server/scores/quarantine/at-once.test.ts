/** Tests concurrent decisions on a quarantined result, and a merge of its guest during a decision. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mergeGuest } from '@/server/scores/players/merge-guest';
import type { ScoresService } from '@/server/scores/service';
import { repairPlayers } from '@/server/scores/streaks/repair-players';
import { createDayGuest, createDayMember, fetchLedger } from '../../../support/day-players';
import { decideAt, playTooFast } from '../../../support/quarantined-runs';
import {
  createContext,
  countEntries,
  createScoresService,
  findRowOfPlayer,
} from '../../../support/scores-service';
import { createTestServices, type TestServices } from '../../../support/services';
import { expectSortedEntries } from '../../../support/sorted-entries';
import { runInOrder, waitUntilBlocked } from '../../../support/ordered-transactions';

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

describe('deciding a quarantined result', () => {
  it.each([
    ['release', 'refuse', { verdict: 'counted', isRanked: true }, 2],
    ['refuse', 'release', { verdict: 'practice', isRanked: false }, 0],
  ] as const)(
    'applies the first decision (%s), and ignores the later one (%s)',
    async (first, second, decision, entries) => {
      const member = await createDayMember(services, `first${first}`);
      const quarantined = await playTooFast(services, member);
      const id = await member.id();
      const answers = await runInOrder(
        services.database,
        [id],
        [first, second].map((each) => () => decideAt(services, quarantined.id, each, NOW)),
      );
      expect(answers).toMatchObject([{ value: decision }, { value: null }]);
      expect(await entriesOf(id)).toBe(entries);
    },
  );

  it('waits for a concurrent change of the run', async () => {
    const member = await createDayMember(services, 'rowlocked');
    const quarantined = await playTooFast(services, member);
    const client = await services.database.pool.connect();
    await client.query('begin');
    await client.query(`update scores.run set verdict = 'practice', is_on_time = false where id = $1`, [
      quarantined.id,
    ]);
    const decided = decideAt(services, quarantined.id, 'release', NOW);
    await waitUntilBlocked(services.database, 1, decided);
    await client.query('commit');
    client.release();
    expect(await decided).toBeNull();
    expect(await entriesOf(await member.id())).toBe(0);
  });
});

describe('merging a guest while a quarantined result is released', () => {
  const prepare = async (name: string) => {
    const [guest, member] = [await createDayGuest(services), await createDayMember(services, name)];
    const quarantined = await playTooFast(services, guest);
    const [guestId, memberId] = [await guest.id(), await member.id()];
    const [row, token] = [await rowOf(memberId), await guest.token()];
    return {
      ...{ member, guestId, memberId },
      merge: () => mergeGuest(scores, row, createServiceContext(), token),
      release: () => decideAt(services, quarantined.id, 'release', NOW),
    };
  };
  const expectConsistent = async ({ member, guestId, memberId }: Awaited<ReturnType<typeof prepare>>) => {
    expect([await entriesOf(guestId), await entriesOf(memberId)]).toEqual([0, 2]);
    expect((await fetchLedger(services, member)).tokens.map(({ amount }) => amount)).toEqual([11]);
    const { rows } = await services.database.pool.query(
      'select is_counted, is_ranked, is_guest, verdict from scores.run where player_id = $1',
      [memberId],
    );
    expect(rows).toEqual([{ is_counted: true, is_ranked: true, is_guest: false, verdict: 'counted' }]);
    await expectSortedEntries(services.database.pool);
  };

  it('releases the result for the member if the merge comes first', async () => {
    const given = await prepare('mergefirst');
    const answers = await runInOrder(services.database, [given.guestId], [given.merge, given.release]);
    expect(answers).toMatchObject([{ value: 1 }, { value: { verdict: 'counted', isRanked: true } }]);
    await expectConsistent(given);
  });

  it('moves the result with its rank and day if the merge comes second', async () => {
    const given = await prepare('releasefirst');
    const answers = await runInOrder(services.database, [given.guestId], [given.release, given.merge]);
    expect(answers).toMatchObject([{ value: { verdict: 'counted', isRanked: true } }, { value: 1 }]);
    await expectConsistent(given);
  });

  it('has the same outcome in either order, in eight repetitions', async () => {
    for (let round = 0; round < 8; round += 1) {
      const given = await prepare(`anyorder${round}`);
      const [moved, decided] = await Promise.all([given.merge(), given.release()]);
      expect([moved, decided?.verdict]).toEqual([1, 'counted']);
      await expectConsistent(given);
    }
    const { differing } = await repairPlayers(scores, { isDry: true, now: NOW, writeLine: () => undefined });
    expect(differing).toBe(0);
  });
});

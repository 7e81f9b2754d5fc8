/** Tests a member's first requests, several of which are sent concurrently by one page. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_CALLS } from '@/lib/contract/all';
import { createDayMember } from '../../support/day-players';
import { PASSWORD } from '../../support/members';
import { createTestGuest, createTestServices, type TestServices } from '../../support/services';
import { playToEnd } from '../../support/sudoku-run';

let services: TestServices;
/** The id of a challenge that another player sent. */
let challenge: string;
beforeAll(async () => {
  services = await createTestServices();
  const sender = await createTestGuest(services);
  const { started } = await playToEnd(services, sender);
  const { body } = await sender.request<{ id: string }>('POST', '/challenges', { runId: started.run.id });
  challenge = body.id;
});
afterAll(() => services.drop());

const MEMBERS = 12;
const ROUNDS = 6;
const AT_ONCE = 10;

const countPlayers = async (): Promise<number> => {
  const { rows } = await services.database.pool.query<{ n: number }>(
    'select count(*)::int as n from scores.player',
  );
  return rows[0]?.n ?? 0;
};

const BOARD = '?game=quiet-sudoku&type=daily&period=day&level_key=2026-11-20';
/** A valid query for each call that needs one. */
const QUERIES: Record<string, string> = {
  'scores.getGame': '?keyword=quiet-sudoku',
  'scores.listCategories': '?game=quiet-sudoku',
  'scores.listDays': '?game=quiet-sudoku',
  'scores.list': BOARD,
  'scores.getDistribution': BOARD,
  'scores.listDailyStats': '?game=quiet-sudoku',
  'scores.getUserBest': BOARD,
  'scores.getContext': BOARD,
  'scores.listDailyArchive': '?game=quiet-sudoku',
  'scores.getDailyProgress': '?game=quiet-sudoku',
  'scores.listDailyStreaks': '?keywords[]=quiet-sudoku',
  'scores.listDailyStatus': '?keywords[]=quiet-sudoku',
};
/** Calls that only read stored data. They respond with 404 for a member who has never played. */
const UNKNOWN = new Set(['scores.exportPlayer', 'scores.getEvening']);
const READS = ALL_CALLS.filter(({ service, method }) => service === 'scores' && method === 'GET');

describe('a read by a member who has never played', () => {
  it.each(READS.map(({ id, path }) => [id, path]))('stores no player: %s', async (id, path) => {
    const reader = await createDayMember(services, `Reader ${READS.findIndex((call) => call.id === id)}`);
    const before = await countPlayers();
    const place = path.replace('{game}', 'quiet-sudoku').replace('{slot}', 'auto').replace('{id}', challenge);
    const target = place + (QUERIES[id] ?? '');
    expect((await reader.request('GET', target)).status).toBe(UNKNOWN.has(id) ? 404 : 200);
    expect(await countPlayers()).toBe(before);
  });
});

describe('a read by a member whose profile has changed', () => {
  it('shows the new name but stores nothing, because the product sends the change itself', async () => {
    const ida = await createDayMember(services, 'Ida');
    const id = await ida.id();
    const storedName = async () => {
      const { rows } = await services.database.pool.query<{ display_name: string }>(
        'select display_name from scores.player where id = $1',
        [id],
      );
      return rows[0]?.display_name;
    };
    const { pool } = services.database;
    await pool.query(
      `update product.member set name = 'Idalia', name_key = 'idalia', profile_revision = profile_revision + 1 where name = 'Ida'`,
    );
    expect((await ida.request('GET', '/user')).body).toMatchObject({ displayName: 'Idalia' });
    expect(await storedName()).toBe('Ida');

    const renamed = await ida.member.request('PATCH', `/user/${ida.member.uid}/display-name`, {
      displayName: 'Ida Grey',
      existing: PASSWORD,
    });
    expect(renamed.status).toBe(200);
    expect(await storedName()).toBe('Ida Grey');
  });
});

describe('the first write of a member', () => {
  it('stores only one player for concurrent requests', async () => {
    const members = await Promise.all(
      Array.from({ length: MEMBERS }, (_, index) => createDayMember(services, `Newcomer${index}`)),
    );
    for (let round = 0; round < ROUNDS; round += 1) {
      await services.database.pool.query('delete from scores.player');
      const answers = await Promise.all(
        members.flatMap((member) => Array.from({ length: AT_ONCE }, () => member.request('PUT', '/player'))),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(await countPlayers()).toBe(MEMBERS);
    }
  });
});

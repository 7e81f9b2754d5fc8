/** Players for tests over many days. Each call fetches a new token, and the browser's time zone may change. */
import { TIMEZONE_HEADER } from '@/lib/contract/scores-requests';
import { createTestMember, type TestMember } from './members';
import { request, type TestPlayer, type TestServices } from './services';
import { SUDOKU_KEYWORD } from './sudoku-run';

export interface DayPlayer extends TestPlayer {
  /** The time zone that the browser reports from now on. */
  zone: string;
  token(): Promise<string>;
  /** The ID of the player's row. */
  id(): Promise<number>;
}

const createDayPlayer = (services: TestServices, zone: string, token: () => Promise<string>): DayPlayer => {
  const player: DayPlayer = {
    zone,
    token,
    id: async () => {
      await player.request('PUT', '/player');
      const { body } = await player.request<{ id: string }>('GET', '/user');
      const { rows } = await services.database.pool.query<{ id: string }>(
        'select id from scores.player where subject = $1',
        [body.id],
      );
      return Number(rows[0]?.id);
    },
    request: async (method, path, body) =>
      request(services.scores, method, path, {
        body,
        headers: { authorization: `Bearer ${await token()}`, [TIMEZONE_HEADER]: player.zone },
      }),
  };
  return player;
};

/** Creates a guest who keeps the cookie. */
export const createDayGuest = async (services: TestServices, zone = 'Europe/Berlin'): Promise<DayPlayer> => {
  let cookie = '';
  return createDayPlayer(services, zone, async () => {
    const answer = await request<{ token: string }>(services.scores, 'POST', '/guest', {
      headers: cookie ? { cookie } : {},
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return answer.body.token;
  });
};

/** Creates a member of the product, as received by the scores server. */
export const createDayMember = async (
  services: TestServices,
  name: string,
  zone = 'Europe/Berlin',
): Promise<DayPlayer & { member: TestMember }> => {
  const member = await createTestMember(services, name);
  const fetchMemberToken = async () =>
    (await member.request<{ token: string }>('GET', '/jwt/token')).body.token;
  return Object.assign(createDayPlayer(services, zone, fetchMemberToken), { member });
};

/** Inserts days that were finished on time before the test begins, with their runs. */
export const addDaysOnTime = async (
  services: TestServices,
  player: DayPlayer,
  days: readonly string[],
  game = SUDOKU_KEYWORD,
): Promise<void> => {
  await services.database.pool.query(
    `insert into scores.run (id, player_id, game, mode, level_key, seed, token_hashes, state, is_on_time, started_at,
       last_seen_at, finished_at, value, is_verified, is_counted, is_guest, verdict, progress)
     select gen_random_uuid(), $1, $2, 'daily', day::date, 'seed', '{}', 'finished', true, day::date + time '12:00',
       day::date + time '12:05', day::date + time '12:05', 300000, true, true, false, 'counted', 1
     from unnest($3::text[]) as day`,
    [await player.id(), game, days],
  );
};

export interface OwnLedger {
  streaks: { scope: string; day: string; event: string; amount: number; reason: string }[];
  tokens: { day: string; amount: number; reason: string }[];
}

/** Returns both ledgers of a player, in the order in which they were written. */
export const fetchLedger = async (services: TestServices, player: DayPlayer): Promise<OwnLedger> => {
  const { pool } = services.database;
  const id = await player.id();
  const streaks = await pool.query<OwnLedger['streaks'][number]>(
    'select scope, day::text, event, amount, reason from scores.streak_entry where player_id = $1 order by id',
    [id],
  );
  const tokens = await pool.query<OwnLedger['tokens'][number]>(
    'select day::text, amount, reason from scores.token_entry where player_id = $1 order by id',
    [id],
  );
  return { streaks: streaks.rows, tokens: tokens.rows };
};

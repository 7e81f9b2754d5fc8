/** Counts trophies: full months of a daily, and top-three ranks on frozen days. */
import type { Pool } from 'pg';
import type { PlayerStats } from '@/lib/contract/player-stats';
import { DAILY_MODE } from '../runs/start-run';
import type { ScoresService } from '../service';

type TrophyCounts = PlayerStats['trophies'];

// Levels count whether they were finished on their day or from the archive. Quarantined runs do not count.
const FULL_MONTHS_SQL = `select game, count(*)::int as months from (
    select game from scores.run
    where player_id = $1 and mode = $2 and level_key is not null and state = 'finished' and verdict <> 'quarantined'
    group by game, date_trunc('month', level_key::timestamp)
    having count(distinct level_key) = extract(day from date_trunc('month', min(level_key)::timestamp) + interval '1 month' - interval '1 day')
  ) full_month group by game`;

// With three members or fewer, everyone would be on the podium. A day needs a fourth member, so the count stops at four.
const PODIUMS_SQL = `select place, count(*)::int as days from (
    select 1 + (select count(*) from (
        select 1 from scores.board_entry x
        where x.board_id = e.board_id and x.is_guest = false and x.sort_key < e.sort_key limit 3
      ) better)::int as place
    from scores.board_entry e join scores.board b on b.id = e.board_id
    where e.player_id = $1 and not e.is_guest and b.period = 'day' and b.frozen_at is not null
      and (select count(*) from (
        select 1 from scores.board_entry y where y.board_id = e.board_id and y.is_guest = false limit 4
      ) listed) = 4
  ) day where place <= 3 group by place`;

const countFullMonths = async (
  { pool, findGame }: { pool: Pick<Pool, 'query'> } & Pick<ScoresService, 'findGame'>,
  playerId: number,
): Promise<number> => {
  const { rows } = await pool.query<{ game: string; months: number }>({
    name: 'standing_full_months',
    text: FULL_MONTHS_SQL,
    values: [playerId, DAILY_MODE],
  });
  // Only daily levels count; weekly and monthly ones do not.
  const counts = await Promise.all(
    rows.map(async ({ game, months }) =>
      ((await findGame(game))?.frequency ?? 'daily') === 'daily' ? months : 0,
    ),
  );
  return counts.reduce((sum, months) => sum + months, 0);
};

const countPodiums = async (
  pool: Pick<Pool, 'query'>,
  playerId: number,
): Promise<TrophyCounts['podiums']> => {
  const { rows } = await pool.query<{ place: number; days: number }>({
    name: 'standing_podiums',
    text: PODIUMS_SQL,
    values: [playerId],
  });
  const daysAtRank = (place: number): number => rows.find((row) => row.place === place)?.days ?? 0;
  return { first: daysAtRank(1), second: daysAtRank(2), third: daysAtRank(3) };
};

export const countTrophies = async (
  service: { pool: Pick<Pool, 'query'> } & Pick<ScoresService, 'findGame'>,
  playerId: number,
): Promise<TrophyCounts> => {
  const [fullMonths, podiums] = await Promise.all([
    countFullMonths(service, playerId),
    countPodiums(service.pool, playerId),
  ]);
  return { fullMonths, podiums };
};

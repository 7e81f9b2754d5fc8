/** Lists a member's best all-time ranks: for each game, the mode with the best rank. */
import type { Pool } from 'pg';
import type { PlayerStats } from '@/lib/contract/player-stats';
import { valueOfSortKey } from '../boards/board-key';
import { totalCountSql, betterCountSql, pendingChangesCondition } from '../boards/counts';
import type { ScoresService } from '../service';

const BESTS_SQL = `with own as materialized (
    select e.board_id, e.sort_key, e.achieved_at, b.game, b.mode, b.is_reverse
    from scores.board_entry e join scores.board b on b.id = e.board_id
    where e.player_id = $1 and not e.is_guest and b.period = 'all'
  ), ${pendingChangesCondition('select board_id from own')}
  select own.game, own.mode, own.is_reverse as "isReverse", own.sort_key as "sortKey", own.achieved_at as "achievedAt",
         better.listed + 1 as place, total.listed as total
  from own
  cross join ${betterCountSql('own.board_id', 'own.sort_key')} better
  cross join ${totalCountSql('own.board_id')} total
  order by (better.listed + 1)::real / greatest(total.listed, 1), better.listed, own.achieved_at, own.board_id`;

interface BestRow {
  game: string;
  mode: string;
  isReverse: boolean;
  sortKey: number;
  achievedAt: string | Date;
  place: number;
  total: number;
}

/** Lists the ranks; omits games and modes that are no longer in the catalog. */
export const listBests = async (
  {
    pool,
    findGame,
    findRules,
  }: { pool: Pick<Pool, 'query'> } & Pick<ScoresService, 'findGame' | 'findRules'>,
  playerId: number,
): Promise<PlayerStats['bests']> => {
  const { rows } = await pool.query<BestRow>({ name: 'board_bests', text: BESTS_SQL, values: [playerId] });
  const bests = new Map<string, PlayerStats['bests'][number]>();
  for (const row of rows) {
    const mode = (await findGame(row.game))?.modes.find(({ key }) => key === row.mode);
    if (!mode || bests.has(row.game)) continue;
    bests.set(row.game, {
      gameKeyword: row.game,
      label: mode.label,
      value: valueOfSortKey(row.sortKey, row.isReverse),
      columnType: mode.columnType,
      dateCreated: new Date(row.achievedAt).toISOString(),
      scorePosition: row.place,
      totalScores: row.total,
      verified: findRules(row.game) !== null,
    });
  }
  return [...bests.values()];
};

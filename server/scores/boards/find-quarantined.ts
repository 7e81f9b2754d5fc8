/** Finds a quarantined result. Only its player sees it, on the board where it would be ranked. */
import type { Pool } from 'pg';
import type { QuarantinedResult } from '@/lib/contract/scores-entities';
import { type BoardKey, periodRangeOf } from './board-key';

const QUARANTINED_SQL = `select value, finished_at as "finishedAt" from scores.run
  where player_id = $1 and game = $2 and mode = $3 and verdict = 'quarantined' and value is not null
    and ($4::date is null or level_key = $4)
    and ($5::timestamptz is null or finished_at >= $5 and finished_at < $6)
  order by case when $7 then value else -value end, finished_at limit 1`;

/**
 * Returns the player's best quarantined result for the board; null without one.
 * @param levelKey the level of a daily's board
 */
export const findQuarantined = async (
  pool: Pick<Pool, 'query'>,
  board: BoardKey,
  levelKey: string | null,
  playerId: number,
): Promise<QuarantinedResult | null> => {
  const range = levelKey ? null : periodRangeOf(board.period, board.key);
  const { rows } = await pool.query<{ value: number; finishedAt: Date }>({
    name: 'board_held',
    text: QUARANTINED_SQL,
    values: [
      playerId,
      board.game,
      board.mode,
      levelKey,
      range && `${range.from}T00:00:00Z`,
      range && `${range.until}T00:00:00Z`,
      board.isReverse,
    ],
  });
  const [row] = rows;
  return row ? { value: row.value, dateCreated: row.finishedAt.toISOString() } : null;
};

/** Lists quarantined results with their rejection reasons, oldest first. */
import type { Pool } from 'pg';

export interface QuarantinedRun {
  id: string;
  subject: string;
  game: string;
  mode: string;
  levelKey: string | null;
  value: number | null;
  activeMs: number;
  moveCount: number;
  unseenMoves: number;
  reason: string;
  isOffline: boolean;
  finishedAt: Date;
}

const LIST_SQL = `select r.id, p.subject, r.game, r.mode, r.level_key::text as "levelKey", r.value,
    r.active_ms as "activeMs", coalesce(jsonb_array_length(r.moves), 0) as "moveCount",
    r.unseen_moves as "unseenMoves", r.reason, r.is_offline as "isOffline",
    r.finished_at as "finishedAt"
  from scores.run r join scores.player p on p.id = r.player_id
  where r.verdict = 'quarantined' and ($1::text is null or r.game = $1)
  order by r.finished_at, r.id limit $2`;

/**
 * Lists results.
 * @param game lists only this game's results; all results by default
 */
export const listQuarantined = async (
  pool: Pick<Pool, 'query'>,
  { game, limit }: { game?: string | undefined; limit: number },
): Promise<QuarantinedRun[]> => (await pool.query<QuarantinedRun>(LIST_SQL, [game ?? null, limit])).rows;

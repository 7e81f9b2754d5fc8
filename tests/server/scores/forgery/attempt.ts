/** A forger's attempt, and the check of its effect in the database. */
import type { Pool } from 'pg';
import type { Finished, ForgeryScene } from './scene';

export interface ForgeryAttempt {
  /** The ids of all runs that the forger used. */
  runIds: string[];
  /** The responses to the forged submissions. */
  answers: Finished[];
  /** The number of runs that may be ranked: 1 if the attempt contains an honest result, otherwise 0. */
  ranked: 0 | 1;
}

export type Forgery = (scene: ForgeryScene) => Promise<ForgeryAttempt>;

export interface JudgedAttempt {
  /** A description of the wrong effect; null when the forgery had no effect. */
  fault: string | null;
  /** The outcomes: HTTP statuses, verdicts and rejection reasons. */
  ends: string[];
}

// Duplicate runs of a player may finish at the same time; the board entry then belongs to the ranked one.
const READ = `select r.id, r.is_ranked as "isRanked", r.verdict, r.reason, r.state,
    (select count(*)::int from scores.board_entry e where e.player_id = r.player_id and e.achieved_at = r.finished_at
       and (r.is_ranked or not exists (select 1 from scores.run o
         where o.player_id = r.player_id and o.finished_at = r.finished_at and o.is_ranked))) as entries
  from scores.run r where r.id = any($1)`;

interface Stored {
  id: string;
  isRanked: boolean;
  verdict: string | null;
  reason: string | null;
  state: string;
  entries: number;
}

/** Compares the stored rows with the expected outcome and with the responses to the player. */
export const judgeAttempt = async (
  pool: Pool,
  { runIds, answers, ranked }: ForgeryAttempt,
): Promise<JudgedAttempt> => {
  const { rows } = await pool.query<Stored>(READ, [runIds]);
  const ends = answers.map(({ status, body }) => (status === 200 ? body.verdict : String(status)));
  const faults: string[] = [];
  const stats = rows.filter(({ isRanked }) => isRanked);
  if (stats.length !== ranked) faults.push(`${stats.length} ranked`);
  for (const row of rows) {
    const reported = answers.find(({ body }) => body.runId === row.id)?.body;
    if (row.isRanked !== row.entries > 0) faults.push(`${row.entries} board rows`);
    if (!reported) continue;
    if (reported.verdict !== row.verdict) faults.push(`told ${reported.verdict}, is ${row.verdict}`);
    if (!row.isRanked && reported.rank !== null) faults.push(`told the rank ${reported.rank}`);
    if (row.reason) ends.push(row.reason);
  }
  if (rows.length !== new Set(runIds).size) faults.push('a run is missing');
  if (answers.some(({ status }) => status >= 500)) faults.push(`answered ${ends.join()}`);
  return { fault: faults.length > 0 ? `${faults.join('; ')} (${ends.join()})` : null, ends };
};

/** Reads the distribution of a board's values. It reads each entry of the board once. */
import type { Pool } from 'pg';
import type { ScoreDistribution } from '@/lib/contract/scores-entities';
import type { RequestContext } from '../../http/context';
import type { Player } from '../players/current-player';
import type { ScoresService } from '../service';
import { valueOfSortKey } from './board-key';
import { betterCountSql, pendingChangesCondition } from './counts';
import { type BoardQuery, resolveRequestedBoard } from './requested-board';

const BIN_COUNT = 24;
/** Entries beyond this share are all in the last bin, because a few very slow ones would flatten the graph. */
const LAST_BIN_PERCENTILE = 0.95;

const BOUNDS_SQL = `select
    count(*)::int as players,
    min(sort_key) as best,
    percentile_disc(0.5) within group (order by sort_key) as median,
    percentile_disc(${LAST_BIN_PERCENTILE}) within group (order by sort_key) as last
  from scores.board_entry where board_id = $1`;

interface DistributionBounds {
  players: number;
  best: number | null;
  median: number | null;
  last: number | null;
}

/** Counts the entries before each edge, including guests. */
const COUNTS_SQL = `with ${pendingChangesCondition('$1::int')}
  select better.everybody as before
  from unnest($2::bigint[]) with ordinality as edge (sort_key, at)
  cross join ${betterCountSql('$1::int', 'edge.sort_key')} better
  order by edge.at`;

const EMPTY_DISTRIBUTION = { players: 0, median: null, last: null, bins: [] };

/** Returns the first sort key of each bin: equal steps of at least one unit, starting with the best entry. */
const computeBinEdges = (best: number, last: number): number[] => {
  const step = Math.max(1, Math.ceil((last - best + 1) / BIN_COUNT));
  const count = Math.min(BIN_COUNT, Math.max(1, Math.ceil((last - best + 1) / step)));
  return Array.from({ length: count }, (_, bin) => best + bin * step);
};

const readBins = async (
  pool: Pick<Pool, 'query'>,
  id: number,
  { players, best, last }: { players: number; best: number; last: number },
): Promise<{ from: number; count: number }[]> => {
  const edges = computeBinEdges(best, last);
  const { rows } = await pool.query<{ before: number }>({
    name: 'board_distribution',
    text: COUNTS_SQL,
    values: [id, edges],
  });
  return edges.map((from, bin) => ({
    from,
    count: (rows[bin + 1]?.before ?? players) - (rows[bin]?.before ?? 0),
  }));
};

/** Returns the distribution of a board's values: the bins, starting with the best value, and the median. */
export const readDistribution = async (
  service: ScoresService,
  context: RequestContext,
  player: Player | null,
  query: BoardQuery,
): Promise<ScoreDistribution> => {
  const requested = await resolveRequestedBoard(service, context, player, query);
  const about = { columnType: requested.column.type, reverse: requested.isReverse };
  const id = await service.boards.find(service.db, requested);
  if (id === null) return { ...EMPTY_DISTRIBUTION, ...about };
  const { rows } = await service.pool.query<DistributionBounds>({
    name: 'board_bounds',
    text: BOUNDS_SQL,
    values: [id],
  });
  const { players = 0, best = null, median = null, last = null } = rows[0] ?? {};
  if (best === null || median === null || last === null) return { ...EMPTY_DISTRIBUTION, ...about };
  const bins = await readBins(service.pool, id, { players, best, last });
  const valueOfKey = (key: number): number => valueOfSortKey(key, requested.isReverse);
  return {
    players,
    median: valueOfKey(median),
    last: valueOfKey(last),
    bins: bins.map(({ from, count }) => ({ from: valueOfKey(from), count })),
    ...about,
  };
};

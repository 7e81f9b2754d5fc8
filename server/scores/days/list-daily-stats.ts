/** Lists a daily's newest levels with their number of players, the median, and how the viewer compares. */
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { DailyStats } from '@/lib/contract/history';
import type { ColumnType } from '@/lib/contract/scores-entities';
import type { RequestContext } from '../../http/context';
import { valueOfSortKey } from '../boards/board-key';
import { totalCountSql, betterCountSql, pendingChangesCondition } from '../boards/counts';
import type { Player } from '../players/current-player';
import { DAILY_MODE } from '../runs/start-run';
import type { ScoresService } from '../service';
import { listDays, requireDaily } from './list-days';

const DEFAULT_LIMIT = 30;

const BOARDS_SQL = `select id, key, is_reverse as "isReverse", frozen_at is not null as "isFrozen"
  from scores.board where game = $1 and mode = $2 and period = 'day' and key = any($3::text[])`;

const MEDIANS_SQL = `select board_id as id, count(*)::int as players,
    percentile_disc(0.5) within group (order by sort_key) as median
  from scores.board_entry where board_id = any($1::int[]) group by board_id`;

const OWN_RESULTS_SQL = `with own as materialized (
    select board_id, sort_key from scores.board_entry where player_id = $1 and board_id = any($2::int[])
  ), ${pendingChangesCondition('select board_id from own')}
  select own.board_id as id, own.sort_key as "sortKey", better.everybody as better, total.everybody as total
  from own
  cross join ${betterCountSql('own.board_id', 'own.sort_key')} better
  cross join ${totalCountSql('own.board_id')} total`;

interface DayBoard {
  id: number;
  key: string;
  isReverse: boolean;
  isFrozen: boolean;
}

interface ResultSpread {
  id: number;
  players: number;
  median: number;
}

interface OwnResult {
  id: number;
  sortKey: number;
  better: number;
  total: number;
}

/**
 * Caches the number of players and the median of frozen boards, because frozen boards get no more results. Computing a
 * median reads every entry.
 */
const frozenSpreads = new WeakMap<object, LRUCache<number, ResultSpread>>();
const MAX_CACHED = 5_000;

const spreadCacheOf = (pool: object): LRUCache<number, ResultSpread> => {
  const known = frozenSpreads.get(pool) ?? new LRUCache<number, ResultSpread>({ max: MAX_CACHED });
  frozenSpreads.set(pool, known);
  return known;
};

const readSpreads = async (pool: Pool, boards: readonly DayBoard[]): Promise<Map<number, ResultSpread>> => {
  const cache = spreadCacheOf(pool);
  const missing = boards.filter(({ id }) => !cache.has(id));
  const { rows } =
    missing.length === 0
      ? { rows: [] }
      : await pool.query<ResultSpread>({
          name: 'board_medians',
          text: MEDIANS_SQL,
          values: [missing.map(({ id }) => id)],
        });
  const read = new Map(rows.map((row) => [row.id, row]));
  const spreads = new Map<number, ResultSpread>();
  for (const { id, isFrozen } of boards) {
    const spread = read.get(id) ?? cache.get(id);
    if (!spread) continue;
    spreads.set(id, spread);
    if (isFrozen) cache.set(id, spread);
  }
  return spreads;
};

const readOwnResults = async (
  pool: Pool,
  player: Player | null,
  boards: readonly DayBoard[],
): Promise<Map<number, OwnResult>> => {
  if (!player || boards.length === 0) return new Map();
  const values = [player.id, boards.map(({ id }) => id)];
  const { rows } = await pool.query<OwnResult>({ name: 'board_own_shares', text: OWN_RESULTS_SQL, values });
  return new Map(rows.map((row) => [row.id, row]));
};

interface DailyStatsResponse {
  columnType: ColumnType;
  reverse: boolean;
  days: DailyStats[];
}

/**
 * Returns the open levels, newest first; a level without results has zero players.
 * @throws ServiceError notFound for a game without daily levels
 */
export const listDailyStats = async (
  service: ScoresService,
  context: RequestContext,
  player: Player | null,
  query: { game: string; limit?: number | undefined },
): Promise<DailyStatsResponse> => {
  const game = await requireDaily(service, query.game);
  const mode = game.modes.find(({ key }) => key === DAILY_MODE);
  const levels = await listDays(service, player, context, game.keyword, query.limit ?? DEFAULT_LIMIT);
  const values = [game.keyword, DAILY_MODE, levels.map(({ level_key }) => level_key)];
  const { rows: boards } = await service.pool.query<DayBoard>({
    name: 'boards_of_days',
    text: BOARDS_SQL,
    values,
  });
  const [spreads, owns] = await Promise.all([
    readSpreads(service.pool, boards),
    readOwnResults(service.pool, player, boards),
  ]);
  const byKey = new Map(boards.map((board) => [board.key, board]));
  return {
    columnType: mode?.columnType ?? 'time',
    reverse: mode?.reverse ?? true,
    days: levels.map(({ level_key }) => {
      const board = byKey.get(level_key);
      const spread = board && spreads.get(board.id);
      const own = board && owns.get(board.id);
      return {
        level_key,
        players: spread?.players ?? 0,
        median: spread ? valueOfSortKey(spread.median, board.isReverse) : null,
        value: own ? valueOfSortKey(own.sortKey, board.isReverse) : null,
        percentile: own && own.total > 1 ? (own.better + 1) / own.total : null,
      };
    }),
  };
};

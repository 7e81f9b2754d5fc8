/** Lists a player's results over time: the modes with results, and the results of one game and mode. */
import type { PastResult, PlayedMode } from '@/lib/contract/history';
import type { Player } from '../players/current-player';
import type { ScoresService } from '../service';

const MAX_RESULTS = 100;
const MAX_MODES = 200;

const PLAYED_SQL = `select game, mode, count(*)::int as results, min(value) as lowest, max(value) as highest
  from scores.run where player_id = $1 and is_counted and value is not null
  group by game, mode order by max(finished_at) desc, game, mode limit ${MAX_MODES}`;

const RESULTS_SQL = `select level_key::text as "levelKey", finished_at as "finishedAt", value
  from scores.run where player_id = $1 and game = $2 and mode = $3 and is_counted and value is not null
  order by coalesce(level_key, finished_at::date) desc, finished_at desc limit ${MAX_RESULTS}`;

interface PlayedRow {
  game: string;
  mode: string;
  results: number;
  lowest: number;
  highest: number;
}

interface ResultRow {
  levelKey: string | null;
  finishedAt: string | Date;
  value: number;
}

interface HistoryResponse {
  played: PlayedMode[];
  shown: { game: string; mode: string } | null;
  results: PastResult[];
}

const EMPTY_HISTORY: HistoryResponse = { played: [], shown: null, results: [] };

/** Returns the played modes that are still in the catalog, and the results of the requested mode, oldest first. */
export const listHistory = async (
  service: ScoresService,
  player: Player | null,
  query: { game?: string | undefined; type?: string | undefined },
): Promise<HistoryResponse> => {
  if (!player) return EMPTY_HISTORY;
  const { rows } = await service.pool.query<PlayedRow>({
    name: 'history_modes',
    text: PLAYED_SQL,
    values: [player.id],
  });
  const played: PlayedMode[] = [];
  for (const { game, mode, results, lowest, highest } of rows) {
    const found = await service.findGame(game);
    const known = found?.modes.find(({ key }) => key === mode);
    if (!found || !known) continue;
    const { label, columnType, reverse } = known;
    played.push({
      game,
      title: found.title,
      mode,
      label,
      columnType,
      reverse,
      results,
      best: reverse ? lowest : highest,
    });
  }
  const shown = played.find(
    ({ game, mode }) => (!query.game || game === query.game) && (!query.type || mode === query.type),
  );
  if (!shown) return { ...EMPTY_HISTORY, played };
  const { game, mode } = shown;
  const { rows: results } = await service.pool.query<ResultRow>({
    name: 'history_results',
    text: RESULTS_SQL,
    values: [player.id, game, mode],
  });
  return {
    played,
    shown: { game, mode },
    results: results.reverse().map(({ levelKey, finishedAt, value }) => ({
      level_key: levelKey,
      dateCreated: new Date(finishedAt).toISOString(),
      value,
    })),
  };
};

/** Determines which board a query requests. */
import type { BoardPeriod, GameMode } from '@/lib/contract/scores-entities';
import { levelKeyFor as levelKeyOf } from '@/lib/domain/days/level-keys';
import { ServiceError } from '@/lib/errors';
import type { RequestContext } from '../../http/context';
import { type Player, resolveToday } from '../players/current-player';
import { DAILY_MODE } from '../runs/start-run';
import type { ScoresService } from '../service';
import { type BoardKey, periodKeyOf } from './board-key';

export interface BoardQuery {
  game: string;
  type: string;
  level_key?: string | undefined;
  period?: BoardPeriod | undefined;
  day?: string | undefined;
}

export interface RequestedBoard extends BoardKey {
  /** The level of a daily's day board; null for other boards. */
  levelKey: string | null;
  /** Whether the board's values are points; quarantined results have no points yet. */
  isPoints: boolean;
  column: { type: GameMode['columnType']; label: string };
  /** Whether the board's values are verified by a replay of the moves. */
  isVerified: boolean;
}

const POINTS_LEVEL_KEY = { type: 'score', label: 'Points' } as const;

/**
 * Returns the board that a query requests. The default period is the day if the query has a level, otherwise all time.
 * The default day is the player's current day for a daily, otherwise the current date in UTC.
 * @throws ServiceError notFound for an unknown game, badRequest for an unknown mode
 */
export const resolveRequestedBoard = async (
  service: ScoresService,
  context: RequestContext,
  player: Player | null,
  query: BoardQuery,
): Promise<RequestedBoard> => {
  const game = await service.findGame(query.game);
  if (!game) throw new ServiceError('notFound', 'There is no such game.');
  const mode = game.modes.find((candidate) => candidate.key === query.type);
  if (!mode) throw new ServiceError('badRequest', 'This game has no such mode.', { type: 'Unknown mode.' });
  const now = context.clock.now();
  const isDaily = mode.key === DAILY_MODE;
  const today = isDaily
    ? levelKeyOf(game.frequency, resolveToday(player, context))
    : now.toISOString().slice(0, 10);
  const period = query.period ?? (query.level_key ? 'day' : 'all');
  const requested = periodKeyOf(period, query.level_key ?? query.day ?? today);
  // For a weekly or monthly level, any date within the level's period identifies the board.
  const key = isDaily && period === 'day' ? levelKeyOf(game.frequency, requested) : requested;
  const isPoints = isDaily && (period === 'week' || period === 'month');
  return {
    game: game.keyword,
    mode: mode.key,
    isReverse: mode.reverse && !isPoints,
    period,
    key,
    freezesAt: null,
    levelKey: isDaily && period === 'day' ? key : null,
    isPoints,
    column: isPoints ? POINTS_LEVEL_KEY : { type: mode.columnType, label: mode.columnLabel },
    isVerified: service.findRules(game.keyword) !== null,
  };
};

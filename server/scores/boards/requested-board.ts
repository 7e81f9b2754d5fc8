/** Resolves the board that a query requests. */
import type { BoardPeriod, GameMode } from '@/lib/contract/scores-entities';
import { keyOf as levelKeyOf } from '@/lib/domain/days/level-keys';
import { ServiceError } from '@/lib/errors';
import type { RequestContext } from '../../http/context';
import { type Player, todayFor } from '../players/current-player';
import { DAILY_MODE } from '../runs/start-run';
import type { ScoresService } from '../service';
import { type BoardKey, keyOf } from './board-key';

export interface BoardQuery {
  game: string;
  type: string;
  level_key?: string | undefined;
  period?: BoardPeriod | undefined;
  day?: string | undefined;
}

export interface RequestedBoard extends BoardKey {
  /** The daily level of the board. */
  levelKey: string | null;
  /** Its values are points; quarantined results have none yet. */
  isPoints: boolean;
  column: { type: GameMode['columnType']; label: string };
  /** A replay of the moves verifies its values. */
  isVerified: boolean;
}

const POINTS = { type: 'score', label: 'Points' } as const;

/**
 * Returns the board of a query. The default period is that of the level, or all time; the default day is the player's today for a
 * daily, else today's date in UTC.
 * @throws ServiceError notFound for an unknown game, badRequest for an unknown mode
 */
export const requestedBoard = async (
  service: ScoresService,
  context: RequestContext,
  player: Player | null,
  query: BoardQuery,
): Promise<RequestedBoard> => {
  const game = await service.gameOf(query.game);
  if (!game) throw new ServiceError('notFound', 'There is no such game.');
  const mode = game.modes.find((candidate) => candidate.key === query.type);
  if (!mode) throw new ServiceError('badRequest', 'This game has no such mode.', { type: 'Unknown mode.' });
  const now = context.clock.now();
  const isDaily = mode.key === DAILY_MODE;
  const today = isDaily
    ? levelKeyOf(game.frequency, todayFor(player, context))
    : now.toISOString().slice(0, 10);
  const period = query.period ?? (query.level_key ? 'day' : 'all');
  const requested = keyOf(period, query.level_key ?? query.day ?? today);
  // Any date in its week or month names the board of a level.
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
    column: isPoints ? POINTS : { type: mode.columnType, label: mode.columnLabel },
    isVerified: service.rulesOf(game.keyword) !== null,
  };
};

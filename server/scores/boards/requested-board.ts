/** The board that a query asks for. */
import type { BoardPeriod, GameMode } from '@/lib/contract/scores-entities';
import { keyOf as levelKeyOf } from '@/lib/domain/level-keys';
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
  /** The daily level whose board it is. */
  levelKey: string | null;
  /** Its values are points, which held results have none of yet. */
  isPoints: boolean;
  column: { type: GameMode['columnType']; label: string };
  /** Moves prove its values. */
  isVerified: boolean;
}

const POINTS = { type: 'score', label: 'Points' } as const;

/**
 * The board of a query. Without a period it is that of the level, or all time; without a day the player's today for a daily,
 * else today's date in UTC.
 * @throws ServiceError notFound for an unknown game, badRequest for a mode that it does not have
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
  const asked = keyOf(period, query.level_key ?? query.day ?? today);
  // Any date of its week or month names a level's board.
  const key = isDaily && period === 'day' ? levelKeyOf(game.frequency, asked) : asked;
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

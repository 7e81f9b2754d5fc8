/** Lists the newest levels of a daily. */
import { boardFreezeTime, newestLevelKey, previousLevelKey } from '@/lib/domain/days/level-keys';
import { ServiceError } from '@/lib/errors';
import type { RequestContext } from '../../http/context';
import { type Player, resolveToday } from '../players/current-player';
import type { ScoredGame, ScoresService } from '../service';

/**
 * Finds a daily.
 * @throws ServiceError notFound for a game without daily levels
 */
export const requireDaily = async (service: ScoresService, keyword: string): Promise<ScoredGame> => {
  const game = await service.findGame(keyword);
  if (!game?.isDaily) throw new ServiceError('notFound', 'There is no such daily game.');
  return game;
};

/**
 * Lists the open levels, newest first, in the player's time zone (the browser's if the player has none). The key of a
 * weekly or monthly level is its first day.
 */
export const listDays = async (
  service: ScoresService,
  player: Player | null,
  context: RequestContext,
  keyword: string,
  limit: number,
) => {
  const game = await requireDaily(service, keyword);
  const { frequency, firstDay } = game;
  const days: { level_key: string; closesAt: string }[] = [];
  let key = newestLevelKey(frequency, game, resolveToday(player, context));
  while (days.length < limit && (!firstDay || key >= firstDay)) {
    days.push({ level_key: key, closesAt: boardFreezeTime(frequency, key).toISOString() });
    key = previousLevelKey(frequency, key);
  }
  return days;
};

/** Resolves the day of a daily: the URL's (`?level=`), else the game's own; null for today's level. */
import { useClientNow } from '@/components/ui/use-client-now';
import type { Game } from '@/lib/contract/game';
import { isLevelKey } from '@/lib/domain/days/days';
import { browserDateOf } from '@/lib/domain/days/browser-day';
import { namedLevel } from '@/lib/domain/days/named-level';

/** Returns the level key to start with; null for today's. Needs a document. */
export const startLevelOf = ({ dailyLevelKey }: Pick<Game, 'dailyLevelKey'>): string | null => {
  // Read from the URL, not the router: the stored page is the same for every query (docs/pages.md).
  const requested = new URLSearchParams(window.location.search).get('level');
  return requested && isLevelKey(requested) ? requested : namedLevel(dailyLevelKey);
};

/** @param tonight the day of today's level, if known; else the browser's day */
export const useRequestedDay = (
  game: Pick<Game, 'isDailyGame' | 'dailyLevelKey'>,
  tonight: string | undefined,
): string | null => {
  const now = useClientNow();
  const level = game.isDailyGame && now ? startLevelOf(game) : null;
  return level && now && level !== (tonight ?? browserDateOf(now)) ? level : null;
};

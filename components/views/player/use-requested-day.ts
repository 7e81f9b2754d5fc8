/** Determines the day of a daily: from the URL (`?level=`), or else from the game. Null means today's level. */
import { useClientNow } from '@/components/ui/use-client-now';
import type { Game } from '@/lib/contract/game';
import { isLevelKey } from '@/lib/domain/days/days';
import { browserDateOf } from '@/lib/domain/days/browser-day';
import { namedLevel } from '@/lib/domain/days/named-level';

/** Returns the level key to start with, or null for today's level. Works only in the browser. */
export const findStartLevel = ({ dailyLevelKey }: Pick<Game, 'dailyLevelKey'>): string | null => {
  // Reads the URL instead of the router, because the stored page is the same for every query (docs/pages.md).
  const requested = new URLSearchParams(window.location.search).get('level');
  return requested && isLevelKey(requested) ? requested : namedLevel(dailyLevelKey);
};

/** @param tonight the date of today's level; if unknown, the browser's date is used */
export const useRequestedDay = (
  game: Pick<Game, 'isDailyGame' | 'dailyLevelKey'>,
  tonight: string | undefined,
): string | null => {
  const now = useClientNow();
  const level = game.isDailyGame && now ? findStartLevel(game) : null;
  return level && now && level !== (tonight ?? browserDateOf(now)) ? level : null;
};

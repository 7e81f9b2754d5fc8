/** The day that a daily is played for: the URL's (`?level=`), else the one that the game is about; null where that is tonight's. */
import { useClientNow } from '@/components/ui/use-client-now';
import type { Game } from '@/lib/contract/game';
import { isLevelKey } from '@/lib/domain/days';
import { browserDateOf } from '@/lib/domain/browser-day';
import { namedLevel } from '@/lib/domain/named-level';

/** Returns the level key that the player starts with; null for tonight's. Needs a document. */
export const startLevelOf = ({ dailyLevelKey }: Pick<Game, 'dailyLevelKey'>): string | null => {
  // Read from the address, not the router: the stored page is the same for every query (docs/pages.md).
  const asked = new URLSearchParams(window.location.search).get('level');
  return asked && isLevelKey(asked) ? asked : namedLevel(dailyLevelKey);
};

/** @param tonight the day of tonight's level where it is known; else the browser's */
export const useRequestedDay = (
  game: Pick<Game, 'isDailyGame' | 'dailyLevelKey'>,
  tonight: string | undefined,
): string | null => {
  const now = useClientNow();
  const level = game.isDailyGame && now ? startLevelOf(game) : null;
  return level && now && level !== (tonight ?? browserDateOf(now)) ? level : null;
};

/** Returns the streak of a game that another part of the page loads with `useStreak`. Sends no request. */
import useSWR from 'swr';
import { DAILIES_KEY, type DailyStreak, useToday } from './use-dailies';

/** @returns the number of consecutive days; 0 without a streak and while unknown */
export const useLoadedStreak = (game: string | null): number => {
  const today = useToday();
  const { data } = useSWR<DailyStreak | null>(game && today && [DAILIES_KEY, 'streak', game, today], null);
  return data?.streak ?? 0;
};

/** The streak of a game that another part of the page loads with `useStreak`; requests nothing. */
import useSWR from 'swr';
import { DAILIES_KEY, type Streak, useToday } from './use-dailies';

/** @returns days in a row up to today; 0 for null, and until it is known */
export const useLoadedStreak = (game: string | null): number => {
  const today = useToday();
  const { data } = useSWR<Streak | null>(game && today && [DAILIES_KEY, 'streak', game, today], null);
  return data?.streak ?? 0;
};

/** Counts the days of a month that the player has finished in each daily (spec §7: dailygamearchive with month and year). */
import useSWR from 'swr';
import { createArchivesClient } from '@/api-clients/scores/archives';
import { useClients } from '@/stores/stores-provider';
import { DAILIES_KEY } from './use-dailies';

export interface DailyMonth {
  keyword: string;
  /** The number of finished days, including those finished late. */
  lit: number;
  /** The number of days that have opened so far. */
  open: number;
}

/** Returns the months, which are undefined while unknown, and the error if they could not be loaded. */
export const useMonthOfDailies = (
  keywords: readonly string[],
  month: string | null,
): { months: readonly DailyMonth[] | undefined; error: unknown; retry(): Promise<unknown> } => {
  const { callScores, player } = useClients();
  const { data, error, mutate } = useSWR(
    month && keywords.length > 0 ? ([DAILIES_KEY, 'month', month, keywords.join()] as const) : null,
    async ([, , of]): Promise<readonly DailyMonth[]> => {
      if ((await player.peek()) === null) return [];
      const archives = createArchivesClient(callScores);
      const [year, number] = of.split('-').map(Number) as [number, number];
      return Promise.all(
        keywords.map(async (keyword) => {
          const days = await archives.listArchiveMonth(keyword, year, number);
          const lit = days.filter(({ state }) => state === 'completed').length;
          return { keyword, lit, open: days.length };
        }),
      );
    },
    { keepPreviousData: true },
  );
  return { months: error ? undefined : data, error: error as unknown, retry: () => mutate() };
};

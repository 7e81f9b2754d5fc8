/** Lists the newest levels of a daily game (spec §7: `GET days?game&limit=30` of the scores service). */
import useSWR from 'swr';
import { DAILIES_KEY } from '@/stores/queries/use-dailies';
import { useClients } from '@/stores/stores-provider';

/** The number of levels (spec §9). */
const MAX_DAYS = 30;

/**
 * Lists the level keys, newest first.
 * @param today the player's date, at whose end the list reloads; null loads nothing
 * @returns null until they have loaded
 */
export const useArchiveDays = (game: string | null, today: string | null): readonly string[] | null => {
  const { boards } = useClients();
  const { data } = useSWR(game && today ? [DAILIES_KEY, 'days', game, today] : null, ([, , keyword]) =>
    boards.listDays(keyword, MAX_DAYS),
  );
  return data?.map(({ level_key }) => level_key) ?? null;
};

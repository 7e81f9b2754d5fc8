/** The newest levels of a daily game, as the scores service opens them (spec §7: `GET days?game&limit=30`). */
import useSWR from 'swr';
import { DAILIES_KEY } from '@/stores/queries/use-dailies';
import { useClients } from '@/stores/stores-provider';

/** Spec §9. */
const LIMIT = 30;

/**
 * @param today the player's date, with whose end the list is asked for again; null: not yet
 * @returns their level keys, newest first; null while they are not asked for or on their way
 */
export const useArchiveDays = (game: string | null, today: string | null): readonly string[] | null => {
  const { boards } = useClients();
  const { data } = useSWR(game && today ? [DAILIES_KEY, 'days', game, today] : null, ([, , keyword]) =>
    boards.listDays(keyword, LIMIT),
  );
  return data?.map(({ level_key }) => level_key) ?? null;
};

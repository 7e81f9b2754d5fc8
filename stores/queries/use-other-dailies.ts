/** Lists the site's daily games when the visitor opens the selection. */
import useSWR from 'swr';
import type { GameSummary } from '@/lib/contract/game';
import { useClients } from '@/stores/stores-provider';

const MAX_DAILIES = 30;

/** @returns null until the games are requested and loaded */
export const useOtherDailies = (isRequested: boolean, uid: string): readonly GameSummary[] | null => {
  const { catalog } = useClients();
  const { data } = useSWR(isRequested ? 'daily-games' : null, async () => {
    const { rows } = await catalog.search({
      sort_by: 'title',
      'content_type[]': 'daily_game',
      items_per_page: MAX_DAILIES,
    });
    return rows;
  });
  return data?.filter((game) => game.uid !== uid) ?? null;
};

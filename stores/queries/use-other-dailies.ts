/** The daily games of the site; asked for once somebody wants to choose among them. */
import useSWR from 'swr';
import type { GameSummary } from '@/lib/contract/game';
import { useClients } from '@/stores/stores-provider';

const MOST = 30;

/** @returns null while they are not asked for or on their way */
export const useOtherDailies = (isAsked: boolean, uid: string): readonly GameSummary[] | null => {
  const { catalogue } = useClients();
  const { data } = useSWR(isAsked ? 'daily-games' : null, async () => {
    const { rows } = await catalogue.search({
      sort_by: 'title',
      'content_type[]': 'daily_game',
      items_per_page: MOST,
    });
    return rows;
  });
  return data?.filter((game) => game.uid !== uid) ?? null;
};

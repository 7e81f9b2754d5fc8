/** Loads personal rows of games, based on the results of this browser's player. */
import useSWR from 'swr';
import { createHistoryClient } from '@/api-clients/scores/history';
import { FOR_YOU, favoriteKeywords, reasonText, type ForYouRow } from '@/lib/domain/listing/for-you';
import { isHiddenBy } from '@/lib/domain/members/hidden-games';
import { useHiddenKeys } from '../hidden-keys';
import { useClients, type Stores } from '../stores-provider';
import { DAILIES_KEY } from './use-dailies';

const NO_ROWS: readonly ForYouRow[] = [];
/** The number of games to load. It exceeds the length of a row, because played games are left out. */
const LOADED_GAMES_COUNT = 24;

const loadRows = async ({ callScores, player, games }: Stores['clients']): Promise<ForYouRow[]> => {
  if ((await player.peek()) === null) return [];
  const { played } = await createHistoryClient(callScores).listHistory(null);
  const known = new Set(played.map(({ game }) => game));
  const rows: ForYouRow[] = [];
  for (const { game: keyword, results } of favoriteKeywords(played, FOR_YOU.rows)) {
    // The game may have been removed from the catalog in the meantime.
    const game = await games.getByAlias(keyword).catch(() => null);
    if (!game) continue;
    const similar = await games.listMoreLikeThis(game.uid, LOADED_GAMES_COUNT);
    const newGames = similar.rows.filter((each) => !known.has(each.keyword));
    newGames.forEach((each) => known.add(each.keyword));
    rows.push({ key: keyword, reason: reasonText(game, results), games: newGames });
  }
  return rows;
};

/** Returns an empty list while unknown, and if the rows cannot be loaded. */
export const useForYou = (): readonly ForYouRow[] => {
  const clients = useClients();
  const keys = useHiddenKeys();
  const { data } = useSWR([DAILIES_KEY, 'for-you'], () => loadRows(clients), { revalidateOnFocus: false });
  if (!data) return NO_ROWS;
  return data
    .map((row) => ({
      ...row,
      games: row.games.filter((game) => !isHiddenBy(keys, game)).slice(0, FOR_YOU.games),
    }))
    .filter(({ games }) => games.length > 0);
};

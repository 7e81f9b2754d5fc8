/** Loads the games behind the suggestions of a search box: their images, and the names that people know them by. */
import useSWR from 'swr';
import type { GameSummary } from '@/lib/contract/game';
import type { FoundFamily } from '@/lib/contract/games';
import { useClients } from '@/stores/stores-provider';

const MAX_GAMES = 8;
export interface SuggestedDetails {
  /** Games by title; a suggestion without one is shown as plain text. */
  games: ReadonlyMap<string, GameSummary>;
  /** Families by name; such a suggestion leads to the page of the family. */
  families: ReadonlyMap<string, FoundFamily>;
  /** Ids of the genres that the text names. */
  genres: readonly string[];
}

const NONE: SuggestedDetails = { games: new Map(), families: new Map(), genres: [] };

/** @param text the text that the suggestions belong to; an empty one loads nothing */
export const useSuggestedDetails = (text: string): SuggestedDetails => {
  const { catalog } = useClients();
  const { data } = useSWR(
    text ? ['suggested-details', text] : null,
    async () => {
      const { rows, families, genres } = await catalog.search({ title: text, items_per_page: MAX_GAMES });
      return {
        games: new Map(rows.map((game) => [game.title, game])),
        families: new Map(families.map((family) => [family.name, family])),
        genres,
      };
    },
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return data ?? NONE;
};

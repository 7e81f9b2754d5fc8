/** Loads the games that the suggestions of a search field refer to, with their images and known names. */
import { useMemo } from 'react';
import useSWR from 'swr';
import type { GameSummary } from '@/lib/contract/game';
import type { FoundFamily } from '@/lib/contract/games';
import { useClients } from '@/stores/stores-provider';

export interface SuggestedDetails {
  /** The games by title. A suggestion without a game is shown as plain text. */
  games: ReadonlyMap<string, GameSummary>;
  /** The families by name. Such a suggestion opens the page of the family. */
  families: ReadonlyMap<string, FoundFamily>;
  /** The ids of the genres that the text names. */
  genres: readonly string[];
}

const NO_DETAILS: SuggestedDetails = { games: new Map(), families: new Map(), genres: [] };

/** @param text the text to which the suggestions belong; an empty text loads nothing */
export const useSuggestedDetails = (text: string): SuggestedDetails => {
  const { catalog } = useClients();
  // Stores no maps, because SWR considers any two maps equal and would keep the details of the previous text.
  const { data } = useSWR(
    text ? ['suggested-details', text] : null,
    async () => {
      const { rows, families, genres } = await catalog.search({ title: text, suggested: true });
      return { rows, families, genres };
    },
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return useMemo(
    () =>
      data
        ? {
            games: new Map(data.rows.map((game) => [game.title, game])),
            families: new Map(data.families.map((family) => [family.name, family])),
            genres: data.genres,
          }
        : NO_DETAILS,
    [data],
  );
};

/** Returns the similar games: those of the page, and those that the visitor has requested since. */
import { useState } from 'react';
import type { GameSummary } from '@/lib/contract/game';
import { NETWORK_FAILURE } from '@/lib/messages/site';
import { useClients } from '@/stores/stores-provider';
import { useActionError } from '@/stores/use-action-error';

interface MoreGames {
  games: readonly GameSummary[];
  /** Loads the next games; null if there are no more. */
  showMore: (() => Promise<void>) | null;
  isBusy: boolean;
  /** The error message if the next games could not be loaded; empty otherwise. */
  error: string;
}

export const useMoreGames = (uid: string, first: readonly GameSummary[], total: number): MoreGames => {
  const client = useClients().games;
  const { error, setError } = useActionError();
  const [games, setGames] = useState(first);
  const [page, setPage] = useState(1);
  const [isBusy, setBusy] = useState(false);

  const appendGames = (found: readonly GameSummary[]): void => {
    setGames(found);
    setPage(page + 1);
  };
  const showMore = async (): Promise<void> => {
    setError('');
    const perPage = first.length;
    const failure = await import('./load-more').then(
      ({ loadMore }) => loadMore({ client, uid, games, perPage, page, setBusy, show: appendGames }),
      () => NETWORK_FAILURE,
    );
    setError(failure ?? '');
  };
  return { games, showMore: page * first.length < total ? showMore : null, isBusy, error };
};

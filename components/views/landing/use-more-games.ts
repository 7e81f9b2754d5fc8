/** The games like one: those that the page came with, and those of the next pages that the visitor asked for. */
import { useState } from 'react';
import type { GameSummary } from '@/lib/contract/game';
import { useClients, useNotifications } from '@/stores/stores-provider';

interface MoreGames {
  games: readonly GameSummary[];
  /** Null where there are no more. */
  showMore: (() => Promise<void>) | null;
  isBusy: boolean;
}

export const useMoreGames = (uid: string, first: readonly GameSummary[], total: number): MoreGames => {
  const client = useClients().games;
  const notify = useNotifications((state) => state.notify);
  const [games, setGames] = useState(first);
  const [pages, setPages] = useState(1);
  const [isBusy, setBusy] = useState(false);

  const showMore = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { rows } = await client.listMoreLikeThis(uid, first.length, pages);
      const known = new Set(games.map((game) => game.uid));
      setGames([...games, ...rows.filter((game) => !known.has(game.uid))]);
      setPages(pages + 1);
    } catch {
      const { LANDING_MESSAGES } = await import('@/lib/landing-messages');
      notify(LANDING_MESSAGES.moreFailed, 'error');
    }
    setBusy(false);
  };
  return { games, showMore: pages * first.length < total ? showMore : null, isBusy };
};

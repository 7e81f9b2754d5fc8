/** Reports that a game has started or failed to start (spec §7: by level). */
import { useEffect } from 'react';
import type { PlayerState } from '@/components/game-player/player-states';
import { useClients } from '@/stores/stores-provider';

export const useReportPlay = (game: string, state: PlayerState): void => {
  const { reports } = useClients();
  useEffect(() => {
    if (state === 'hidden') void reports.event('game.start', 'info', { game });
    if (state === 'error') void reports.event('game.loadFailure', 'error', { game });
  }, [reports, game, state]);
};

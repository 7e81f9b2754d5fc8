/** Lists the games and modes in which the player has results, with the best result of each. */
import useSWR from 'swr';
import { createHistoryClient } from '@/api-clients/scores/history';
import type { PlayedMode } from '@/lib/contract/history';
import { useClients } from '@/stores/stores-provider';
import { DAILIES_KEY } from './use-dailies';

const NO_PLAYED_MODES: readonly PlayedMode[] = [];

/** @returns the modes, last played first; empty while unknown, without a player in this browser, and if they cannot be loaded */
export const usePlayedModes = (): readonly PlayedMode[] => {
  const { callScores, player } = useClients();
  const { data } = useSWR([DAILIES_KEY, 'played-modes'], async () => {
    if ((await player.peek()) === null) return NO_PLAYED_MODES;
    return (await createHistoryClient(callScores).listHistory(null)).played;
  });
  return data ?? NO_PLAYED_MODES;
};

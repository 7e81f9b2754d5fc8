/** Compares a member's streaks with the player's own (spec §7: dailygamestreaks with games[] and memberIdTarget). */
import useSWR from 'swr';
import { createArchivesClient } from '@/api-clients/scores/archives';
import type { GameStreak } from '@/lib/contract/scores-entities';
import { useClients } from '@/stores/stores-provider';
import { DAILIES_KEY } from './use-dailies';

export interface StreakComparison {
  theirs: readonly GameStreak[];
  own: readonly GameStreak[];
}

/** The result if there is no player in this browser. */
export const NOT_A_PLAYER = 'not-a-player';

/** @param games the game ids; null until the visitor requests the comparison */
export const useStreakComparison = (games: readonly string[] | null, memberId: string) => {
  const { callScores, player } = useClients();
  return useSWR<StreakComparison | typeof NOT_A_PLAYER>(
    games ? [DAILIES_KEY, 'comparison', memberId, ...games] : null,
    async () =>
      (await player.peek()) === null
        ? NOT_A_PLAYER
        : createArchivesClient(callScores).compareStreaks(games ?? [], memberId),
  );
};

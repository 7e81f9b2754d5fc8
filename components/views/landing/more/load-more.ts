/** Loads the next similar games. The code loads with the first press. */
import type { GameSummary } from '@/lib/contract/game';
import { describeError } from '@/lib/describe-error';
import { LANDING_MESSAGES } from '@/lib/landing-messages';
import type { Stores } from '@/stores/stores-provider';
import { createFlight } from '@/stores/use-single-flight';

interface ShownGames {
  client: Stores['clients']['games'];
  uid: string;
  games: readonly GameSummary[];
  perPage: number;
  page: number;
  setBusy(isBusy: boolean): void;
  show(games: readonly GameSummary[]): void;
}

const loadFlight = createFlight<string>(() => undefined);

/** Appends the next games. @returns the error message if they could not be loaded, or null */
export const loadMore = async (shown: ShownGames): Promise<string | null> => {
  const { client, uid, games, perPage, page, setBusy, show } = shown;
  let failure: string | null = null;
  const load = async (): Promise<void> => {
    setBusy(true);
    try {
      const { rows } = await client.listMoreLikeThis(uid, perPage, page);
      const known = new Set(games.map((game) => game.uid));
      show([...games, ...rows.filter((game) => !known.has(game.uid))]);
    } catch (error) {
      failure = describeError(error, LANDING_MESSAGES.moreFailed);
    }
    setBusy(false);
  };
  await loadFlight.run(load, uid);
  return failure;
};

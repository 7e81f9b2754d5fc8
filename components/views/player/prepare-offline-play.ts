/** Prepares a running daily so that it can be finished without a network. */
import type { Game, GameEmbed } from '@/lib/contract/game';
import { standaloneDocumentOf } from '@/lib/domain/games/stored-games';
import { paths, slugOfPath } from '@/lib/paths';
import { storeGame } from '@/stores/offline/store-game';

/** Waits until the game has started. */
const waitForIdle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 2_000 })
      : setTimeout(resolve, 0),
  );

/** Stores the game for offline use. A failure is ignored, and retried with the next game. */
export const prepareOfflinePlay = async (game: Game & { embed: GameEmbed }, theme: string): Promise<void> => {
  const frame = standaloneDocumentOf(game.embed.src);
  if (!frame) return;
  await waitForIdle();
  const slug = slugOfPath(game);
  await storeGame({ slug, title: game.title, theme, page: paths.player(slug), frame }).catch(() => undefined);
};

/** Makes a daily that runs ready for a lost network. */
import type { Game, GameEmbed } from '@/lib/contract/game';
import { standaloneDocumentOf } from '@/lib/domain/stored-games';
import { paths, slugOf } from '@/lib/paths';
import { storeGame } from '@/stores/offline/store-game';

/** The game's own start comes first. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 2_000 })
      : setTimeout(resolve, 0),
  );

/** Never in the way: what fails is left, and tried again with the next game. */
export const makeReadyOffline = async (game: Game & { embed: GameEmbed }, theme: string): Promise<void> => {
  const frame = standaloneDocumentOf(game.embed.src);
  if (!frame) return;
  await idle();
  const slug = slugOf(game);
  await storeGame({ slug, title: game.title, theme, page: paths.player(slug), frame }).catch(() => undefined);
};

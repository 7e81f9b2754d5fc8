/** Sharing a game's page, or tonight's result without a word of its solution: the share sheet, else the clipboard, else the text to copy by hand. */
import { useEffect, useEffectEvent } from 'react';
import { ShareDialog } from '@/components/views/player/share-dialog';
import type { Game } from '@/lib/contract/game';
import { litText } from '@/lib/domain/amounts';
import { dateOfKey, dayOfYear } from '@/lib/domain/evenings';
import { LANDING_MESSAGES } from '@/lib/landing-messages';
import { paths, slugOf } from '@/lib/paths';
import type { DailyStatus } from '@/stores/queries/use-dailies';
import { browserShareDeps, shareText } from '@/stores/share';
import { useModal, useNotifications } from '@/stores/stores-provider';

const GAME_SHARE = 'game-share';

const addressOf = (path: string): string => new URL(path, window.location.href).href;

/** The words that are shared: of a result its puzzle's date, how it went, and the way to that puzzle. */
const wordsOf = (game: Game, result: DailyStatus | null): string => {
  if (!result?.levelKey) return `${game.title}\n${addressOf(game.href)}`;
  const { levelKey, value, columnType } = result;
  return [
    `${game.title}, ${dayOfYear(dateOfKey(levelKey))}`,
    litText(value, columnType),
    addressOf(`${paths.player(slugOf(game))}?level=${levelKey}`),
  ].join('\n');
};

interface ShareGameProps {
  game: Game;
  /** Of the level that is shared; null for the game itself. */
  result: DailyStatus | null;
  /** How often it was asked for. */
  presses: number;
}

export const ShareGame = ({ game, result, presses }: ShareGameProps) => {
  const open = useModal((state) => state.open);
  const notify = useNotifications((state) => state.notify);
  const share = useEffectEvent(async (): Promise<void> => {
    const way = await shareText(
      wordsOf(game, result),
      browserShareDeps((shown) => open(GAME_SHARE, { onEnter: () => shown })),
    );
    if (way === 'copied')
      notify(result ? LANDING_MESSAGES.resultCopied : LANDING_MESSAGES.linkCopied, 'success');
  });
  useEffect(() => void share(), [presses]);
  return <ShareDialog name={GAME_SHARE} heading="Share this game" />;
};

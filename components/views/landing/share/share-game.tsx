/** Shares a game's page, or today's result without its solution, by the share sheet, the clipboard, or a dialog with the text. */
import { useEffect, useEffectEvent } from 'react';
import { ShareDialog } from '@/components/views/player/share-dialog';
import type { Game } from '@/lib/contract/game';
import { finishedDailyText } from '@/lib/domain/play/amounts';
import { dateOfKey, dayOfYear } from '@/lib/domain/days/calendar-days';
import { LANDING_MESSAGES } from '@/lib/landing-messages';
import { paths, slugOfPath } from '@/lib/paths';
import type { DailyStatus } from '@/stores/queries/use-dailies';
import { browserShareDeps, shareText } from '@/stores/share';
import { useModal, useNotifications } from '@/stores/stores-provider';

const GAME_SHARE_DIALOG = 'game-share';

const absoluteUrl = (path: string): string => new URL(path, window.location.href).href;

/** Returns the text to share. For a result, it contains the puzzle's date, the value, and the link to that puzzle. */
const composeShareText = (game: Game, result: DailyStatus | null): string => {
  if (!result?.levelKey) return `${game.title}\n${absoluteUrl(game.href)}`;
  const { levelKey, value, columnType } = result;
  return [
    `${game.title}, ${dayOfYear(dateOfKey(levelKey))}`,
    finishedDailyText(value, columnType),
    absoluteUrl(`${paths.player(slugOfPath(game))}?level=${levelKey}`),
  ].join('\n');
};

interface ShareGameProps {
  game: Game;
  /** The result to share; null to share the game itself. */
  result: DailyStatus | null;
  /** The number of times that sharing was requested. */
  presses: number;
}

export const ShareGame = ({ game, result, presses }: ShareGameProps) => {
  const open = useModal((state) => state.open);
  const notify = useNotifications((state) => state.notify);
  // Safari refuses clipboard access after a delayed import. The dialog then has a button that copies during a press.
  const share = useEffectEvent(async (): Promise<void> => {
    const outcome = await shareText(
      composeShareText(game, result),
      browserShareDeps((text) => open(GAME_SHARE_DIALOG, { onEnter: () => text })),
    );
    if (outcome === 'copied')
      notify(result ? LANDING_MESSAGES.resultCopied : LANDING_MESSAGES.linkCopied, 'success');
  });
  useEffect(() => void share(), [presses]);
  return <ShareDialog name={GAME_SHARE_DIALOG} heading="Share this game" />;
};

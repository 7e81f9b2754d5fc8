/** Sharing a game's page: the share sheet, else the clipboard, else the text to copy by hand. */
import { ShareDialog } from '@/components/views/player/share-dialog';
import type { Game } from '@/lib/contract/game';
import { LANDING_MESSAGES } from '@/lib/landing-messages';
import type { ModalState } from '@/stores/modal-store';
import type { NotificationState } from '@/stores/notification-store';
import { browserShareDeps, shareText } from '@/stores/share';

const GAME_SHARE = 'game-share';

interface Deps {
  open: ModalState['open'];
  notify: NotificationState['notify'];
}

export const shareGame = async ({ title, href }: Game, { open, notify }: Deps): Promise<void> => {
  const text = `${title}\n${new URL(href, window.location.href).href}`;
  const way = await shareText(
    text,
    browserShareDeps((shown) => open(GAME_SHARE, { onEnter: () => shown })),
  );
  if (way === 'copied') notify(LANDING_MESSAGES.linkCopied, 'success');
};

export const ShareText = () => <ShareDialog name={GAME_SHARE} heading="Share this game" />;

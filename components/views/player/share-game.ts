/** Shares a game's text with its URL, by the best method that the device supports. */
import type { ShareWay } from '@/lib/game-protocol';
import { paths } from '@/lib/paths';
import { createGestureGate } from '@/stores/gesture-gate';
import { browserShareDeps, shareText } from '@/stores/share';

const shareGate = createGestureGate({
  isActive: () => navigator.userActivation?.isActive,
  now: () => performance.now(),
});

/**
 * Shares a text of the game. Writes to the clipboard only after a new gesture of the player, because games may call
 * this at any time; otherwise shows the text.
 */
export const shareGame = (text: string, slug: string, show: (text: string) => void): Promise<ShareWay> => {
  const { copy, ...deps } = browserShareDeps(show);
  return shareText(`${text}\n${new URL(paths.landing(slug), window.location.href).href}`, {
    ...deps,
    copy: copy && shareGate.pass() ? copy : undefined,
  });
};

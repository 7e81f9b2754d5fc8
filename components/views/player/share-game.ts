/** Shares a game's words with its address, in the best way the device has. */
import type { ShareWay } from '@/lib/game-protocol';
import { paths } from '@/lib/paths';
import { createGestureGate } from '@/stores/gesture-gate';
import { browserShareDeps, shareText } from '@/stores/share';

const gate = createGestureGate({
  isActive: () => navigator.userActivation?.isActive,
  now: () => performance.now(),
});

/** A game may ask at any time; only with a new gesture of the player does it write to the clipboard, else the text is shown. */
export const shareGame = (text: string, slug: string, show: (text: string) => void): Promise<ShareWay> => {
  const { copy, ...deps } = browserShareDeps(show);
  return shareText(`${text}\n${new URL(paths.landing(slug), window.location.href).href}`, {
    ...deps,
    copy: copy && gate.pass() ? copy : undefined,
  });
};

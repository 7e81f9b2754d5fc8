/** Shares a game's words with its address, in the best way the device has. */
import type { ShareWay } from '@/lib/game-protocol';
import { paths } from '@/lib/paths';
import { browserShareDeps, shareText } from '@/stores/share';

export const shareGame = (text: string, slug: string, show: (text: string) => void): Promise<ShareWay> =>
  shareText(`${text}\n${new URL(paths.landing(slug), window.location.href).href}`, browserShareDeps(show));

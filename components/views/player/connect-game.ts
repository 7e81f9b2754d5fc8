/** Connects a game's frame with the page: the message port, the run, the saves. Loads with the first sign of use. */
import type { ShownAd } from '@/components/advertising/ad-videos';
import type { AdVideo } from '@/lib/advertising/frame';
import type { Game, GameEmbed } from '@/lib/contract/game';
import { createFrameHost, type FrameHost } from '@/lib/frame-host';
import { slugOf } from '@/lib/paths';
import { browserStorage } from '@/stores/key-value-storage';
import { browserLocks } from '@/stores/outbox/browser-locks';
import { createSendQueue } from '@/stores/outbox/send-queue';
import { createPlaySession, type PlaySessionDeps } from '@/stores/play-session';
import { createMemorySaves } from '@/stores/saves/memory-saves';
import { createOwnSaves } from '@/stores/saves/own-saves';
import type { Stores } from '@/stores/stores-provider';
import { requestedChallenge } from './requested-challenge';

type SessionPart =
  | 'levelKey'
  | 'settings'
  | 'onRun'
  | 'onNavigate'
  | 'onLoading'
  | 'onFailed'
  | 'onReady'
  | 'onMuted'
  | 'onResultReport';

export interface ConnectionOptions extends Pick<PlaySessionDeps, SessionPart> {
  frame: HTMLIFrameElement;
  /** Origin of a game from another host; absent for a sandboxed game. */
  origin: string | undefined;
  /** Returns whether the frame is still on the page. */
  isCurrent(): boolean;
  game: Game & { embed: GameEmbed };
  clients: Stores['clients'];
  auth: Stores['auth'];
  /** Shows a text to copy by hand. */
  openShare(text: string): void;
  playAd(kind: AdVideo): Promise<ShownAd>;
  /** The service has accepted a result. */
  onResult(): void;
}

export const connectGame = (options: ConnectionOptions): FrameHost => {
  const { frame, origin, isCurrent, game, clients, auth, openShare, playAd, onResult, ...session } = options;
  const challenge = requestedChallenge();
  const mode = new URLSearchParams(window.location.search).get('mode');
  const queue = createSendQueue(browserLocks(), Date.now);
  const host = createFrameHost({
    frame,
    origin,
    handlers: createPlaySession({
      ...session,
      challenge,
      mode,
      clients,
      storage: browserStorage,
      queue,
      saves:
        challenge && !session.levelKey
          ? createMemorySaves(() => new Date())
          : createOwnSaves({
              auth,
              clients,
              storage: browserStorage,
              keyword: game.keyword,
              now: () => new Date(),
            }),
      keyword: game.keyword,
      locale: navigator.language,
      share: async (text) => (await import('./share-game')).shareGame(text, slugOf(game), openShare),
      showAd: async (kind) => {
        const ad = await playAd(kind);
        frame.focus();
        return ad;
      },
      loadRunEnd: async () =>
        (await import('@/stores/outbox/run-end')).createBrowserRunEnd({
          clients,
          auth,
          queue,
          keyword: game.keyword,
          title: game.title,
          isShown: () => isCurrent() && host.isConnected(),
          onResult,
          onSettled: (settled) => {
            host.emit('settled', settled);
            // The emulator's page ignores it.
            return !game.embed.isFlash;
          },
        }),
      onGameplay: () => undefined,
      onRelease: () => document.querySelector<HTMLElement>('.player-bar :is(a, button), main a')?.focus(),
    }),
  });
  return host;
};

/** Connects a game's frame with the page, by the message port, the run and the saves. Loads at the first sign of intent. */
import type { AdVideoResult } from '@/components/advertising/ad-videos';
import type { AdVideo } from '@/lib/advertising/frame';
import type { Game, GameEmbed } from '@/lib/contract/game';
import { createFrameHost, type FrameHost } from '@/lib/frame-host';
import { slugOfPath } from '@/lib/paths';
import { browserStorage } from '@/stores/key-value-storage';
import { browserLocks } from '@/stores/outbox/browser-locks';
import { createSendQueue } from '@/stores/outbox/send-queue';
import { loadRunCode } from '@/stores/load-run-code';
import { storeDailyProgress } from '@/stores/daily-progress';
import { storeProgress } from '@/stores/played-progress';
import { createPlaySession, type PlaySessionDeps } from '@/stores/play-session';
import { createMemorySaves } from '@/stores/saves/memory-saves';
import { createOwnSaves } from '@/stores/saves/choose-saves';
import type { ProgressSaves } from '@/stores/saves/progress-saves';
import type { Stores } from '@/stores/stores-provider';
import { requestedChallenge, requestedMode } from './requested-challenge';

type SessionPart =
  | 'levelKey'
  | 'settings'
  | 'waitForPlay'
  | 'onRun'
  | 'onNavigate'
  | 'onLoading'
  | 'onFailed'
  | 'onReady'
  | 'onMuted'
  | 'onResultReport';

export interface ConnectionOptions extends Pick<PlaySessionDeps, SessionPart> {
  frame: HTMLIFrameElement;
  /** The origin of a game from another host; undefined for a sandboxed game. */
  origin: string | undefined;
  /** Returns whether the frame is still on the page. */
  isCurrent(): boolean;
  game: Game & { embed: GameEmbed };
  clients: Stores['clients'];
  auth: Stores['auth'];
  /** Shows a text for manual copying. */
  openShare(text: string): void;
  playAd(kind: AdVideo): Promise<AdVideoResult>;
  /** Called when the server has accepted a result. */
  onResult(): void;
}

export const connectGame = (options: ConnectionOptions): FrameHost => {
  const { frame, origin, isCurrent, game, clients, auth, openShare, playAd, onResult, ...session } = options;
  loadRunCode();
  const currentTime = (): Date => new Date();
  // Chosen when the game first loads a save. That happens after the press on Play, although the game may be connected
  // earlier.
  let chosen: ProgressSaves | undefined;
  const isPuzzleOfChallenge = (): boolean => requestedChallenge() !== null && session.levelKey() === null;
  const getSaves = (): ProgressSaves =>
    (chosen ??= isPuzzleOfChallenge()
      ? createMemorySaves(currentTime)
      : createOwnSaves({ auth, clients, storage: browserStorage, keyword: game.keyword, now: currentTime }));
  const queue = createSendQueue(browserLocks(), Date.now);
  const host = createFrameHost({
    frame,
    origin,
    handlers: createPlaySession({
      ...session,
      challenge: requestedChallenge,
      mode: requestedMode,
      clients,
      storage: browserStorage,
      queue,
      saves: { load: async () => getSaves().load(), save: async (state) => getSaves().save(state) },
      keyword: game.keyword,
      locale: navigator.language,
      share: async (text) => (await import('./share-game')).shareGame(text, slugOfPath(game), openShare),
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
          onResolved: (resolved) => {
            host.emit('settled', resolved);
            // A Flash game does not handle this event, so the page must show the result.
            return !game.embed.isFlash;
          },
        }),
      onProgress: (text, share, levelKey) => {
        if (isPuzzleOfChallenge()) return;
        storeProgress(browserStorage, game.uid, text);
        if (levelKey !== null) storeDailyProgress(browserStorage, game.uid, { levelKey, text, share });
      },
      onGameplay: () => undefined,
      onRelease: () => document.querySelector<HTMLElement>('.player-bar :is(a, button), main a')?.focus(),
    }),
  });
  return host;
};

/** The player with its game connected: the frame's port, the run, the save, the share sheet. */
import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { adProvider } from '@/components/advertising/ad-provider';
import type { AdStage, ShownAd } from '@/components/advertising/ad-videos';
import type { FrameHost } from '@/lib/frame-host';
import type { FrameStatus } from '@/components/game-player/use-player';
import { siteConfig } from '@/components/layout/site-config';
import { latePart } from '@/components/ui/late-part';
import { onIntent } from '@/components/ui/on-intent';
import { useClientNow } from '@/components/ui/use-client-now';
import type { AdVideo } from '@/lib/advertising/frame';
import type { Game, GameEmbed } from '@/lib/contract/game';
import type { GameSettings, Navigation } from '@/lib/game-protocol';
import { paths, slugOf } from '@/lib/paths';
import { browserStorage } from '@/stores/key-value-storage';
import { countView } from '@/stores/count-view';
import { hasShortcuts, watchShortcuts } from '@/stores/shortcuts';
import { BOARDS_KEY } from '@/stores/queries/use-leaderboard';
import { isAdFree } from '@/components/advertising/is-ad-free';
import { DAILIES_KEY } from '@/stores/queries/use-dailies';
import { useAuthStore, useClients, useLook, useModal } from '@/stores/stores-provider';
import { SCORES_DIALOG, SHARE_DIALOG } from './player-dialogs';
import { PlayerView } from './player-view';
import { startLevelOf } from './use-asked-day';
import { useKeptFrame } from './use-kept-frame';

const NoVideos = () => null;
// Only with an advertising network and without Unlimited; until it comes, there are no videos.
const AdVideos = latePart(async () =>
  typeof document !== 'undefined' && isAdFree()
    ? NoVideos
    : (await import('@/components/advertising/ad-videos')).AdVideos,
);

/** Loads the connection of a running game, before the press on Play or with it. The frame repeats its hello until then. */
const loadConnection = () => import('./connect-game');

const SLOW_GAME_MS = 20_000;
const MUTED_KEY = 'sw_muted';

// Read from the address, not the router: the stored page is the same for every query (pages.md).
const queryValue = (name: string): string | null => new URLSearchParams(window.location.search).get(name);

export const ConnectedPlayer = ({ game }: { game: Game & { embed: GameEmbed } }) => {
  const router = useRouter();
  const clients = useClients();
  const auth = useAuthStore();
  const theme = useLook((state) => state.theme);
  const open = useModal((state) => state.open);
  const { mutate } = useSWRConfig();
  const [status, setStatus] = useState<FrameStatus>(null);
  const wantsAutoplay = useClientNow() !== null && queryValue('autoplay') === '1';
  const host = useRef<FrameHost | null>(null);
  const shownFrame = useRef<HTMLIFrameElement | null>(null);
  const timer = useRef<number>(undefined);
  const ads = useRef<AdStage>(null);
  const playedMode = useRef<string | null>(null);
  const hasVideos = adProvider().videos.length > 0;
  const playAd = useCallback(
    async (kind: AdVideo): Promise<ShownAd> => (await ads.current?.play(kind)) ?? { shown: false },
    [],
  );
  const isFramed = useCallback(() => shownFrame.current !== null, []);
  const { whole, rescue } = useKeptFrame(game.embed.src, isFramed);

  const settings = useCallback(
    (): GameSettings => ({
      muted: browserStorage.read(MUTED_KEY) === true,
      reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      theme,
      shortcuts: hasShortcuts(),
    }),
    [theme],
  );

  // pages.md: the browser counts views, once the page is there.
  useEffect(() => {
    countView(clients, slugOf(game)).catch(() => undefined);
  }, [clients, game]);

  const latestSettings = useRef(settings);
  useEffect(() => {
    latestSettings.current = settings;
    host.current?.emit('settings', settings());
  }, [settings]);

  useEffect(() => watchShortcuts(() => host.current?.emit('settings', latestSettings.current())), []);

  // A failed load is retried when the game starts.
  useEffect(() => onIntent(() => void loadConnection().catch(() => undefined)), []);

  useEffect(() => {
    const handleVisibility = (): void => host.current?.emit(document.hidden ? 'pause' : 'resume', null);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, []);

  const handleNotice = useCallback(
    (isShown: boolean): void => host.current?.emit(isShown ? 'pause' : 'resume', null),
    [],
  );

  // The board of what is played.
  const openScores = useCallback(() => open(SCORES_DIALOG, { onEnter: () => playedMode.current }), [open]);
  const handleNavigate = (to: Navigation): void => {
    if (to === 'scores') openScores();
    else if (to === 'today') window.location.replace(`${paths.player(slugOf(game))}?autoplay=1`);
    else void router.push(to === 'next' ? paths.home() : paths.landing(slugOf(game)));
  };
  const handleResult = (): void => {
    const isStale = (key: unknown): boolean =>
      Array.isArray(key) && (key[0] === BOARDS_KEY || key[0] === DAILIES_KEY);
    void mutate(isStale);
  };

  const handleFrame = (frame: HTMLIFrameElement | null): void => {
    host.current?.dispose();
    host.current = null;
    shownFrame.current = frame;
    window.clearTimeout(timer.current);
    setStatus(null);
    if (!frame) return;
    let furthest = -1;
    const isCurrent = (): boolean => shownFrame.current === frame;
    const handleFailed = (): void => {
      if (!isCurrent()) return;
      window.clearTimeout(timer.current);
      setStatus({ kind: 'failed' });
    };
    // A game that reports nothing may be slow rather than broken: it stays, and the player may load it again.
    const handleSlow = (): void => {
      if (isCurrent()) setStatus({ kind: 'slow' });
    };
    const expectMore = (): void => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(handleSlow, SLOW_GAME_MS);
    };
    expectMore();
    // A game of another host keeps its own origin, and need not speak at all: then its page is what there is to wait for.
    const isForeign = frame.getAttribute('sandbox')?.includes('allow-same-origin');
    if (isForeign) frame.addEventListener('load', () => window.clearTimeout(timer.current));
    else if (frame.hasAttribute('src')) {
      // Listened for at once: a frame may have loaded before the watch has.
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      void import('./frame-answer').then(({ watchAnswer }) =>
        watchAnswer({
          frame,
          loaded,
          isSettled: () => !isCurrent() || Boolean(host.current?.isConnected()),
          onFailed: handleFailed,
          onUnreachable: () => void rescue().then((isSaved) => !isSaved && handleFailed()),
        }),
      );
    }
    void loadConnection().then(({ connectGame }) => {
      if (!isCurrent()) return;
      host.current = connectGame({
        frame,
        origin: isForeign ? new URL(frame.src).origin : undefined,
        isCurrent,
        game,
        clients,
        auth,
        levelKey: startLevelOf(game),
        mode: queryValue('mode'),
        settings: () => latestSettings.current(),
        openShare: (text) => open(SHARE_DIALOG, { onEnter: () => text }),
        playAd,
        onRun: (mode) => {
          playedMode.current = mode;
        },
        onNavigate: handleNavigate,
        onResult: handleResult,
        onLoading: (progress) => {
          if (progress > furthest) expectMore();
          furthest = Math.max(furthest, progress);
          setStatus({ kind: 'loading', progress });
        },
        onFailed: handleFailed,
        onReady: () => {
          window.clearTimeout(timer.current);
          setStatus({ kind: 'ready' });
          frame.focus();
        },
        onMuted: (isMuted) => browserStorage.write(MUTED_KEY, isMuted),
      });
    }, handleFailed);
  };
  const latest = useRef(handleFrame);
  useEffect(() => {
    latest.current = handleFrame;
  });
  const recordStart = useCallback(
    () =>
      void import('@/components/recent/record-played').then(
        ({ recordPlayed }) => recordPlayed(game, clients),
        () => undefined,
      ),
    [game, clients],
  );
  const handleStart = useCallback(() => {
    recordStart();
    if (game.isDailyGame)
      void import('./make-ready-offline').then(
        ({ makeReadyOffline }) => makeReadyOffline(game, theme),
        () => undefined,
      );
  }, [recordStart, game, theme]);
  // One function for the life of the page: a new one would make React hand the frame over again.
  const onFrame = useCallback((frame: HTMLIFrameElement | null) => latest.current(frame), []);

  const handleClickPlay = useCallback(() => playAd('precontent').then(() => undefined), [playAd]);

  return (
    <>
      <PlayerView
        game={game}
        autoPlay={wantsAutoplay}
        gamesOrigin={siteConfig().gamesOrigin}
        gameDocument={whole}
        frameStatus={status}
        isReadyOnLoad={false}
        onFrame={onFrame}
        onStart={handleStart}
        onScores={openScores}
        onNotice={handleNotice}
        onClickPlay={hasVideos ? handleClickPlay : undefined}
      />
      {hasVideos && <AdVideos ref={ads} />}
    </>
  );
};

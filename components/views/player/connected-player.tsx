/** The player with a connected game: its frame, the run, the scores, and the ads. */
import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { adProvider } from '@/components/advertising/ad-provider';
import type { AdVideoPlayer, AdVideoResult } from '@/components/advertising/ad-videos';
import { isAdFree } from '@/components/advertising/is-ad-free';
import { getSiteConfig } from '@/components/layout/site-config';
import type { PlayerState } from '@/components/game-player/player-states';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { isSavingData, onIntentOrVisible } from '@/components/ui/on-intent';
import { useClientNow } from '@/components/ui/use-client-now';
import type { AdVideo } from '@/lib/advertising/frame';
import type { Game, GameEmbed } from '@/lib/contract/game';
import type { Navigation, ResultReport } from '@/lib/game-protocol';
import { paths, slugOfPath } from '@/lib/paths';
import { useOnline } from '@/stores/online';
import { countView } from '@/stores/count-view';
import { DAILIES_KEY } from '@/stores/queries/use-dailies';
import { BOARDS_KEY } from '@/stores/queries/use-leaderboard';
import { useAuthStore, useClients, useAppearance, useModal } from '@/stores/stores-provider';
import { SCORES_DIALOG, SHARE_DIALOG } from './player-dialogs';
import { createPlayGate } from './play-gate';
import { PlayerView, type PlayerViewProps } from './player-view';
import { findStartLevel } from './use-requested-day';
import { readFrameSettings, storeMuted, useFrameSettings, useMuted } from './use-frame-settings';
import { useGameFrame, type OpenConnection } from './use-game-frame';

const loadResult = async () => (await import('./running-parts')).ResultPanel;
// Loads when the game starts, so that a run can be finished offline.
const ResultPanel = createLazyComponent(loadResult, true);
const NoVideos = () => null;
// Loads only with an ad network and without Unlimited. Until then, there are no videos.
const AdVideos = createLazyComponent(async () =>
  typeof document !== 'undefined' && isAdFree()
    ? NoVideos
    : (await import('@/components/advertising/ad-videos')).AdVideos,
);

// Reads the URL instead of the router, because the stored page is the same for every query (docs/pages.md).
const readQueryValue = (name: string): string | null => new URLSearchParams(window.location.search).get(name);

/** Returns whether a run of this player changes the data with this cache key. */
const isChangedByRun = (key: unknown): boolean =>
  Array.isArray(key) && (key[0] === BOARDS_KEY || key[0] === DAILIES_KEY);

interface ConnectedPlayerProps extends Pick<
  PlayerViewProps,
  'isPlayPressed' | 'isBehind' | 'isOpenedHere' | 'onLeave'
> {
  game: Game & { embed: GameEmbed };
}

export const ConnectedPlayer = ({
  game,
  isPlayPressed,
  isBehind = false,
  isOpenedHere,
  onLeave,
}: ConnectedPlayerProps) => {
  const router = useRouter();
  const clients = useClients();
  const auth = useAuthStore();
  const isOnline = useOnline();
  const theme = useAppearance((state) => state.theme);
  const open = useModal((state) => state.open);
  const { mutate } = useSWRConfig();
  const wantsAutoplay = useClientNow() !== null && readQueryValue('autoplay') === '1';
  const ads = useRef<AdVideoPlayer>(null);
  const playedMode = useRef<string | null>(null);
  const hasVideos = adProvider().videos.length > 0;
  const playAd = useCallback(
    async (kind: AdVideo): Promise<AdVideoResult> => (await ads.current?.play(kind)) ?? { shown: false },
    [],
  );
  const openScores = useCallback(() => open(SCORES_DIALOG, { onEnter: () => playedMode.current }), [open]);

  // The browser counts views once the page has loaded (docs/pages.md).
  useEffect(() => {
    if (isBehind) return;
    countView(clients, slugOfPath(game)).catch(() => undefined);
  }, [clients, game, isBehind]);

  const handleNavigate = (to: Navigation): void => {
    if (to === 'scores') openScores();
    else if (to === 'today') window.location.replace(`${paths.player(slugOfPath(game))}?autoplay=1`);
    else void router.push(to === 'next' ? paths.home() : paths.landing(slugOfPath(game)));
  };
  const handleResult = (): void => void mutate(isChangedByRun);
  // Refreshes the state on leaving, so that the next page shows that the daily has been started.
  useEffect(() => () => void (playedMode.current && mutate(isChangedByRun)), [mutate]);

  const [report, setReport] = useState<ResultReport | null>(null);
  const [gate] = useState(createPlayGate);
  const openConnection: OpenConnection = () => ({
    clients,
    auth,
    levelKey: () => findStartLevel(game),
    settings: readFrameSettings,
    openShare: (text) => open(SHARE_DIALOG, { onEnter: () => text }),
    playAd,
    onRun: (mode) => {
      playedMode.current = mode;
    },
    onNavigate: handleNavigate,
    onResult: handleResult,
    onMuted: storeMuted,
    onResultReport: setReport,
  });
  const { status, gameDocument, emit, onFrame } = useGameFrame(game, openConnection, gate);
  useFrameSettings(emit);
  const isMuted = useMuted();
  const toggleSound = (): void => {
    storeMuted(!isMuted);
    emit('settings', readFrameSettings());
  };

  const handleNotice = useCallback(
    (isShown: boolean): void => emit(isShown ? 'pause' : 'resume', null),
    [emit],
  );
  // A player that is opened by its URL preloads the game at the first sign of intent.
  const [phase, setPhase] = useState<'before' | 'preload' | 'begun'>(isBehind ? 'preload' : 'before');
  useEffect(() => onIntentOrVisible(() => setPhase((known) => (known === 'before' ? 'preload' : known))), []);
  const handleStart = useCallback(() => {
    void import('@/components/recent/record-played').then(
      ({ recordPlayed }) => recordPlayed(game, clients),
      () => undefined,
    );
    const loaded = loadResult().catch(() => undefined);
    if (game.isDailyGame)
      // Waits, because the stored page includes the scripts that have been loaded.
      void loaded
        .then(() => import('./prepare-offline-play'))
        .then(
          ({ prepareOfflinePlay }) => prepareOfflinePlay(game, theme),
          () => undefined,
        );
  }, [game, clients, theme]);
  const handleState = useCallback(
    (state: PlayerState): void => {
      const isStarting = state === 'loading' || state === 'hidden';
      gate.setOpen(isStarting);
      if (isStarting) setPhase('begun');
      if (state === 'hidden') handleStart();
    },
    [gate, handleStart],
  );
  const handleClickPlay = useCallback(() => playAd('precontent').then(() => undefined), [playAd]);

  // A new frame has no result yet.
  const shownReport = status?.kind === 'ready' ? report : null;

  return (
    <>
      <PlayerView
        game={game}
        autoPlay={wantsAutoplay}
        isPlayPressed={isPlayPressed}
        isBehind={isBehind}
        isOpenedHere={isOpenedHere}
        isPreload={phase === 'preload' && isOnline && !isSavingData()}
        onLeave={onLeave}
        gamesOrigin={getSiteConfig().gamesOrigin}
        gameDocument={gameDocument}
        frameStatus={status}
        isReadyOnLoad={false}
        onFrame={onFrame}
        onState={handleState}
        onScores={openScores}
        sound={{ isMuted, toggle: toggleSound }}
        onNotice={handleNotice}
        onClickPlay={hasVideos ? handleClickPlay : undefined}
        result={
          shownReport && (
            <ResultPanel
              key={shownReport.runId}
              game={game}
              report={shownReport}
              onAction={(action) => emit('resultAction', { runId: shownReport.runId, action })}
              onScores={openScores}
            />
          )
        }
      />
      {hasVideos && <AdVideos ref={ads} />}
    </>
  );
};

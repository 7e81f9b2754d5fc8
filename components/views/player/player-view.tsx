/** The view of the player: the bar, the game, and the bottom row on phones. */
import { useRouter } from 'next/router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { GamePlayer, type GamePlayerHandle } from '@/components/game-player/game-player';
import type { PlayerState } from '@/components/game-player/player-states';
import { useDevice } from '@/components/game-player/use-device';
import type { GameFrameStatus } from '@/components/game-player/use-player';
import { AdSlot } from '@/components/ui/ad-slot';
import { Button } from '@/components/ui/button';
import { artworkUrl } from '@/components/ui/cards/game-art';
import { Icon } from '@/components/ui/icon';
import { createLazyComponent } from '@/components/ui/lazy-component';
import type { Game, GameEmbed } from '@/lib/contract/game';
import { foreignHostOf, frameSource, moveToGamesOrigin } from '@/lib/domain/games/embed-source';
import { dateOfKey, dayAndMonth, dayName } from '@/lib/domain/days/calendar-days';
import { mainGenreOf } from '@/lib/domain/games/genres';
import { imageSource } from '@/lib/domain/games/image-source';
import { paths, slugOfPath } from '@/lib/paths';
import { OFFLINE_BEFORE_PLAY, OFFLINE_STATUS } from '@/lib/messages/offline-player';
import { useOnline } from '@/stores/online';
import { useDailyStatus, useToday } from '@/stores/queries/use-dailies';
import { useHistory, useAppearance, useModal } from '@/stores/stores-provider';
import { HELP_DIALOG, PlayerDialogs } from './player-dialogs';
import { FavoriteButton } from '../landing/hero/favorite-button';
import type { CloseOnBackProps } from './close-on-back';
import { PlayerBar } from './player-bar';
import { PlayerShell } from './player-shell';
import { useRequestedDay } from './use-requested-day';
import { startsInFullScreen } from './starts-in-full-screen';
import { usePlayerKeys } from './use-player-keys';
import { useReportPlay } from './use-report-play';
import { useTheatreMode } from './use-theatre-mode';

// Loads in the browser, because only the browser knows the orientation, and few devices need the notice.
const DeviceNotice = createLazyComponent(
  async () => (await import('@/components/game-player/device-notice')).DeviceNotice,
);

export interface PlayerViewProps {
  game: Game & { embed: GameEmbed };
  autoPlay?: boolean;
  /** Whether the visitor pressed Play before the player was mounted; the player then starts at once. */
  isPlayPressed?: boolean;
  /** Whether the player preloads behind the panel of the game's page, before the press on Play. */
  isBehind?: boolean;
  /** Whether the game's frame loads now, before the press on Play. */
  isPreload?: boolean;
  /** Whether the visitor opened the board from its own page, so that Back closes it. */
  isOpenedHere?: boolean;
  /** Closes the player; only if the player is part of the game's page. */
  onLeave?: () => void;
  /** The origin of our own games' frames, if it is not this site. */
  gamesOrigin?: string | null;
  /** The game as one HTML document, used if its URL cannot be loaded. */
  gameDocument?: string | null;
  frameStatus?: GameFrameStatus;
  isReadyOnLoad?: boolean;
  onFrame?: (frame: HTMLIFrameElement | null) => void;
  onClickPlay?: () => Promise<void>;
  onState?: (state: PlayerState) => void;
  onScores?: () => void;
  sound?: { isMuted: boolean; toggle(): void };
  /** The result of the finished run, shown next to or over the game. */
  result?: ReactNode;
  /** Called when the notice about the orientation appears or disappears. */
  onNotice?: (isShown: boolean) => void;
}

const NO_ORIENTATIONS: readonly string[] = [];
const CloseOnBack = createLazyComponent<CloseOnBackProps>(
  async () => (await import('./running-parts')).CloseOnBack,
);

export const PlayerView = (props: PlayerViewProps) => {
  const {
    game,
    autoPlay = false,
    isPlayPressed = false,
    isBehind = false,
    isOpenedHere,
    isPreload = false,
    onLeave,
    gamesOrigin = null,
    isReadyOnLoad,
    onState,
    onScores,
    result,
    sound,
    ...frameProps
  } = props;
  const { embed } = game;
  const today = useToday();
  const device = useDevice();
  const layout = useAppearance((state) => state.layout);
  const open = useModal((state) => state.open);
  const landing = paths.landing(slugOfPath(game));
  const { asPath } = useRouter();
  const backHref = useHistory((state) => state.previous(asPath)) ?? landing;
  const player = useRef<GamePlayerHandle>(null);
  const [state, setState] = useState<PlayerState>('waiting');
  useEffect(() => onState?.(state), [state, onState]);
  useReportPlay(game.keyword, state);
  const isRunning = state !== 'waiting' && state !== 'error';
  const handleClose = onLeave ?? (() => player.current?.close());
  const theatre = useTheatreMode();
  const canFill = embed.allowFullscreen;
  const handleHelp = (): void => open(HELP_DIALOG);
  const handleFullscreen = () => player.current?.enterFullscreen();
  usePlayerKeys(!isBehind, {
    f: handleFullscreen,
    t: () => onLeave || theatre.toggle(),
    '?': handleHelp,
  });

  const gameSrc = moveToGamesOrigin(frameSource(embed, { layout, isMobile: device.isMobile }), gamesOrigin);
  const host = foreignHostOf(gameSrc, gamesOrigin ? [gamesOrigin] : []);
  const isForeign = host !== null;
  const isPressed = isPlayPressed && !isForeign;
  useEffect(() => {
    // A game of another host waits for a press on the notice that names the host.
    if (isPressed) player.current?.play();
  }, [isPressed]);
  const status = useDailyStatus(game.isDailyGame ? [game.keyword] : NO_ORIENTATIONS)[game.keyword];
  const requested = useRequestedDay(game, status?.levelKey);
  const isStarted = !requested && status?.state === 'started';
  const image = artworkUrl(game, 'small');
  const preview = game.thumbnailImgXl ?? game.thumbnailImg;
  // A portrait frame needs its own image, because it would cut off the sides of the wide one.
  const upright = game.billboardImg[1] ?? game.thumbnailImgTall;
  const day = today ? dayName(dateOfKey(requested ?? today), dateOfKey(today)) : '';
  const isOnline = useOnline();
  const [knownName] = game.knownAs;
  const belongs = game.isDailyGame
    ? [day, knownName ?? ''].filter(Boolean)
    : [knownName ?? mainGenreOf(game).name];
  const subtitle = isOnline ? belongs : [OFFLINE_STATUS];
  const tonights = `${isStarted ? 'Resume' : 'Play'} tonight’s puzzle`;
  const daily = requested
    ? `Play the puzzle of ${dayAndMonth(dateOfKey(requested), today ? dateOfKey(today) : undefined)}`
    : tonights;

  const view = (
    <div
      className="game-player"
      data-night=""
      data-state={state}
      data-theatre={(!onLeave && theatre.isTheatre) || undefined}
      data-embedded={onLeave && ''}
    >
      <PlayerBar
        title={game.title}
        subtitle={subtitle}
        image={image}
        // Appears with the player, because it may handle a press on the heart of the panel that the player replaces.
        favorite={!isBehind && <FavoriteButton game={game} isInBar />}
        backHref={onLeave ? undefined : backHref}
        state={state}
        isPlaying={!!onLeave || isRunning}
        hasScores={game.hasLeaderboards}
        onHelp={handleHelp}
        onScores={onScores}
        sound={sound}
        theatre={onLeave ? undefined : theatre}
        onFullscreen={canFill ? handleFullscreen : undefined}
        onClose={handleClose}
      />
      <div className="house">
        <div className="stage">
          <GamePlayer
            {...embed}
            {...frameProps}
            ref={player}
            title={game.title}
            gameSrc={gameSrc}
            isForeign={isForeign}
            previewImage={preview && imageSource(preview, 1200)}
            previewUpright={upright && imageSource(upright, 640)}
            isPreload={isPreload && !isForeign && !embed.isFlash}
            startsFull={startsInFullScreen}
            orientation={device.orientation}
            deviceNotice={(message) => (
              <DeviceNotice
                message={message}
                title={game.title}
                subtitle={subtitle.join('. ')}
                image={image}
                backHref={landing}
              />
            )}
            isBroken={game.isBroken}
            // A game of another host loads only after a press on the notice that names the host.
            autoPlay={autoPlay && !isForeign}
            isMobile={device.isMobile}
            heading={game.isDailyGame ? daily : `Play ${game.title}`}
            note={
              host
                ? `This game comes from ${host}, which may store data in this browser.`
                : isOnline
                  ? game.playLine || (game.descriptionShort ?? '')
                  : OFFLINE_BEFORE_PLAY
            }
            // A game of another host may not send our messages, so it counts as ready when it has loaded.
            isReadyOnLoad={isReadyOnLoad || isForeign}
            onStateChange={setState}
          />
          {isRunning && (onLeave ? isOpenedHere : !autoPlay && !isPlayPressed) && (
            <CloseOnBack onBack={handleClose} />
          )}
          {result}
          {!onLeave && <AdSlot className="ad" size="wideSkyscraper" />}
        </div>
        <div className="thumb">
          {!game.isBroken && (
            <Button kind="play" size="large" onClick={() => player.current?.play()}>
              <Icon name="play" />
              Play
            </Button>
          )}
          {game.instructions && (
            <Button kind="night" isIconOnly aria-label="How to play" onClick={handleHelp}>
              <Icon name="help" />
            </Button>
          )}
          <FavoriteButton game={game} />
        </div>
      </div>
      {!isBehind && <PlayerDialogs game={game} />}
    </div>
  );
  return onLeave ? view : <PlayerShell section={game.isDailyGame ? 'daily' : 'online'}>{view}</PlayerShell>;
};

/** The game player. It shows an image with a play button, and then the game in its frame (spec §2, §4). */
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { mobileNoticeText, type MobileSupport, type Orientation } from '@/lib/domain/games/embed-source';
import { GAME_MESSAGES } from '@/lib/messages/game';
import { UPRIGHT } from '@/styles/breakpoints';
import type { PlayerState, ResetOnExit } from './player-states';
import { useFullscreen } from './use-fullscreen';
import { useLingeringState } from './use-lingering';
import { usePlayer, type GameFrameStatus } from './use-player';

export interface BoundingBox {
  top: number;
  left: number;
  right: number;
  bottom: number;
}

export interface GamePlayerHandle {
  play(): void;
  /** Returns to the waiting state, regardless of the reset option. */
  close(): void;
  enterFullscreen(): void;
}

export interface GamePlayerProps {
  title: string;
  gameSrc: string;
  /** The complete game as one HTML document for offline use, which replaces its URL. */
  gameDocument?: string | null;
  /** Whether the game is a Flash game, which runs in the emulator's own page. */
  isFlash: boolean;
  previewImage: string | null;
  /** The preview image for a portrait frame, as on a phone; null if there is none. */
  previewUpright?: string | null;
  width: number;
  height: number;
  /** The space in px that remains free on each side of the game. */
  boundingBox?: BoundingBox;
  /** The space in px that remains free below the game. */
  spacer?: number;
  /** Whether to enter full screen as soon as the visitor presses play. */
  fullScreen?: boolean;
  /** Returns whether the visitor prefers full screen. Called when the visitor presses play. */
  startsFull?: () => boolean;
  /** False if the game must never fill the screen. */
  allowFullscreen?: boolean;
  autoPlay?: boolean;
  /** The supported orientations of phones and tablets; all if omitted. */
  supportsMobile?: MobileSupport;
  orientation?: Orientation;
  /** Renders the notice that covers the player while the device has an unsupported orientation. */
  deviceNotice?: (message: string) => ReactNode;
  /** Whether administrators have marked the game as broken, so that it cannot be played. */
  isBroken?: boolean;
  /** Whether another host serves the game. */
  isForeign?: boolean;
  isMobile: boolean;
  resetOnExit?: ResetOnExit;
  /** The duration of the transition from the player's surface to the game, in milliseconds. */
  overlayMs?: number;
  /** The text below the play button in the waiting state. */
  heading: string;
  note?: string;
  frameStatus?: GameFrameStatus;
  /** False for games that send messages, which report through `frameStatus` when they are ready. */
  isReadyOnLoad?: boolean;
  onFrame?: (frame: HTMLIFrameElement | null) => void;
  onClickPlay?: () => Promise<void>;
  onStateChange?: (state: PlayerState) => void;
  /** Whether the frame loads while the player still waits for the press. */
  isPreload?: boolean;
  /** Called when the device notice appears or disappears. */
  onNotice?: (isShown: boolean) => void;
  ref?: Ref<GamePlayerHandle>;
}

// Our games have an opaque origin; games from other hosts keep their own origin.
const GAME_SANDBOX = 'allow-scripts';
const FOREIGN_SANDBOX = 'allow-scripts allow-same-origin';
// Spec §9: game overlay transition.
const OVERLAY_MS = 400;
const EMPTY_BOUNDING_BOX: BoundingBox = { top: 0, left: 0, right: 0, bottom: 0 };
const ANY_ORIENTATION: MobileSupport = { landscape: true, portrait: true };

export const GamePlayer = (props: GamePlayerProps) => {
  const { title, gameSrc, isFlash, previewImage, width, height, heading, note, isMobile, onFrame, ref } =
    props;
  const {
    boundingBox = EMPTY_BOUNDING_BOX,
    spacer = 0,
    fullScreen = false,
    startsFull,
    allowFullscreen = true,
    autoPlay = false,
    supportsMobile = ANY_ORIENTATION,
    orientation = 'landscape',
    deviceNotice,
    isBroken = false,
    gameDocument = null,
    previewUpright = null,
    frameStatus = null,
  } = props;
  const {
    resetOnExit = 'mobile',
    isReadyOnLoad = true,
    isForeign = false,
    isPreload = false,
    overlayMs = OVERLAY_MS,
    onClickPlay,
    onStateChange,
    onNotice,
  } = props;
  const wrongOrientation = isMobile ? mobileNoticeText(supportsMobile, orientation) : null;

  const frame = useRef<HTMLDivElement>(null);
  const player = usePlayer({
    gameSrc,
    autoPlay: autoPlay && !isBroken && !wrongOrientation,
    isMobile,
    resetOnExit,
    frameStatus,
    onClickPlay,
    onStateChange,
  });
  const [attempt, setAttempt] = useState(0);
  const arch = useRef<HTMLButtonElement>(null);
  const isLeft = useRef(false);
  const state = isBroken ? 'error' : player.state;
  const dispatchLeave = (closeGame: () => void): void => {
    isLeft.current = true;
    closeGame();
  };
  // Spec §4: leaving the browser's full screen exits the game, like the × button.
  const fullscreen = useFullscreen(frame, () => dispatchLeave(player.exit));
  useEffect(() => {
    isLeft.current = false;
  }, [gameSrc]);
  // The focused element disappears with the game, so the focus returns to the play button.
  useEffect(() => {
    if (state === 'waiting' && isLeft.current) arch.current?.focus();
    isLeft.current = false;
  }, [state]);
  const hasFrame = state === 'loading' || state === 'hidden';
  const isFull = fullscreen.kind !== 'none';
  const overlay = useLingeringState(state !== 'hidden', overlayMs);
  const isLeaving = overlay === 'leaving';
  const done = frameStatus?.kind === 'loading' ? `${Math.round(frameStatus.progress * 100)}%` : '12%';

  const enterFullscreen = (): void => {
    if (allowFullscreen) fullscreen.enter();
  };
  const handlePlay = (): void => {
    if (isBroken || wrongOrientation) return;
    if (fullScreen || startsFull?.()) enterFullscreen();
    player.play();
  };
  const handleExit = (): void => {
    fullscreen.leave();
    dispatchLeave(player.exit);
  };
  const handleClose = (): void => {
    fullscreen.leave();
    dispatchLeave(player.close);
  };
  useImperativeHandle(ref, () => ({
    play: handlePlay,
    close: handleClose,
    enterFullscreen: () => {
      enterFullscreen();
      // The game receives the key presses.
      frame.current?.querySelector('iframe')?.focus();
    },
  }));

  const wasWrongOrientation = useRef(false);
  const { play: start } = player;
  useEffect(() => {
    const isTurned = !wrongOrientation && wasWrongOrientation.current;
    // Starts the game after a rotation to a supported orientation. A game of another host waits for a press on its
    // notice.
    if (isTurned && state === 'waiting' && !isForeign) start();
    wasWrongOrientation.current = wrongOrientation !== null;
    onNotice?.(wasWrongOrientation.current);
  }, [wrongOrientation, isForeign, state, start, onNotice]);

  return (
    <div
      className="game-theatre"
      // A new key skips the transition from an earlier state when the game starts by autoplay.
      key={autoPlay && hasFrame ? 'by-itself' : 'pressed'}
      data-state={state}
      data-stage={hasFrame || undefined}
      data-full={isFull || undefined}
      style={
        {
          '--ratio': width / height,
          '--done': done,
          '--overlay': `${overlayMs}ms`,
          padding: `${boundingBox.top}px ${boundingBox.right}px ${boundingBox.bottom + spacer}px ${boundingBox.left}px`,
        } as CSSProperties
      }
    >
      <div className="frame" ref={frame}>
        {(hasFrame || (isPreload && state === 'waiting' && !isBroken)) && (
          <iframe
            key={`${attempt} ${gameDocument ? 'cached' : gameSrc}`}
            ref={onFrame}
            title={title}
            {...(gameDocument ? { srcDoc: gameDocument } : { src: gameSrc })}
            sandbox={isForeign ? FOREIGN_SANDBOX : GAME_SANDBOX}
            allow={allowFullscreen ? 'fullscreen; autoplay; gamepad' : 'autoplay; gamepad'}
            inert={!hasFrame}
            data-flash={isFlash || undefined}
            onLoad={isReadyOnLoad ? player.markLoaded : undefined}
            onError={player.markFailed}
          />
        )}
        {overlay !== 'gone' && (
          <div
            className="overlay"
            data-leaving={isLeaving || undefined}
            inert={isLeaving || wrongOrientation !== null}
          >
            {previewImage && (
              <picture>
                {previewUpright && <source media={UPRIGHT} srcSet={previewUpright} />}
                <img className="preview" src={previewImage} alt="" />
              </picture>
            )}
            <div className="veil" />
            {state !== 'error' && (
              <button
                ref={arch}
                type="button"
                className="arch"
                aria-label={`Play ${title}`}
                aria-busy={state !== 'waiting'}
                onClick={handlePlay}
              >
                <Icon name="play" />
              </button>
            )}
          </div>
        )}
        {wrongOrientation && deviceNotice?.(wrongOrientation)}
        {isFull && (
          <button type="button" className="leave" aria-label="Leave full screen" onClick={handleExit}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {state !== 'hidden' && (
        <div className="words" role={state === 'error' ? 'alert' : undefined}>
          {state === 'waiting' && (
            <>
              <h2>{heading}</h2>
              {note && <p>{note}</p>}
            </>
          )}
          {(state === 'loading' || state === 'interstitial') && (
            <>
              <p role="status">
                {frameStatus?.kind === 'slow' ? GAME_MESSAGES.gameSlow : `Loading ${title}`}
              </p>
              {frameStatus?.kind === 'slow' ? (
                <Button kind="play" onClick={() => setAttempt((count) => count + 1)}>
                  Try again
                </Button>
              ) : (
                <div className="bar" />
              )}
            </>
          )}
          {state === 'error' && (
            <>
              <p>{GAME_MESSAGES.gameLoadFailure}</p>
              {!isBroken && (
                <Button kind="play" onClick={handlePlay}>
                  Try again
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
};

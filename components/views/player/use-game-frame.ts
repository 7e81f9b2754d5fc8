/** Manages the frame of a game: watches its load, reports its status, and connects it with the page. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { onIntent } from '@/components/ui/on-intent';
import type { GameFrameStatus } from '@/components/game-player/use-player';
import type { Game, GameEmbed } from '@/lib/contract/game';
import type { FrameHost } from '@/lib/frame-host';
import type { ConnectionOptions } from './connect-game';
import type { PlayGate } from './play-gate';
import { useStoredFrame } from './use-stored-frame';

/**
 * Loads the code for connecting the game, before or after the press on Play. The frame repeats its hello until the
 * code has loaded.
 */
const loadConnection = () => import('./connect-game');

const SLOW_GAME_MS = 20_000;

type FrameOption =
  'frame' | 'origin' | 'isCurrent' | 'game' | 'waitForPlay' | 'onLoading' | 'onFailed' | 'onReady';

/** Returns the options that do not depend on the frame. Called once the frame exists. */
export type OpenConnection = () => Omit<ConnectionOptions, FrameOption>;

interface GameFrame {
  status: GameFrameStatus;
  /** The document to show instead of the frame's URL while offline; otherwise null. */
  gameDocument: string | null;
  emit: FrameHost['emit'];
  /**
   * Called with the frame, or with null when the frame is removed. Must be the same function at every render, because
   * React passes the frame to it only once.
   */
  onFrame(frame: HTMLIFrameElement | null): void;
}

export const useGameFrame = (
  game: Game & { embed: GameEmbed },
  openConnection: OpenConnection,
  gate: PlayGate,
): GameFrame => {
  const [status, setStatus] = useState<GameFrameStatus>(null);
  const host = useRef<FrameHost | null>(null);
  const shownFrame = useRef<HTMLIFrameElement | null>(null);
  const timer = useRef<number>(undefined);
  const isFramed = useCallback(() => shownFrame.current !== null, []);
  const { standalone: whole, rescue } = useStoredFrame(game.embed.src, isFramed);

  // If this load fails, starting the game retries it.
  useEffect(() => onIntent(() => void loadConnection().catch(() => undefined)), []);

  const handleFrame = (frame: HTMLIFrameElement | null): void => {
    host.current?.dispose();
    host.current = null;
    shownFrame.current = frame;
    window.clearTimeout(timer.current);
    setStatus(null);
    if (!frame) return;
    let furthest = -1;
    let isReady = false;
    const isCurrent = (): boolean => shownFrame.current === frame;
    const handleFailed = (): void => {
      if (!isCurrent()) return;
      window.clearTimeout(timer.current);
      setStatus({ kind: 'failed' });
    };
    // A game that reports nothing may be slow rather than broken, so it remains open, and the player may reload it.
    const handleSlow = (): void => {
      if (isCurrent()) setStatus({ kind: 'slow' });
    };
    // A game that loads before the press on Play has no time limit until then.
    const expectMore = (): void => {
      window.clearTimeout(timer.current);
      if (gate.isOpen()) timer.current = window.setTimeout(handleSlow, SLOW_GAME_MS);
    };
    void gate.wait().then(() => isCurrent() && !isReady && expectMore());
    const connection = loadConnection();
    // A game of another host keeps its own origin and may never send a message, so only its load event counts.
    const isForeign = frame.getAttribute('sandbox')?.includes('allow-same-origin');
    if (isForeign) frame.addEventListener('load', () => window.clearTimeout(timer.current));
    else if (frame.hasAttribute('src')) {
      // Listens now, because the frame may load before the code that watches it.
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      void import('./frame-response').then(({ watchResponse: watchAnswer }) =>
        watchAnswer({
          frame,
          loaded,
          connection,
          isResolved: () => !isCurrent() || Boolean(host.current?.isConnected()),
          onFailed: handleFailed,
          onUnreachable: () => void rescue().then((isSaved) => !isSaved && handleFailed()),
        }),
      );
    }
    void connection.then(
      ({ connectGame }) => {
        if (!isCurrent()) return;
        host.current = connectGame({
          ...openConnection(),
          frame,
          origin: isForeign ? new URL(frame.src).origin : undefined,
          isCurrent,
          game,
          waitForPlay: gate.wait,
          onLoading: (progress) => {
            if (progress > furthest) expectMore();
            furthest = Math.max(furthest, progress);
            setStatus({ kind: 'loading', progress });
          },
          onFailed: handleFailed,
          onReady: () => {
            isReady = true;
            window.clearTimeout(timer.current);
            setStatus({ kind: 'ready' });
            // Focusing the frame again would blur the board, and a game pauses when its window loses the focus.
            if (document.activeElement !== frame) frame.focus();
          },
        });
      },
      () => {
        // A game of another host can be played without a connection.
        if (!isForeign) handleFailed();
      },
    );
  };
  const latest = useRef(handleFrame);
  useEffect(() => {
    latest.current = handleFrame;
  });
  const onFrame = useCallback((frame: HTMLIFrameElement | null) => latest.current(frame), []);
  const emit = useCallback<FrameHost['emit']>((name, data) => host.current?.emit(name, data), []);

  return { status, gameDocument: whole, emit, onFrame };
};

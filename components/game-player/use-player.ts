/** Runs the player's state machine. Handles the hook before play, autoplay, source changes, and reports from the frame. */
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { nextPlayerState, type PlayerState, type ResetOnExit } from './player-states';

/** The reported state of the game in the frame, or null. A slow game remains open, because it may still become ready. */
export type GameFrameStatus =
  { kind: 'loading'; progress: number } | { kind: 'slow' } | { kind: 'ready' } | { kind: 'failed' } | null;

interface PlayerOptions {
  gameSrc: string;
  autoPlay: boolean;
  isMobile: boolean;
  resetOnExit: ResetOnExit;
  frameStatus: GameFrameStatus;
  onClickPlay?: () => Promise<void>;
  onStateChange?: (state: PlayerState) => void;
}

interface Player {
  state: PlayerState;
  play(): void;
  exit(): void;
  close(): void;
  markLoaded(): void;
  markFailed(): void;
}

export const usePlayer = (options: PlayerOptions): Player => {
  const { gameSrc, autoPlay, isMobile, resetOnExit, frameStatus, onClickPlay, onStateChange } = options;
  const [state, send] = useReducer(nextPlayerState, 'waiting');
  const knownSrc = useRef(gameSrc);
  const frameKind = frameStatus?.kind ?? null;

  useEffect(() => {
    if (knownSrc.current !== gameSrc) send({ type: 'sourceChanged' });
    knownSrc.current = gameSrc;
  }, [gameSrc]);

  useEffect(() => {
    if (autoPlay) send({ type: 'autoplay' });
  }, [autoPlay, gameSrc]);

  useEffect(() => {
    if (frameKind === 'ready') send({ type: 'loaded' });
    if (frameKind === 'failed') send({ type: 'failed' });
  }, [frameKind, state]);

  useEffect(() => onStateChange?.(state), [state, onStateChange]);

  const play = useCallback(() => {
    send({ type: 'play', hasHook: Boolean(onClickPlay) });
    // Spec §4: play continues when the hook finishes, even if the hook fails.
    if (onClickPlay) void onClickPlay().then(reportHookDone, reportHookDone);
    function reportHookDone(): void {
      send({ type: 'hookDone' });
    }
  }, [onClickPlay]);

  return {
    state,
    play,
    exit: useCallback(() => send({ type: 'exited', resetOnExit, isMobile }), [resetOnExit, isMobile]),
    close: useCallback(() => send({ type: 'exited', resetOnExit: 'always', isMobile }), [isMobile]),
    markLoaded: useCallback(() => send({ type: 'loaded' }), []),
    markFailed: useCallback(() => send({ type: 'failed' }), []),
  };
};

/** Tests the player's inputs that depend on a game's catalog entry or the visitor's device (spec §2 "Game player"). */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  GamePlayer,
  type GamePlayerHandle,
  type GamePlayerProps,
} from '@/components/game-player/game-player';
import { MESSAGES } from '@/lib/messages';
import { renderInRouter as render } from '../../support/in-router';

const requestFullscreen = vi.fn(async () => undefined);
beforeEach(() => {
  requestFullscreen.mockClear();
  Object.assign(HTMLElement.prototype, { requestFullscreen });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen');
});

const playerProps: GamePlayerProps = {
  title: 'Lantern Words',
  gameSrc: '/play/lantern-words/',
  isFlash: false,
  previewImage: null,
  width: 16,
  height: 10,
  isMobile: false,
  heading: 'Play',
  isReadyOnLoad: false,
};
const playButton = () => screen.queryByRole('button', { name: 'Play Lantern Words' });
const play = () => fireEvent.click(playButton()!);
const frame = () => screen.queryByTitle('Lantern Words');

describe('a broken game', () => {
  it('shows the specification’s message without a Play or Retry button', () => {
    const handle = createRef<GamePlayerHandle>();
    const onClickPlay = vi.fn(async () => undefined);
    const onStateChange = vi.fn();
    const calls = { onClickPlay, onStateChange };
    render(<GamePlayer {...playerProps} isBroken autoPlay fullScreen isPreload {...calls} ref={handle} />);
    act(() => handle.current?.play());
    expect(onClickPlay).not.toHaveBeenCalled();
    expect(onStateChange.mock.calls.flat()).not.toContain('loading');
    expect(requestFullscreen).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES.gameLoadFailure);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(frame()).toBeNull();
  });
});

describe('full screen', () => {
  it('opens with Play when the game requests it', () => {
    render(<GamePlayer {...playerProps} fullScreen />);
    play();
    expect(requestFullscreen).toHaveBeenCalledOnce();
    expect(frame()).toHaveAttribute('allow', 'fullscreen; autoplay; gamepad');
  });

  it.each([true, false])('opens with Play according to the visitor’s preference: %s', (isPreferred) => {
    render(<GamePlayer {...playerProps} startsFull={() => isPreferred} />);
    play();
    expect(requestFullscreen).toHaveBeenCalledTimes(isPreferred ? 1 : 0);
  });

  it('fills the window instead when the press is too old for the browser', () => {
    vi.stubGlobal('navigator', Object.create(navigator, { userActivation: { value: { isActive: false } } }));
    render(<GamePlayer {...playerProps} fullScreen />);
    play();
    expect(requestFullscreen).not.toHaveBeenCalled();
    expect(document.body.style.overflow).toBe('hidden');
  });

  it('does not open when the game does not allow it', () => {
    const handle = createRef<GamePlayerHandle>();
    render(<GamePlayer {...playerProps} fullScreen allowFullscreen={false} ref={handle} />);
    play();
    act(() => handle.current?.enterFullscreen());
    expect(requestFullscreen).not.toHaveBeenCalled();
    expect(frame()).toHaveAttribute('allow', 'autoplay; gamepad');
  });

  it.each([
    ['always', false, false],
    ['always', true, false],
    ['mobile', true, false],
    ['mobile', false, true],
  ] as const)(
    'closes with the reset option “%s” (phone: %s), and keeps the game running: %s',
    async (resetOnExit, isMobile, isRunning) => {
      const own = { ...playerProps, resetOnExit, isMobile, fullScreen: true };
      const { container, rerender } = render(<GamePlayer {...own} />);
      play();
      rerender(<GamePlayer {...own} frameStatus={{ kind: 'ready' }} />);
      const changeFullscreenElement = (element: Element | null): void => {
        Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
        fireEvent(document, new Event('fullscreenchange'));
      };
      changeFullscreenElement(container.querySelector('.frame'));
      changeFullscreenElement(null);
      Reflect.deleteProperty(document, 'fullscreenElement');
      await waitFor(() => expect(frame() !== null).toBe(isRunning));
    },
  );
});

describe('the padding around a game', () => {
  it('reserves the space around the game and the space below it', () => {
    const box = { top: 1, right: 2, bottom: 3, left: 4 };
    const { container } = render(<GamePlayer {...playerProps} boundingBox={box} spacer={10} />);
    expect(container.querySelector('.game-theatre')).toHaveStyle({ padding: '1px 2px 13px 4px' });
  });
});

describe('a phone in an orientation that the game does not support', () => {
  const pressed = {
    ...playerProps,
    isMobile: true,
    supportsMobile: { landscape: true, portrait: false },
    deviceNotice: (message: string) => <p>{message}</p>,
  };
  const upright = <GamePlayer {...pressed} orientation="portrait" frameStatus={{ kind: 'ready' }} />;
  const sideways = <GamePlayer {...pressed} orientation="landscape" frameStatus={{ kind: 'ready' }} />;

  it('shows a request to rotate the phone before the game starts, and starts the game after the rotation', () => {
    const { rerender } = render(<GamePlayer {...pressed} orientation="portrait" autoPlay />);
    expect(screen.getByText(MESSAGES.portraitUnsupported)).toBeInTheDocument();
    expect(frame()).toBeNull();
    rerender(<GamePlayer {...pressed} orientation="landscape" />);
    expect(screen.queryByText(MESSAGES.portraitUnsupported)).toBeNull();
    expect(frame()).toBeInTheDocument();
  });

  it('keeps a running game, and shows a request to rotate the phone', () => {
    const onNotice = vi.fn();
    const { rerender } = render(<GamePlayer {...pressed} orientation="landscape" onNotice={onNotice} />);
    play();
    rerender(sideways);
    const running = frame();
    rerender(upright);
    expect(screen.getByText(MESSAGES.portraitUnsupported)).toBeInTheDocument();
    rerender(sideways);
    expect(frame()).toBe(running);
  });

  it('reports when the notice appears and disappears', () => {
    const onNotice = vi.fn();
    const { rerender } = render(<GamePlayer {...pressed} orientation="portrait" onNotice={onNotice} />);
    expect(onNotice).toHaveBeenLastCalledWith(true);
    rerender(<GamePlayer {...pressed} orientation="landscape" onNotice={onNotice} />);
    expect(onNotice).toHaveBeenLastCalledWith(false);
  });

  it('rejects a game that supports neither orientation', () => {
    const neither = { landscape: false, portrait: false };
    const handle = createRef<GamePlayerHandle>();
    const onClickPlay = vi.fn(async () => undefined);
    const player = { ...pressed, supportsMobile: neither, fullScreen: true, onClickPlay, ref: handle };
    render(<GamePlayer {...player} orientation="landscape" autoPlay />);
    act(() => handle.current?.play());
    expect(onClickPlay).not.toHaveBeenCalled();
    expect(requestFullscreen).not.toHaveBeenCalled();
    expect(screen.getByText(MESSAGES.gameNotForMobile)).toBeInTheDocument();
    expect(frame()).toBeNull();
  });
});

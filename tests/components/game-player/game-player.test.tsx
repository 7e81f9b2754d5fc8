// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createRef } from 'react';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  GamePlayer,
  type GamePlayerHandle,
  type GamePlayerProps,
} from '@/components/game-player/game-player';
import { MESSAGES } from '@/lib/messages';
import { renderInRouter as render } from '../../support/in-router';

const playerProps: GamePlayerProps = {
  title: 'Lantern Words',
  gameSrc: '/play/lantern-words/',
  isFlash: false,
  previewImage: null,
  width: 16,
  height: 10,
  isMobile: false,
  heading: 'Play tonight’s puzzle',
  isReadyOnLoad: false,
};

const play = () => fireEvent.click(screen.getByRole('button', { name: 'Play Lantern Words' }));
const frame = () => screen.queryByTitle('Lantern Words');

/** Expects the surface to become inert immediately, and to be removed after it has faded out. */
const expectSurfaceRemoved = async () => {
  const arch = screen.getByRole('button', { name: 'Play Lantern Words' });
  expect(arch.closest('[inert]')).not.toBeNull();
  await waitFor(() => expect(arch).not.toBeInTheDocument());
};

afterEach(cleanup);

describe('the game player', () => {
  it('loads no part of the game before Play is pressed', () => {
    render(<GamePlayer {...playerProps} />);
    expect(frame()).toBeNull();
  });

  it('loads our games in a frame without an origin', () => {
    render(<GamePlayer {...playerProps} />);
    play();
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts');
    expect(frame()).toHaveAttribute('src', '/play/lantern-words/');
  });

  it('hides its surface when the game reports that it is ready', async () => {
    const { rerender } = render(<GamePlayer {...playerProps} />);
    play();
    rerender(<GamePlayer {...playerProps} frameStatus={{ kind: 'ready' }} />);
    await expectSurfaceRemoved();
    expect(frame()).toBeInTheDocument();
  });

  it('treats the load event as ready when the game sends no messages', async () => {
    render(<GamePlayer {...playerProps} isReadyOnLoad />);
    play();
    fireEvent.load(frame()!);
    await expectSurfaceRemoved();
  });

  it('shows the specification’s message and a retry when the game fails', () => {
    const { rerender } = render(<GamePlayer {...playerProps} />);
    play();
    rerender(<GamePlayer {...playerProps} frameStatus={{ kind: 'failed' }} />);
    expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES.gameLoadFailure);
    rerender(<GamePlayer {...playerProps} frameStatus={null} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(frame()).toBeInTheDocument();
  });

  it('waits for the click-play hook, and continues even when the hook fails', async () => {
    let failHook = (): void => undefined;
    const pendingHook = () =>
      new Promise<void>((_, reject) => (failHook = () => reject(new Error('no video'))));
    render(<GamePlayer {...playerProps} onClickPlay={pendingHook} />);
    play();
    expect(frame()).toBeNull();
    failHook();
    expect(await screen.findByTitle('Lantern Words')).toBeInTheDocument();
  });

  it('returns the focus to the Play button when the game closes, but not from another element', async () => {
    const handle = createRef<GamePlayerHandle>();
    const { rerender } = render(<GamePlayer {...playerProps} ref={handle} />);
    expect(document.body).toHaveFocus();
    play();
    rerender(<GamePlayer {...playerProps} ref={handle} frameStatus={{ kind: 'ready' }} />);
    await expectSurfaceRemoved();
    act(() => handle.current?.close());
    expect(screen.getByRole('button', { name: 'Play Lantern Words' })).toHaveFocus();
    play();
    (document.activeElement as HTMLElement).blur();
    rerender(<GamePlayer {...playerProps} ref={handle} gameSrc="/play/other/" />);
    expect(document.body).toHaveFocus();
  });

  it('shows the portrait image in a portrait frame', () => {
    const { container } = render(
      <GamePlayer {...playerProps} previewImage="/wide.svg" previewUpright="/upright.svg" />,
    );
    const source = container.querySelector('picture source');
    expect(source).toHaveAttribute('srcset', '/upright.svg');
    expect(source?.getAttribute('media')).toContain('max-aspect-ratio');
    expect(container.querySelector('picture img')).toHaveAttribute('src', '/wide.svg');
  });

  it('starts immediately with autoplay, and waits again when the source changes', () => {
    const { rerender } = render(<GamePlayer {...playerProps} autoPlay />);
    expect(frame()).toBeInTheDocument();
    rerender(<GamePlayer {...playerProps} gameSrc="/play/other/" />);
    expect(frame()).toBeNull();
  });
});

describe('a game in the player that requests full screen', () => {
  const setFullscreenElement = (element: Element | null): void => {
    Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  };
  afterEach(() => setFullscreenElement(null));

  const renderPlaying = () => {
    const { container, rerender } = render(<GamePlayer {...playerProps} resetOnExit="always" />);
    play();
    rerender(<GamePlayer {...playerProps} resetOnExit="always" frameStatus={{ kind: 'ready' }} />);
    return container.querySelector('.frame')!;
  };

  it('keeps running when it enters and leaves full screen while the player is in full screen', () => {
    const stage = renderPlaying();
    const game = frame()!;
    setFullscreenElement(stage);
    setFullscreenElement(game);
    expect(frame()).toBe(game);
    setFullscreenElement(stage);
    expect(frame()).toBe(game);
    expect(screen.getByRole('button', { name: 'Leave full screen' })).toBeInTheDocument();
  });

  it('keeps running when it enters and leaves full screen while the player is not in full screen', () => {
    renderPlaying();
    const game = frame()!;
    setFullscreenElement(game);
    setFullscreenElement(null);
    expect(frame()).toBe(game);
  });

  it('keeps filling the window when it enters and leaves full screen there', () => {
    const handle = createRef<GamePlayerHandle>();
    render(<GamePlayer {...playerProps} ref={handle} />);
    play();
    // jsdom has no full screen, as on a phone, so the player fills the window instead.
    act(() => handle.current?.enterFullscreen());
    const game = frame()!;
    setFullscreenElement(game);
    setFullscreenElement(null);
    expect(frame()).toBe(game);
    expect(screen.getByRole('button', { name: 'Leave full screen' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Leave full screen' }));
    expect(screen.queryByRole('button', { name: 'Leave full screen' })).toBeNull();
  });

  it('restarts when the player leaves full screen', () => {
    setFullscreenElement(renderPlaying());
    setFullscreenElement(null);
    expect(frame()).toBeNull();
  });
});

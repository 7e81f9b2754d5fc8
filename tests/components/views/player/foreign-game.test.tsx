/** Tests that a game on another host loads nothing before the click, and is shown when its page has loaded. */
import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { parse } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConnectedPlayer } from '@/components/views/player/connected-player';
import { game as gameSchema, type Game, type GameEmbed } from '@/lib/contract/game';
import { MESSAGES } from '@/lib/messages';
import { GAME_MESSAGES } from '@/lib/messages/game';
import { renderView } from '../../../support/render-view';

const SLOW_MS = 20_000;
const createForeignGame = (supportsMobile = { landscape: true, portrait: true }) =>
  parse(gameSchema, {
    uid: 9,
    href: '/gamelanding/far-away',
    title: 'Far Away',
    keyword: 'far-away',
    embed: { src: 'https://play.gamepix.com/one/', width: 800, height: 600, supportsMobile },
  }) as Game & { embed: GameEmbed };

const deviceMedia = { isMobile: false, isPortrait: false, listeners: new Set<() => void>() };
const frame = () => screen.queryByTitle('Far Away');

beforeEach(() => {
  Object.assign(deviceMedia, { isMobile: false, isPortrait: false, listeners: new Set() });
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('pointer')
        ? deviceMedia.isMobile
        : query.includes('orientation') && deviceMedia.isPortrait;
    },
    addEventListener: (_name: string, notify: () => void) => deviceMedia.listeners.add(notify),
    removeEventListener: (_name: string, notify: () => void) => deviceMedia.listeners.delete(notify),
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a game on another host in the player', () => {
  it('shows the host before anything loads, and becomes ready when the page has loaded', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderView(<ConnectedPlayer game={createForeignGame()} />);
    expect(screen.getByText(/comes from play\.gamepix\.com/)).toBeInTheDocument();
    expect(frame()).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Play Far Away' }));
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
    fireEvent.load(frame()!);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Play Far Away' })).toBeNull());
    await act(() => vi.advanceTimersByTimeAsync(SLOW_MS * 2));
    expect(frame()).toBeInTheDocument();
    expect(screen.queryByText(MESSAGES.gameLoadFailure)).toBeNull();
  });

  it('keeps a slow game, offers a retry, and shows the game when it has loaded', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderView(<ConnectedPlayer game={createForeignGame()} />);
    fireEvent.click(screen.getByRole('button', { name: 'Play Far Away' }));
    await act(() => vi.advanceTimersByTimeAsync(SLOW_MS + 1));
    expect(screen.getByText(GAME_MESSAGES.gameSlow)).toBeInTheDocument();
    expect(screen.queryByText(MESSAGES.gameLoadFailure)).toBeNull();
    const slow = frame();
    expect(slow).toBeInTheDocument();

    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(frame()).not.toBe(slow);
    expect(screen.getByText('Loading Far Away')).toBeInTheDocument();
    fireEvent.load(frame()!);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Play Far Away' })).toBeNull());
    expect(screen.queryByText(GAME_MESSAGES.gameSlow)).toBeNull();
  });

  it('waits for a click after the phone has been rotated to the correct orientation', async () => {
    Object.assign(deviceMedia, { isMobile: true, isPortrait: true });
    renderView(<ConnectedPlayer game={createForeignGame({ landscape: true, portrait: false })} />);
    expect(await screen.findByText(MESSAGES.portraitUnsupported)).toBeInTheDocument();
    act(() => {
      deviceMedia.isPortrait = false;
      for (const notify of deviceMedia.listeners) notify();
    });
    expect(await screen.findByText(/comes from play\.gamepix\.com/)).toBeInTheDocument();
    expect(frame()).toBeNull();
  });

  it('shows the specification’s message for a broken game, without a Play button', async () => {
    renderView(<ConnectedPlayer game={{ ...createForeignGame(), isBroken: true }} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.gameLoadFailure);
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
    expect(frame()).toBeNull();
  });
});

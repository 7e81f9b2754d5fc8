/** Tests that a game on another host can be played when the code that connects it cannot be loaded. */
import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { parse } from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { ConnectedPlayer } from '@/components/views/player/connected-player';
import { game as gameSchema, type Game, type GameEmbed } from '@/lib/contract/game';
import { MESSAGES } from '@/lib/messages';
import { renderView } from '../../../support/render-view';

const LONG_MS = 40_000;

vi.mock('@/components/views/player/connect-game', () => {
  throw new Error('Loading chunk 1 failed.');
});

const game = parse(gameSchema, {
  uid: 9,
  href: '/gamelanding/far-away',
  title: 'Far Away',
  keyword: 'far-away',
  embed: { src: 'https://play.gamepix.com/one/', width: 800, height: 600 },
}) as Game & { embed: GameEmbed };

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('keeps a game on another host that has loaded without its connection', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  renderView(<ConnectedPlayer game={game} />);
  fireEvent.click(screen.getByRole('button', { name: 'Play Far Away' }));
  const frame = screen.getByTitle('Far Away');
  fireEvent.load(frame);
  await act(() => vi.advanceTimersByTimeAsync(LONG_MS));
  expect(screen.queryByText(MESSAGES.gameLoadFailure)).toBeNull();
  expect(screen.getByTitle('Far Away')).toBe(frame);
});

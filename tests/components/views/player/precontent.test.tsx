/** Tests the player with an ad network: a video first, then the game, even if the video fails. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { parse } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConnectedPlayer } from '@/components/views/player/connected-player';
import type { AdProviderName } from '@/lib/advertising/config';
import { game as gameSchema, type Game, type GameEmbed } from '@/lib/contract/game';
import { renderView } from '../../../support/render-view';

const siteSettings = vi.hoisted(() => ({ advertising: 'ramp' as AdProviderName }));
vi.mock('@/components/layout/site-config', () => ({
  getSiteConfig: () => ({ ...siteSettings, gamesOrigin: null, adsOrigin: null, productName: 'Starwick' }),
}));

const GAME = parse(gameSchema, {
  uid: 9,
  href: '/gamelanding/near-by',
  title: 'Near By',
  keyword: 'near-by',
  embed: {
    src: '/play/near-by/',
    width: 800,
    height: 600,
    supportsMobile: { landscape: true, portrait: true },
  },
}) as Game & { embed: GameEmbed };

const game = () => screen.queryByTitle('Near By');
const ad = () => screen.queryByTitle<HTMLIFrameElement>('Advertisement');
const theatreElement = () => document.querySelector('.game-theatre');
const open = async (): Promise<void> => {
  // Loads the module before the click, as on a page that has been open for a moment.
  await import('@/components/advertising/ad-videos');
  renderView(<ConnectedPlayer game={GAME} />, undefined, undefined, {
    analytics: false,
    advertising: true,
  });
  await act(async () => undefined);
};
const play = () => fireEvent.click(screen.getByRole('button', { name: 'Play Near By' }));
const postAdEvent = (event: string) =>
  act(
    async () =>
      void window.dispatchEvent(
        new MessageEvent('message', {
          data: { type: 'starwick-ad', event },
          source: ad()?.contentWindow,
          origin: 'null',
        }),
      ),
  );

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  siteSettings.advertising = 'ramp';
  localStorage.clear();
  document.documentElement.removeAttribute('data-unlimited');
});

describe('pressing Play', () => {
  it('starts the video, and then the game', async () => {
    await open();
    play();
    await waitFor(() => expect(ad()).toBeInTheDocument());
    expect(theatreElement()).toHaveAttribute('data-state', 'interstitial');
    expect(game()).toBeNull();
    await postAdEvent('started');
    expect(game()).toBeNull();
    await postAdEvent('done');
    expect(game()).toBeInTheDocument();
    expect(theatreElement()).toHaveAttribute('data-state', 'loading');
    expect(ad()).toBeNull();
  });

  it('starts the game when there is no video', async () => {
    await open();
    play();
    await waitFor(() => expect(ad()).toBeInTheDocument());
    await postAdEvent('empty');
    expect(game()).toBeInTheDocument();
  });

  it.each([
    ['a member of Unlimited', () => document.documentElement.setAttribute('data-unlimited', '')],
    ['a visitor who has not consented', () => localStorage.clear()],
  ])('starts the game immediately for %s', async (_who, arrange) => {
    arrange();
    await open();
    play();
    expect(await screen.findByTitle('Near By')).toBeInTheDocument();
    expect(ad()).toBeNull();
  });

  it.each(['none', 'house'] as const)(
    'starts loading immediately with the provider %s, which shows no video',
    async (provider) => {
      siteSettings.advertising = provider;
      await open();
      play();
      expect(theatreElement()).toHaveAttribute('data-state', 'loading');
      expect(game()).toBeInTheDocument();
    },
  );
});

/** Tests an ad slot and the provider that the site's setting selects. */
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adProvider } from '@/components/advertising/ad-provider';
import { AdSlot } from '@/components/ui/ad-slot';
import type { AdProviderName } from '@/lib/advertising/config';
import type { User } from '@/lib/domain/members/user';
import { renderView } from '../../support/render-view';

const siteSettings = vi.hoisted(() => ({
  advertising: 'house' as AdProviderName,
  adsOrigin: null as string | null,
}));
vi.mock('@/components/layout/site-config', () => ({
  getSiteConfig: () => ({ ...siteSettings, gamesOrigin: null, productName: 'Starwick' }),
}));

const viewportObservers = new Set<() => void>();
class FakeIntersectionObserver {
  constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = (): void => void viewportObservers.add(() => this.notify([{ isIntersecting: true }]));
  disconnect = (): void => undefined;
}
const enterViewport = (): void => act(() => viewportObservers.forEach((notify) => notify()));

const LISTING_PATH = '/online/all-games';
const createConsentChoice = (advertising: boolean | null) =>
  advertising === null ? null : { analytics: false, advertising };

const frame = () => document.querySelector<HTMLIFrameElement>('iframe');
const postAdEvent = (event: string, { source = frame()?.contentWindow, origin = 'null' } = {}): void =>
  act(
    () =>
      void window.dispatchEvent(
        new MessageEvent('message', { data: { type: 'starwick-ad', event }, source, origin }),
      ),
  );

beforeEach(() => {
  viewportObservers.clear();
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(728);
});
afterEach(() => {
  Object.assign(siteSettings, { advertising: 'house', adsOrigin: null });
  localStorage.clear();
  document.documentElement.removeAttribute('data-unlimited');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe.each([
  ['none', false, 0],
  ['house', true, 0],
  ['ramp', true, 4],
] as const)('the ad provider %s', (name, hasSlots, videos) => {
  it(`supplies ${hasSlots ? 'slots' : 'no slots'} and ${videos} videos`, () => {
    siteSettings.advertising = name;
    expect(Boolean(adProvider().Fill)).toBe(hasSlots);
    expect(adProvider().videos).toHaveLength(videos);
    renderView(<AdSlot size="leaderboard" />);
    expect(document.querySelectorAll('[data-ad]')).toHaveLength(hasSlots ? 1 : 0);
  });
});

describe('a house ad slot', () => {
  it('links to the downloads on the home page, because that page already offers Unlimited', () => {
    renderView(<AdSlot size="leaderboard" />);
    const link = screen.getByRole('link', { name: /Games to keep/ });
    expect(link).toHaveAttribute('href', '/download/all-games');
    expect(screen.queryByText('See Unlimited')).toBeNull();
  });

  it('shows a label and its size, links to Unlimited, and loads no frame', () => {
    renderView(<AdSlot size="leaderboard" />, undefined, undefined, null, LISTING_PATH);
    expect(screen.getByText('Advertisement')).toBeInTheDocument();
    expect(screen.getByText('728 × 90')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Remove ads with Unlimited' })).toHaveAttribute(
      'href',
      '/purchase/subscribe',
    );
    expect(screen.getByRole('link', { name: /Just the games/ })).toHaveAttribute(
      'href',
      '/purchase/subscribe',
    );
    enterViewport();
    expect(frame()).toBeNull();
  });
});

describe('an ad slot filled by the network', () => {
  const open = async (advertising: boolean | null) => {
    siteSettings.advertising = 'ramp';
    const view = renderView(
      <AdSlot size="leaderboard" />,
      undefined,
      undefined,
      createConsentChoice(advertising),
      LISTING_PATH,
    );
    await waitFor(() => expect(viewportObservers.size).toBe(1));
    return view;
  };

  it('loads no frame until it is near the viewport and the visitor has consented', async () => {
    const { consent } = await open(null);
    enterViewport();
    await waitFor(() => expect(document.querySelector('.network-place > div')).not.toBeNull());
    expect(frame()).toBeNull();
    act(() => consent.setState({ choice: createConsentChoice(true) }));
    expect(frame()).toHaveAttribute('src', '/ads/frame.html?unit=leaderboard');
    expect(frame()!.getAttribute('sandbox')).not.toContain('allow-same-origin');
  });

  it('shows a house ad to a visitor who has declined', async () => {
    await open(false);
    enterViewport();
    expect(await screen.findByRole('link', { name: /Just the games/ })).toBeInTheDocument();
    expect(frame()).toBeNull();
  });

  it('shows a house ad when no ad of the network fits', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(319);
    await open(true);
    enterViewport();
    expect(await screen.findByRole('link', { name: /Just the games/ })).toBeInTheDocument();
    expect(frame()).toBeNull();
  });

  it('loads nothing for an Unlimited member, not even the code that fills the slot', async () => {
    document.documentElement.setAttribute('data-unlimited', '');
    siteSettings.advertising = 'ramp';
    renderView(<AdSlot size="leaderboard" />, undefined, undefined, createConsentChoice(true));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    // The code that fills a slot is not loaded until the slot is near the viewport.
    expect(viewportObservers.size).toBe(0);
    expect(frame()).toBeNull();
  });

  it('loads no frame until the sign-in state is known, and never for an Unlimited member', async () => {
    const { auth, consent } = await open(null);
    act(() => auth.setState({ isReady: false }));
    act(() => consent.setState({ choice: createConsentChoice(true) }));
    enterViewport();
    await waitFor(() => expect(document.querySelector('.network-place > div')).not.toBeNull());
    expect(frame()).toBeNull();
    act(() => auth.setState({ isReady: true, user: { isPremiumUser: true } as User }));
    expect(frame()).toBeNull();
    act(() => auth.setState({ user: { isPremiumUser: false } as User }));
    expect(frame()).not.toBeNull();
  });

  it('shows the frame when it reports an ad, and ignores messages from other windows and origins', async () => {
    await open(true);
    enterViewport();
    await waitFor(() => expect(frame()).not.toBeNull());
    postAdEvent('filled', { source: window });
    postAdEvent('filled', { origin: 'https://elsewhere.example' });
    expect(frame()).toHaveAttribute('data-state', 'asked');
    postAdEvent('filled');
    expect(frame()).toHaveAttribute('data-state', 'shown');
  });

  it('removes the frame when it reports that there is no ad', async () => {
    await open(true);
    enterViewport();
    await waitFor(() => expect(frame()).not.toBeNull());
    postAdEvent('ready');
    postAdEvent('empty');
    expect(frame()).toBeNull();
    expect(screen.getByText('Advertisement')).toBeInTheDocument();
  });
});

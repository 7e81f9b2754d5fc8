/** Tests the check for ad blockers, and the video ad in the corner. */
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Advertising } from '@/components/advertising/advertising';
import { AdsAfterLoad } from '@/components/advertising/after-load';
import type { AdProviderName } from '@/lib/advertising/config';
import { AD_BLOCK_TEXTS } from '@/lib/messages/ad-extras';
import { renderView } from '../../support/render-view';

const siteSettings = vi.hoisted(() => ({ advertising: 'house' as AdProviderName }));
vi.mock('@/components/layout/site-config', () => ({
  getSiteConfig: () => ({ ...siteSettings, adsOrigin: null, gamesOrigin: null, productName: 'Starwick' }),
}));

const adBlockNote = () => screen.queryByText(AD_BLOCK_TEXTS.text, { exact: false });
const cornerAd = () => screen.queryByRole('complementary', { name: 'Advertisement', hidden: true });
const blockAds = (): void => {
  const sheet = document.createElement('style');
  sheet.textContent = '.adsbox { display: none !important }';
  document.head.append(sheet);
};
const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const requestedUrls: string[] = [];
beforeEach(() => {
  requestedUrls.length = 0;
  vi.stubGlobal('matchMedia', (query: string) => {
    requestedUrls.push(query);
    return { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  });
});
afterEach(() => {
  siteSettings.advertising = 'house';
  localStorage.clear();
  document.head.innerHTML = '';
  document.documentElement.removeAttribute('data-unlimited');
  vi.useRealTimers();
});

describe('the check for ad blockers', () => {
  it('runs 1500 ms after the page has loaded, and not before', async () => {
    blockAds();
    // Loads the script before the test, so that only the check is timed.
    await import('@/components/advertising/after-load');
    vi.useFakeTimers();
    renderView(<Advertising />);
    await advanceTime(1_499);
    expect(adBlockNote()).toBeNull();
    await advanceTime(1);
    await vi.waitFor(() => expect(adBlockNote()).toBeInTheDocument());
  });

  it('shows its note once, and not again after the visitor has dismissed it', () => {
    blockAds();
    const { rerender } = renderView(<AdsAfterLoad />);
    expect(screen.getByRole('status')).toHaveTextContent('everything works as it is');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss this note' }));
    expect(adBlockNote()).toBeNull();
    rerender(<AdsAfterLoad key="next page" />);
    expect(adBlockNote()).toBeNull();
  });

  it('shows no note when no ad blocker is found', () => {
    renderView(<AdsAfterLoad />);
    expect(adBlockNote()).toBeNull();
    expect(document.querySelector('.adsbox')).toBeNull();
  });

  it.each([
    ['without ad slots', () => (siteSettings.advertising = 'none')],
    ['for a member of Unlimited', () => document.documentElement.setAttribute('data-unlimited', '')],
  ])('does not run %s', async (_who, arrange) => {
    arrange();
    blockAds();
    vi.useFakeTimers();
    renderView(<Advertising />);
    await advanceTime(3_000);
    expect(adBlockNote()).toBeNull();
  });
});

describe('the video ad in the corner', () => {
  const open = () =>
    renderView(<AdsAfterLoad />, undefined, undefined, { analytics: false, advertising: true });

  it('loads only in a sufficiently large window without a preference for reduced motion', () => {
    siteSettings.advertising = 'ramp';
    open();
    expect(cornerAd()).toBeInTheDocument();
    expect(requestedUrls[0]).toBe(
      '(min-width: 1344px) and (min-height: 929px) and (prefers-reduced-motion: no-preference)',
    );
    expect(document.querySelector('iframe')).toHaveAttribute('src', '/ads/frame.html?unit=corner');
  });

  it('does not load when the provider is “house” or before the visitor has consented', () => {
    const { rerender, consent } = open();
    expect(cornerAd()).toBeNull();
    consent.setState({ choice: null });
    siteSettings.advertising = 'ramp';
    rerender(<AdsAfterLoad key="ramp" />);
    expect(cornerAd()).toBeNull();
  });

  it('stays closed for the rest of the day when the visitor closes it', () => {
    siteSettings.advertising = 'ramp';
    const { rerender } = open();
    fireEvent.click(screen.getByLabelText('Close this advertisement'));
    expect(cornerAd()).toBeNull();
    rerender(<AdsAfterLoad key="next page" />);
    expect(cornerAd()).toBeNull();
  });
});

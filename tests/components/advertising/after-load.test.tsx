/** Tests the check for ad blockers, and the video ad in the corner. */
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Advertising } from '@/components/advertising/advertising';
import { AfterLoad } from '@/components/advertising/after-load';
import type { AdProviderName } from '@/lib/advertising/config';
import { AD_BLOCK_TEXTS } from '@/lib/messages/ad-extras';
import { renderView } from '../../support/render-view';

const site = vi.hoisted(() => ({ advertising: 'house' as AdProviderName }));
vi.mock('@/components/layout/site-config', () => ({
  siteConfig: () => ({ ...site, adsOrigin: null, gamesOrigin: null, productName: 'Starwick' }),
}));

const note = () => screen.queryByText(AD_BLOCK_TEXTS.text, { exact: false });
const corner = () => screen.queryByRole('complementary', { name: 'Advertisement', hidden: true });
const block = (): void => {
  const sheet = document.createElement('style');
  sheet.textContent = '.adsbox { display: none !important }';
  document.head.append(sheet);
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const requested: string[] = [];
beforeEach(() => {
  requested.length = 0;
  vi.stubGlobal('matchMedia', (query: string) => {
    requested.push(query);
    return { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  });
});
afterEach(() => {
  site.advertising = 'house';
  localStorage.clear();
  document.head.innerHTML = '';
  document.documentElement.removeAttribute('data-unlimited');
  vi.useRealTimers();
});

describe('the check for ad blockers', () => {
  it('runs 1500 ms after the page has loaded, and not before', async () => {
    block();
    // Loads the script before the test, so that only the check is timed.
    await import('@/components/advertising/after-load');
    vi.useFakeTimers();
    renderView(<Advertising />);
    await pass(1_499);
    expect(note()).toBeNull();
    await pass(1);
    await vi.waitFor(() => expect(note()).toBeInTheDocument());
  });

  it('shows its note once, and not again after the visitor has dismissed it', () => {
    block();
    const { rerender } = renderView(<AfterLoad />);
    expect(screen.getByRole('status')).toHaveTextContent('everything works as it is');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss this note' }));
    expect(note()).toBeNull();
    rerender(<AfterLoad key="next page" />);
    expect(note()).toBeNull();
  });

  it('shows no note when no ad blocker is found', () => {
    renderView(<AfterLoad />);
    expect(note()).toBeNull();
    expect(document.querySelector('.adsbox')).toBeNull();
  });

  it.each([
    ['without ad slots', () => (site.advertising = 'none')],
    ['for a member of Unlimited', () => document.documentElement.setAttribute('data-unlimited', '')],
  ])('does not run %s', async (_who, arrange) => {
    arrange();
    block();
    vi.useFakeTimers();
    renderView(<Advertising />);
    await pass(3_000);
    expect(note()).toBeNull();
  });
});

describe('the video ad in the corner', () => {
  const open = () => renderView(<AfterLoad />, undefined, undefined, { analytics: false, advertising: true });

  it('loads only in a sufficiently large window without a preference for reduced motion', () => {
    site.advertising = 'ramp';
    open();
    expect(corner()).toBeInTheDocument();
    expect(requested[0]).toBe(
      '(min-width: 1344px) and (min-height: 929px) and (prefers-reduced-motion: no-preference)',
    );
    expect(document.querySelector('iframe')).toHaveAttribute('src', '/ads/frame.html?unit=corner');
  });

  it('does not load when the provider is “house” or before the visitor has consented', () => {
    const { rerender, consent } = open();
    expect(corner()).toBeNull();
    consent.setState({ choice: null });
    site.advertising = 'ramp';
    rerender(<AfterLoad key="ramp" />);
    expect(corner()).toBeNull();
  });

  it('stays closed for the rest of the day when the visitor closes it', () => {
    site.advertising = 'ramp';
    const { rerender } = open();
    fireEvent.click(screen.getByLabelText('Close this advertisement'));
    expect(corner()).toBeNull();
    rerender(<AfterLoad key="next page" />);
    expect(corner()).toBeNull();
  });
});

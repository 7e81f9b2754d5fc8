/** Tests which service starts, stops and receives data when consent, sign-in and routes change. */
import { describe, expect, it } from 'vitest';
import { toTrackedPage } from '@/lib/analytics/page-of';
import type { TrackedPage } from '@/lib/analytics/page-views';
import type { ConsentChoice } from '@/lib/consent';
import type { AnalyticsService } from '@/stores/analytics/analytics-service';
import { createServiceLoaders, runAnalytics, type ServiceLoaders } from '@/stores/analytics/run-analytics';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { signInStores } from '../../support/signed-in';
import { createTestStores } from '../../support/stores';

const waitForPromises = () => new Promise((resolve) => setImmediate(resolve));
const ONLY_ANALYTICS: ConsentChoice = { analytics: true, advertising: false };
const NO: ConsentChoice = { analytics: false, advertising: false };

const open = (names: readonly (keyof ServiceLoaders)[] = ['posthog', 'ga4', 'pixel']) => {
  const stores = createTestStores();
  const events: string[] = [];
  let current = toTrackedPage('/', '/');
  const listeners = new Set<(page: TrackedPage) => void>();
  const createService = (name: string): AnalyticsService => ({
    start: () => events.push(`${name} start`),
    stop: () => events.push(`${name} stop`),
    identify: (hash) => events.push(`${name} identify ${hash}`),
    view: ({ url, layout, theme, subscriberStatus }) =>
      events.push(`${name} view ${url} ${layout} ${theme} ${subscriberStatus}`),
  });
  const loaders: ServiceLoaders = Object.fromEntries(
    names.map((name) => [
      name,
      () => {
        events.push(`${name} load`);
        return Promise.resolve(createService(name));
      },
    ]),
  );
  const saved = { status: null as string | null };
  const end = runAnalytics({
    loaders,
    consent: stores.consent,
    auth: stores.auth,
    appearance: stores.appearance,
    origin: 'https://starwick.test',
    storedStatus: () => saved.status,
    readPage: () => current,
    onPage: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  return {
    stores,
    saved,
    end,
    choose: (choice: ConsentChoice | null) => stores.consent.setState({ choice }),
    go: (pattern: string, url: string) => {
      current = toTrackedPage(pattern, url);
      listeners.forEach((listener) => listener(current));
    },
    take: () => events.splice(0),
  };
};
const HOME_VIEW = 'view https://starwick.test/ modern modern null';

describe('analytics', () => {
  it('loads nothing before a decision or after a refusal', async () => {
    const { choose, go, stores, take } = open();
    stores.auth.setState({ isReady: true });
    go('/help', '/help');
    choose(NO);
    go('/', '/');
    await waitForPromises();
    expect(take()).toEqual([]);
  });

  it('loads each service only for its purpose', async () => {
    const { choose, stores, take } = open();
    stores.auth.setState({ isReady: true });
    choose(ONLY_ANALYTICS);
    await waitForPromises();
    expect(take().filter((each) => each.endsWith('load'))).toEqual(['posthog load', 'ga4 load']);
    choose({ analytics: true, advertising: true });
    await waitForPromises();
    expect(take()).toEqual(['pixel load', 'pixel start', 'pixel identify null', `pixel ${HOME_VIEW}`]);
  });

  it('loads no advertising service for an Unlimited member, and none before the sign-in state is known', async () => {
    const { choose, stores, take } = open(['pixel']);
    choose({ analytics: true, advertising: true });
    await waitForPromises();
    expect(take()).toEqual([]);
    signInStores(stores, { memberIdHash: 'c0ffee', isPremiumUser: true });
    await waitForPromises();
    expect(take()).toEqual([]);
    signInStores(stores, { memberIdHash: 'c0ffee', isPremiumUser: false });
    await waitForPromises();
    expect(take()).toContain('pixel load');
  });

  it('reports the stored subscription before the session is read', async () => {
    const { choose, saved, take } = open(['posthog']);
    saved.status = 'unlimited_active';
    choose(ONLY_ANALYTICS);
    await waitForPromises();
    expect(take().filter((each) => each.includes('view'))).toEqual([
      'posthog view https://starwick.test/ modern modern unlimited_active',
    ]);
  });

  it('identifies a member by the hash of the uid before the first page view, and nobody after signing out', async () => {
    const { choose, stores, take } = open(['posthog']);
    signInStores(stores, {
      memberIdHash: 'c0ffee',
      isPremiumUser: true,
      subscriberStatus: 'unlimited_expiring',
    });
    choose(ONLY_ANALYTICS);
    await waitForPromises();
    expect(take()).toEqual([
      'posthog load',
      'posthog start',
      'posthog identify c0ffee',
      'posthog view https://starwick.test/ modern modern unlimited_expiring',
    ]);
    stores.auth.setState({ isSignedIn: false, user: null });
    expect(take()).toEqual(['posthog identify null']);
  });

  it('reports a page only once when it was viewed before the service had loaded and the sign-in state was known', async () => {
    const { choose, go, stores, take } = open(['posthog']);
    choose(ONLY_ANALYTICS);
    go('/profile/[uid]', '/profile/42');
    await waitForPromises();
    stores.auth.setState({ isReady: true });
    const views = take().filter((each) => each.includes('view'));
    expect(views.map((each) => each.split(' ')[2])).toEqual([
      'https://starwick.test/',
      'https://starwick.test/profile/[uid]',
    ]);
  });

  it('stops immediately after a refusal, and reports no page twice after the visitor consents again', async () => {
    const { choose, go, stores, take } = open(['ga4']);
    stores.auth.setState({ isReady: true });
    choose(ONLY_ANALYTICS);
    await waitForPromises();
    take();
    choose(NO);
    expect(take()).toEqual(['ga4 stop']);
    go('/help', '/help');
    signInStores(stores);
    expect(take()).toEqual([]);
    go('/', '/');
    choose(ONLY_ANALYTICS);
    await waitForPromises();
    expect(take()).toEqual(['ga4 start', 'ga4 identify hash']);
  });

  it('starts no service that finishes loading after a refusal', async () => {
    const { choose, stores, take } = open(['ga4']);
    stores.auth.setState({ isReady: true });
    choose(ONLY_ANALYTICS);
    choose(NO);
    await waitForPromises();
    expect(take()).toEqual(['ga4 load']);
  });

  it('handles a service that cannot be loaded, and retries when the visitor consents again', async () => {
    const stores = createTestStores();
    let tries = 0;
    const rejectLoad = () => {
      tries += 1;
      return Promise.reject(new Error('blocked'));
    };
    runAnalytics({
      loaders: { ga4: rejectLoad },
      consent: stores.consent,
      auth: stores.auth,
      appearance: stores.appearance,
      origin: '',
      storedStatus: () => null,
      readPage: () => toTrackedPage('/', '/'),
      onPage: () => () => undefined,
    });
    for (const choice of [ONLY_ANALYTICS, NO, ONLY_ANALYTICS]) {
      stores.consent.setState({ choice });
      await waitForPromises();
    }
    expect(tries).toBe(2);
  });

  it('contains a loader for each configured key, and no others', () => {
    expect(createServiceLoaders(DEFAULT_CONFIG)).toEqual({});
    const analytics = { posthogKey: 'phc_abcdefgh', pixelId: '12345' };
    expect(Object.keys(createServiceLoaders({ ...DEFAULT_CONFIG, analytics }))).toEqual(['posthog', 'pixel']);
  });
});

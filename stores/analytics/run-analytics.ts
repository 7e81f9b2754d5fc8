/** Starts and stops each service according to the visitor's consent, and reports page views to it. */
import type { PublicConfig } from '@/lib/config';
import { CONSENT_SERVICES } from '@/lib/consent';
import { createPageViews, type TrackedPage } from '@/lib/analytics/page-views';
import type { AuthStore } from '../auth-store';
import type { ConsentStore } from '../consent-store';
import type { AppearanceStore } from '../appearance-store';
import type { AnalyticsService, ViewFacts } from './analytics-service';

type ServiceName = Exclude<keyof typeof CONSENT_SERVICES, 'ramp'>;
export type ServiceLoaders = Partial<Record<ServiceName, () => Promise<AnalyticsService>>>;

/** Each service's code is a separate chunk, loaded when the service is first allowed. */
export const createServiceLoaders = ({ analytics, environment }: PublicConfig): ServiceLoaders => {
  const { posthogKey, ga4Id, pixelId } = analytics;
  return {
    ...(posthogKey && {
      posthog: async () => (await import('./posthog-service')).createPosthogService(posthogKey, environment),
    }),
    ...(ga4Id && { ga4: async () => (await import('./ga4-service')).createGa4Service(ga4Id) }),
    ...(pixelId && { pixel: async () => (await import('./pixel-service')).createPixelService(pixelId) }),
  };
};

interface AnalyticsParts {
  loaders: ServiceLoaders;
  consent: ConsentStore;
  auth: AuthStore;
  appearance: AppearanceStore;
  origin: string;
  /** Returns the subscription status stored in this browser, for use before the session has loaded. */
  storedStatus(): string | null;
  /** Returns the current page. */
  readPage(): TrackedPage;
  /** Calls the listener after each route change. @returns a function that stops */
  onPage(listener: (page: TrackedPage) => void): () => void;
}

interface ServiceFollower {
  appearance(): void;
  route(page: TrackedPage): void;
}

const followService = (
  parts: AnalyticsParts,
  name: ServiceName,
  load: () => Promise<AnalyticsService>,
): ServiceFollower => {
  const { consent, auth, appearance } = parts;
  let service: AnalyticsService | undefined;
  let loading: Promise<void> | undefined;
  let isOn = false;
  /** The member hash last reported to the service; undefined if none was reported since it started. */
  let reportedPath: string | null | undefined;

  /** Returns whether the visitor sees ads. Members of Unlimited do not, so this is false until the sign-in state is known. */
  const seesAdvertising = (): boolean => {
    const { isReady, user } = auth.getState();
    return isReady && !user?.isPremiumUser;
  };

  const collectViewFacts = ({ path }: TrackedPage): ViewFacts => {
    const { layout, theme } = appearance.getState();
    const { isReady, user } = auth.getState();
    const status = user?.subscriberStatus ?? null;
    return {
      path,
      url: `${parts.origin}${path}`,
      layout,
      theme,
      subscriberStatus: isReady ? status : parts.storedStatus(),
    };
  };
  const waiting: ViewFacts[] = [];
  const views = createPageViews((page) => {
    const facts = collectViewFacts(page);
    if (service) service.view(facts);
    else waiting.push(facts);
  });

  const identifyMember = (): void => {
    const { isReady, user } = auth.getState();
    if (!isReady) return;
    const now = user?.memberIdHash ?? null;
    if (service && reportedPath !== now) {
      reportedPath = now;
      service.identify(now);
    }
    views.ready();
  };

  const beginService = (loaded: AnalyticsService): void => {
    service = loaded;
    reportedPath = undefined;
    service.start();
    identifyMember();
    waiting.splice(0).forEach((facts) => loaded.view(facts));
  };

  const startService = (): void => {
    if (service) beginService(service);
    views.init(parts.readPage());
    if (service) return;
    identifyMember();
    loading ??= load().then(
      (loaded) => {
        if (isOn) beginService(loaded);
      },
      // A blocker or a lost network prevented the load; the site works without the service.
      () => undefined,
    );
    void loading.finally(() => (loading = undefined));
  };

  return {
    appearance: () => {
      const purpose = CONSENT_SERVICES[name];
      const isAllowed =
        consent.getState().choice?.[purpose] === true && (purpose === 'analytics' || seesAdvertising());
      if (isAllowed === isOn) return isOn ? identifyMember() : undefined;
      isOn = isAllowed;
      if (isOn) return startService();
      waiting.length = 0;
      service?.stop();
    },
    route: (page) => {
      if (isOn) views.route(page);
    },
  };
};

/** @returns a function that stops all services */
export const runAnalytics = (parts: AnalyticsParts): (() => void) => {
  const followers = Object.entries(parts.loaders).map(([name, load]) =>
    followService(parts, name as ServiceName, load),
  );
  const readAll = (): void => followers.forEach((each) => each.appearance());
  const ends = [
    parts.consent.subscribe(readAll),
    parts.auth.subscribe((now, before) => {
      if (now.isReady !== before.isReady || now.user !== before.user) readAll();
    }),
    parts.onPage((page) => followers.forEach((each) => each.route(page))),
  ];
  readAll();
  return () => ends.forEach((end) => end());
};

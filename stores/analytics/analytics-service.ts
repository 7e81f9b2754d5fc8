/** What each service of analytics can do; its own code comes with its first start. */
import type { Layout, Theme } from '@/lib/domain/layout';

export interface ViewFacts {
  /** `origin` and masked path: no query, no fragment. */
  url: string;
  path: string;
  layout: Layout;
  theme: Theme;
  /** Spec §3: details.subscriber_status; null for visitors and members without a subscription. */
  subscriberStatus: string | null;
}

export interface AnalyticsService {
  /** After a stop: it is allowed again. */
  start(): void;
  /** By the public number's HMAC, never by uid or address; null for nobody. */
  identify(memberIdHash: string | null): void;
  view(facts: ViewFacts): void;
  /** Sends nothing more, and takes back what it has kept in this browser. */
  stop(): void;
}

/** Removes this site's cookies of a service, whatever domain it has set them for. */
export const removeCookies = (pattern: RegExp): void => {
  const names = document.cookie.split(';').map((part) => part.split('=', 1)[0]?.trim() ?? '');
  const labels = window.location.hostname.split('.');
  const domains = ['', ...labels.map((_label, at) => `; Domain=${labels.slice(at).join('.')}`)];
  for (const name of names.filter((each) => pattern.test(each)))
    for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
};

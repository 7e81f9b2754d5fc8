/** The interface of an analytics service; its own code loads with its first start. */
import type { Layout, Theme } from '@/lib/domain/site/layout';

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
  /** Called again when the visitor allows it after a stop. */
  start(): void;
  /** By the HMAC of the public number, never by uid or email address; null for nobody. */
  identify(memberIdHash: string | null): void;
  view(facts: ViewFacts): void;
  /** Sends nothing more, and removes its data from this browser. */
  stop(): void;
}

/** Removes a service's cookies on this site, for every domain that it may have used. */
export const removeCookies = (pattern: RegExp): void => {
  const names = document.cookie.split(';').map((part) => part.split('=', 1)[0]?.trim() ?? '');
  const labels = window.location.hostname.split('.');
  const domains = ['', ...labels.map((_label, at) => `; Domain=${labels.slice(at).join('.')}`)];
  for (const name of names.filter((each) => pattern.test(each)))
    for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
};

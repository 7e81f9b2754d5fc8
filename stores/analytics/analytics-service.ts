/** The interface of an analytics service. The code of each service loads when the service first starts. */
import type { Layout, Theme } from '@/lib/domain/site/layout';

export interface ViewFacts {
  /** The origin and the masked path, without query and fragment. */
  url: string;
  path: string;
  layout: Layout;
  theme: Theme;
  /** The subscriber status of spec §3 (details.subscriber_status); null for visitors and members without a subscription. */
  subscriberStatus: string | null;
}

export interface AnalyticsService {
  /** Starts the service. Called again when the visitor gives consent after a stop. */
  start(): void;
  /** Identifies the member by the HMAC of the public number, never by uid or email address; null for visitors. */
  identify(memberIdHash: string | null): void;
  view(facts: ViewFacts): void;
  /** Stops sending, and removes the service's data from this browser. */
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

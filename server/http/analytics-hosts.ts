/** Hosts that a page may speak to for a configured service of analytics; PostHog has none, it goes through `/ingest`. */
import type { AnalyticsKeys } from '@/lib/config';

export interface PolicyHosts {
  script: readonly string[];
  connect: readonly string[];
  img: readonly string[];
}

const GOOGLE = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** Empty where nothing is configured: then no page may speak to any other host. */
export const analyticsHostsOf = ({ ga4Id, pixelId }: AnalyticsKeys): PolicyHosts => ({
  script: ga4Id ? ['https://www.googletagmanager.com'] : [],
  connect: ga4Id ? GOOGLE : [],
  img: [...(ga4Id ? GOOGLE : []), ...(pixelId ? ['https://www.facebook.com/tr/'] : [])],
});

/** Hosts that a page may contact for a configured analytics service. PostHog has none, because it goes through `/ingest`. */
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

/** Empty when nothing is configured: then a page may contact no other host. */
export const analyticsHostsOf = ({ ga4Id, pixelId }: AnalyticsKeys): PolicyHosts => ({
  script: ga4Id ? ['https://www.googletagmanager.com'] : [],
  connect: ga4Id ? GOOGLE : [],
  img: [...(ga4Id ? GOOGLE : []), ...(pixelId ? ['https://www.facebook.com/tr/'] : [])],
});

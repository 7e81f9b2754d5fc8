/**
 * Lists the hosts that a page may contact for the configured analytics services. PostHog needs no host, because its
 * requests go through `/ingest`.
 */
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

/** Returns the hosts; without a configured service, the lists are empty and pages may contact no other host. */
export const listAnalyticsHosts = ({ ga4Id, pixelId }: AnalyticsKeys): PolicyHosts => ({
  script: ga4Id ? ['https://www.googletagmanager.com'] : [],
  connect: ga4Id ? GOOGLE : [],
  img: [...(ga4Id ? GOOGLE : []), ...(pixelId ? ['https://www.facebook.com/tr/'] : [])],
});

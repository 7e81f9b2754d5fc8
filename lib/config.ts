/** The part of the configuration that the browser may know (spec §3's config keys); the server parses all of it. */
import type { AdProviderName } from './advertising/config';
import type { ConsentService } from './consent';
import type { ForcedLayouts } from './domain/site/forced-layout';

export type Environment = 'development' | 'demo' | 'production';
/** Spec §9: error and fatal are reported; an operator may configure more levels. */
export const REPORT_LEVELS = ['debug', 'info', 'warn', 'error', 'fatal'] as const;
export type ReportLevel = (typeof REPORT_LEVELS)[number];

export interface PublicConfig {
  productName: string;
  description: string;
  keywords: string;
  searchUrl: string;
  themeColor: string;
  title: string;
  /** `%s` stands for the page's own title. */
  titleTemplate: string;
  baseUrl: string | null;
  ratingsClientId: string | null;
  identifier: string;
  environment: Environment;
  packageName: string;
  reportLogLevels: readonly ReportLevel[];
  scoresApiUrl: string;
  gamesOrigin: string | null;
  /** The configured services of other hosts that load only after consent; empty when consent is not needed. */
  consentServices: readonly ConsentService[];
  analytics: AnalyticsKeys;
  advertising: AdProviderName;
  /** A separate host for the frame of the advertising network. */
  adsOrigin: string | null;
  /** Null when no page has a forced layout. */
  forcedLayouts: ForcedLayouts | null;
}

/** Public keys, absent where not configured. */
export interface AnalyticsKeys {
  posthogKey?: string;
  ga4Id?: string;
  pixelId?: string;
}

/** The data block of a page that holds the configuration. */
export const CONFIG_ELEMENT_ID = 'site-config';

/** Returns a page's document title by the template; the bare product title for a page without one. */
export const titleOf = (config: PublicConfig, pageTitle?: string): string =>
  pageTitle ? config.titleTemplate.replace('%s', pageTitle) : config.title;

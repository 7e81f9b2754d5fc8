/**
 * The part of the configuration that the browser may know (spec §3's config keys); the server parses the entire
 * configuration.
 */
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
  /** `%s` is replaced by the page's own title. */
  titleTemplate: string;
  baseUrl: string | null;
  ratingsClientId: string | null;
  identifier: string;
  environment: Environment;
  packageName: string;
  reportLogLevels: readonly ReportLevel[];
  scoresApiUrl: string;
  gamesOrigin: string | null;
  /** Configured third-party services that load only after consent; empty when no consent is needed. */
  consentServices: readonly ConsentService[];
  analytics: AnalyticsKeys;
  advertising: AdProviderName;
  /** The origin of the host for the ad network's frame; null if there is no separate host. */
  adsOrigin: string | null;
  /** Null when no page has a required layout. */
  forcedLayouts: ForcedLayouts | null;
}

/** Public analytics keys; absent if not configured. */
export interface AnalyticsKeys {
  posthogKey?: string;
  ga4Id?: string;
  pixelId?: string;
}

/** The id of the page's data block with the configuration. */
export const CONFIG_ELEMENT_ID = 'site-config';

/** Returns the document title of a page, built from the template; the product title for a page without a title. */
export const titleOf = (config: PublicConfig, pageTitle?: string): string =>
  pageTitle ? config.titleTemplate.replace('%s', pageTitle) : config.title;

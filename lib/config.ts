/** What the browser may know of the configuration (spec §3's config keys); the server parses the whole. */

import type { AdProviderName } from './advertising/config';

export type Environment = 'development' | 'demo' | 'production';
export type ReportLevel = 'error' | 'fatal';

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
  advertising: AdProviderName;
  /** A host of its own for the frame of the advertising network. */
  adsOrigin: string | null;
}

export const DEFAULT_CONFIG: PublicConfig = {
  productName: 'Starwick',
  description: 'Play over 1,800 free online games.',
  keywords: 'free online games, daily games, puzzle games, download games',
  searchUrl: '/search',
  themeColor: '#101F47',
  title: 'Starwick',
  titleTemplate: '%s | Starwick',
  baseUrl: null,
  ratingsClientId: null,
  identifier: 'starwick',
  environment: 'demo',
  packageName: 'starwick',
  reportLogLevels: ['error', 'fatal'],
  scoresApiUrl: '/scores',
  gamesOrigin: null,
  advertising: 'house',
  adsOrigin: null,
};

/** A page's document title by the template; the bare product title where the page has none. */
export const titleOf = (config: PublicConfig, pageTitle?: string): string =>
  pageTitle ? config.titleTemplate.replace('%s', pageTitle) : config.title;

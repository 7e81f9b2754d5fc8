/**
 * The configuration of a site without settings. A separate file, because pages load files as a whole and do not need
 * this one.
 */
import type { PublicConfig } from './config';

export const DEFAULT_CONFIG: PublicConfig = {
  productName: 'Starwick',
  description: 'Play free online games.',
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
  consentServices: [],
  analytics: {},
  advertising: 'house',
  adsOrigin: null,
  forcedLayouts: null,
};

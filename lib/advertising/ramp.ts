/** The external network's script, hosts and unit names, from its documentation. */
import type { RampIds } from './ramp-ids';
import type { AdUnit } from './frame';

const RAMP_CDN = 'https://cdn.intergient.com';

/**
 * The hosts that serve the network's script and the scripts it loads. The setting RAMP_HOSTS adds the hosts of the
 * account's own partners.
 */
export const RAMP_HOSTS: readonly string[] = [
  'cdn.intergient.com',
  'cdn.intergi.com',
  '*.playwire.com',
  '*.googletagservices.com',
  '*.googlesyndication.com',
  '*.doubleclick.net',
  '*.2mdn.net',
  '*.gstatic.com',
  'imasdk.googleapis.com',
  '*.amazon-adsystem.com',
  '*.adtrafficquality.google',
];

export const rampScriptUrl = ({ publisherId, siteId }: RampIds): string =>
  `${RAMP_CDN}/${publisherId}/${siteId}/ramp.js`;

export const RAMP_UNITS: Readonly<Record<AdUnit, string>> = {
  banner: 'leaderboard_btf',
  mobileBanner: 'leaderboard_btf',
  halfPage: 'sky_btf',
  largeLeaderboard: 'leaderboard_btf',
  largeRect: 'med_rect_btf',
  leaderboard: 'leaderboard_atf',
  mediumRect: 'med_rect_atf',
  mobileLeaderboard: 'leaderboard_btf',
  skyscraper: 'sky_atf',
  smallSquare: 'med_rect_btf',
  square: 'med_rect_btf',
  wideSkyscraper: 'sky_atf',
  inlineRect: 'med_rect_btf',
  precontent: 'precontent_ad_video',
  midgame: 'precontent_ad_video',
  rewarded: 'precontent_ad_video',
  corner: 'corner_ad_video',
};

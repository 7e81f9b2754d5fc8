/** The four main links of the site, which the headers of both layouts show. */
import { paths } from '@/lib/paths';

export type SiteSection = 'daily' | 'online' | 'download' | 'unlimited';

export const SITE_SECTIONS: readonly { key: SiteSection; label: string; href: string }[] = [
  { key: 'daily', label: 'Daily', href: paths.dailyGames() },
  { key: 'online', label: 'Online', href: paths.onlineAllGames() },
  { key: 'download', label: 'Download', href: paths.downloadAllGames() },
  { key: 'unlimited', label: 'Unlimited', href: paths.subscribe() },
];

/** Builds the web app manifest, which lets a phone install the site like an app. */
import type { PublicConfig } from '@/lib/config';
import { paths } from '@/lib/paths';

const BACKGROUND = '#101F47';

export const createManifest = ({
  productName,
  description,
  themeColor,
  identifier,
  searchUrl,
}: PublicConfig): string =>
  JSON.stringify({
    id: `/?app=${identifier}`,
    name: productName,
    short_name: productName,
    description,
    lang: 'en',
    start_url: paths.home(),
    scope: '/',
    display: 'standalone',
    background_color: BACKGROUND,
    theme_color: themeColor,
    categories: ['games', 'entertainment'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Daily games', url: paths.dailyGames() },
      { name: 'Search', url: searchUrl },
    ],
  });

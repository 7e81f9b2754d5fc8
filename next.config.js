/** How Next builds the pages; the server in front of it compresses, caches and sets the policies. */
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { parseCatalogHosts } from './lib/catalog-hosts.js';
import { BROWSER_ALIASES, BROWSER_RULES } from './scripts/browser/replacements.js';

/** One file for what every page needs: together it compresses 5 % better than in pieces. Bytes before minification. */
const CHUNKING = { minChunkSize: 500_000, maxMergeChunkSize: 5_000_000 };

/**
 * Pictures of imported games. Read at each start, not only at the build; a host's name is exact, `port` and `search` of a
 * pattern that lacks them would fit any.
 * @returns {import('next').NextConfig['images']}
 */
const images = () => ({
  qualities: [75],
  remotePatterns: parseCatalogHosts(process.env.CATALOGUE_HOSTS).map((hostname) => ({
    protocol: 'https',
    hostname,
    port: '',
    pathname: '/**',
  })),
  // A redirect's host would not be compared with the list.
  maximumRedirects: 0,
  dangerouslyAllowLocalIP: false,
  dangerouslyAllowSVG: false,
  maximumResponseBody: 8 * 1024 * 1024,
});

/** @returns {import('next').NextConfig} */
const config = (phase) => ({
  reactStrictMode: true,
  poweredByHeader: false,
  compress: false,
  compiler: { styledComponents: { displayName: false, minify: true, pure: true } },
  images: images(),
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  turbopack: phase === PHASE_PRODUCTION_BUILD ? { resolveAlias: BROWSER_ALIASES, rules: BROWSER_RULES } : {},
  // The router's filter tells addresses of app-router pages; there are none.
  experimental: { clientRouterFilter: false, turbopackChunking: CHUNKING },
});

export default config;

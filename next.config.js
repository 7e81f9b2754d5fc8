/** How Next builds the pages; the server in front of it compresses, caches and sets the policies. */
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { parseCatalogueHosts } from './lib/catalogue-hosts.js';

// The code up to the configuration reduces the JavaScript sent to browsers: docs/decisions/0003-javascript-budget.md.

/** Next's client as its own ES modules, so that only what is used is sent; by default the CommonJS copy goes whole. */
const esm = (path) => ({ browser: `next/dist/esm/${path}` });
const CLIENT_AS_MODULES = {
  'next/dist/client/*': esm('client/*'),
  'next/head': esm('shared/lib/head'),
  'next/link': esm('client/link'),
  'next/router': esm('client/router'),
  '../build/polyfills/polyfill-module': './scripts/browser/polyfills.js',
  'react-dom/client': { browser: './scripts/browser/hydrate-in-pieces.js' },
};

/** Modules that the browser would load and never call. Each stand-in says why. */
const own = (file) => ({ browser: `./scripts/browser/${file}` });
const UNUSED_IN_BROWSER = {
  // axios asks for its own files so; no other package has these two requests.
  '../adapters/adapters.js': own('no-adapters.js'),
  'use-sync-external-store/shim': own('sync-store.js'),
  '../defaults/index.js': own('no-defaults.js'),
  'next/dynamic': own('dynamic.js'),
  'next/dist/compiled/path-to-regexp': own('no-patterns.js'),
  'next/dist/compiled/process': own('no-process.cjs'),
  './tracing/tracer': own('no-tracer.js'),
  '../../../client/script': own('no-script.js'),
  './script': own('no-script.js'),
};

const loadedBy = (file) => ({ condition: 'browser', loaders: [`./scripts/browser/${file}`] });
const ONLY_WHAT_IS_USED = {
  '**/lib/contract/*.ts': loadedBy('response-schemas.cjs'),
  '**/axios/lib/**/*.js': loadedBy('axios-utils.cjs'),
};

/** One file for what every page needs: together it compresses 5 % better than in pieces. Bytes before minification. */
const CHUNKING = { minChunkSize: 500_000, maxMergeChunkSize: 5_000_000 };

/**
 * Pictures of imported games. Read at each start, not only at the build; a host's name is exact, `port` and `search` of a
 * pattern that lacks them would fit any.
 * @returns {import('next').NextConfig['images']}
 */
const images = () => ({
  qualities: [75],
  remotePatterns: parseCatalogueHosts(process.env.CATALOGUE_HOSTS).map((hostname) => ({
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
  turbopack:
    phase === PHASE_PRODUCTION_BUILD
      ? { resolveAlias: { ...CLIENT_AS_MODULES, ...UNUSED_IN_BROWSER }, rules: ONLY_WHAT_IS_USED }
      : {},
  // The router's filter tells addresses of app-router pages; there are none.
  experimental: { clientRouterFilter: false, turbopackChunking: CHUNKING },
});

export default config;

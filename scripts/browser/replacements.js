/**
 * Lists the modules of Next, React and axios that the browser gets in another form, in production builds only. The reasons, and
 * the measurement that each entry passed, are in docs/decisions/0036-replaced-library-modules.md.
 */

const NEXT = 'next/dist';
const AXIOS = 'axios/lib';
const MEASURED = { on: '2026-11-28', next: '16.4.6', react: '19.3.1', axios: '1.21.1' };

/**
 * @typedef {object} Replacement
 * @property {string} name
 * @property {Record<string, string>} aliases what is imported → what the browser gets
 * @property {Record<string, object>} [rules] sources that a loader rewrites for the browser; each loader has a test
 * @property {number} savesBytes of script in the first load, brotli, the mean over all routes; 0 where it saves blocking time
 * @property {number} [savesBlockingMs] of the main thread, four times slowed down, the mean of two routes
 * @property {boolean} [isForCap] saves less than 1,000 bytes, and a route exceeds its budget without it
 * @property {typeof MEASURED} measured
 * @property {Record<string, string>} reliesOn files in node_modules → the beginning of their SHA-256
 */

const loadedBy = (file) => ({ condition: 'browser', loaders: [`./scripts/browser/${file}`] });

/** @type {readonly Replacement[]} */
export const REPLACEMENTS = [
  {
    name: 'Next’s client as its own ES modules, of which the bundler leaves out what is unused',
    aliases: {
      'next/dist/client/*': `${NEXT}/esm/client/*`,
      'next/head': `${NEXT}/esm/shared/lib/head`,
      'next/link': `${NEXT}/esm/client/link`,
      'next/router': `${NEXT}/esm/client/router`,
    },
    savesBytes: 10731,
    measured: MEASURED,
    reliesOn: { [`${NEXT}/esm/client/index.js`]: '5a009c7b65fb1cb2' },
  },
  {
    name: 'hydration as a transition, which yields to input every 5 ms',
    aliases: { 'react-dom/client': './scripts/browser/hydrate-in-pieces.js' },
    savesBytes: 0,
    savesBlockingMs: 253,
    measured: MEASURED,
    reliesOn: {
      [`${NEXT}/esm/client/index.js`]: '5a009c7b65fb1cb2',
      'react-dom/client.js': '00e348ab3d6bc2ee',
    },
  },
  {
    name: 'next/dynamic without its timers, retries and subscriptions',
    aliases: { 'next/dynamic': './scripts/browser/dynamic.js' },
    savesBytes: 1081,
    measured: MEASURED,
    reliesOn: {
      [`${NEXT}/esm/client/index.js`]: '5a009c7b65fb1cb2',
      [`${NEXT}/shared/lib/dynamic.js`]: 'b87fa0b925af4ca3',
      [`${NEXT}/shared/lib/loadable.shared-runtime.js`]: 'b6b82dcc92389054',
    },
  },
  {
    name: 'no parser of rewrite patterns: the site has no rewrites',
    aliases: { 'next/dist/compiled/path-to-regexp': './scripts/browser/no-patterns.js' },
    savesBytes: 1930,
    measured: MEASURED,
    reliesOn: {
      [`${NEXT}/esm/shared/lib/router/router.js`]: '8db383deed1c565d',
      [`${NEXT}/esm/shared/lib/router/utils/path-match.js`]: '3ae07e244c9e70f6',
      [`${NEXT}/esm/shared/lib/router/utils/route-match-utils.js`]: 'd6df93ce47d0a751',
    },
  },
  {
    name: 'no choice of axios’s adapters: api-clients passes its own',
    aliases: { '../adapters/adapters.js': './scripts/browser/no-adapters.js' },
    savesBytes: 9979,
    measured: MEASURED,
    reliesOn: {
      [`${AXIOS}/adapters/adapters.js`]: '2d3df49937264cb7',
      [`${AXIOS}/core/dispatchRequest.js`]: 'f0f1afb155923e40',
    },
  },
  {
    name: 'no defaults of axios: api-clients passes every setting',
    aliases: { '../defaults/index.js': './scripts/browser/no-defaults.js' },
    savesBytes: 3594,
    measured: MEASURED,
    reliesOn: {
      [`${AXIOS}/defaults/index.js`]: 'f1337a16e0fa11d1',
      [`${AXIOS}/core/dispatchRequest.js`]: 'f0f1afb155923e40',
      [`${AXIOS}/core/transformData.js`]: 'f1fd720e64e5813a',
    },
  },
  {
    name: 'axios’s helpers as single exports, of which the bundler leaves out what is unused',
    aliases: {},
    rules: { '**/axios/lib/**/*.js': loadedBy('axios-utils.cjs') },
    savesBytes: 1426,
    measured: MEASURED,
    reliesOn: { [`${AXIOS}/utils.js`]: '0f87e8f47823414c' },
  },
  {
    name: 'none of Next’s polyfills but URL.canParse, which its oldest browsers lack',
    aliases: { '../build/polyfills/polyfill-module': './scripts/browser/polyfills.js' },
    savesBytes: 412,
    isForCap: true,
    measured: MEASURED,
    reliesOn: {
      [`${NEXT}/esm/client/index.js`]: '5a009c7b65fb1cb2',
      [`${NEXT}/build/polyfills/polyfill-module.js`]: '94c8008b70e41ac5',
    },
  },
  {
    name: 'no emulated process: only a missing environment is read from it',
    aliases: { 'next/dist/compiled/process': './scripts/browser/no-process.cjs' },
    savesBytes: 632,
    isForCap: true,
    measured: MEASURED,
    reliesOn: {
      [`${NEXT}/build/polyfills/process.js`]: 'a84151f212e986bc',
      [`${NEXT}/compiled/process/browser.js`]: 'c0288217b1ef8e6f',
    },
  },
  {
    name: 'no loader for next/script: no page declares a script with it',
    aliases: {
      './script': './scripts/browser/no-script.js',
      '../../../client/script': './scripts/browser/no-script.js',
    },
    savesBytes: 932,
    isForCap: true,
    measured: MEASURED,
    reliesOn: {
      [`${NEXT}/esm/client/index.js`]: '5a009c7b65fb1cb2',
      [`${NEXT}/esm/client/script.js`]: 'f5b4f893a1625015',
      [`${NEXT}/esm/shared/lib/router/router.js`]: '8db383deed1c565d',
    },
  },
  {
    name: 'no tracer of spans: only Next’s development server receives them',
    aliases: { './tracing/tracer': './scripts/browser/no-tracer.js' },
    savesBytes: 260,
    isForCap: true,
    measured: MEASURED,
    reliesOn: {
      [`${NEXT}/esm/client/index.js`]: '5a009c7b65fb1cb2',
      [`${NEXT}/esm/client/tracing/tracer.js`]: '2d4b533e6a9d46e9',
    },
  },
  {
    name: 'no useSyncExternalStore for React versions without it, which swr imports',
    aliases: { 'use-sync-external-store/shim': './scripts/browser/sync-store.js' },
    savesBytes: 140,
    isForCap: true,
    measured: MEASURED,
    reliesOn: {
      'use-sync-external-store/shim/index.js': 'de571b60495a636e',
      'swr/dist/use-swr-emll9s78.mjs': 'cbc8a46f33ba5f39',
    },
  },
];

const browser = (target) => ({ browser: target });

/** Turbopack's `resolveAlias`. */
export const BROWSER_ALIASES = Object.fromEntries(
  REPLACEMENTS.flatMap(({ aliases }) => Object.entries(aliases)).map(([from, to]) => [from, browser(to)]),
);

/** Turbopack's `rules`: those of the list, and our own contract without the schemas that only the server uses. */
export const BROWSER_RULES = {
  ...Object.assign({}, ...REPLACEMENTS.map(({ rules }) => rules)),
  '**/lib/contract/*.ts': loadedBy('response-schemas.cjs'),
};

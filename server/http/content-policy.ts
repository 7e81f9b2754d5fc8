/**
 * Security headers, including a script policy without unsafe-inline or unsafe-eval that allows a page's inline scripts
 * by hash.
 */
import { createHash } from 'node:crypto';
import { FLASH_FOLDERS } from '@/lib/domain/games/flash-frame';
import type { PolicyHosts } from './analytics-hosts';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
const DATA_SCRIPT = /\btype="application\/(?:ld\+)?json"/i;

const createSourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the hashes of a document's inline scripts and styles. */
export const listInlineHashes = (html: string): { scripts: string[]; styles: string[] } => {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (body && !/\bsrc=/.test(attributes) && !DATA_SCRIPT.test(attributes))
      scripts.add(createSourceHash(body));
  }
  for (const [, body = ''] of html.matchAll(STYLE)) if (body) styles.add(createSourceHash(body));
  return { scripts: [...scripts], styles: [...styles] };
};

// styled-components opens an empty style element and fills it through CSSOM, which the policy allows.
const EMPTY_STYLE = createSourceHash('');

/** The policy of a response without its own policy: images and text can be viewed, but nothing can run. */
export const DEFAULT_POLICY = [
  `default-src 'none'`,
  // An SVG image that is opened on its own contains inline styles and embedded pixels.
  `style-src 'unsafe-inline'`,
  `img-src 'self' data:`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'self'`,
].join('; ');

export const NO_SNIFF: Record<string, string> = { 'x-content-type-options': 'nosniff' };

/** The headers of every API response, which is data and never a page. */
export const API_HEADERS: Record<string, string> = {
  ...NO_SNIFF,
  'content-security-policy': `default-src 'none'; base-uri 'none'; frame-ancestors 'none'`,
};

/** The policy of the service worker, which requests only this site's files for its cache and loads nothing else. */
export const WORKER_POLICY = `default-src 'none'; connect-src 'self'`;

/**
 * SHA-256 hashes (base64) of a game's inline parts. The frame that is created offline needs them, because it inherits
 * the page's policy.
 */
export interface StandaloneGame {
  scripts: readonly string[];
  styles: readonly string[];
}

interface PagePolicyOptions {
  gamesOrigin: string | null;
  /** The game of a player page, which may embed the game's standalone document. */
  game?: StandaloneGame | null;
  /** The hosts of imported games' frames. */
  catalogHosts?: readonly string[];
  /** The hosts of the configured analytics services. */
  analyticsHosts?: PolicyHosts;
  /** The host of the ad frame, if it has a separate one. */
  adsOrigin?: string | null;
}

const NO_HOSTS: PolicyHosts = { script: [], connect: [], img: [] };

/** Returns the policy of a page of the site. */
export const createPagePolicy = (
  html: string,
  {
    gamesOrigin,
    game = null,
    catalogHosts = [],
    analyticsHosts = NO_HOSTS,
    adsOrigin = null,
  }: PagePolicyOptions,
): string => {
  const frames = [
    ...[gamesOrigin, adsOrigin].filter((origin) => origin !== null),
    ...catalogHosts.map((host) => `https://${host}`),
  ];
  const { scripts, styles } = listInlineHashes(html);
  const hashSources = (hashes: readonly string[] = []): string[] => hashes.map((hash) => `'sha256-${hash}'`);
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...analyticsHosts.script, ...scripts, ...hashSources(game?.scripts)].join(' ')}`,
    `style-src ${["'self'", EMPTY_STYLE, ...styles, ...hashSources(game?.styles)].join(' ')}`,
    // React's style attributes need this. They cannot run code.
    `style-src-attr 'unsafe-inline'`,
    `img-src ${["'self' data: blob:", ...analyticsHosts.img].join(' ')}`,
    // The style sheet and standalone games contain fonts as data URLs.
    `font-src 'self' data:`,
    `connect-src ${["'self'", ...analyticsHosts.connect].join(' ')}`,
    `media-src 'self'`,
    `frame-src ${["'self'", ...frames].join(' ')}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ');
};

const createOwnOrigin = (host: string, isSecure: boolean): string =>
  `${isSecure ? 'https' : 'http'}://${host}`;

const createFrameAncestors = (own: string, site: string | null): string =>
  `frame-ancestors ${[own, "'self'", ...(site ? [site] : [])].join(' ')}`;

/**
 * A game's document gets an opaque origin, framed or opened directly (decision 0001). With the site's origin, it could
 * read the member's session.
 */
const SANDBOX_DIRECTIVE = 'sandbox allow-scripts';

/**
 * Returns the policy of the Flash page, the only page that may compile WebAssembly. It allows only the emulator's and
 * our own scripts, and Flash files may load only files from the Flash folders.
 */
export const createFlashPolicy = (host: string, isSecure: boolean, site: string | null = null): string => {
  const own = createOwnOrigin(host, isSecure);
  const files = FLASH_FOLDERS.map((folder) => `${own}${folder}`).join(' ');
  return [
    SANDBOX_DIRECTIVE,
    `default-src 'none'`,
    `script-src ${own}/scripts/ ${own}/sdk/ ${own}/play/flash/ 'wasm-unsafe-eval'`,
    // The emulator adds style elements and attributes to its own shadow tree.
    `style-src ${own}/play/flash/ 'unsafe-inline'`,
    `img-src ${files} data: blob:`,
    `font-src ${own}/play/fonts/`,
    `media-src ${files} data: blob:`,
    `connect-src ${own}/scripts/ ${files} data: blob:`,
    `base-uri 'none'`,
    `form-action 'none'`,
    createFrameAncestors(own, site),
  ].join('; ');
};

/**
 * Returns the policy of a game's frame, which allows only the game's own files and blobs. The frame's origin is
 * opaque, so the policy names the host.
 */
export const createGamePolicy = (host: string, isSecure: boolean, site: string | null = null): string => {
  const own = createOwnOrigin(host, isSecure);
  return [
    SANDBOX_DIRECTIVE,
    `default-src 'none'`,
    `script-src ${own} blob:`,
    `worker-src blob:`,
    `style-src ${own} 'unsafe-inline'`,
    `img-src ${own} data: blob:`,
    `font-src ${own} data:`,
    `media-src ${own} data: blob:`,
    `connect-src ${own} data: blob:`,
    `base-uri 'none'`,
    `form-action 'none'`,
    createFrameAncestors(own, site),
  ].join('; ');
};

/**
 * Returns the policy of the ad frame: scripts from this site and the network's hosts, other resources from any host.
 * No page of the site has these permissions.
 */
export const createAdFramePolicy = (
  own: string,
  hosts: readonly string[],
  site: string | null = null,
): string =>
  [
    `default-src 'none'`,
    // The network writes an ad's own script inline, so inline scripts are allowed; eval is not.
    `script-src ${own}/ads/ ${hosts.map((host) => `https://${host}`).join(' ')} 'unsafe-inline'`,
    `style-src 'unsafe-inline' https:`,
    `img-src https: data: blob:`,
    `font-src https: data:`,
    `media-src https: blob:`,
    `connect-src https:`,
    `frame-src https:`,
    `base-uri 'none'`,
    `form-action 'none'`,
    createFrameAncestors(own, site),
  ].join('; ');

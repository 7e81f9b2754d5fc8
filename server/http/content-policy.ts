/** Security headers: a script policy without unsafe-inline or unsafe-eval that hashes the page's inline scripts. */
import { createHash } from 'node:crypto';
import { FLASH_FOLDERS } from '@/lib/domain/games/flash-frame';
import type { PolicyHosts } from './analytics-hosts';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
const DATA_BLOCK = /\btype="application\/(?:ld\+)?json"/i;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of a document's inline scripts and styles. */
export const inlineHashesOf = (html: string): { scripts: string[]; styles: string[] } => {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (body && !/\bsrc=/.test(attributes) && !DATA_BLOCK.test(attributes)) scripts.add(hashOf(body));
  }
  for (const [, body = ''] of html.matchAll(STYLE)) if (body) styles.add(hashOf(body));
  return { scripts: [...scripts], styles: [...styles] };
};

// styled-components opens an empty style element and fills it through CSSOM, which the policy allows.
const EMPTY_STYLE = hashOf('');

/** The policy of a response without its own: an image or text may be viewed, but runs nothing. */
export const DEFAULT_POLICY = [
  `default-src 'none'`,
  // An SVG image opened on its own contains its styles and pixels.
  `style-src 'unsafe-inline'`,
  `img-src 'self' data:`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'self'`,
].join('; ');

export const NO_SNIFF: Record<string, string> = { 'x-content-type-options': 'nosniff' };

/** Headers of every API response: it is data, never a page. */
export const API_HEADERS: Record<string, string> = {
  ...NO_SNIFF,
  'content-security-policy': `default-src 'none'; base-uri 'none'; frame-ancestors 'none'`,
};

/** The service worker requests what it caches from this site, and loads nothing else. */
export const WORKER_POLICY = `default-src 'none'; connect-src 'self'`;

/** SHA-256 (base64) of a game's inline parts, for the frame that is created offline: it inherits the page's policy. */
export interface StandaloneGame {
  scripts: readonly string[];
  styles: readonly string[];
}

interface PagePolicyOptions {
  gamesOrigin: string | null;
  /** The game that a player's page may also contain as one document. */
  game?: StandaloneGame | null;
  /** Hosts that imported games are framed from. */
  catalogHosts?: readonly string[];
  /** Hosts of the configured analytics services. */
  analyticsHosts?: PolicyHosts;
  /** The host of the advertising frame, if it has its own. */
  adsOrigin?: string | null;
}

const NO_HOSTS: PolicyHosts = { script: [], connect: [], img: [] };

/** The policy of a page of the site. */
export const pagePolicy = (
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
  const { scripts, styles } = inlineHashesOf(html);
  const listed = (hashes: readonly string[] = []): string[] => hashes.map((hash) => `'sha256-${hash}'`);
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...analyticsHosts.script, ...scripts, ...listed(game?.scripts)].join(' ')}`,
    `style-src ${["'self'", EMPTY_STYLE, ...styles, ...listed(game?.styles)].join(' ')}`,
    // For React's style attributes; a style attribute runs nothing.
    `style-src-attr 'unsafe-inline'`,
    `img-src ${["'self' data: blob:", ...analyticsHosts.img].join(' ')}`,
    // The style sheet and a game in one document contain fonts.
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

const ownOrigin = (host: string, isSecure: boolean): string => `${isSecure ? 'https' : 'http'}://${host}`;

const framedBy = (own: string, site: string | null): string =>
  `frame-ancestors ${[own, "'self'", ...(site ? [site] : [])].join(' ')}`;

/** A document of a game has no origin, framed or opened directly (decision 0001): it could read the member's session otherwise. */
const SANDBOXED = 'sandbox allow-scripts';

/**
 * The policy of the Flash page: the only one that allows compiling WebAssembly. Scripts are the emulator's and our own, and a
 * Flash file can only load from the folders of Flash files.
 */
export const flashPolicy = (host: string, isSecure: boolean, site: string | null = null): string => {
  const own = ownOrigin(host, isSecure);
  const files = FLASH_FOLDERS.map((folder) => `${own}${folder}`).join(' ');
  return [
    SANDBOXED,
    `default-src 'none'`,
    `script-src ${own}/scripts/ ${own}/sdk/ ${own}/play/flash/ 'wasm-unsafe-eval'`,
    // The emulator puts style elements and attributes into its own shadow tree.
    `style-src ${own}/play/flash/ 'unsafe-inline'`,
    `img-src ${files} data: blob:`,
    `font-src ${own}/play/fonts/`,
    `media-src ${files} data: blob:`,
    `connect-src ${own}/scripts/ ${files} data: blob:`,
    `base-uri 'none'`,
    `form-action 'none'`,
    framedBy(own, site),
  ].join('; ');
};

/**
 * The policy of a game's frame: its own files and blobs, nothing else. The frame's origin is opaque, so files are listed by
 * host.
 */
export const gamePolicy = (host: string, isSecure: boolean, site: string | null = null): string => {
  const own = ownOrigin(host, isSecure);
  return [
    SANDBOXED,
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
    framedBy(own, site),
  ].join('; ');
};

/**
 * The policy of the advertising frame: scripts come from us and the network's hosts, and the parts of an advertisement may come
 * from any host. No page of the site has these permissions.
 */
export const adFramePolicy = (own: string, hosts: readonly string[], site: string | null = null): string =>
  [
    `default-src 'none'`,
    // An advertisement's own script is inline in what the network writes; eval is not allowed.
    `script-src ${own}/ads/ ${hosts.map((host) => `https://${host}`).join(' ')} 'unsafe-inline'`,
    `style-src 'unsafe-inline' https:`,
    `img-src https: data: blob:`,
    `font-src https: data:`,
    `media-src https: blob:`,
    `connect-src https:`,
    `frame-src https:`,
    `base-uri 'none'`,
    `form-action 'none'`,
    framedBy(own, site),
  ].join('; ');

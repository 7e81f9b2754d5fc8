/** Checks the URLs in a record: only files of this site, and URLs on hosts that the operator allows. */
import { isIP } from 'node:net';
import { FLASH_FOLDERS, isFlashSource, parseFlashSource } from '@/lib/domain/games/flash-frame';
import { GAMES_PATH } from '@/lib/domain/games/flash-frame';
import { RefusedRecordError } from './entry';

const MAX_URL_LENGTH = 2000;
const OWN_PATH = /^\/[\w.~/-]*(?:\?[\w.~=&,%/-]*)?$/;
// Sequences with which a browser or server could reach another folder or host.
const UNSAFE_PATH = /\/\/|\/\./;

const isPlainPath = (value: string): boolean =>
  value.length <= MAX_URL_LENGTH && OWN_PATH.test(value) && !UNSAFE_PATH.test(value);

export interface UrlRules {
  hosts: ReadonlySet<string>;
  /** Whether the feed may refer to files of this site. */
  allowsOwn: boolean;
}

/**
 * Parses an external URL, which must use https and a host name.
 * @throws RefusedRecordError with the problem
 */
export const requireLinkUrl = (field: string, value: string): URL => {
  if (value.length > MAX_URL_LENGTH)
    throw new RefusedRecordError(`${field}: longer than ${MAX_URL_LENGTH} characters`);
  // Browsers drop tabs and line breaks inside URLs, so the loaded URL would differ from the checked one.
  if (/[\s\p{Cc}\\]/u.test(value) || !URL.canParse(value))
    throw new RefusedRecordError(`${field}: not a URL: ${JSON.stringify(value.slice(0, 80))}`);
  const url = new URL(value);
  if (url.protocol !== 'https:') throw new RefusedRecordError(`${field}: must begin with https://`);
  if (url.username || url.password)
    throw new RefusedRecordError(`${field}: must not contain a user or password`);
  if (url.port) throw new RefusedRecordError(`${field}: must not name a port`);
  if (isIP(url.hostname.replaceAll(/[[\]]/g, '')))
    throw new RefusedRecordError(`${field}: must name a host, not an IP address`);
  return url;
};

const requireForeignUrl = (field: string, value: string, { hosts }: UrlRules): string => {
  const url = requireLinkUrl(field, value);
  if (!hosts.has(url.hostname))
    throw new RefusedRecordError(`${field}: the host ${url.hostname} is not in CATALOGUE_HOSTS`);
  return url.href;
};

const isOwnPath = (value: string, { allowsOwn }: UrlRules): boolean => allowsOwn && value.startsWith('/');

/** Checks the path of a file of this site below /play/. */
export const requireOwnPath = (field: string, value: string): string => {
  if (!isPlainPath(value) || !value.startsWith(GAMES_PATH))
    throw new RefusedRecordError(`${field}: a file of this site must be a plain path below ${GAMES_PATH}`);
  return value;
};

/** Checks an image: a file of this site below /play/, or a URL on an allowed host. */
export const requireImageUrl = (field: string, value: string, rules: UrlRules): string =>
  isOwnPath(value, rules) ? requireOwnPath(field, value) : requireForeignUrl(field, value, rules);

/**
 * Checks the URL of a game's frame with the rules for image URLs. A Flash file must be one that the emulator page
 * accepts.
 */
export const requireFrameUrl = (field: string, value: string, rules: UrlRules): string => {
  const path = value.split(/[?#]/, 1)[0] ?? '';
  if (isFlashSource(path)) {
    const isAccepted = rules.allowsOwn && parseFlashSource(new URLSearchParams({ src: value }).toString());
    if (!isAccepted)
      throw new RefusedRecordError(`${field}: a Flash file must be below ${FLASH_FOLDERS.join(' or ')}`);
    return value;
  }
  return requireImageUrl(field, value, rules);
};

/** Checks the path of a page of this site. */
export const requirePathUrl = (field: string, value: string): string => {
  if (!isPlainPath(value)) throw new RefusedRecordError(`${field}: must be a path of this site`);
  return value;
};

/** Checks the target of a link: a page of this site, or any https URL. */
export const requireLinkTarget = (field: string, value: string): string =>
  value.startsWith('/') ? requirePathUrl(field, value) : requireLinkUrl(field, value).href;

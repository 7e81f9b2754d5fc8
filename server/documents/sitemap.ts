/** Builds the sitemap: an index, a file with the site's own pages, and files of limited size with the games. */
import { collectionPath } from '@/lib/collection-path';
import { GENRES } from '@/lib/domain/games/genres';
import { paths } from '@/lib/paths';
import { createXmlElement, XML_HEAD } from './xml';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DUBLIN_CORE_NAMESPACE = 'http://purl.org/dc/terms/';
/** The number of games in a file. The protocol's limit is 50,000 URLs. */
export const GAMES_PER_FILE = 10_000;

export interface SitemapEntry {
  path: string;
  /** The ISO date of the last change; absent when unknown. */
  changedAt?: string;
  /** A game's title; absent for other pages. */
  title?: string;
  /** Names by which people know the game. */
  otherNames?: readonly string[];
}

const createUrlElement = (origin: string, { path, changedAt }: SitemapEntry): string =>
  createXmlElement('loc', `${origin}${path}`) + (changedAt ? createXmlElement('lastmod', changedAt) : '');

// The sitemap protocol has no element for names but allows other namespaces, so names are Dublin Core terms.
const createNameElements = ({ title, otherNames = [] }: SitemapEntry): string =>
  title && otherNames.length > 0
    ? [
        createXmlElement('dct:title', title),
        ...otherNames.map((name) => createXmlElement('dct:alternative', name)),
      ].join('')
    : '';

/** Returns the index, which lists the page file and the game files. */
export const createSitemapIndex = (origin: string, games: number): string => {
  const files = Math.ceil(games / GAMES_PER_FILE);
  const names = ['pages', ...Array.from({ length: files }, (_, index) => `games-${index + 1}`)];
  const items = names.map(
    (name) => `<sitemap>${createUrlElement(origin, { path: `/sitemaps/${name}.xml` })}</sitemap>`,
  );
  return `${XML_HEAD}<sitemapindex xmlns="${NAMESPACE}">${items.join('')}</sitemapindex>`;
};

/** Returns one sitemap file with URLs. */
export const createSitemapFile = (origin: string, entries: readonly SitemapEntry[]): string =>
  `${XML_HEAD}<urlset xmlns="${NAMESPACE}" xmlns:dct="${DUBLIN_CORE_NAMESPACE}">${entries
    .map((each) => `<url>${createUrlElement(origin, each)}${createNameElements(each)}</url>`)
    .join('')}</urlset>`;

/**
 * Returns the pages that every visitor may see, except the pages of games. Includes only genres, families and
 * collections that have games.
 */
export const listSitePages = (
  genres: { online: ReadonlySet<string>; download: ReadonlySet<string> },
  families: readonly string[],
  collections: readonly { keyword: string }[],
): SitemapEntry[] => [
  { path: paths.home() },
  { path: paths.dailyGames() },
  { path: paths.onlineAllGames() },
  { path: paths.onlineAllGenres() },
  ...GENRES.filter(({ uid }) => genres.online.has(uid)).map(({ slug }) => ({ path: `/online/${slug}` })),
  ...collections.map(({ keyword }) => ({ path: collectionPath(keyword) })),
  ...families.map((slug) => ({ path: paths.family(slug) })),
  ...(genres.download.size > 0
    ? [{ path: paths.downloadAllGames() }, { path: paths.downloadAllGenres() }, { path: paths.newReleases() }]
    : []),
  ...GENRES.filter(({ uid }) => genres.download.has(uid)).map(({ slug }) => ({ path: `/download/${slug}` })),
];

/** Builds JSON-LD with schema.org types for the site, its lists and its games. */
import type { PublicConfig } from '../../config';
import type { Game, GameSummary } from '../../contract/game';
import { paths, slugOfPath } from '../../paths';
import type { Crumb, FaqEntry } from './texts';
import { downloadCategories, genreLinksOf, mainGenreOf, onlineCategories } from '../games/genres';
import type { CatalogName } from '../listing/listings';

export type StructuredData = Record<string, unknown>;

const SCHEMA_CONTEXT = 'https://schema.org';
const BEST_RATING = 5;
const MAX_LISTED_GAMES = 24;

const createBreadcrumbs = (origin: string, crumbs: readonly Crumb[]): StructuredData => ({
  '@context': SCHEMA_CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});

/** Describes the site and its search. */
export const createSiteStructure = (origin: string, config: PublicConfig): StructuredData[] => [
  {
    '@context': SCHEMA_CONTEXT,
    '@type': 'WebSite',
    name: config.productName,
    url: `${origin}/`,
    description: config.description,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${config.searchUrl}/{search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
];

const createCatalogCrumb = (isDownload: boolean): Crumb =>
  isDownload
    ? { name: 'Download games', path: paths.downloadAllGames() }
    : { name: 'Online games', path: paths.onlineAllGames() };

/** Describes a list: its breadcrumbs, and the games on the current page. */
export const createListStructure = (
  listing: { path: string; heading: string },
  games: readonly GameSummary[],
  origin: string,
): StructuredData[] => {
  const catalog = createCatalogCrumb(listing.path.startsWith('/download'));
  const crumbs = [
    { name: 'Home', path: paths.home() },
    catalog,
    ...(listing.path === catalog.path ? [] : [{ name: listing.heading, path: listing.path }]),
  ];
  const items: StructuredData = {
    '@context': SCHEMA_CONTEXT,
    '@type': 'ItemList',
    itemListElement: games.slice(0, MAX_LISTED_GAMES).map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `${origin}${href}`,
    })),
  };
  return games.length > 0 ? [createBreadcrumbs(origin, crumbs), items] : [createBreadcrumbs(origin, crumbs)];
};

/** Describes a catalog's genres that have games. */
export const createGenresStructure = (
  catalog: CatalogName,
  genres: readonly { uid: string }[],
  origin: string,
): StructuredData[] => {
  const isDownload = catalog === 'download';
  const entries = isDownload ? downloadCategories : onlineCategories;
  const shown = entries.filter(({ uid }) => genres.some((genre) => genre.uid === uid));
  const path = isDownload ? paths.downloadAllGenres() : paths.onlineAllGenres();
  const crumbs = [
    { name: 'Home', path: paths.home() },
    createCatalogCrumb(isDownload),
    { name: 'All genres', path },
  ];
  const items: StructuredData = {
    '@context': SCHEMA_CONTEXT,
    '@type': 'ItemList',
    itemListElement: shown.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: `${name} games`,
      url: `${origin}${href}`,
    })),
  };
  return [createBreadcrumbs(origin, crumbs), items];
};

/** Describes a text: its breadcrumbs and, if there are any, its questions with their answers. */
export const createTextStructure = (
  { crumbs }: { crumbs: readonly Crumb[] },
  questions: readonly FaqEntry[],
  origin: string,
): StructuredData[] => {
  const breadcrumbList = createBreadcrumbs(origin, crumbs);
  if (questions.length === 0) return [breadcrumbList];
  const faq: StructuredData = {
    '@context': SCHEMA_CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html.trim() },
    })),
  };
  return [breadcrumbList, faq];
};

const createOffer = (game: Game): StructuredData => ({
  '@type': 'Offer',
  price: (game.isDownloadGame ? (game.paidgamePrice ?? 0) : 0).toFixed(2),
  priceCurrency: 'USD',
  availability: `${SCHEMA_CONTEXT}/InStock`,
});

/** Describes a game and its breadcrumbs. */
export const createGameStructure = (
  game: Game,
  origin: string,
  config: PublicConfig,
  image: string,
): StructuredData[] => {
  const main = mainGenreOf(game);
  const path = paths.landing(slugOfPath(game));
  const crumbs = [
    { name: 'Home', path: paths.home() },
    createCatalogCrumb(game.isDownloadGame),
    { name: main.name, path: main.href },
    { name: game.title, path },
  ];
  const hasVotes = game.numRatings > 0;
  const isMobile = game.embed?.supportsMobile.landscape || game.embed?.supportsMobile.portrait;
  const video: StructuredData = {
    '@context': SCHEMA_CONTEXT,
    '@type': ['VideoGame', 'SoftwareApplication'],
    name: game.title,
    ...(game.knownAs.length > 0 ? { alternateName: game.knownAs } : {}),
    url: `${origin}${path}`,
    image,
    ...(game.description ? { description: game.description } : {}),
    genre: genreLinksOf(game).map(({ name }) => name),
    applicationCategory: 'GameApplication',
    operatingSystem: game.isDownloadGame ? 'Any' : 'Any (browser)',
    gamePlatform: game.isDownloadGame
      ? ['Computer']
      : ['Web browser', ...(isMobile ? ['Phone', 'Tablet'] : [])],
    ...(game.publishedAt ? { datePublished: game.publishedAt } : {}),
    ...(game.lastUpdated ? { dateModified: game.lastUpdated } : {}),
    publisher: { '@type': 'Organization', name: config.productName, url: `${origin}/` },
    offers: createOffer(game),
    ...(hasVotes
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: game.rating,
            ratingCount: game.numRatings,
            bestRating: BEST_RATING,
          },
        }
      : {}),
  };
  return [video, createBreadcrumbs(origin, crumbs)];
};

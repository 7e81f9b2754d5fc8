/** Builds JSON-LD with schema.org types for the site, its lists and its games. */
import type { PublicConfig } from '../../config';
import type { Game, GameSummary } from '../../contract/game';
import { paths, slugOf } from '../../paths';
import type { Crumb, FaqEntry } from './texts';
import { downloadCategories, genreLinksOf, mainGenreOf, onlineCategories } from '../games/genres';
import type { Catalog } from '../listing/listings';

export type Structured = Record<string, unknown>;

const CONTEXT = 'https://schema.org';
const BEST_RATING = 5;
const LISTED = 24;

const breadcrumbs = (origin: string, crumbs: readonly Crumb[]): Structured => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});

/** Describes the site and its search. */
export const siteStructure = (origin: string, config: PublicConfig): Structured[] => [
  {
    '@context': CONTEXT,
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

const catalogCrumb = (isDownload: boolean): Crumb =>
  isDownload
    ? { name: 'Download games', path: paths.downloadAllGames() }
    : { name: 'Online games', path: paths.onlineAllGames() };

/** Describes a list: its breadcrumbs, and the games on the current page. */
export const listStructure = (
  listing: { path: string; heading: string },
  games: readonly GameSummary[],
  origin: string,
): Structured[] => {
  const catalog = catalogCrumb(listing.path.startsWith('/download'));
  const crumbs = [
    { name: 'Home', path: paths.home() },
    catalog,
    ...(listing.path === catalog.path ? [] : [{ name: listing.heading, path: listing.path }]),
  ];
  const items: Structured = {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: games.slice(0, LISTED).map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `${origin}${href}`,
    })),
  };
  return games.length > 0 ? [breadcrumbs(origin, crumbs), items] : [breadcrumbs(origin, crumbs)];
};

/** Describes a catalog's genres that have games. */
export const genresStructure = (
  catalog: Catalog,
  genres: readonly { uid: string }[],
  origin: string,
): Structured[] => {
  const isDownload = catalog === 'download';
  const entries = isDownload ? downloadCategories : onlineCategories;
  const shown = entries.filter(({ uid }) => genres.some((genre) => genre.uid === uid));
  const path = isDownload ? paths.downloadAllGenres() : paths.onlineAllGenres();
  const crumbs = [
    { name: 'Home', path: paths.home() },
    catalogCrumb(isDownload),
    { name: 'All genres', path },
  ];
  const items: Structured = {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: shown.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: `${name} games`,
      url: `${origin}${href}`,
    })),
  };
  return [breadcrumbs(origin, crumbs), items];
};

/** Describes a text: its breadcrumbs and, if there are any, its questions with their answers. */
export const textStructure = (
  { crumbs }: { crumbs: readonly Crumb[] },
  questions: readonly FaqEntry[],
  origin: string,
): Structured[] => {
  const breadcrumbList = breadcrumbs(origin, crumbs);
  if (questions.length === 0) return [breadcrumbList];
  const faq: Structured = {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html.trim() },
    })),
  };
  return [breadcrumbList, faq];
};

const offerOf = (game: Game): Structured => ({
  '@type': 'Offer',
  price: (game.isDownloadGame ? (game.paidgamePrice ?? 0) : 0).toFixed(2),
  priceCurrency: 'USD',
  availability: `${CONTEXT}/InStock`,
});

/** Describes a game and its breadcrumbs. */
export const gameStructure = (
  game: Game,
  origin: string,
  config: PublicConfig,
  image: string,
): Structured[] => {
  const main = mainGenreOf(game);
  const path = paths.landing(slugOf(game));
  const crumbs = [
    { name: 'Home', path: paths.home() },
    catalogCrumb(game.isDownloadGame),
    { name: main.name, path: main.href },
    { name: game.title, path },
  ];
  const hasVotes = game.numRatings > 0;
  const isMobile = game.embed?.supportsMobile.landscape || game.embed?.supportsMobile.portrait;
  const video: Structured = {
    '@context': CONTEXT,
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
    offers: offerOf(game),
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
  return [video, breadcrumbs(origin, crumbs)];
};

/** Computes a page's metadata for search engines and shared links, on the server only. */
import type { PublicConfig } from '../../config';
import type { Challenge } from '../../contract/challenges';
import type { SharedGameList } from '../../contract/game-lists';
import type { Game, GameSummary } from '../../contract/game';
import { paths, slugOfPath } from '../../paths';
import { counted } from '../play/amounts';
import { challengePreview } from '../play/challenge-text';
import { GENRES } from '../games/genres';
import { titleWithName } from '../games/known-names';
import type { CatalogName } from '../listing/listings';
import {
  createGameStructure,
  createGenresStructure,
  createListStructure,
  createSiteStructure,
  type StructuredData,
  createTextStructure,
} from './structured-data';
import type { FaqTopic, TextMeta } from './texts';

export interface PageMeta {
  /** Absolute; null when the site's URL is not configured, or when the page has no canonical URL. */
  canonical: string | null;
  isIndexed: boolean;
  title: string;
  description: string;
  /** Absolute when the site's URL is configured. */
  image: string;
  kind: 'website' | 'article';
  structured: readonly StructuredData[];
}

/** The page props that describe the subject of a page. */
export interface MetaProps {
  game?: Game;
  challenge?: Challenge;
  /** The shared list of games, on its page. */
  list?: SharedGameList;
  home?: unknown;
  listing?: { path: string; title: string; description: string; category: string | null };
  state?: { page: number };
  games?: readonly GameSummary[];
  /** On a search page only. */
  results?: { listing: { title: string; description: string } } | null;
  /** On the list of genres only. */
  catalog?: CatalogName;
  genres?: readonly { uid: string }[];
  /** On the help, about and welcome pages only. */
  text?: TextMeta;
  /** On the page of frequent questions only. */
  topics?: readonly FaqTopic[];
}

const DEFAULT_IMAGE = '/share.png';
const GAME_PAGE = '/gamelanding/[slug]';
const PLAYER_PAGE = '/gameplayer/[slug]';
const ARCHIVE_PAGE = '/gamelanding/[slug]/archive';

const socialImageOf = (game: GameSummary): string => {
  const own = game.featuredImg ?? game.billboardImg[0] ?? game.thumbnailImg;
  if (!own) return DEFAULT_IMAGE;
  return own.startsWith('/') ? `/share/${slugOfPath(game)}.png` : own;
};

const toAbsoluteUrl = (origin: string, path: string): string =>
  path.startsWith('/') ? `${origin}${path}` : path;

const SEARCH = /^\/(search\/\[\[\.\.\.params\]\]|site-search)$/;

const GENRE_TEXTS: Readonly<Record<CatalogName, Pick<PageMeta, 'title' | 'description'>>> = {
  online: {
    title: 'All genres of online games',
    description: 'Every genre of free online games, from action to word.',
  },
  download: {
    title: 'All genres of download games',
    description: 'Every genre of games to download and keep.',
  },
};

const searchTexts = ({ results }: MetaProps): Pick<PageMeta, 'title' | 'description'> => {
  if (!results)
    return {
      title: 'Search',
      description: 'Search every game by its name, its genre or a word that it is about.',
    };
  const { title, description } = results.listing;
  return { title, description };
};

/** Returns the title and description of a game's archive. */
export const archiveTexts = ({ title }: Pick<Game, 'title'>): Pick<PageMeta, 'title' | 'description'> => ({
  title: `${title} archive`,
  description: `Every day of ${title}, to play whenever you like: which are lit, which wait, and your best.`,
});

/** Returns the title and description of a shared list. */
export const sharedListTexts = ({
  title,
  owner,
  games,
}: SharedGameList): Pick<PageMeta, 'title' | 'description'> => ({
  title,
  description: `A list of ${counted(games.length, 'game')} by ${owner.displayName}.`,
});

/** Returns the absolute URL of a path, or null if the site's URL is not configured. */
const createCanonical = (origin: string, path: string): string | null => (origin ? `${origin}${path}` : null);

const describePage = (page: string, props: MetaProps, config: PublicConfig): PageMeta => {
  const origin = config.baseUrl ?? '';
  const base: PageMeta = {
    canonical: null,
    isIndexed: false,
    title: config.title,
    description: config.description,
    image: toAbsoluteUrl(origin, DEFAULT_IMAGE),
    kind: 'website',
    structured: [],
  };
  const { game, challenge, list, listing, games = [], genres = [], state, text, topics = [] } = props;
  const subject = game ?? list?.games[0];
  const art = { image: toAbsoluteUrl(origin, subject ? socialImageOf(subject) : DEFAULT_IMAGE) };
  if (game && (page === GAME_PAGE || page === PLAYER_PAGE)) {
    const landing = paths.landing(slugOfPath(game));
    return {
      ...base,
      // The player page shows the same game, so both pages use the game's landing page as canonical URL, if there is
      // one.
      canonical: createCanonical(origin, game.showLandingPage ? landing : game.href),
      isIndexed: page === GAME_PAGE,
      title: titleWithName(game),
      description: game.descriptionShort || config.description,
      ...art,
      kind: 'article',
      structured: page === GAME_PAGE ? createGameStructure(game, origin, config, art.image) : [],
    };
  }
  if (game && page === ARCHIVE_PAGE)
    return {
      ...base,
      ...archiveTexts(game),
      canonical: createCanonical(origin, paths.archive(slugOfPath(game))),
      isIndexed: true,
      ...art,
    };
  if (game && challenge)
    return {
      ...base,
      ...challengePreview(game.title, challenge),
      ...art,
      kind: 'article',
    };
  // Search engines do not index shared lists, because members write their titles (docs/specification/choices.md
  // "Children").
  if (list) return { ...base, ...sharedListTexts(list), ...art, kind: 'article' };
  if (listing) {
    const number = (state?.page ?? 0) + 1;
    const path = number > 1 ? `${listing.path}?page=${number}` : listing.path;
    const genre = GENRES.find(({ uid }) => uid === listing.category);
    return {
      ...base,
      canonical: createCanonical(origin, path),
      isIndexed: true,
      title: listing.title,
      description: listing.description,
      structured: createListStructure({ ...listing, heading: genre?.name ?? listing.title }, games, origin),
    };
  }
  if (text)
    return {
      ...base,
      canonical: createCanonical(origin, text.path),
      isIndexed: true,
      title: text.title,
      description: text.description,
      kind: 'article',
      structured: createTextStructure(
        text,
        topics.flatMap(({ entries }) => entries),
        origin,
      ),
    };
  if (page === '/')
    return {
      ...base,
      canonical: createCanonical(origin, '/'),
      isIndexed: true,
      structured: createSiteStructure(origin, config),
    };
  if (props.catalog)
    return {
      ...base,
      canonical: createCanonical(origin, page),
      isIndexed: true,
      ...GENRE_TEXTS[props.catalog],
      structured: createGenresStructure(props.catalog, genres, origin),
    };
  // All search pages share one URL, because there are endless search terms.
  if (SEARCH.test(page))
    return {
      ...base,
      canonical: createCanonical(origin, config.searchUrl),
      isIndexed: true,
      ...searchTexts(props),
    };
  return base;
};

/**
 * Returns the metadata of a page.
 * @param page the route in Next's notation, such as `/gamelanding/[slug]`
 * @param props the props of the page's view
 */
export const pageMetaOf = (page: string, props: MetaProps, config: PublicConfig): PageMeta => {
  const meta = describePage(page, props, config);
  // Structured data needs absolute URLs.
  return config.baseUrl ? meta : { ...meta, structured: [] };
};

/** A page's metadata for search engines and shared links; computed on the server only. */
import type { PublicConfig } from '../../config';
import type { Challenge } from '../../contract/challenges';
import type { SharedGameList } from '../../contract/game-lists';
import type { Game, GameSummary } from '../../contract/game';
import { paths, slugOf } from '../../paths';
import { counted } from '../play/amounts';
import { challengePreview } from '../play/challenge-text';
import { GENRES } from '../games/genres';
import { titleWithName } from '../games/known-names';
import type { Catalog } from '../listing/listings';
import {
  gameStructure,
  genresStructure,
  listStructure,
  siteStructure,
  type Structured,
  textStructure,
} from './structured-data';
import type { FaqTopic, TextMeta } from './texts';

export interface PageMeta {
  /** Absolute; null when the site's URL is not configured, or the page has none of its own. */
  canonical: string | null;
  isIndexed: boolean;
  title: string;
  description: string;
  /** Absolute when the site's URL is configured. */
  image: string;
  kind: 'website' | 'article';
  structured: readonly Structured[];
}

/** The parts of the pages' props that describe their subject. */
export interface MetaProps {
  game?: Game;
  challenge?: Challenge;
  /** A shared list. */
  list?: SharedGameList;
  home?: unknown;
  listing?: { path: string; title: string; description: string; category: string | null };
  state?: { page: number };
  games?: readonly GameSummary[];
  /** For a search. */
  results?: { listing: { title: string; description: string } } | null;
  /** For the list of genres. */
  catalog?: Catalog;
  genres?: readonly { uid: string }[];
  /** For help, about and welcome. */
  text?: TextMeta;
  /** For the questions. */
  topics?: readonly FaqTopic[];
}

const DEFAULT_IMAGE = '/share.png';
const GAME_PAGE = '/gamelanding/[slug]';
const PLAYER_PAGE = '/gameplayer/[slug]';
const ARCHIVE_PAGE = '/gamelanding/[slug]/archive';

const imageOf = (game: GameSummary): string => {
  const own = game.featuredImg ?? game.billboardImg[0] ?? game.thumbnailImg;
  if (!own) return DEFAULT_IMAGE;
  return own.startsWith('/') ? `/share/${slugOf(game)}.png` : own;
};

const absolute = (origin: string, path: string): string => (path.startsWith('/') ? `${origin}${path}` : path);

const SEARCH = /^\/(search\/\[\[\.\.\.params\]\]|site-search)$/;

const GENRE_TEXTS: Readonly<Record<Catalog, Pick<PageMeta, 'title' | 'description'>>> = {
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

/** Returns the absolute URL of a path, or null without a configured site URL. */
const canonicalOf = (origin: string, path: string): string | null => (origin ? `${origin}${path}` : null);

const describePage = (page: string, props: MetaProps, config: PublicConfig): PageMeta => {
  const origin = config.baseUrl ?? '';
  const base: PageMeta = {
    canonical: null,
    isIndexed: false,
    title: config.title,
    description: config.description,
    image: absolute(origin, DEFAULT_IMAGE),
    kind: 'website',
    structured: [],
  };
  const { game, challenge, list, listing, games = [], genres = [], state, text, topics = [] } = props;
  const subject = game ?? list?.games[0];
  const art = { image: absolute(origin, subject ? imageOf(subject) : DEFAULT_IMAGE) };
  if (game && (page === GAME_PAGE || page === PLAYER_PAGE)) {
    const landing = paths.landing(slugOf(game));
    return {
      ...base,
      // The player shows the same game, so the canonical URL of both is the game's page, if there is one.
      canonical: canonicalOf(origin, game.showLandingPage ? landing : game.href),
      isIndexed: page === GAME_PAGE,
      title: titleWithName(game),
      description: game.descriptionShort || config.description,
      ...art,
      kind: 'article',
      structured: page === GAME_PAGE ? gameStructure(game, origin, config, art.image) : [],
    };
  }
  if (game && page === ARCHIVE_PAGE)
    return {
      ...base,
      ...archiveTexts(game),
      canonical: canonicalOf(origin, paths.archive(slugOf(game))),
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
  // A member wrote its title, so search engines do not list it (docs/specification/choices.md "Children").
  if (list) return { ...base, ...sharedListTexts(list), ...art, kind: 'article' };
  if (listing) {
    const number = (state?.page ?? 0) + 1;
    const path = number > 1 ? `${listing.path}?page=${number}` : listing.path;
    const genre = GENRES.find(({ uid }) => uid === listing.category);
    return {
      ...base,
      canonical: canonicalOf(origin, path),
      isIndexed: true,
      title: listing.title,
      description: listing.description,
      structured: listStructure({ ...listing, heading: genre?.name ?? listing.title }, games, origin),
    };
  }
  if (text)
    return {
      ...base,
      canonical: canonicalOf(origin, text.path),
      isIndexed: true,
      title: text.title,
      description: text.description,
      kind: 'article',
      structured: textStructure(
        text,
        topics.flatMap(({ entries }) => entries),
        origin,
      ),
    };
  if (page === '/')
    return {
      ...base,
      canonical: canonicalOf(origin, '/'),
      isIndexed: true,
      structured: siteStructure(origin, config),
    };
  if (props.catalog)
    return {
      ...base,
      canonical: canonicalOf(origin, page),
      isIndexed: true,
      ...GENRE_TEXTS[props.catalog],
      structured: genresStructure(props.catalog, genres, origin),
    };
  // There are endless results, so all of them share one URL.
  if (SEARCH.test(page))
    return {
      ...base,
      canonical: canonicalOf(origin, config.searchUrl),
      isIndexed: true,
      ...searchTexts(props),
    };
  return base;
};

/**
 * @param page the route as Next names it, `/gamelanding/[slug]`
 * @param props the props of the page's view
 */
export const pageMetaOf = (page: string, props: MetaProps, config: PublicConfig): PageMeta => {
  const meta = describePage(page, props, config);
  // Its URLs must be absolute.
  return config.baseUrl ? meta : { ...meta, structured: [] };
};

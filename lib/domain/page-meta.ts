/** What a page says of itself to search engines and to whoever shares it; made on the server only. */
import type { PublicConfig } from '../config';
import type { Game, GameSummary } from '../contract/game';
import { paths, slugOf } from '../paths';
import { categoryEntryOf } from './genres';
import { listStructure, siteStructure, gameStructure, type Structured } from './structured-data';

export interface PageMeta {
  /** Absolute; null where the site's address is not configured, or a page has none of its own. */
  canonical: string | null;
  isIndexed: boolean;
  title: string;
  description: string;
  /** Absolute where the site's address is configured. */
  picture: string;
  kind: 'website' | 'article';
  structured: readonly Structured[];
}

/** What pages hand to their views, as far as it says what they are about. */
export interface MetaProps {
  game?: Game;
  home?: unknown;
  listing?: { path: string; title: string; description: string; category: string | null };
  state?: { page: number };
  games?: readonly GameSummary[];
}

const DEFAULT_PICTURE = '/share.png';
const GAME_PAGE = '/gamelanding/[slug]';
const PLAYER_PAGE = '/gameplayer/[slug]';

const pictureOf = (game: Game): string => {
  const own = game.featuredImg ?? game.billboardImg[0] ?? game.thumbnailImg;
  if (!own) return DEFAULT_PICTURE;
  return own.startsWith('/') ? `/share/${slugOf(game)}.png` : own;
};

const absolute = (origin: string, path: string): string => (path.startsWith('/') ? `${origin}${path}` : path);

const SEARCH = /^\/(search\/\[\[\.\.\.params\]\]|site-search)$/;

/** The page at a path of this site, once that site has an address. */
const canonicalOf = (origin: string, path: string): string | null => (origin ? `${origin}${path}` : null);

/**
 * @param page the route as Next names it, `/gamelanding/[slug]`
 * @param props what the page's view is given
 */
export const pageMetaOf = (page: string, props: MetaProps, config: PublicConfig): PageMeta => {
  const origin = config.baseUrl ?? '';
  const base: PageMeta = {
    canonical: null,
    isIndexed: false,
    title: config.title,
    description: config.description,
    picture: absolute(origin, DEFAULT_PICTURE),
    kind: 'website',
    structured: [],
  };
  const { game, listing, games = [], state } = props;
  if (game && (page === GAME_PAGE || page === PLAYER_PAGE)) {
    const landing = paths.landing(slugOf(game));
    return {
      ...base,
      // The player is the same game again: its page stands for both, where there is one.
      canonical: canonicalOf(origin, game.showLandingPage ? landing : game.href),
      isIndexed: page === GAME_PAGE,
      title: game.title,
      description: game.descriptionShort || config.description,
      picture: absolute(origin, pictureOf(game)),
      kind: 'article',
      structured:
        page === GAME_PAGE ? gameStructure(game, origin, config, absolute(origin, pictureOf(game))) : [],
    };
  }
  if (listing) {
    const number = (state?.page ?? 0) + 1;
    const path = number > 1 ? `${listing.path}?page=${number}` : listing.path;
    const category = listing.category ? categoryEntryOf(listing.category) : null;
    return {
      ...base,
      canonical: canonicalOf(origin, path),
      isIndexed: true,
      title: listing.title,
      description: listing.description,
      structured: listStructure({ ...listing, heading: category?.name ?? listing.title }, games, origin),
    };
  }
  if (page === '/')
    return {
      ...base,
      canonical: canonicalOf(origin, '/'),
      isIndexed: true,
      structured: siteStructure(origin, config),
    };
  if (page === '/online/all-genres' || page === '/download/all-genres')
    return {
      ...base,
      canonical: canonicalOf(origin, page),
      isIndexed: true,
      title: page.startsWith('/online') ? 'All genres of online games' : 'All genres of download games',
    };
  // Results are without end: one address stands for all of them.
  if (SEARCH.test(page))
    return { ...base, canonical: canonicalOf(origin, paths.search()), isIndexed: true, title: 'Search' };
  return base;
};

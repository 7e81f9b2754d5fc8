/** Loads the props of pages with lists of games, with one call each. */
import type { GetServerSideProps, GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import type { GameSummary } from '@/lib/contract/game';
import { counted } from '@/lib/domain/play/amounts';
import { MAX_TERM_LENGTH, TERM_KEY } from '@/lib/domain/search/search-term';
import { findTermRefusal } from '@/lib/domain/search/term-refusal';
import { FAMILIES, isFamilySlug } from '@/lib/domain/games/families';
import { diagramOf, groupKinds, modeChoicesOf, modeNameOf } from '@/lib/domain/games/family-kinds';
import { appearanceOfCookies, type Appearance } from '@/lib/domain/site/layout';
import { GAMES_PER_PAGE, toGamesQuery } from '@/lib/domain/listing/listing-filter';
import { countFilters, readListing, SCOPES, type ListingState } from '@/lib/domain/listing/listing-query';
import {
  allListing,
  collectionListing,
  searchListing,
  type CatalogName,
  type Listing,
} from '@/lib/domain/listing/listings';
import { countPages } from '@/lib/domain/listing/paginator';
import type {
  FamilyData,
  GenresData,
  KindCounts,
  ListingData,
  SearchData,
  SiteSearchData,
} from '@/lib/domain/listing/listing-data';
import { paths, slugOfPath } from '@/lib/paths';
import { pagePathOfData } from './http/page-routes';
import { ssrClients } from './ssr';
import { findTexts } from './site-texts';

type WithAppearance<Data> = Data & { appearance: Appearance };
type ListingProps<Data> = Promise<GetServerSidePropsResult<WithAppearance<Data>>>;
type QueryParams = Record<string, string | string[] | undefined>;

const MISSING = { notFound: true } as const;
/** The number of games that the site search shows before it links to the complete list. */
const FIRST_GAMES = 8;

const readAppearance = ({ req }: GetServerSidePropsContext): Appearance =>
  appearanceOfCookies(req.headers.cookie);

/** Counts the games of each kind if one page contains all of them; otherwise returns only the total. */
const readKindCounts = (games: readonly GameSummary[], total: number, { kind }: ListingState): KindCounts => {
  if (kind) return { [kind]: total };
  if (total > games.length) return { all: total };
  const downloads = games.filter(({ isDownloadGame }) => isDownloadGame).length;
  const dailies = games.filter(({ isDailyGame }) => isDailyGame).length;
  return { all: total, online: total - downloads, daily: dailies, download: downloads };
};

/** Loads the list in the state of the query; returns null for a page that does not exist. */
const loadListing = async (
  listing: Listing,
  state: ListingState,
): Promise<Omit<ListingData, 'listing' | 'state'> | null> => {
  const found = await ssrClients().catalog.search(toGamesQuery(listing, state));
  if (!found) return null;
  const total = found.pager.total_items;
  const pages = countPages(total, GAMES_PER_PAGE);
  if (pages > 0 && state.page >= pages) return null;
  const { rows: games, matches, genres: namedGenres, families, nearest } = found;
  const namedFamily = families.find(({ isNamed }) => isNamed) ?? null;
  return { games, total, pages, matches, namedGenres, namedFamily, nearest };
};

/** Returns the props of a page with a list. The page is not found if `describe` returns null or the page number is too high. */
export const listingProps =
  (describe: (params: QueryParams) => Listing | null): GetServerSideProps<WithAppearance<ListingData>> =>
  async (context) => {
    const listing = describe(context.params ?? {});
    if (!listing) return MISSING;
    const state = readListing(context.query, SCOPES[listing.scope]);
    const loaded = await loadListing(listing, state);
    return loaded ? { props: { listing, state, ...loaded, appearance: readAppearance(context) } } : MISSING;
  };

/** Returns the props of a page with a list and links to the collections. */
export const catalogProps =
  (catalog: CatalogName): GetServerSideProps<WithAppearance<ListingData>> =>
  async (context) => {
    const [result, collections] = await Promise.all([
      listingProps(() => allListing(catalog))(context),
      ssrClients().collections(),
    ]);
    return 'props' in result ? { props: { ...(await result.props), collections } } : result;
  };

/** Returns the props of `/collections/{keyword}`. A collection without games is not found, because players do not see it. */
export const collectionProps = async (
  context: GetServerSidePropsContext,
): ListingProps<ListingData & { isUnfinishedOnly: boolean }> => {
  const collection = await ssrClients().collection(String(context.params?.keyword));
  if (!collection) return MISSING;
  const listing = collectionListing(collection);
  const state = readListing(context.query, SCOPES[listing.scope]);
  const loaded = await loadListing(listing, state);
  if (!loaded || (loaded.total === 0 && countFilters(state) === 0)) return MISSING;
  const { isUnfinishedOnly } = collection;
  return { props: { listing, state, ...loaded, isUnfinishedOnly, appearance: readAppearance(context) } };
};

const SEARCH = `${paths.search()}/`;

// Next treats `/search/index` as `/search`, so the term is read from the URL.
const readTerm = ({ params, req }: GetServerSidePropsContext): string => {
  const [given] = params?.params ?? [];
  if (given) return given.trim();
  const [requested = ''] = (req.url ?? '').split('?', 1);
  const path = pagePathOfData(requested)?.pathname ?? requested;
  return path.startsWith(SEARCH) ? decodeURIComponent(path.slice(SEARCH.length)).trim() : '';
};

/** Returns the search term from a form that was submitted without scripts; empty when there is none. */
const readSubmittedTerm = ({ query }: GetServerSidePropsContext): string => {
  const [sent = ''] = [query[TERM_KEY]].flat();
  return sent.trim();
};

/** Returns the props of `/search/{term}` and of `/search`; redirects `/search?q={term}` to the former. */
export const searchProps = async (context: GetServerSidePropsContext): ListingProps<SearchData> => {
  const { params = [] } = context.params ?? {};
  const appearance = readAppearance(context);
  if (params.length > 1) return MISSING;
  const pathTerm = readTerm(context);
  const term = pathTerm || readSubmittedTerm(context);
  const refusal = findTermRefusal(term);
  if (term && !pathTerm && !refusal)
    return { redirect: { destination: paths.search(term), permanent: false } };
  if (!term || refusal) {
    // docs/specification/choices.md: the browser never sends such a term; other clients get the same message as in the
    // browser.
    if (refusal) context.res.statusCode = 400;
    return { props: { results: null, refusal, kinds: {}, appearance } };
  }
  const state = readListing(context.query, SCOPES.search);
  const loaded = await loadListing(searchListing(term, 0), state);
  if (!loaded) return MISSING;
  const { games, total } = loaded;
  const results = { listing: searchListing(term, total), state, ...loaded };
  return { props: { results, refusal: null, kinds: readKindCounts(games, total, state), appearance } };
};

/** Returns the props of `/site-search`: the first games, and texts of the site. */
export const siteSearchProps = async (context: GetServerSidePropsContext): ListingProps<SiteSearchData> => {
  const { q = '' } = context.query;
  const term = String(q).trim();
  const appearance = readAppearance(context);
  const refusal = findTermRefusal(term);
  if (!term || refusal) {
    if (refusal) context.res.statusCode = 400;
    const shown = term.slice(0, MAX_TERM_LENGTH);
    return { props: { term: shown, refusal, games: [], total: 0, matches: [], texts: [], appearance } };
  }
  const found = await ssrClients().catalog.search({ title: term, items_per_page: FIRST_GAMES, page: 0 });
  if (!found) return MISSING;
  const { rows: games, pager, matches } = found;
  const texts = await findTexts(term);
  return { props: { term, refusal: null, games, total: pager.total_items, matches, texts, appearance } };
};

/** A limit above the number of games of any family. */
const MAX_KINDS = 100;

/** Returns the props of a family's page; an unknown family, or one without games, is not found. */
export const familyProps = async (context: GetServerSidePropsContext): ListingProps<FamilyData> => {
  const slug = String(context.params?.slug ?? '');
  if (!isFamilySlug(slug)) return MISSING;
  const found = await ssrClients().catalog.search({
    family: slug,
    'content_type[]': ['online_game'],
    sort_by: 'popular',
    items_per_page: MAX_KINDS,
  });
  if (!found || found.rows.length === 0) return MISSING;
  const { name, lede } = FAMILIES[slug];
  const listing = {
    path: paths.family(slug),
    title: name,
    description: `${counted(found.rows.length, 'kind')} of ${name}, free online. ${lede}`,
    category: null,
  };
  const { shared, ownKeys } = modeChoicesOf(found.rows.map(({ modes = [] }) => modes));
  const kinds = found.rows.map(({ modes: _modes, ...game }, index) => ({
    game,
    modeKeys: ownKeys[index] ?? [],
    diagram: diagramOf(slug, slugOfPath(game)),
  }));
  const props = {
    family: { slug, name, lede },
    listing,
    picker: { name: modeNameOf(slug), modes: shared },
    dailies: kinds.filter(({ game }) => game.isDailyGame).map(({ game }) => game),
    groups: groupKinds(slug, kinds, ({ game }) => slugOfPath(game)),
  };
  return { props: { ...props, appearance: readAppearance(context) } };
};

/** Returns the props of a catalog's list of genres. */
export const genresProps =
  (catalog: CatalogName): GetServerSideProps<WithAppearance<GenresData>> =>
  async (context) => {
    const clients = ssrClients();
    const [genres, collections] = await Promise.all([
      clients.catalog.genres(catalog),
      catalog === 'online' ? clients.collections() : [],
    ]);
    return { props: { catalog, genres, collections, appearance: readAppearance(context) } };
  };

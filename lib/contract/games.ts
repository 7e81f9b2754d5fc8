/** Games: entities, lists, recommendations, admin flags (spec §7 "Games"). */
import * as v from 'valibot';
import { MAX_TERM_LENGTH, MIN_TERM_LENGTH } from '../domain/search/search-term';
import { SEARCH_MESSAGES } from '../messages/search';
import { visibleLength } from '../visible-length';
import { defineCall } from './call';
import { game, gameSummary } from './game';
import { gameByAlias } from './game-by-alias';
import { gameSearch, mobileOnlyField } from './game-search';
import { acknowledgment, pageQuery, pager, trimmedText, wireBoolean, wireId, wireInteger } from './wire';
import { visibleText } from './visible-text';

const idParams = v.object({ id: wireId });
const gameRows = v.array(gameSummary);
const gameListing = v.object({ rows: gameRows, pager });

export const getGameById = defineCall({
  id: 'games.getById',
  service: 'product',
  method: 'GET',
  path: '/api/node/game/entity/id/{id}',
  access: 'anyone',
  summary: 'Returns a complete game by its id.',
  params: idParams,
  answer: game,
  cacheSeconds: 60,
});

export const getGameByAlias = defineCall({
  ...gameByAlias,
  answer: game,
  cacheSeconds: 60,
});

export const getPlayCount = defineCall({
  id: 'games.getPlayCount',
  service: 'product',
  method: 'GET',
  path: '/api/game/play-count/{id}',
  access: 'anyone',
  summary: 'Returns how often a game was played.',
  params: idParams,
  answer: v.object({ totalcount: wireInteger }),
  cacheSeconds: 60,
});

export const listMoreLikeThis = defineCall({
  id: 'games.listMoreLikeThis',
  service: 'product',
  method: 'GET',
  path: '/sw/api/node/game/block/morelikethis/{id}',
  access: 'anyone',
  summary: 'Lists the games most similar to a game.',
  params: idParams,
  query: v.object({ ...pageQuery, ...mobileOnlyField }),
  answer: gameListing,
  cacheSeconds: 60,
});

const foundFamily = v.object({
  slug: v.string(),
  name: v.string(),
  lede: v.string(),
  /** The number of games in the family. */
  size: v.pipe(wireInteger, v.minValue(1)),
  /** Whether the search term contains the family's full name. */
  isNamed: wireBoolean,
  /** The family's daily if it has one, otherwise its most played game. */
  game: gameSummary,
});
export type FoundFamily = v.InferOutput<typeof foundFamily>;

export const searchGames = defineCall({
  ...gameSearch,
  answer: v.object({
    rows: gameRows,
    pager,
    /** The words in games' texts that matched the search term, including misspelled ones; the page highlights them. */
    matches: v.optional(v.array(v.string()), []),
    /** The ids of the genres that the search term names. */
    genres: v.optional(v.array(wireId), []),
    /** Families that the search term names, fully named ones first, and families of many found games. */
    families: v.optional(v.array(foundFamily), []),
    /** The games with the most similar names; filled only when no game matched the search term. */
    nearest: v.optional(gameRows, []),
  }),
  cacheSeconds: 60,
});

export const genreKinds = ['online', 'download'] as const;

export const listGenres = defineCall({
  id: 'games.listGenres',
  service: 'product',
  method: 'GET',
  path: '/api/games/genres',
  access: 'anyone',
  summary: 'Lists the genres that have games, with their number and the most played ones.',
  query: v.object({ kind: v.picklist(genreKinds) }),
  answer: v.object({
    rows: v.array(v.object({ uid: wireId, total: wireInteger, games: gameRows })),
  }),
  cacheSeconds: 60,
});

export const listDailyRecommendations = defineCall({
  id: 'games.listDailyRecommendations',
  service: 'product',
  method: 'GET',
  // Misspelled in spec §7.
  path: '/api/daily_game_reccomendations/{id}',
  access: 'anyone',
  summary: 'Lists daily games to play after this one.',
  params: idParams,
  answer: v.object({ rows: gameRows }),
  cacheSeconds: 60,
});

export const getDailyUpsell = defineCall({
  id: 'games.getDailyUpsell',
  service: 'product',
  method: 'GET',
  path: '/api/daily_game_upsell',
  access: 'anyone',
  summary: 'Returns the download game that fits the dailies.',
  answer: v.object({ rows: gameRows }),
  cacheSeconds: 60,
});

export const listTopTags = defineCall({
  id: 'games.listTopTags',
  service: 'product',
  method: 'GET',
  path: '/sw/api/node/game/top-tags/{id}',
  access: 'anyone',
  summary: 'Lists the tags that members gave a game, most frequent first.',
  params: idParams,
  answer: v.object({ rows: v.array(v.object({ flag_id: v.string(), count: wireInteger })) }),
  cacheSeconds: 60,
});

/** Long enough for all keys that a visitor can hide. */
const MAX_WITHOUT_LENGTH = 3000;

export const getRandomGame = defineCall({
  id: 'games.getRandom',
  service: 'product',
  method: 'GET',
  path: '/api/games/random',
  access: 'anyone',
  summary:
    "Returns a random game. A game's record may name this or another path of the site (spec §7: GET {token}).",
  query: v.object({
    tid: v.optional(wireId),
    /** Comma-separated keys of the games and groups that the visitor hides (lib/domain/members/hidden-games.ts). */
    without: v.optional(trimmedText(MAX_WITHOUT_LENGTH), ''),
  }),
  answer: gameSummary,
});

/** Reads a bonus game, which changes each day or week and is the same for everyone. A game's record contains this path. */
export const getBonusGame = defineCall({
  id: 'games.getBonus',
  service: 'product',
  method: 'GET',
  path: '/api/games/bonus',
  access: 'anyone',
  summary:
    "Returns a game's bonus game of the day or week; the game's record names it (spec §7: GET {token}).",
  query: v.object({ of: v.optional(trimmedText(64)), every: v.optional(v.picklist(['day', 'week'])) }),
  answer: gameSummary,
});

export const getHomeShelves = defineCall({
  id: 'games.getHomeShelves',
  service: 'product',
  method: 'GET',
  path: '/api/games/home',
  access: 'anyone',
  summary: "Returns the home page's content: the dailies, the featured game and the shelves.",
  answer: v.object({
    dailies: gameRows,
    featured: v.nullable(gameSummary),
    shelves: v.array(
      v.object({
        key: v.string(),
        title: v.string(),
        href: v.optional(v.string()),
        kind: v.picklist(['small', 'standard', 'tall']),
        games: gameRows,
      }),
    ),
    boardGame: v.nullable(gameSummary),
    totalGames: wireInteger,
  }),
  cacheSeconds: 60,
});

export const listSuggestions = defineCall({
  id: 'games.listSuggestions',
  service: 'product',
  method: 'GET',
  path: '/api/games/suggestions',
  access: 'anyone',
  summary: 'Lists suggestions for the search box: titles that match the typed text.',
  query: v.object({
    q: v.pipe(
      trimmedText(MAX_TERM_LENGTH),
      v.check((term) => visibleLength(term) >= MIN_TERM_LENGTH, SEARCH_MESSAGES.searchTooShort),
    ),
  }),
  answer: v.array(v.string()),
  cacheSeconds: 60,
});

export const adminFlagIds = ['featured', 'staff_pick', 'hidden', 'broken', 'not_for_mobile'] as const;

export const listAdminFlags = defineCall({
  id: 'games.listAdminFlags',
  service: 'product',
  method: 'POST',
  path: '/sw/api/game/all-admin-flagging-status',
  access: 'administrator',
  summary: "Returns a game's admin flags.",
  body: v.object({ nid: wireId }),
  answer: v.object({ flagged_status: v.record(v.string(), wireBoolean) }),
});

export const reportProblem = defineCall({
  id: 'games.reportProblem',
  service: 'product',
  method: 'POST',
  path: '/sw/api/game/report-problem',
  access: 'anyone',
  summary: 'Reports a problem with a game to the administrators.',
  body: v.object({
    nid: wireId,
    kind: v.picklist(['broken', 'content', 'other']),
    message: visibleText(1000),
  }),
  answer: acknowledgment,
});

/** Spec §7's "mock games call"; docs/specification/choices.md: it serves fixtures in development and does not exist elsewhere. */
export const listMockGames = defineCall({
  id: 'games.listMock',
  service: 'product',
  method: 'GET',
  path: '/api/games/mock',
  access: 'anyone',
  summary: 'Lists example games of every kind that a screen may show; only with ENVIRONMENT=development.',
  answer: v.object({ rows: v.array(game) }),
});

/** Builds the search index of our own games as it is read from the database. */
import { BUILT_IN_GAMES } from '@/games/catalog';
import { DEFAULT_GENRE_ID } from '@/lib/contract/game';
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { buildIndex, type GameIndex, type IndexedGame } from '@/server/product/search/build-index';

const indexedGameOf = (game: BuiltInGame, index: number): IndexedGame => ({
  uid: index + 1,
  title: game.title,
  keyword: game.keyword,
  family: game.pageLayout === 'download' ? null : (game.names.family ?? null),
  names: [...game.names.knownAs, ...game.names.searchNames],
  genres: game.genres.filter((genre) => game.isDailyGame || genre !== DEFAULT_GENRE_ID),
  words: game.names.kinds,
  playLine: game.names.playLine,
  description: game.texts.description.slice(0, 600),
  isFeatured: game.isFeatured,
  playCount: 0,
  publishedAt: new Date(game.publishedAt),
});

export const createBuiltInIndex = (): Promise<GameIndex> => buildIndex(BUILT_IN_GAMES.map(indexedGameOf));

/** Returns the built-in game with a uid of that index. */
export const builtInGameAt = (uid: number): BuiltInGame => BUILT_IN_GAMES[uid - 1] as BuiltInGame;

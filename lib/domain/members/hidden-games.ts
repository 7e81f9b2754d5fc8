/** The games that a visitor hides, individually or by group: a family, or a genre for games without a family. */
import type { GameSummary } from '../../contract/game';
import { GENRE_IDS } from '../games/genre-ids';
import { mainGenreOf } from '../games/genres';

/** The limits for accounts; guests on a device have the same. */
export const MAX_HIDDEN_GAMES = 128;
export const MAX_HIDDEN_GROUPS = 32;

/**
 * Returns the storage key for the hidden keys of an owner (recent-key.ts): `u12` for the game 12, `sudoku` for a
 * family, `1` for a genre. A script in the document's head reads them before the first paint.
 */
export const hiddenKeysStorageKey = (owner: string): string => `sw_hidden_${owner}`;

type HideableGame = Pick<GameSummary, 'uid' | 'genres' | 'isDailyGame' | 'isDownloadGame'> &
  Partial<Pick<GameSummary, 'family'>>;

/**
 * Returns the keys that hide a game, separated by spaces, for the `data-keys` attribute of its card. A card that
 * represents a family remains visible when one of the family's games is hidden.
 */
export const hidingKeysOf = (game: HideableGame): string =>
  [game.family && game.family.size > 1 ? '' : `u${game.uid}`, game.family?.slug, mainGenreOf(game).uid]
    .filter(Boolean)
    .join(' ');

/** A family or genre that can be hidden. */
export interface GameGroup {
  key: string;
  name: string;
}

/** Returns the group that can be hidden from a game's card: its family, otherwise its genre; null for games without either. */
export const familyOrGenreOf = (game: HideableGame): GameGroup | null => {
  if (game.family) return { key: game.family.slug, name: game.family.name };
  const { uid, name } = mainGenreOf(game);
  return uid === '0' || uid === GENRE_IDS.DAILY ? null : { key: uid, name };
};

const HIDDEN_KEY_PATTERN = /^[\w-]{1,40}$/;

/** Parses stored keys. Anyone may have written to the storage, so malformed entries are dropped. */
export const parseHiddenKeys = (stored: unknown): readonly string[] =>
  (Array.isArray(stored) ? stored : [])
    .filter((key): key is string => typeof key === 'string' && HIDDEN_KEY_PATTERN.test(key))
    .slice(0, MAX_HIDDEN_GAMES + MAX_HIDDEN_GROUPS);

/** Returns whether one of the keys hides a game. */
export const isHiddenBy = (keys: readonly string[], game: HideableGame): boolean =>
  hidingKeysOf(game)
    .split(' ')
    .some((key) => keys.includes(key));

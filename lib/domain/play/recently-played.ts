/** The recently played games of this browser (spec §4, §9), and the fields that are stored for each game. */
import type { GameSummary } from '../../contract/game';
import { parseRecordLink, parseSitePath } from '../games/record-url';

/** Spec §9: 128 per user; the duplicate check covers the first 5. */
export const MAX_RECENT = 128;
const DUPLICATE_CHECK_COUNT = 5;

export type RecentGame = Pick<
  GameSummary,
  'uid' | 'href' | 'title' | 'thumbnailImg' | 'thumbnailImgSmall' | 'highlightColor' | 'genres'
>;

/** Returns the fields of a game that are stored. */
export const toRecentGame = (game: RecentGame): RecentGame => ({
  uid: game.uid,
  href: game.href,
  title: game.title,
  thumbnailImg: game.thumbnailImg,
  thumbnailImgSmall: game.thumbnailImgSmall,
  highlightColor: game.highlightColor,
  genres: game.genres.slice(0, 1),
});

/**
 * Returns the list, newest first, after a game was played. Spec §4: the game moves to the front unless it is among the
 * first 5; its old entry is removed.
 */
export const withPlayed = (games: readonly RecentGame[], played: RecentGame): readonly RecentGame[] =>
  games.slice(0, DUPLICATE_CHECK_COUNT).some(({ uid }) => uid === played.uid)
    ? games
    : [played, ...games.filter(({ uid }) => uid !== played.uid)].slice(0, MAX_RECENT);

const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);
// This site also serves the images of other hosts (image-source.ts).
const parseRecentImage = (value: unknown): string | null =>
  typeof value === 'string' ? parseRecordLink(value) : null;

const MAX_TITLE_LENGTH = 300;

const parseRecentGame = (value: unknown): RecentGame[] => {
  const { uid, href, title, thumbnailImg, thumbnailImgSmall, highlightColor, genres } = (value ??
    {}) as Record<string, unknown>;
  const path = parseSitePath(href);
  if (!isText(uid, /^\d{1,10}$/) || !path || !isText(title, /\S/) || title.length > MAX_TITLE_LENGTH)
    return [];
  if (!isText(highlightColor, /^#[0-9a-f]{6}$/i)) return [];
  const known = Array.isArray(genres) ? genres.filter((genre) => isText(genre, /^\d{1,10}$/)) : [];
  return [
    toRecentGame({
      uid,
      href: path,
      title,
      thumbnailImg: parseRecentImage(thumbnailImg),
      thumbnailImgSmall: parseRecentImage(thumbnailImgSmall),
      highlightColor,
      genres: known,
    }),
  ];
};

/** Parses a stored list. Anyone may have written to the storage, so malformed entries are dropped. */
export const parseRecent = (value: unknown): readonly RecentGame[] =>
  (Array.isArray(value) ? value : []).slice(0, MAX_RECENT).flatMap(parseRecentGame);

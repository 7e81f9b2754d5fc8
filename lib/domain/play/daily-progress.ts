/** How far the unfinished dailies of this browser are, in each game's own words. */
import { isLevelKey } from '../days/days';

const MAX_TEXT = 40;
/** As many as the site has dailies, with room for more. */
const MAX_GAMES = 64;

/** The service stores a share with fewer digits. */
const TOLERANCE = 0.001;

/** A key for each user, like that of the recently played games. */
export const dailyProgressKeyOf = (owner: string): string => `sw_daily_progress:${owner}`;

export interface LevelProgress {
  levelKey: string;
  text: string;
  /** The completed share, 0 to 1; null where the game does not report it. */
  share: number | null;
}

/** The last reported level of each game, by uid. */
export type DailyProgress = Readonly<Record<string, LevelProgress>>;

const parseOne = (value: unknown): LevelProgress | null => {
  const { levelKey, text, share } = (value ?? {}) as Record<string, unknown>;
  if (typeof levelKey !== 'string' || !isLevelKey(levelKey)) return null;
  if (typeof text !== 'string' || !/\S/.test(text)) return null;
  const isShare = typeof share === 'number' && share >= 0 && share <= 1;
  return { levelKey, text: text.slice(0, MAX_TEXT), share: isShare ? share : null };
};

/** Parses a stored value; malformed entries are dropped. */
export const parseDailyProgress = (stored: unknown): DailyProgress =>
  Object.fromEntries(
    Object.entries(typeof stored === 'object' && stored !== null ? stored : {})
      .flatMap(([uid, value]) => {
        const known = /^[1-9]\d{0,9}$/.test(uid) ? parseOne(value) : null;
        return known ? [[uid, known] as const] : [];
      })
      .slice(-MAX_GAMES),
  );

/** Returns the entries after a report; a null text removes the level, because it is finished or not begun. */
export const withDailyProgress = (
  known: DailyProgress,
  uid: string,
  { levelKey, text, share }: { levelKey: string; text: string | null; share: number | null },
): DailyProgress => {
  const { [uid]: old, ...others } = known;
  if (text !== null) return { ...others, [uid]: { levelKey, text, share } };
  return old && old.levelKey !== levelKey ? known : others;
};

/**
 * Returns the text for a level; null when this device has none, or another device is further.
 * @param serviceShare the completed share that the scores service has
 */
export const levelTextOf = (
  stored: LevelProgress | undefined,
  levelKey: string | null,
  serviceShare: number,
): string | null => {
  if (!stored || stored.levelKey !== levelKey) return null;
  return stored.share !== null && stored.share < serviceShare - TOLERANCE ? null : stored.text;
};

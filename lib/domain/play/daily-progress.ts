/** Progress of this browser's unfinished dailies, as text supplied by each game. */
import { isLevelKey } from '../days/days';

const MAX_TEXT = 40;
/** More than the number of dailies on the site. */
const MAX_GAMES = 64;

/** The service stores the share with fewer digits, so shares that differ by less count as equal. */
const TOLERANCE = 0.001;

/** Returns the storage key, which differs for each user like that of the recently played games. */
export const dailyProgressKeyOf = (owner: string): string => `sw_daily_progress:${owner}`;

export interface LevelProgress {
  levelKey: string;
  text: string;
  /** The completed share, from 0 to 1; null if the game does not report it. */
  share: number | null;
}

/** The last reported level of each game, by uid. */
export type DailyProgress = Readonly<Record<string, LevelProgress>>;

const parseLevelProgress = (value: unknown): LevelProgress | null => {
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
        const known = /^[1-9]\d{0,9}$/.test(uid) ? parseLevelProgress(value) : null;
        return known ? [[uid, known] as const] : [];
      })
      .slice(-MAX_GAMES),
  );

/** Returns the entries after a report. A null text removes the level, because it is finished or not started. */
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
 * Returns the progress text of a level; null when this device has none, or when the player has progressed further on
 * another device.
 * @param serviceShare the completed share that the scores service has stored
 */
export const levelTextOf = (
  stored: LevelProgress | undefined,
  levelKey: string | null,
  serviceShare: number,
): string | null => {
  if (!stored || stored.levelKey !== levelKey) return null;
  return stored.share !== null && stored.share < serviceShare - TOLERANCE ? null : stored.text;
};

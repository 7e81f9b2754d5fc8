/** The texts for the rows of the ledgers. */
import type { StreakEntry, TokenEntry } from '@/lib/contract/scores-entities';
import { dateOfKey, dayOfYear } from '@/lib/domain/days/calendar-days';

/** Returns a date such as "20 November 2026", in the order of the visitor's locale. */
export const formatDay = (levelKey: string): string => dayOfYear(dateOfKey(levelKey));

const STREAK_EVENT_TEXTS: Readonly<Record<StreakEntry['event'], readonly [string, string]>> = {
  day: ['Finished on time', 'No longer counted as on time'],
  earned: ['Earned a streak freeze', 'A streak freeze was taken back'],
  frozen: ['Missed, and kept by a streak freeze', 'No longer kept by a streak freeze'],
  ended: ['Missed, and the streak went out', 'The streak did not go out after all'],
};

/** The reasons for rows that do not belong to a finished level. */
const TOKEN_REASON_TEXTS: Readonly<Record<string, string>> = {
  finishedOffline: 'finished offline',
  merged: 'brought along from playing as a guest',
  repaired: 'corrected',
};

const appendReason = (words: string, reason: string): string =>
  TOKEN_REASON_TEXTS[reason] ? `${words}, ${TOKEN_REASON_TEXTS[reason]}` : words;

/**
 * Returns the text of a row in the streak ledger.
 * @param titleOf returns a game's title by its keyword
 */
export const describeStreakEntry = (
  { event, amount, reason, game }: StreakEntry,
  titleOf: (keyword: string) => string,
): string => {
  const [happened, takenBack] = STREAK_EVENT_TEXTS[event];
  return appendReason(`${game ? titleOf(game) : 'Any daily'}: ${amount > 0 ? happened : takenBack}`, reason);
};

const AVATAR_ITEM = 'avatar:';

/** Returns the name of a drawing, such as "Lantern" for `lantern`. */
export const avatarNameText = (drawing: string): string =>
  `${drawing.charAt(0).toUpperCase()}${drawing.slice(1)}`;

export const describeTokenEntry = ({ level_key: day, item, amount, reason }: TokenEntry): string => {
  if (item?.startsWith(AVATAR_ITEM))
    return `Spent on the picture ${avatarNameText(item.slice(AVATAR_ITEM.length))}`;
  if (!day) return appendReason(amount > 0 ? 'Given' : 'Spent', reason);
  return appendReason(amount > 0 ? 'A daily on time' : 'A correction for that day', reason);
};

/** Returns an amount with its sign, such as "+11" for 11 and "−3" for -3. */
export const formatSigned = (amount: number): string => (amount > 0 ? `+${amount}` : `−${Math.abs(amount)}`);

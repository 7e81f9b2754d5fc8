/** Describes how long ago something happened, or its date if it was more than a week ago. */
import { dateText } from './date-text';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_DAYS = 7;

const formatAgo = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** Returns text such as "2 hours ago", "Yesterday", "3 days ago" or "20 Nov 2025". */
export const timeAgoText = (moment: Date, now: Date): string => {
  const passed = Math.max(0, now.getTime() - moment.getTime());
  if (passed < MINUTE_MS) return 'Just now';
  if (passed < HOUR_MS) return formatAgo(Math.floor(passed / MINUTE_MS), 'minute');
  if (passed < DAY_MS) return formatAgo(Math.floor(passed / HOUR_MS), 'hour');
  const days = Math.floor(passed / DAY_MS);
  if (days === 1) return 'Yesterday';
  if (days < WEEK_DAYS) return formatAgo(days, 'day');
  return dateText(moment, { hasYear: true, isShort: true });
};

/** Computes when to remind a player of a streak: in the evening before their day ends. */
import { closingTime, openingTime, type PlayerZones, timeReachedInZone, zoneAt } from './day-engine';
import { offsetAt } from './zone-offsets';

const HOUR_MS = 3_600_000;
const EARLIEST_HOUR = 19;
const LATEST_HOUR = 21;

/** Players with a shorter streak are not reminded. */
export const MIN_REMINDED_STREAK = 2;
/** The minimum time between two reminders, even if clock or zone changes move the reminder time. */
export const MIN_REMINDER_GAP_MS = 20 * HOUR_MS;

export interface ReminderTime {
  /** Milliseconds. */
  from: number;
  /** The first instant after the reminder time. */
  until: number;
}

/**
 * Returns 19:00 to 21:00 in the zone where the player's day ends; null if a change of zones made the day too short. If
 * a change of zones made the day longer, the reminder time is on the last evening of the day.
 * @param today the player's current day, `YYYY-MM-DD`
 */
export const computeReminderTime = (zones: PlayerZones, today: string): ReminderTime | null => {
  const last = closingTime(zones, today) - 1;
  const zone = zoneAt(zones, last);
  const date = new Date(last + offsetAt(zone, last)).toISOString().slice(0, 10);
  const from = Math.max(timeReachedInZone(zone, date, EARLIEST_HOUR * HOUR_MS), openingTime(zones, today));
  const until = timeReachedInZone(zone, date, LATEST_HOUR * HOUR_MS);
  return from < until ? { from, until } : null;
};

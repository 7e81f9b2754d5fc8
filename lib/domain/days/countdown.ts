/** Formats the time until an event in hours and minutes. */

const MINUTE_MS = 60_000;

/** Formats milliseconds as "5 h 12 min", "12 min" or "1 min", rounded up to at least a minute. */
export const untilText = (ms: number): string => {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  return `${hours > 0 ? `${hours} h ` : ''}${minutes % 60} min`;
};

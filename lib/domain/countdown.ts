/** How long it is until something, in hours and minutes. */

const MINUTE_MS = 60_000;

/** Milliseconds as "5 h 12 min", "12 min" or "1 min": begun minutes count, and there is always one left. */
export const untilText = (ms: number): string => {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  return `${hours > 0 ? `${hours} h ` : ''}${minutes % 60} min`;
};

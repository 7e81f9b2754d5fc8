/** Reads the browser's time zone. Every page loads this file, so the date functions are in browser-day.ts. */

/** Returns the name of the browser's zone; null when it is unknown, because some browsers report nothing or an invalid name. */
export const browserZone = (): string | null => {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return timeZone && Intl.DateTimeFormat('en', { timeZone }) ? timeZone : null;
  } catch {
    return null;
  }
};

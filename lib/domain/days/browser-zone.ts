/** The time zone of the browser. Separate from its days (browser-day.ts), because every page loads this file. */

/** Returns the name of the browser's zone; null when it is unknown, because some browsers report nothing or an invalid name. */
export const browserZone = (): string | null => {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return timeZone && Intl.DateTimeFormat('en', { timeZone }) ? timeZone : null;
  } catch {
    return null;
  }
};

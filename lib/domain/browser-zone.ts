/** The time zone of the browser. Apart from its days (browser-day.ts): every page carries this file. */

/** Returns the name of the browser's zone, null where it is unknown: browsers then report nothing, or a name that is no zone. */
export const browserZone = (): string | null => {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return timeZone && Intl.DateTimeFormat('en', { timeZone }) ? timeZone : null;
  } catch {
    return null;
  }
};

/** Returns the path of the unsubscribe link in emails. Separate from lib/paths.ts, which every page loads. */
export const unsubscribePath = (token?: string): string =>
  `/account/unsubscribe${token ? `?token=${encodeURIComponent(token)}` : ''}`;

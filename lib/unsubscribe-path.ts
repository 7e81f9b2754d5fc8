/** The path of an email's unsubscribe link. Separate from lib/paths.ts, which every page loads. */
export const unsubscribePath = (token?: string): string =>
  `/account/unsubscribe${token ? `?token=${encodeURIComponent(token)}` : ''}`;

/** Where a mail's unsubscribe link leads; apart from lib/paths.ts, which every page carries. */
export const unsubscribePath = (token?: string): string =>
  `/account/unsubscribe${token ? `?token=${encodeURIComponent(token)}` : ''}`;

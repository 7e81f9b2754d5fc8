/** The configuration a page may know: from the server's process there, from the document in the browser. */
import { CONFIG_ELEMENT_ID, DEFAULT_CONFIG, type PublicConfig } from '@/lib/config';

interface Holder {
  config: PublicConfig;
}

// server/backend.ts publishes it; at build time, and for the error pages made then, the defaults stand in.
const ofServer = (): PublicConfig => {
  const holder = (globalThis as unknown as Record<symbol, Holder | undefined>)[
    Symbol.for('starwick.backend')
  ];
  return holder?.config ?? DEFAULT_CONFIG;
};

let known: PublicConfig | null = null;

const ofDocument = (): PublicConfig => {
  if (known) return known;
  const text = document.getElementById(CONFIG_ELEMENT_ID)?.textContent;
  known = text ? (JSON.parse(text) as PublicConfig) : DEFAULT_CONFIG;
  return known;
};

export const siteConfig = (): PublicConfig => (typeof document === 'undefined' ? ofServer() : ofDocument());

/** The configuration a page may know: from the server's process there, from the document in the browser. */
import { CONFIG_ELEMENT_ID, type PublicConfig } from '@/lib/config';
import { DEFAULT_CONFIG } from '@/lib/default-config';

interface Holder {
  config: PublicConfig;
  localOrigin?: string;
}

// server/backend.ts publishes it; at build time, and for the error pages made then, the defaults stand in.
const holderOf = (): Holder | undefined =>
  (globalThis as unknown as Record<symbol, Holder | undefined>)[Symbol.for('starwick.backend')];
const ofServer = (): PublicConfig => holderOf()?.config ?? DEFAULT_CONFIG;

/** The origin of absolute URLs in a document, on the server only: the configured one, or else this computer's. */
export const documentOrigin = (): string | null => ofServer().baseUrl ?? holderOf()?.localOrigin ?? null;

let known: PublicConfig | null = null;

const ofDocument = (): PublicConfig =>
  (known ??= JSON.parse(document.getElementById(CONFIG_ELEMENT_ID)?.textContent ?? '') as PublicConfig);

// Next leaves the branch of the server out of the browser's bundle, and the defaults with it.
export const siteConfig = (): PublicConfig => (typeof window === 'undefined' ? ofServer() : ofDocument());

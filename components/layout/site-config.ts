/** Returns the public configuration: from the process on the server, from the document in the browser. */
import { CONFIG_ELEMENT_ID, type PublicConfig } from '@/lib/config';
import { DEFAULT_CONFIG } from '@/lib/default-config';

interface ConfigHolder {
  config: PublicConfig;
}

// server/backend.ts publishes the configuration. At build time the defaults apply, including to the error pages that
// are rendered then.
const readServerConfig = (): PublicConfig => {
  const holder = (globalThis as unknown as Record<symbol, ConfigHolder | undefined>)[
    Symbol.for('starwick.backend')
  ];
  return holder?.config ?? DEFAULT_CONFIG;
};

let cachedConfig: PublicConfig | null = null;

const readDocumentConfig = (): PublicConfig =>
  (cachedConfig ??= JSON.parse(
    document.getElementById(CONFIG_ELEMENT_ID)?.textContent ?? '',
  ) as PublicConfig);

// Next removes the server's branch from the browser's bundle, together with the default configuration.
export const getSiteConfig = (): PublicConfig =>
  typeof window === 'undefined' ? readServerConfig() : readDocumentConfig();

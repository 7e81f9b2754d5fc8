/**
 * Gives pages access to the backend of the same process. Next bundles the pages separately from the server, so the
 * backend is stored on globalThis.
 */
import type { PublicConfig } from '@/lib/config';
import type { Texts } from './texts/open-texts';

export interface Backend {
  productFetch: (request: Request) => Promise<Response>;
  scoresFetch: (request: Request) => Promise<Response>;
  config: PublicConfig;
  texts: Texts;
  /** The origin for absolute URLs when the configuration sets none. */
  localOrigin?: string;
}

const KEY = Symbol.for('starwick.backend');
const backendHolder = globalThis as typeof globalThis & { [KEY]?: Backend };

export const publishBackend = (backend: Backend): void => {
  backendHolder[KEY] = backend;
};

/**
 * Returns the backend of this process.
 * @throws when the pages run without server/main.ts
 */
export const currentBackend = (): Backend => {
  const backend = backendHolder[KEY];
  if (!backend)
    throw new Error('The pages need server/main.ts in front of them: use npm start or npm run dev.');
  return backend;
};

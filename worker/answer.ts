/** Decides which requests the worker handles, and how: pages from the network first, their parts from the cache. */
import { listStored } from './stored-games';
import { offlinePage } from './offline-page';

/** The path contains a hash of the content, so the cached copy equals the network's. */
const isNamedByContent = (path: string): boolean => path.startsWith('/_next/static/');

/** Fonts and the sprite of icons. */
const isAppearanceFile = (path: string): boolean => path.startsWith('/fonts/') || path === '/icons.svg';

/** An image requested by the player's page, or by a style sheet, which is then the referrer. */
const isOfPlayer = (referrer: string): boolean => {
  const path = URL.canParse(referrer) ? new URL(referrer).pathname : '';
  return path.startsWith('/gameplayer/') || path.startsWith('/_next/static/');
};

/**
 * `page`: network first. `part`: cache first. `extra`: network first, because its path may have newer content. Null: not
 * handled.
 */
export const kindOf = (request: Request, origin: string): 'page' | 'part' | 'extra' | null => {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return null;
  if (request.mode === 'navigate') return 'page';
  if (isNamedByContent(url.pathname)) return 'part';
  if (isAppearanceFile(url.pathname)) return 'extra';
  return request.destination === 'image' && isOfPlayer(request.referrer) ? 'extra' : null;
};

interface AnswerDeps {
  caches: CacheStorage;
  fetch(request: Request): Promise<Response>;
}

const fromStored = ({ caches }: AnswerDeps, path: string): Promise<Response | undefined> =>
  // The variant was chosen when the page was cached.
  caches.match(path, { ignoreVary: true });

/**
 * Returns the response of a request that reached the network. A failed navigation preload resolves with an error response in
 * Firefox, where other browsers reject.
 * @throws TypeError for an error response
 */
const requireNetwork = <Found extends Response | undefined>(response: Found): Found => {
  if (response?.type === 'error') throw new TypeError('The network request failed.');
  return response;
};

/** Returns the network's page; without a network the cached page, or one that lists what can be played. */
export const answerPage = async (
  request: Request,
  preloaded: Promise<Response | undefined>,
  deps: AnswerDeps,
): Promise<Response> => {
  try {
    return requireNetwork(await preloaded) ?? requireNetwork(await deps.fetch(request));
  } catch {
    const { pathname } = new URL(request.url);
    return (await fromStored(deps, pathname)) ?? offlinePage(await listStored(deps.caches));
  }
};

export const answerPart = async (request: Request, deps: AnswerDeps): Promise<Response> =>
  (await fromStored(deps, request.url)) ?? deps.fetch(request);

export const answerExtra = async (request: Request, deps: AnswerDeps): Promise<Response> => {
  try {
    return requireNetwork(await deps.fetch(request));
  } catch (error) {
    const saved = await fromStored(deps, request.url);
    if (saved) return saved;
    throw error;
  }
};

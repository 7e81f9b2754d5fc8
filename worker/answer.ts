/** Decides which requests the worker handles: pages from the network first, their parts from the cache first. */
import { listStoredGames } from './stored-games';
import { renderOfflinePage } from './offline-page';

/** Returns whether the path contains a hash of the content. The cached copy then equals the network's. */
const isNamedByContent = (path: string): boolean => path.startsWith('/_next/static/');

/** Returns whether the path is a font or the icon sprite. */
const isAppearanceFile = (path: string): boolean => path.startsWith('/fonts/') || path === '/icons.svg';

/** Returns whether the player's page requested the image, or a style sheet did, which is then the referrer. */
const isOfPlayer = (referrer: string): boolean => {
  const path = URL.canParse(referrer) ? new URL(referrer).pathname : '';
  return path.startsWith('/gameplayer/') || path.startsWith('/_next/static/');
};

/**
 * Returns how to handle a request. `page`: network first. `part`: cache first. `extra`: network first, because newer
 * content may have the same path. Null: not handled.
 */
export const classifyRequest = (request: Request, origin: string): 'page' | 'part' | 'extra' | null => {
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

const findStoredResponse = ({ caches }: AnswerDeps, path: string): Promise<Response | undefined> =>
  // Ignores `Vary`, because the variant was chosen when the page was cached.
  caches.match(path, { ignoreVary: true });

/**
 * Returns a response that comes from the network. A failed navigation preload resolves to an error response in
 * Firefox, but rejects in other browsers.
 * @throws TypeError for an error response
 */
const requireNetwork = <Found extends Response | undefined>(response: Found): Found => {
  if (response?.type === 'error') throw new TypeError('The network request failed.');
  return response;
};

/** Returns the page from the network. While offline, returns the cached page, or else a page that lists the playable games. */
export const answerPage = async (
  request: Request,
  preloaded: Promise<Response | undefined>,
  deps: AnswerDeps,
): Promise<Response> => {
  try {
    return requireNetwork(await preloaded) ?? requireNetwork(await deps.fetch(request));
  } catch {
    const { pathname } = new URL(request.url);
    return (
      (await findStoredResponse(deps, pathname)) ?? renderOfflinePage(await listStoredGames(deps.caches))
    );
  }
};

export const answerPart = async (request: Request, deps: AnswerDeps): Promise<Response> =>
  (await findStoredResponse(deps, request.url)) ?? deps.fetch(request);

export const answerExtra = async (request: Request, deps: AnswerDeps): Promise<Response> => {
  try {
    return requireNetwork(await deps.fetch(request));
  } catch (error) {
    const saved = await findStoredResponse(deps, request.url);
    if (saved) return saved;
    throw error;
  }
};

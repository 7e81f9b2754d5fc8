/** Which requests the worker answers, and with what: pages from the network first, what a page is made of from what is kept. */
import { listStored } from './stored-games';
import { offlinePage } from './offline-page';

/** Addresses hold their content's name, so that what is kept is what the network has. */
const isNamedByContent = (path: string): boolean => path.startsWith('/_next/static/');

/** Faces and the sprite of icons. */
const isLook = (path: string): boolean => path.startsWith('/fonts/') || path === '/icons.svg';

/** A picture that the player's page asks for, or a sheet: then the sheet is what refers. */
const isOfPlayer = (referrer: string): boolean => {
  const path = URL.canParse(referrer) ? new URL(referrer).pathname : '';
  return path.startsWith('/gameplayer/') || path.startsWith('/_next/static/');
};

/** `page`: network first. `part`: kept first. `extra`: network first, as its address may hold something newer. Null: not ours. */
export const kindOf = (request: Request, origin: string): 'page' | 'part' | 'extra' | null => {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return null;
  if (request.mode === 'navigate') return 'page';
  if (isNamedByContent(url.pathname)) return 'part';
  if (isLook(url.pathname)) return 'extra';
  return request.destination === 'image' && isOfPlayer(request.referrer) ? 'extra' : null;
};

interface AnswerDeps {
  caches: CacheStorage;
  fetch(request: Request): Promise<Response>;
}

const fromStored = ({ caches }: AnswerDeps, path: string): Promise<Response | undefined> =>
  // What a page varies by was settled when it was kept.
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
    const kept = await fromStored(deps, request.url);
    if (kept) return kept;
    throw error;
  }
};

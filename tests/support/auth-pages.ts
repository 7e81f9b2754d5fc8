/** Loads pages with the real stores and the real product API, for tests of the auth store. */
import type { FetchLike } from '@/api-clients/http';
import type { Appearance } from '@/lib/domain/site/layout';
import { PASSWORD, type TestBrowser } from './members';
import { createMemoryStorage, createTestClients, createTestStores } from './stores';

const ORIGIN = 'http://starwick.test';

export interface AuthPageOptions {
  appearance?: Appearance;
  /** Returns a response in place of the server's, or null to let the server respond. */
  intercept?: (path: string, method: string) => Response | Error | null;
  canReload?: boolean;
  /** Whether this browser has a guest. */
  hasGuest?: boolean;
}

/** Loads a page in a browser: new stores with the browser's cookies. */
export const openAuthPage = (
  browser: TestBrowser,
  { appearance, intercept, canReload = true, hasGuest = false }: AuthPageOptions = {},
) => {
  const requested: string[] = [];
  const applied: Appearance[] = [];
  let reloads = 0;
  let storedDrafts = 0;
  const saved = new Map<string, unknown>();
  let isMarked = hasGuest;
  const transport: FetchLike = async (request) => {
    const { pathname, search } = new URL(request.url);
    requested.push(`${request.method} ${pathname}`);
    const instead = intercept?.(pathname, request.method);
    if (instead instanceof Error) throw instead;
    if (instead) return instead;
    const text = await request.text();
    const answer = await browser.request(request.method, `${pathname}${search}`, text || undefined, {
      'x-csrf-token': request.headers.get('x-csrf-token') ?? '',
    });
    return Response.json(answer.body, { status: answer.status });
  };
  browser.csrfToken = null;
  const stores = createTestStores({
    clients: createTestClients({
      origin: ORIGIN,
      productTransport: transport,
      scoresTransport: transport,
      reload: () => void (reloads += 1),
      guestFlag: { has: () => isMarked, set: (isThere) => void (isMarked = isThere) },
    }),
    appearance,
    storage: createMemoryStorage(saved),
    isStill: true,
    reloadOnce: () => {
      reloads += 1;
      return canReload && reloads === 1;
    },
    storeDrafts: () => void (storedDrafts += 1),
  });
  stores.appearance.subscribe((state) => applied.push({ layout: state.layout, theme: state.theme }));
  return {
    ...stores,
    requested,
    applied,
    saved,
    hasGuest: () => isMarked,
    reloads: () => reloads,
    storedDrafts: () => storedDrafts,
    state: () => stores.auth.getState(),
    notices: () => stores.notification.getState().queue.map(({ message }) => message),
    login: async (name = 'Ada', pass = PASSWORD) =>
      (await stores.auth.getState().loadActions()).login(name, pass),
  };
};

export const failureResponse = (status: number) =>
  Response.json(
    { code: status === 404 ? 'notFound' : 'internal', message: 'no', requestId: 'x' },
    { status },
  );
export const networkError = new TypeError('the network is away');

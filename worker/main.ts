/** The service worker, which stores opened dailies and serves them while offline (docs/decisions/0012). */
import type { StoreGameRequest } from '@/lib/domain/games/stored-games';
import { answerExtra, answerPage, answerPart, kindOf } from './answer';
import { storeGame } from './store-game';
import { removeOutdated } from './stored-games';
import type { WorkerScope } from './scope';

const scope = self as unknown as WorkerScope;
const deps = { caches: scope.caches, fetch: (request: Request) => fetch(request) };

// A new worker can take over at once, because it removes nothing that a page of an older build needs.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      removeOutdated(scope.caches),
      scope.registration.navigationPreload?.enable(),
      scope.clients.claim(),
    ]),
  ),
);

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (kindOf(request, scope.location.origin)) {
    case 'page':
      return event.respondWith(answerPage(request, event.preloadResponse, deps));
    case 'part':
      return event.respondWith(answerPart(request, deps));
    case 'extra':
      return event.respondWith(answerExtra(request, deps));
    default:
      return;
  }
});

const isStoreGameRequest = (data: unknown): data is StoreGameRequest =>
  typeof data === 'object' && data !== null && (data as { kind?: unknown }).kind === 'keep';

// Needs no check of the origin, because only pages of this origin can send messages here.
scope.addEventListener('message', (event) => {
  if (!isStoreGameRequest(event.data)) return;
  const storeDeps = { caches: scope.caches, fetch: (path: string) => fetch(path), now: Date.now };
  event.waitUntil(storeGame(event.data, storeDeps));
});

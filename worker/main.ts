/** The service worker, which stores opened dailies and serves them while offline (docs/decisions/0012). */
import type { StoreGameRequest } from '@/lib/domain/games/stored-games';
import { answerExtra, answerPage, answerPart, classifyRequest } from './answer';
import { storeGame } from './store-game';
import { removeOutdatedCaches } from './stored-games';
import type { WorkerScope } from './scope';

const workerScope = self as unknown as WorkerScope;
const answerDeps = { caches: workerScope.caches, fetch: (request: Request) => fetch(request) };

// A new worker can take over at once, because it removes nothing that a page of an older build needs.
workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()));

workerScope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      removeOutdatedCaches(workerScope.caches),
      workerScope.registration.navigationPreload?.enable(),
      workerScope.clients.claim(),
    ]),
  ),
);

workerScope.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (classifyRequest(request, workerScope.location.origin)) {
    case 'page':
      return event.respondWith(answerPage(request, event.preloadResponse, answerDeps));
    case 'part':
      return event.respondWith(answerPart(request, answerDeps));
    case 'extra':
      return event.respondWith(answerExtra(request, answerDeps));
    default:
      return;
  }
});

const isStoreGameRequest = (data: unknown): data is StoreGameRequest =>
  typeof data === 'object' && data !== null && (data as { kind?: unknown }).kind === 'keep';

// Needs no check of the origin, because only pages of this origin can send messages here.
workerScope.addEventListener('message', (event) => {
  if (!isStoreGameRequest(event.data)) return;
  const storeDeps = { caches: workerScope.caches, fetch: (path: string) => fetch(path), now: Date.now };
  event.waitUntil(storeGame(event.data, storeDeps));
});

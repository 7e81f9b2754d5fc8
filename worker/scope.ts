/**
 * The part of the worker's global scope that is used here. TypeScript's own library for workers conflicts with the one
 * for pages.
 */

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends LastingEvent {
  request: Request;
  /** The browser's own request for a navigation, which it started while the worker was starting. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: RequestEvent;
  message: LastingEvent & { data: unknown; source: unknown };
}

export interface WorkerScope {
  location: Location;
  caches: CacheStorage;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener<N extends keyof WorkerEvents>(name: N, listener: (event: WorkerEvents[N]) => void): void;
}

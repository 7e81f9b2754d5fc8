/** Asks the service worker to store the daily that is being played, so that it can be opened offline. */
import { type StoreGameRequest, WORKER_PATH } from '@/lib/domain/games/stored-games';

type StoredGameRequest = Pick<StoreGameRequest, 'slug' | 'title' | 'theme' | 'page' | 'frame'>;

const sameOriginPath = (url: string): string | null => {
  const { origin, pathname, search } = new URL(url, window.location.href);
  return origin === window.location.origin ? pathname + search : null;
};

/** Returns the resources that this page has loaded but its document does not name: lazy script chunks and images. */
export const loadedExtras = (): string[] => {
  const parts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).flatMap(
    ({ name, initiatorType }) => {
      const path = sameOriginPath(name);
      return path && (path.startsWith('/_next/static/') || initiatorType === 'css') ? [path] : [];
    },
  );
  const images = [...document.images].map(
    ({ currentSrc }) => (currentSrc && sameOriginPath(currentSrc)) || null,
  );
  return [...new Set([...parts, ...images])].filter((path) => path !== null);
};

/** Registers the worker at the first game, and sends it the request. Browsers without service workers store nothing. */
export const storeGame = async (game: StoredGameRequest): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(WORKER_PATH);
  const { active } = await navigator.serviceWorker.ready;
  const { buildId } = (window as unknown as { __NEXT_DATA__: { buildId: string } }).__NEXT_DATA__;
  const request: StoreGameRequest = { kind: 'keep', ...game, build: buildId, extras: loadedExtras() };
  active?.postMessage(request);
};

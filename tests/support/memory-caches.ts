/** The methods of the browser's caches that the service worker uses, in memory. */

const ORIGIN = 'http://site.test';
const toUrl = (key: RequestInfo | URL): string =>
  new URL(key instanceof Request ? key.url : String(key), ORIGIN).href;

const createCache = () => {
  const saved = new Map<string, Response>();
  return {
    match: async (key: RequestInfo | URL) => saved.get(toUrl(key))?.clone(),
    put: async (key: RequestInfo | URL, answer: Response) => void saved.set(toUrl(key), answer),
    delete: async (key: RequestInfo | URL) => saved.delete(toUrl(key)),
    keys: async () => [...saved.keys()].map((url) => new Request(url)),
  };
};

export const createMemoryCaches = (): CacheStorage => {
  const all = new Map<string, ReturnType<typeof createCache>>();
  const open = async (name: string) => {
    const cache = all.get(name) ?? createCache();
    all.set(name, cache);
    return cache;
  };
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    has: async (name: string) => all.has(name),
    match: async (key: RequestInfo | URL) => {
      for (const cache of all.values()) {
        const found = await cache.match(key);
        if (found) return found;
      }
      return undefined;
    },
  } as unknown as CacheStorage;
};

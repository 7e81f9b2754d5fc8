/** Tests the cache of complete responses: single-flight, freshness, staleness, and the size limit. */
import { describe, expect, it, vi } from 'vitest';
import {
  createResponseCache,
  type FreshResponse,
  type CacheRule,
  type StoredResponse,
} from '@/server/http/response-cache';

const createResponse = (text: string, status = 200): FreshResponse => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
});
const save: CacheRule = ({ status }) => (status < 500 ? { freshMs: 1000, staleMs: 5000 } : null);

const createCache = (maxBytes = 1_000_000) => {
  const clock = { now: 0 };
  const failures: unknown[] = [];
  const cache = createResponseCache({
    maxBytes,
    now: () => clock.now,
    onRefreshFailure: (error) => void failures.push(error),
  });
  return { cache, clock, failures };
};
const textOf = (stored: StoredResponse): string => {
  const variant = stored.variantIn('identity');
  if (variant instanceof Promise) throw new Error('The answer as it is must be there at once.');
  return variant.body.toString();
};

describe('createResponseCache', () => {
  it('produces a response once for concurrent requests', async () => {
    const { cache } = createCache();
    const make = vi.fn(async () => createResponse('one'));
    const all = await Promise.all(Array.from({ length: 20 }, () => cache.get('a', make, save)));
    expect(make).toHaveBeenCalledTimes(1);
    expect(all.map(textOf)).toEqual(Array.from({ length: 20 }, () => 'one'));
  });

  it('serves a stale response immediately, and renews it in the background', async () => {
    const { cache, clock } = createCache();
    await cache.get('a', async () => createResponse('old'), save);
    clock.now = 2000;
    expect(cache.peek('a')).toBeUndefined();
    const renewed = Promise.resolve(createResponse('new'));
    expect(textOf(await cache.get('a', () => renewed, save))).toBe('old');
    await vi.waitFor(() => expect(cache.peek('a') && textOf(cache.peek('a')!)).toBe('new'));
  });

  it('serves an expired response while no new one can be produced, and the new one as soon as possible', async () => {
    const cacheLong: CacheRule = (made) => {
      const lifetime = save(made);
      return lifetime && { ...lifetime, staleIfErrorMs: 100_000 };
    };
    const { cache, clock, failures } = createCache();
    await cache.get('a', async () => createResponse('old'), cacheLong);
    clock.now = 50_000;
    const unavailable = vi.fn(async () => createResponse('down', 503));
    expect(textOf(await cache.get('a', unavailable, cacheLong))).toBe('old');
    expect(textOf(await cache.get('a', unavailable, cacheLong))).toBe('old');
    // The second request has triggered an attempt in the background, too.
    await vi.waitFor(() => expect(unavailable).toHaveBeenCalledTimes(2));
    await new Promise((done) => setImmediate(done));
    clock.now = 60_000;
    const fail = () => Promise.reject(new Error('down'));
    expect(textOf(await cache.get('a', fail, cacheLong))).toBe('old');
    expect(failures).toHaveLength(1);
    clock.now = 70_000;
    expect(textOf(await cache.get('a', async () => createResponse('new'), cacheLong))).toBe('new');
  });

  it('reports the failure once the stored response has expired completely', async () => {
    const { cache, clock } = createCache();
    await cache.get('a', async () => createResponse('old'), save);
    clock.now = 6_000;
    expect((await cache.get('a', async () => createResponse('down', 503), save)).status).toBe(503);
  });

  it('continues to serve the stale response when the renewal fails, and reports the failure', async () => {
    const { cache, clock, failures } = createCache();
    await cache.get('a', async () => createResponse('old'), save);
    clock.now = 2000;
    const fail = () => Promise.reject(new Error('down'));
    expect(textOf(await cache.get('a', fail, save))).toBe('old');
    await vi.waitFor(() => expect(failures).toHaveLength(1));
    expect(textOf(await cache.get('a', fail, save))).toBe('old');
  });

  it('produces a new response when the stored one is too old', async () => {
    const { cache, clock } = createCache();
    await cache.get('a', async () => createResponse('old'), save);
    clock.now = 7000;
    expect(textOf(await cache.get('a', async () => createResponse('new'), save))).toBe('new');
  });

  it('never stores a response if the rule does not allow it', async () => {
    const { cache } = createCache();
    await cache.get('a', async () => createResponse('broken', 500), save);
    expect(cache.peek('a')).toBeUndefined();
  });

  it('never stores a response if its computation began before the cache was cleared', async () => {
    const { cache } = createCache();
    let finish = (_answer: FreshResponse): void => undefined;
    const requested = cache.get('a', () => new Promise<FreshResponse>((done) => (finish = done)), save);
    cache.clear();
    finish(createResponse('of before'));
    await requested;
    expect(cache.peek('a')).toBeUndefined();
  });

  it('computes a response again after the cache was cleared, although an earlier computation is still running', async () => {
    const { cache } = createCache();
    let fail = (_error: Error): void => undefined;
    const before = cache.get('a', () => new Promise<FreshResponse>((_done, reject) => (fail = reject)), save);
    cache.clear();
    expect(textOf(await cache.get('a', async () => createResponse('new'), save))).toBe('new');
    fail(new Error('of before'));
    await expect(before).rejects.toThrow('of before');
    expect(cache.peek('a') && textOf(cache.peek('a')!)).toBe('new');
  });

  it('retains the stored response if the rule does not allow storing the new one', async () => {
    const { cache, clock } = createCache();
    await cache.get('a', async () => createResponse('old'), save);
    clock.now = 2000;
    const refused = vi.fn(async () => createResponse('down', 503));
    await cache.get('a', refused, save);
    await vi.waitFor(() => expect(refused).toHaveBeenCalled());
    await new Promise((done) => setImmediate(done));
    expect(textOf(await cache.get('a', refused, save))).toBe('old');
  });

  it('stays within its size limit', async () => {
    const { cache } = createCache(20_000);
    for (let index = 0; index < 50; index += 1) {
      await cache.get(`k${index}`, async () => createResponse('x'.repeat(500)), save);
    }
    expect(cache.bytes).toBeLessThanOrEqual(20_000);
    expect(cache.peek('k49')).toBeDefined();
    expect(cache.peek('k0')).toBeUndefined();
  });

  it('creates each encoding of a response once, and compresses only if worthwhile', async () => {
    const { cache } = createCache();
    const stored = await cache.get(
      'a',
      async () => createResponse('<p>light the street</p>'.repeat(100)),
      save,
    );
    const [identity, br, gzip] = await Promise.all([
      stored.variantIn('identity'),
      stored.variantIn('br'),
      stored.variantIn('gzip'),
    ]);
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(identity.headers['content-encoding']).toBeUndefined();
    expect(br.body.byteLength).toBeLessThan(identity.body.byteLength / 5);
    expect(new Set([identity, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(stored.variantIn('br')).toBe(br);
    expect(stored.bytes).toBeGreaterThanOrEqual(
      [identity, br, gzip].reduce((sum, { body }) => sum + body.byteLength, 0),
    );
  });
});

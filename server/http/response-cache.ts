/** Whole answers kept compressed: single-flight, stale-while-revalidate, bounded by bytes (pages.md). */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** An answer as its maker gives it. */
export interface FreshAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

type Encoding = 'identity' | 'gzip' | 'br';

interface Variant {
  body: Buffer;
  headers: Record<string, string | number>;
}

export interface StoredAnswer {
  status: number;
  etag: string;
  variants: Record<Encoding, Variant>;
  freshUntil: number;
  staleUntil: number;
  bytes: number;
}

export interface Lifetime {
  freshMs: number;
  staleMs: number;
}

const BROTLI_QUALITY = 6;
const WORTH_COMPRESSING = 800;

const encode = async (body: Buffer): Promise<Record<Encoding, Buffer>> => {
  if (body.byteLength < WORTH_COMPRESSING) return { identity: body, gzip: body, br: body };
  const [br, zipped] = await Promise.all([
    brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gzipAsync(body, { level: 6 }),
  ]);
  return { identity: body, gzip: zipped, br };
};

const prepare = async (answer: FreshAnswer, lifetime: Lifetime, now: number): Promise<StoredAnswer> => {
  const etag = `"${createHash('sha1').update(answer.body).digest('base64url')}"`;
  const bodies = await encode(answer.body);
  const isCompressed = bodies.br !== bodies.identity;
  const variantOf = (encoding: Encoding): Variant => ({
    body: bodies[encoding],
    headers: {
      ...answer.headers,
      etag: encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`,
      'content-length': bodies[encoding].byteLength,
      ...(isCompressed && encoding !== 'identity' ? { 'content-encoding': encoding } : {}),
    },
  });
  const bytes = bodies.identity.byteLength + bodies.gzip.byteLength + bodies.br.byteLength + 1024;
  return {
    status: answer.status,
    etag,
    variants: { identity: variantOf('identity'), gzip: variantOf('gzip'), br: variantOf('br') },
    freshUntil: now + lifetime.freshMs,
    staleUntil: now + lifetime.freshMs + lifetime.staleMs,
    bytes,
  };
};

const encodingFor = (accepted: string | undefined): Encoding => {
  if (!accepted) return 'identity';
  if (/\bbr\b(?!;q=0(\.0+)?\b)/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(\.0+)?\b)/.test(accepted) ? 'gzip' : 'identity';
};

/** Writes a stored answer in the best encoding the caller takes; 304 where it has it already. */
export const sendStored = (
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredAnswer,
): void => {
  const variant = stored.variants[encodingFor(request.headers['accept-encoding'])];
  const known = request.headers['if-none-match'];
  if (known && stored.status === 200 && known.includes(stored.etag.slice(0, -1))) {
    const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = variant.headers;
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(stored.status, variant.headers);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
};

/** What to keep and for how long; null for answers that must not be kept. */
export type KeepRule = (answer: FreshAnswer) => Lifetime | null;

export interface ResponseCache {
  /** The stored answer of a key, made once however many ask at the same time. */
  get(key: string, make: () => Promise<FreshAnswer>, keep: KeepRule): Promise<StoredAnswer>;
  /** A stored answer that is still fresh, at once; undefined where there is none. */
  peek(key: string): StoredAnswer | undefined;
  clear(): void;
  readonly bytes: number;
}

export const createResponseCache = ({
  maxBytes,
  now = Date.now,
  onRefreshFailure,
}: {
  maxBytes: number;
  now?: () => number;
  onRefreshFailure: (error: unknown) => void;
}): ResponseCache => {
  const store = new LRUCache<string, StoredAnswer>({
    maxSize: maxBytes,
    sizeCalculation: (entry) => entry.bytes,
  });
  const pending = new Map<string, Promise<StoredAnswer>>();
  // An answer that was begun before a clear must not be kept after it.
  let generation = 0;

  const refresh = (key: string, make: () => Promise<FreshAnswer>, keep: KeepRule): Promise<StoredAnswer> => {
    const known = pending.get(key);
    if (known) return known;
    const begun = generation;
    const work = (async () => {
      const answer = await make();
      const lifetime = keep(answer);
      const stored = await prepare(answer, lifetime ?? { freshMs: 0, staleMs: 0 }, now());
      if (lifetime && begun === generation) store.set(key, stored);
      return stored;
    })().finally(() => {
      if (pending.get(key) === work) pending.delete(key);
    });
    pending.set(key, work);
    return work;
  };

  return {
    peek: (key) => {
      const stored = store.get(key);
      return stored && now() < stored.freshUntil ? stored : undefined;
    },
    get: async (key, make, keep) => {
      const stored = store.get(key);
      if (!stored || now() >= stored.staleUntil) return refresh(key, make, keep);
      if (now() >= stored.freshUntil) refresh(key, make, keep).catch(onRefreshFailure);
      return stored;
    },
    clear: () => {
      generation += 1;
      pending.clear();
      store.clear();
    },
    get bytes() {
      return store.calculatedSize;
    },
  };
};

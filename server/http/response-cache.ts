/**
 * Caches complete responses with their compressed forms: single-flight, stale-while-revalidate, limited by bytes
 * (docs/pages.md).
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { recordMetric } from '../platform/metric-events';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A response as the app or a page returns it. */
export interface FreshResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

type ContentCoding = 'identity' | 'gzip' | 'br';

interface ResponseVariant {
  body: Buffer;
  headers: Record<string, string | number>;
}

export interface StoredResponse {
  status: number;
  etag: string;
  /** Returns the body in an encoding, and compresses it first if necessary. */
  variantIn(encoding: ContentCoding): ResponseVariant | Promise<ResponseVariant>;
  freshUntil: number;
  staleUntil: number;
  /** The time until which the stale response may be sent if no new one can be produced. */
  usableUntil: number;
  bytes: number;
}

export interface CacheLifetime {
  freshMs: number;
  staleMs: number;
  /** How long past its lifetime a stale response is still served if a fresh one cannot be produced; default 0. */
  staleIfErrorMs?: number;
}

const BROTLI_QUALITY = 6;
/** How long a stale response is sent immediately after a failed renewal, while renewal is retried in the background. */
const RETRY_MS = 5_000;
const MIN_COMPRESSED_BYTES = 800;
/** The text and both of its compressed forms together take less than twice the size of the text. */
const ALL_ENCODINGS = 2;

const COMPRESSORS: Readonly<Record<Exclude<ContentCoding, 'identity'>, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body) => gzipAsync(body, { level: 6 }),
};

/** Compresses to each encoding once, on first use, because most responses are requested in only a few encodings. */
const createVariants = (
  answer: FreshResponse,
  etag: string,
  shrinks: boolean,
): StoredResponse['variantIn'] => {
  const variantOf = (encoding: ContentCoding, body: Buffer): ResponseVariant => ({
    body,
    headers: {
      ...answer.headers,
      etag: encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`,
      'content-length': body.byteLength,
      ...(shrinks && encoding !== 'identity' ? { 'content-encoding': encoding } : {}),
    },
  });
  const made = new Map<ContentCoding, ResponseVariant | Promise<ResponseVariant>>();
  return (encoding) => {
    const known = made.get(encoding);
    if (known) return known;
    if (encoding === 'identity' || !shrinks) {
      const variant = variantOf(encoding, answer.body);
      made.set(encoding, variant);
      return variant;
    }
    const work = COMPRESSORS[encoding](answer.body).then((body) => variantOf(encoding, body));
    made.set(encoding, work);
    work.then(
      (variant) => made.set(encoding, variant),
      () => made.delete(encoding),
    );
    return work;
  };
};

const prepareResponse = (answer: FreshResponse, lifetime: CacheLifetime, now: number): StoredResponse => {
  const etag = `"${createHash('sha1').update(answer.body).digest('base64url')}"`;
  const shrinks = answer.body.byteLength >= MIN_COMPRESSED_BYTES;
  return {
    status: answer.status,
    etag,
    variantIn: createVariants(answer, etag, shrinks),
    freshUntil: now + lifetime.freshMs,
    staleUntil: now + lifetime.freshMs + lifetime.staleMs,
    usableUntil: now + lifetime.freshMs + lifetime.staleMs + (lifetime.staleIfErrorMs ?? 0),
    // Reserves space for every encoding, whether or not it has been created.
    bytes: answer.body.byteLength * (shrinks ? ALL_ENCODINGS : 1) + 1024,
  };
};

const chooseEncoding = (accepted: string | undefined): ContentCoding => {
  if (!accepted) return 'identity';
  if (/\bbr\b(?!;q=0(\.0+)?\b)/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(\.0+)?\b)/.test(accepted) ? 'gzip' : 'identity';
};

const sendVariant = (
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
  variant: ResponseVariant,
): void => {
  const known = request.headers['if-none-match'];
  if (known && stored.status === 200 && known.includes(stored.etag.slice(0, -1))) {
    const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = variant.headers;
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(stored.status, variant.headers);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
};

/** Sends a stored response in the best encoding that the client accepts; sends 304 when the client already has it. */
export const sendStored = (
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
): void | Promise<void> => {
  const variant = stored.variantIn(chooseEncoding(request.headers['accept-encoding']));
  return variant instanceof Promise
    ? variant.then((made) => sendVariant(request, response, stored, made))
    : sendVariant(request, response, stored, variant);
};

/** Returns how long to store a response; null if it must not be stored. */
export type CacheRule = (answer: FreshResponse) => CacheLifetime | null;

interface ResponseProducer {
  make: () => Promise<FreshResponse>;
  save: CacheRule;
}

/** Thrown when the rule does not allow storing a response, so that the cache retains the previous one. */
class NotStoredError extends Error {
  constructor(readonly answer: StoredResponse) {
    super('The response is not stored.');
  }
}

export interface ResponseCache {
  /** Returns the stored response for a key, or produces it once for all concurrent requests. */
  get(key: string, make: () => Promise<FreshResponse>, save: CacheRule): Promise<StoredResponse>;
  /** Returns a stored response if it is fresh; otherwise undefined. */
  peek(key: string): StoredResponse | undefined;
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
  const store = new LRUCache<string, StoredResponse, ResponseProducer>({
    maxSize: maxBytes,
    sizeCalculation: (entry) => entry.bytes,
    noDeleteOnFetchRejection: true,
    // Callers still get their response when the cache is cleared or the key is evicted in the meantime.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { make, save } }) => {
      const answer = await make();
      const lifetime = save(answer);
      const made = prepareResponse(answer, lifetime ?? { freshMs: 0, staleMs: 0 }, now());
      if (!lifetime) throw new NotStoredError(made);
      return made;
    },
  });

  const refreshResponse = async (key: string, context: ResponseProducer): Promise<StoredResponse> => {
    try {
      return await store.forceFetch(key, { context, forceRefresh: true });
    } catch (error) {
      if (error instanceof NotStoredError) return error.answer;
      throw error;
    }
  };

  /**
   * Returns a new response. If that fails, returns the stored response and extends its life, so that further callers
   * get it immediately for a while.
   */
  const refreshOrReuse = async (
    stored: StoredResponse,
    key: string,
    producer: ResponseProducer,
  ): Promise<StoredResponse> => {
    try {
      const made = await refreshResponse(key, producer);
      if (made.status < 500) return made;
    } catch (error) {
      onRefreshFailure(error);
    }
    stored.staleUntil = now() + RETRY_MS;
    return stored;
  };

  return {
    peek: (key) => {
      const stored = store.get(key);
      if (!stored || now() >= stored.freshUntil) return undefined;
      recordMetric({ kind: 'cacheLookup', outcome: 'fresh' });
      return stored;
    },
    get: async (key, make, save) => {
      const stored = store.get(key);
      const isMissing = !stored || now() >= stored.staleUntil;
      recordMetric({ kind: 'cacheLookup', outcome: isMissing ? 'missing' : 'stale' });
      if (isMissing && stored && now() < stored.usableUntil)
        return refreshOrReuse(stored, key, { make, save });
      if (isMissing) return refreshResponse(key, { make, save });
      if (now() >= stored.freshUntil) refreshResponse(key, { make, save }).catch(onRefreshFailure);
      return stored;
    },
    clear: () => store.clear(),
    get bytes() {
      return store.calculatedSize;
    },
  };
};

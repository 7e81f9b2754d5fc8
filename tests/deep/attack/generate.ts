/**
 * Generates requests from the published OpenAPI description: valid, nearly valid, and hostile ones. The same seed
 * generates the same requests.
 */

export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  schema: JsonSchema;
}

interface Operation {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

export interface Description {
  paths: Record<string, Record<string, Operation>>;
}

export interface PublishedCall {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: JsonSchema | null;
}

export interface FuzzedRequest {
  call: string;
  method: string;
  /** The path as it is sent. Some of its characters are invalid in a URL. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** Returns the calls of a description. */
export const callsOf = ({ paths }: Description): PublishedCall[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, parameters, requestBody }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema ?? null,
    })),
  );

/** Returns a generator of numbers from 0 to 1, excluding 1 (mulberry32). */
export const randomOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const KNOWN = [
  'quiet-sudoku',
  'lantern-words',
  'daily',
  'easy',
  'puzzle-games',
  '1',
  '2',
  '2026-11-27',
  'Europe/Berlin',
];
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u001b[31m',
  '\r\nset-cookie: a=b',
  '\ud800',
  '\u202e\ufeff',
  "' or 1=1 --",
  '"; drop table product.member; --',
  '%',
  '%00',
  '%2e%2e%2f',
  '../../../../etc/passwd',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '2147483647',
  '2147483648',
  '-2147483649',
  '-9999999999',
  '9007199254740993',
  '99999999999999999999999999',
  '00000000-0000-0000-0000-000000000000',
  '0000-00-00',
  '2026-02-30',
  '+23:59',
  '1-'.repeat(500),
  'eyJhbGciOiJub25lIn0.e30.',
  'ß'.repeat(300),
  '😀'.repeat(200),
];
const HOSTILE_VALUES: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  [],
  {},
  [[[[[[[[]]]]]]]],
  { a: { b: { c: { d: { e: {} } } } } },
  JSON.parse('{"__proto__":{"isAdmin":true}}') as unknown,
];
const HOSTILE_HEADERS: [string, string][] = [
  ['content-type', 'text/plain'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'multipart/form-data'],
  ['content-type', ''],
  ['content-encoding', 'gzip'],
  ['accept', '*/*;q=banana'],
  ['accept-language', 'x'.repeat(4000)],
  ['accept-encoding', 'br;q=1.0001, gzip;q=-1'],
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer a.b.c'],
  ['authorization', `Bearer ${'x'.repeat(7000)}`],
  ['authorization', 'Basic OjpAOg=='],
  ['cookie', 'sw_session=%'],
  ['cookie', `sw_session=${'a'.repeat(4000)}`],
  ['cookie', `${'a=b; '.repeat(800)}`],
  ['origin', 'null'],
  ['origin', 'https://evil.example'],
  ['referer', 'not an address'],
  ['if-none-match', '"'.repeat(500)],
  ['range', 'bytes=-1-,5-2'],
  ['x-request-id', '\u001b[2J'],
  ['x-forwarded-for', '::ffff:999.1.1.1, , unknown'],
  ['x-forwarded-proto', 'https, javascript'],
  ['x-starwick-address', '127.0.0.1'],
  ['traceparent', '00-xyz'],
];

export interface Generator {
  next(): FuzzedRequest;
}

/** Generates requests to the given calls. Some contain one of the given sets of headers, such as a member's session. */
export const createGenerator = (
  calls: readonly PublishedCall[],
  sessions: readonly Record<string, string>[],
  seed: number,
): Generator => {
  const random = randomOf(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  const isLikely = (chance: number): boolean => random() < chance;

  const textOf = (): string => (isLikely(0.5) ? pick(KNOWN) : pick(HOSTILE_TEXTS));

  const valueOf = (schema: JsonSchema | boolean | undefined, depth = 0): unknown => {
    if (isLikely(0.08)) return pick(HOSTILE_VALUES);
    if (!schema || typeof schema === 'boolean' || depth > 6) return textOf();
    const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
    if (choices) return valueOf(pick(choices), depth + 1);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return pick(schema.enum);
    const type = Array.isArray(schema.type) ? pick(schema.type) : schema.type;
    if (type === 'object') return objectOf(schema, depth);
    if (type === 'array') return Array.from({ length: below(4) }, () => valueOf(schema.items, depth + 1));
    if (type === 'integer' || type === 'number') return pick([0, 1, 7, 60, below(10_000), -1, 2 ** 31, 1.5]);
    if (type === 'boolean') return isLikely(0.5);
    if (type === 'null') return null;
    return textOf();
  };

  const objectOf = (
    { properties = {}, required = [] }: JsonSchema,
    depth: number,
  ): Record<string, unknown> => {
    const value: Record<string, unknown> = {};
    for (const [name, property] of Object.entries(properties))
      if (isLikely(required.includes(name) ? 0.95 : 0.5)) value[name] = valueOf(property, depth + 1);
    if (isLikely(0.05)) value[pick(HOSTILE_TEXTS)] = pick(HOSTILE_VALUES);
    return value;
  };

  const encoded = (text: string): string => {
    // A lone surrogate cannot be encoded.
    const wholeNumber = text.toWellFormed();
    return isLikely(0.05) ? wholeNumber.replaceAll(/[^!-~]/g, '') : encodeURIComponent(wholeNumber);
  };

  const pathOf = ({ path, parameters }: PublishedCall): string => {
    let url = path.replaceAll(/\{(\w+)\}/g, () => encoded(textOf()));
    const query = parameters
      .filter((parameter) => parameter.in === 'query' && isLikely(0.6))
      .map(({ name, schema }) => {
        const value = valueOf(schema);
        return `${encodeURIComponent(name)}=${encoded(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))}`;
      });
    if (isLikely(0.03)) query.push('=', '&&', `a[]=1&a[]=2&${'x=1&'.repeat(200)}`);
    if (query.length > 0) url += `?${query.join('&')}`;
    if (isLikely(0.02)) url = url.replace('/', pick(['//', '/./', '/%2e%2e/', '/;a=b/']));
    return url;
  };

  const bodyOf = (schema: JsonSchema): Buffer => {
    const text = JSON.stringify(valueOf(schema)) ?? 'null';
    const spoil = random();
    if (spoil < 0.03) return Buffer.from(text.slice(0, below(text.length)));
    if (spoil < 0.05) return Buffer.from([0xff, 0xfe, ...Buffer.from(text)]);
    if (spoil < 0.06) return Buffer.from('['.repeat(5000));
    if (spoil < 0.07) return Buffer.from('');
    return Buffer.from(text);
  };

  return {
    next: () => {
      const call = pick(calls);
      const method = isLikely(0.03)
        ? pick(['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'POST', 'HEAD'])
        : call.method;
      const headers: Record<string, string> = isLikely(0.6) ? { ...pick(sessions) } : {};
      // Rate limits count by network, so each request comes from a different one.
      headers['x-forwarded-for'] = `198.${18 + below(2)}.${below(256)}.${below(256)}`;
      const body = call.body && method !== 'GET' && method !== 'HEAD' ? bodyOf(call.body) : null;
      if (body) headers['content-type'] = 'application/json';
      if (isLikely(0.15)) {
        const [name, value] = pick(HOSTILE_HEADERS);
        headers[name] = value;
      }
      return { call: call.id, method, path: pathOf(call), headers, body };
    },
  };
};

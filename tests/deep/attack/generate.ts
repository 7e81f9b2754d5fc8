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

interface CallParameter {
  name: string;
  in: 'path' | 'query';
  schema: JsonSchema;
}

interface ApiOperation {
  operationId: string;
  parameters: CallParameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

export interface ApiDescription {
  paths: Record<string, Record<string, ApiOperation>>;
}

export interface PublishedCall {
  id: string;
  method: string;
  path: string;
  parameters: CallParameter[];
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
export const listCalls = ({ paths }: ApiDescription): PublishedCall[] =>
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
export const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const KNOWN_VALUES = [
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

export interface RequestGenerator {
  next(): FuzzedRequest;
}

/** Generates requests to the given calls. Some contain one of the given sets of headers, such as a member's session. */
export const createGenerator = (
  calls: readonly PublishedCall[],
  sessions: readonly Record<string, string>[],
  seed: number,
): RequestGenerator => {
  const random = createRandom(seed);
  const randomBelow = (count: number): number => Math.floor(random() * count);
  const pickRandom = <T>(items: readonly T[]): T => items[randomBelow(items.length)] as T;
  const randomBoolean = (chance: number): boolean => random() < chance;

  const generateText = (): string =>
    randomBoolean(0.5) ? pickRandom(KNOWN_VALUES) : pickRandom(HOSTILE_TEXTS);

  const generateValue = (schema: JsonSchema | boolean | undefined, depth = 0): unknown => {
    if (randomBoolean(0.08)) return pickRandom(HOSTILE_VALUES);
    if (!schema || typeof schema === 'boolean' || depth > 6) return generateText();
    const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
    if (choices) return generateValue(pickRandom(choices), depth + 1);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return pickRandom(schema.enum);
    const type = Array.isArray(schema.type) ? pickRandom(schema.type) : schema.type;
    if (type === 'object') return generateObject(schema, depth);
    if (type === 'array')
      return Array.from({ length: randomBelow(4) }, () => generateValue(schema.items, depth + 1));
    if (type === 'integer' || type === 'number')
      return pickRandom([0, 1, 7, 60, randomBelow(10_000), -1, 2 ** 31, 1.5]);
    if (type === 'boolean') return randomBoolean(0.5);
    if (type === 'null') return null;
    return generateText();
  };

  const generateObject = (
    { properties = {}, required = [] }: JsonSchema,
    depth: number,
  ): Record<string, unknown> => {
    const value: Record<string, unknown> = {};
    for (const [name, property] of Object.entries(properties))
      if (randomBoolean(required.includes(name) ? 0.95 : 0.5))
        value[name] = generateValue(property, depth + 1);
    if (randomBoolean(0.05)) value[pickRandom(HOSTILE_TEXTS)] = pickRandom(HOSTILE_VALUES);
    return value;
  };

  const encodePathPart = (text: string): string => {
    // A lone surrogate cannot be encoded.
    const wholeNumber = text.toWellFormed();
    return randomBoolean(0.05) ? wholeNumber.replaceAll(/[^!-~]/g, '') : encodeURIComponent(wholeNumber);
  };

  const generatePath = ({ path, parameters }: PublishedCall): string => {
    let url = path.replaceAll(/\{(\w+)\}/g, () => encodePathPart(generateText()));
    const query = parameters
      .filter((parameter) => parameter.in === 'query' && randomBoolean(0.6))
      .map(({ name, schema }) => {
        const value = generateValue(schema);
        return `${encodeURIComponent(name)}=${encodePathPart(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))}`;
      });
    if (randomBoolean(0.03)) query.push('=', '&&', `a[]=1&a[]=2&${'x=1&'.repeat(200)}`);
    if (query.length > 0) url += `?${query.join('&')}`;
    if (randomBoolean(0.02)) url = url.replace('/', pickRandom(['//', '/./', '/%2e%2e/', '/;a=b/']));
    return url;
  };

  const generateBody = (schema: JsonSchema): Buffer => {
    const text = JSON.stringify(generateValue(schema)) ?? 'null';
    const spoil = random();
    if (spoil < 0.03) return Buffer.from(text.slice(0, randomBelow(text.length)));
    if (spoil < 0.05) return Buffer.from([0xff, 0xfe, ...Buffer.from(text)]);
    if (spoil < 0.06) return Buffer.from('['.repeat(5000));
    if (spoil < 0.07) return Buffer.from('');
    return Buffer.from(text);
  };

  return {
    next: () => {
      const call = pickRandom(calls);
      const method = randomBoolean(0.03)
        ? pickRandom(['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'POST', 'HEAD'])
        : call.method;
      const headers: Record<string, string> = randomBoolean(0.6) ? { ...pickRandom(sessions) } : {};
      // Rate limits count by network, so each request comes from a different one.
      headers['x-forwarded-for'] = `198.${18 + randomBelow(2)}.${randomBelow(256)}.${randomBelow(256)}`;
      const body = call.body && method !== 'GET' && method !== 'HEAD' ? generateBody(call.body) : null;
      if (body) headers['content-type'] = 'application/json';
      if (randomBoolean(0.15)) {
        const [name, value] = pickRandom(HOSTILE_HEADERS);
        headers[name] = value;
      }
      return { call: call.id, method, path: generatePath(call), headers, body };
    },
  };
};

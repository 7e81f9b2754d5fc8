/** Tests the messages for malformed requests: a plain sentence for every invalid field. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ALL_CALLS } from '@/lib/contract/all';
import { defineCall, type Call } from '@/lib/contract/call';
import { searchGames } from '@/lib/contract/games';
import { ServiceError } from '@/lib/errors';
import { parseQuery, parseRequest } from '@/server/http/parse';

const request = (call: Call, search: string, params: Record<string, string> = {}, body: unknown = {}) =>
  parseRequest(
    call,
    new Request('http://x/', {
      method: call.method,
      ...(call.method === 'GET'
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    }),
    params,
    new URLSearchParams(search),
  );

const fieldsOf = async (requested: Promise<unknown>): Promise<Record<string, string>> => {
  try {
    await requested;
    return {};
  } catch (error) {
    if (error instanceof ServiceError) return error.fields ?? {};
    throw error;
  }
};

const keysOf = (schema: unknown): string[] =>
  Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});
const everyKey = (schema: unknown, value: unknown): Record<string, unknown> =>
  Object.fromEntries(keysOf(schema).map((key) => [key, value]));

const BAD_VALUES: unknown[] = ['', '*', '-1', 'x'.repeat(2000), -1, 1.5, true, null, [], [{}], {}, [['x']]];

describe('the message for invalid input', () => {
  it.each(ALL_CALLS.map((call) => [call.id, call] as const))(
    'contains no jargon for any field of %s',
    async (_, call) => {
      for (const bad of BAD_VALUES) {
        const search = new URLSearchParams();
        if (typeof bad === 'string') for (const key of keysOf(call.query)) search.append(key, bad);
        const params = everyKey(call.params, typeof bad === 'string' ? bad : '*') as Record<string, string>;
        const bodies = call.body ? [everyKey(call.body, bad), bad] : [{}];
        for (const body of bodies) {
          const fields = await fieldsOf(request(call, search.toString(), params, body));
          for (const words of Object.values(fields)) {
            expect(words).toMatch(/^[A-Z].*\.$/);
            expect(words).not.toMatch(/Invalid |Expected|received|Array|Object|[|"^\\]/);
          }
        }
      }
    },
  );

  const call = defineCall({
    id: 'test.try',
    service: 'product',
    method: 'POST',
    path: '/try',
    access: 'anyone',
    summary: 'A try.',
    body: v.object({
      text: v.pipe(v.string(), v.minLength(2), v.maxLength(4)),
      list: v.pipe(v.array(v.string()), v.maxLength(1)),
      number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
      choice: v.picklist(['a', 'b', 'c']),
      either: v.union([v.number(), v.string()]),
      at: v.pipe(v.string(), v.isoTimestamp()),
      form: v.pipe(v.string(), v.regex(/^x$/)),
      own: v.pipe(v.string(), v.regex(/^x$/, 'Must be an x.')),
    }),
    answer: v.unknown(),
  });
  const good = { text: 'abc', list: [], number: 1, choice: 'a', either: 1, own: 'x', form: 'x' };

  it.each([
    [{ text: 'a' }, 'Must be at least 2 characters long.'],
    [{ text: 'abcde' }, 'Must be at most 4 characters long.'],
    [{ text: 7 }, 'Must be text.'],
    [{ text: undefined }, 'Required.'],
    [{ list: ['a', 'b'] }, 'Must have at most 1 entries.'],
    [{ list: 'a' }, 'Must be a list.'],
    [{ number: 1.5 }, 'Must be a whole number.'],
    [{ number: 0 }, 'Must be at least 1.'],
    [{ number: 10 }, 'Must be at most 9.'],
    [{ choice: 'd' }, 'Must be a, b or c.'],
    [{ either: {} }, 'Must be a number or text.'],
    [{ at: 'noon' }, 'Must be a date and time (ISO 8601).'],
    [{ form: 'y' }, 'Has the wrong format.'],
    [{ own: 'y' }, 'Must be an x.'],
  ])('describes %j as "%s"', async (value, words) => {
    const body = { at: '2026-11-21T12:00:00Z', ...good, ...value };
    expect(await fieldsOf(request(call, '', {}, body))).toEqual({ [Object.keys(value)[0] ?? '']: words });
  });
});

describe('an empty value in a query', () => {
  it('counts as absent when the key is optional', async () => {
    const search = 'tid=&tid[]=&sort_by=&sort_order=&page=&title=&content_type[]=';
    expect((await request(searchGames, search)).query).toEqual({});
    expect(parseQuery(searchGames, new URLSearchParams(search))).toEqual({});
    expect((await request(searchGames, 'tid[]=&tid[]=2')).query).toEqual({ 'tid[]': ['2'] });
  });

  it('causes an error when the key is required', async () => {
    const alias = ALL_CALLS.find(({ id }) => id === 'games.getByAlias') as Call;
    expect(await fieldsOf(request(alias, 'route='))).toEqual({ route: 'Must be a slug.' });
  });

  it('remains unchanged when it consists of blanks', async () => {
    expect(await fieldsOf(request(searchGames, 'tid=%20'))).toEqual({ tid: 'Must be an id.' });
  });
});

describe('a request with many invalid fields', () => {
  const MANY = 5000;
  let checked = 0;
  const call = defineCall({
    id: 'test.many',
    service: 'product',
    method: 'POST',
    path: '/test/many',
    access: 'anyone',
    summary: 'A test.',
    body: v.object({
      list: v.array(
        v.pipe(
          v.string(),
          v.check(() => {
            checked += 1;
            return false;
          }, 'Must be right.'),
        ),
      ),
    }),
    answer: v.object({}),
  });

  it('stops the validation after 20 invalid fields', async () => {
    const body = { list: Array<string>(MANY).fill('x') };
    const requested = request(call, '', {}, body);
    await expect(requested).rejects.toMatchObject({ code: 'badRequest' });
    const fields = Object.keys(await fieldsOf(requested));
    expect(fields).toEqual(Array.from({ length: 20 }, (_, index) => `list.${index}`));
    expect(checked).toBeLessThanOrEqual(100);
  });

  it('lists at most 20 fields in the message', async () => {
    const requested = request(call, '', {}, { list: Array<number>(MANY).fill(1) });
    await expect(requested).rejects.toThrow(/^Malformed request: list\.0, (?:list\.\d+, ){18}list\.19\.$/);
  });
});

describe('a body whose client stops sending', () => {
  const call = defineCall({
    id: 'test.aborted',
    service: 'product',
    method: 'POST',
    path: '/aborted',
    access: 'anyone',
    summary: 'A test.',
    body: v.object({}),
    answer: v.object({}),
  });

  it('causes a bad request, and is not logged as a lost database', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from('{"a"')),
      pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    });
    const sent = new Request('http://x/', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    } as RequestInit);
    await expect(parseRequest(call, sent, {}, new URLSearchParams())).rejects.toMatchObject({
      code: 'badRequest',
      message: 'The body ended before it was complete.',
    });
  });
});

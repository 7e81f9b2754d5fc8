/** Tests the HTTP caller with an in-process handler: the requests it sends and the error class it throws. */
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCaller, fillPathParams, REQUEST_TIMEOUT_MS, type CallerOptions } from '@/api-clients/http';
import { defineCall } from '@/lib/contract/call';
import { ApiError } from '@/lib/errors';

const ORIGIN = 'http://in-process';
const answer = v.object({ ok: v.boolean() });

const base = { service: 'product', access: 'anyone', summary: 'A call for tests.', answer } as const;
const list = defineCall({
  ...base,
  id: 'things.list',
  method: 'GET',
  path: '/things',
  query: v.object({
    'content_type[]': v.optional(v.array(v.string())),
    term: v.optional(v.string()),
    page: v.optional(v.number()),
  }),
});
const update = defineCall({
  ...base,
  id: 'things.update',
  method: 'PUT',
  path: '/things/{id}',
  params: v.object({ id: v.string() }),
  body: v.object({ title: v.string() }),
});
const createEmpty = defineCall({ ...base, id: 'things.create', method: 'POST', path: '/things' });
const upload = defineCall({
  ...base,
  id: 'things.upload',
  method: 'POST',
  path: '/things/picture',
  body: v.instance(FormData),
  bodyKind: 'multipart',
});

const json = (body: unknown, status = 200) => Response.json(body, { status });

/** Creates a caller and collects its requests in `seen`. */
const callerTo = (
  handle: (request: Request) => Promise<Response> | Response,
  options: Partial<CallerOptions> = {},
) => {
  const seen: Request[] = [];
  const call = createCaller({
    baseUrl: ORIGIN,
    transport: async (request) => {
      seen.push(request.clone() as Request);
      return handle(request);
    },
    ...options,
  });
  return { call, seen };
};

const failureOf = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => null,
    (caught: unknown) => caught,
  );
  if (!(error instanceof ApiError)) throw new Error(`No ApiError: ${String(error)}`);
  return error;
};

afterEach(() => {
  vi.useRealTimers();
});

describe('the request of an API call', () => {
  it('repeats the items of a list under its bracketed name, and omits missing values', async () => {
    const { call, seen } = callerTo(() => json({ ok: true }));
    await call(list, {
      query: { 'content_type[]': ['online', 'download & more'], term: undefined, page: 2 },
    });
    const url = new URL(seen[0]?.url ?? '');
    expect(url.pathname).toBe('/things');
    expect([...url.searchParams]).toEqual([
      ['content_type[]', 'online'],
      ['content_type[]', 'download & more'],
      ['page', '2'],
    ]);
  });

  it('has no question mark when there is no query', async () => {
    const { call, seen } = callerTo(() => json({ ok: true }));
    await call(list, {});
    expect(seen[0]?.url).toBe(`${ORIGIN}/things`);
  });

  it('keeps the path of its base URL', async () => {
    const { call, seen } = callerTo(() => json({ ok: true }), { baseUrl: `${ORIGIN}/scores` });
    await call(list, {});
    expect(seen[0]?.url).toBe(`${ORIGIN}/scores/things`);
  });

  it('includes cookies and accepts JSON responses', async () => {
    const { call, seen } = callerTo(() => json({ ok: true }));
    await call(list, {});
    expect(seen[0]?.credentials).toBe('include');
    expect(seen[0]?.headers.get('accept')).toBe('application/json');
    expect(seen[0]?.headers.has('content-type')).toBe(false);
  });

  it('has a JSON body and an escaped path', async () => {
    const { call, seen } = callerTo(() => json({ ok: true }));
    await call(update, { params: { id: 'a/b c' }, body: { title: 'Lamp ✨' } });
    const [request] = seen;
    expect(request?.method).toBe('PUT');
    expect(request?.url).toBe(`${ORIGIN}/things/a%2Fb%20c`);
    expect(request?.headers.get('content-type')).toBe('application/json');
    await expect(request?.json()).resolves.toEqual({ title: 'Lamp ✨' });
  });

  it('has no content type when there is no body', async () => {
    const { call, seen } = callerTo(() => json({ ok: true }));
    await call(createEmpty, {});
    expect(seen[0]?.headers.has('content-type')).toBe(false);
    await expect(seen[0]?.text()).resolves.toBe('');
  });

  it('keeps the multipart boundary when the body is form data', async () => {
    const { call, seen } = callerTo(() => json({ ok: true }));
    const form = new FormData();
    form.set('name', 'owl');
    await call(upload, { body: form });
    expect(seen[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect((await seen[0]?.formData())?.get('name')).toBe('owl');
  });

  it('includes asynchronously computed headers', async () => {
    const { call, seen } = callerTo(() => json({ ok: true }), {
      headersFor: async ({ id }) => ({ 'x-call': id, authorization: 'Bearer t' }),
    });
    await call(list, {});
    expect(seen[0]?.headers.get('x-call')).toBe('things.list');
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer t');
  });

  it('starts after the hook that runs before each call', async () => {
    const order: string[] = [];
    const { call } = callerTo(
      () => {
        order.push('sent');
        return json({ ok: true });
      },
      { beforeCall: async ({ id }) => void order.push(id) },
    );
    await call(list, {});
    expect(order).toEqual(['things.list', 'sent']);
  });

  it('escapes every path parameter', () => {
    expect(fillPathParams({ ...update, path: '/a/{id}/b/{slot}' }, { id: 'ü', slot: 3 })).toBe(
      '/a/%C3%BC/b/3',
    );
  });
});

describe('the response to an API call', () => {
  it('matches the schema of the contract after parsing', async () => {
    const { call } = callerTo(() => json({ ok: true, extra: 'dropped' }));
    await expect(call(list, {})).resolves.toEqual({ ok: true });
  });

  it.each([
    ['a response of another shape', () => json({ ok: 'yes' })],
    ['a page instead of JSON', () => new Response('<html>')],
    ['empty', () => new Response(null, { status: 204 })],
  ])('violates the contract when it is %s', async (_what, handle) => {
    const { call } = callerTo(handle);
    expect(await failureOf(call(list, {}))).toMatchObject({
      code: 'contract',
      detail: { callId: 'things.list' },
    });
  });
});

describe('a failed API call', () => {
  it("provides the server's message, field errors and request ID", async () => {
    const body = { code: 'conflict', message: 'Newer.', fields: { title: 'Taken.' }, requestId: 'r-1' };
    const { call } = callerTo(() => json(body, 409));
    const failure = await failureOf(call(list, {}));
    expect(failure).toMatchObject({ code: 'conflict', message: 'Newer.' });
    expect(failure.detail).toMatchObject({ status: 409, fields: { title: 'Taken.' }, requestId: 'r-1' });
  });

  it.each([
    [400, 'badRequest'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [418, 'badRequest'],
    [429, 'tooManyRequests'],
    [500, 'internal'],
    [502, 'internal'],
    [503, 'unavailable'],
  ])('maps status %i without a body to %s', async (status, code) => {
    const { call } = callerTo(() => new Response('<h1>No.</h1>', { status }));
    expect(await failureOf(call(list, {}))).toMatchObject({
      code,
      message: `The server answered ${status}.`,
      detail: { status },
    });
  });

  it('maps an unknown error code by its status', async () => {
    const { call } = callerTo(() => json({ code: 'teapot', message: 'Short and stout.' }, 404));
    expect(await failureOf(call(list, {}))).toMatchObject({ code: 'notFound', message: 'Short and stout.' });
  });

  it('reports that there is no network', async () => {
    const cause = new TypeError('fetch failed');
    const { call } = callerTo(() => Promise.reject(cause));
    expect(await failureOf(call(list, {}))).toMatchObject({
      code: 'network',
      message: 'The network is not reachable.',
    });
  });

  it.each([
    [undefined, REQUEST_TIMEOUT_MS],
    [50, 50],
  ])('fails after the timeout (%s)', async (timeoutMs, expectedMs) => {
    vi.useFakeTimers();
    const { call, seen } = callerTo(() => new Promise<Response>(() => undefined), { timeoutMs });
    const failure = failureOf(call(list, {}));
    let isResolved = false;
    void failure.then(() => {
      isResolved = true;
    });
    await vi.advanceTimersByTimeAsync(expectedMs - 1);
    expect(isResolved).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ code: 'timeout', message: 'The request took too long.' });
    expect(seen).toHaveLength(1);
  });

  it('aborts the request when it times out', async () => {
    vi.useFakeTimers();
    let signal: AbortSignal | undefined;
    const { call } = callerTo((request) => {
      signal = request.signal;
      return new Promise<Response>(() => undefined);
    });
    const failure = failureOf(call(list, {}));
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
    await failure;
    expect(signal?.aborted).toBe(true);
  });

  it('clears its timer when the call finishes', async () => {
    vi.useFakeTimers();
    const { call } = callerTo(() => json({ ok: true }));
    await call(list, {});
    expect(vi.getTimerCount()).toBe(0);
  });

  it('notifies its listener once, with the ID, method and path of the call', async () => {
    const onFailure = vi.fn();
    const { call } = callerTo(() => json({}, 500), { onFailure });
    const failure = await failureOf(call(list, {}));
    expect(onFailure.mock.calls).toEqual([['things.list', failure, 'GET /things']]);
  });

  it('rejects with the error that prevented the call from being sent', async () => {
    const stop = new ApiError('unauthorized', 'The session is gone.', { callId: 'auth.session' });
    const { call, seen } = callerTo(() => json({ ok: true }), { beforeCall: () => Promise.reject(stop) });
    expect(await failureOf(call(list, {}))).toBe(stop);
    expect(seen).toHaveLength(0);
  });
});

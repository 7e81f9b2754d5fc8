import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TIMEZONE_HEADER } from '@/lib/contract/scores-requests';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { createBrowserClients, LEAVING_MS } from '@/stores/browser-clients';
import { takeConsoleErrors } from '../support/console-guard';

const config = { ...DEFAULT_CONFIG, reportLogLevels: [] };
const answering = (respond: (request: Request) => Response | Promise<Response>) => {
  vi.stubGlobal('fetch', async (request: Request) => respond(request));
  // Resolves a relative URL against the origin of the page.
  const { Request } = globalThis;
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(url: string, options?: RequestInit) {
        super(new URL(url, 'http://starwick.test'), { ...options, signal: undefined });
      }
    },
  );
  return createBrowserClients(config);
};
const failure = (status: number, code: string) =>
  Response.json({ code, message: 'It says why.', requestId: 'x' }, { status });

const logged = (label: string, message: string): unknown =>
  expect.stringMatching(`^API call failed: ${label} ApiError: ${message}`);

describe('a failed API call', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    [404, 'notFound'],
    [401, 'unauthorized'],
    [422, 'unprocessable'],
    [500, 'internal'],
  ])('gets logged, and rejects with the status %i', async (status, code) => {
    const { games } = answering(() => failure(status, code));
    await expect(games.getByAlias('lamp')).rejects.toMatchObject({ code });
    vi.advanceTimersByTime(LEAVING_MS);
    expect(takeConsoleErrors()).toEqual([logged('games.getByAlias', 'It says why.')]);
  });

  it('gets logged while offline, unless the page is left in the next moment', async () => {
    const { games } = answering(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(games.getByAlias('lamp')).rejects.toMatchObject({ code: 'network' });
    // A page that is left ends its timers in this time.
    vi.advanceTimersByTime(LEAVING_MS - 1);
    expect(takeConsoleErrors()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(takeConsoleErrors()).toEqual([logged('games.getByAlias', 'The network is not reachable.')]);
  });

  it('gets logged for the scores server', async () => {
    const { boards } = answering(() => failure(500, 'internal'));
    await expect(boards.listModes('lamp')).rejects.toMatchObject({ code: 'internal' });
    vi.advanceTimersByTime(LEAVING_MS);
    expect(takeConsoleErrors()).toEqual([logged('scores.listCategories', 'It says why.')]);
  });
});

describe('the time zone of the requests to the scores server', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['Etc/Unknown', 'America/Los_Angeles'],
    [undefined, 'America/Los_Angeles'],
  ])('follows the browser’s zone %s by sending %s', async (timeZone, sent) => {
    const options = Intl.DateTimeFormat().resolvedOptions();
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...options,
      timeZone: timeZone as string,
    });
    const zones: (string | null)[] = [];
    const { boards } = answering(({ headers }) => {
      zones.push(headers.get(TIMEZONE_HEADER));
      return Response.json([]);
    });
    await boards.listModes('lamp');
    expect(zones).toEqual([sent]);
  });
});

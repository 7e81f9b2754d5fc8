import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicConfig } from '@/lib/config';
import { TIMEZONE_HEADER } from '@/lib/contract/scores-requests';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { GUEST_MARK } from '@/lib/domain/members/identity';
import { createBrowserClients, LEAVING_MS } from '@/stores/browser-clients';
import { takeConsoleErrors } from '../support/console-guard';

const createAnsweringClients = (
  respond: (request: Request) => Response | Promise<Response>,
  reportLogLevels: PublicConfig['reportLogLevels'] = [],
) => {
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
  return createBrowserClients({ ...DEFAULT_CONFIG, reportLogLevels });
};
const failureResponse = (status: number, code: string) =>
  Response.json({ code, message: 'It says why.', requestId: 'x' }, { status });

const matchLogLine = (request: string, message: string): unknown =>
  expect.stringMatching(`^API call failed: ${request} ApiError: ${message}`);
const BY_ALIAS = 'games.getByAlias GET /api/node/game/entity/alias';

describe('a failed API call', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
  });
  afterEach(() => {
    window.localStorage.clear();
    vi.useRealTimers();
  });

  it.each([
    [404, 'notFound'],
    [401, 'unauthorized'],
    [422, 'unprocessable'],
    [500, 'internal'],
  ])(
    'gets logged once with its method, path and status, and rejects with the status %i',
    async (status, code) => {
      const { games } = createAnsweringClients(() => failureResponse(status, code));
      await expect(games.getByAlias('lamp')).rejects.toMatchObject({ code });
      vi.advanceTimersByTime(LEAVING_MS);
      expect(takeConsoleErrors()).toEqual([matchLogLine(`${BY_ALIAS} ${status}`, 'It says why.')]);
    },
  );

  it('gets logged with the path that its parameters fill in', async () => {
    const { games } = createAnsweringClients(() => failureResponse(404, 'notFound'));
    await expect(games.listMoreLikeThis('7', 4)).rejects.toMatchObject({ code: 'notFound' });
    vi.advanceTimersByTime(LEAVING_MS);
    expect(takeConsoleErrors()).toEqual([
      matchLogLine('games.listMoreLikeThis GET /sw/api/node/game/block/morelikethis/7 404', 'It says why.'),
    ]);
  });

  it('gets logged when its response breaks the contract', async () => {
    const { games } = createAnsweringClients(() => Response.json({}));
    await expect(games.getByAlias('lamp')).rejects.toMatchObject({ code: 'contract' });
    vi.advanceTimersByTime(LEAVING_MS);
    expect(takeConsoleErrors()).toEqual([
      matchLogLine(`${BY_ALIAS} contract`, 'The answer of games.getByAlias'),
    ]);
  });

  it('gets logged while offline, unless the page is left in the next moment', async () => {
    const { games } = createAnsweringClients(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(games.getByAlias('lamp')).rejects.toMatchObject({ code: 'network' });
    // A page that is left ends its timers in this time.
    vi.advanceTimersByTime(LEAVING_MS - 1);
    expect(takeConsoleErrors()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(takeConsoleErrors()).toEqual([
      matchLogLine(`${BY_ALIAS} network`, 'The network is not reachable.'),
    ]);
  });

  it('gets logged for the scores server', async () => {
    const { boards } = createAnsweringClients(() => failureResponse(500, 'internal'));
    await expect(boards.listModes('lamp')).rejects.toMatchObject({ code: 'internal' });
    vi.advanceTimersByTime(LEAVING_MS);
    expect(takeConsoleErrors()).toEqual([
      matchLogLine('scores.listCategories GET /score/categories 500', 'It says why.'),
    ]);
  });

  it('gets logged and reported once when another call needed it for its token', async () => {
    const reported: unknown[] = [];
    const { player, boards } = createAnsweringClients(
      async (request) => {
        if (request.url.endsWith('/api/report/error')) reported.push(await request.json());
        return failureResponse(500, 'internal');
      },
      ['error'],
    );
    window.localStorage.setItem(GUEST_MARK, '1');
    expect(player.hasGuest()).toBe(true);
    await expect(boards.listModes('lamp')).rejects.toMatchObject({ code: 'internal' });
    await vi.waitFor(() => expect(reported).toHaveLength(1));
    vi.advanceTimersByTime(LEAVING_MS);
    // The report fails as well, which is logged, but not reported.
    expect(takeConsoleErrors()).toEqual([
      matchLogLine('scores.createGuest POST /guest 500', 'It says why.'),
      matchLogLine('reports.error POST /api/report/error 500', 'It says why.'),
    ]);
    expect(reported).toHaveLength(1);
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
    const { boards } = createAnsweringClients(({ headers }) => {
      zones.push(headers.get(TIMEZONE_HEADER));
      return Response.json([]);
    });
    await boards.listModes('lamp');
    expect(zones).toEqual([sent]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_CONFIG } from '@/lib/config';
import { createBrowserClients } from '@/stores/browser-clients';
import { takeConsoleErrors } from '../support/console-guard';

const config = { ...DEFAULT_CONFIG, reportLogLevels: [] };
const answering = (respond: () => Response | Promise<Response>) => {
  vi.stubGlobal('fetch', async () => respond());
  // A relative URL is one of the page's own origin.
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

describe('a call that fails', () => {
  it.each([
    [404, 'notFound'],
    [401, 'unauthorized'],
    [422, 'unprocessable'],
    [500, 'internal'],
  ])('with %i is written to the console and rethrown', async (status, code) => {
    const { games } = answering(() => failure(status, code));
    await expect(games.getByAlias('lamp')).rejects.toMatchObject({ code });
    expect(takeConsoleErrors()).toEqual([
      `API call failed: games.getByAlias (${status} ${code}). It says why.`,
    ]);
  });

  it('without a network is written to the console', async () => {
    const { games } = answering(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(games.getByAlias('lamp')).rejects.toMatchObject({ code: 'network' });
    expect(takeConsoleErrors()).toEqual([
      'API call failed: games.getByAlias (network). The network is not reachable.',
    ]);
  });

  it('of the scores service is written to the console', async () => {
    const { boards } = answering(() => failure(500, 'internal'));
    await expect(boards.listModes('lamp')).rejects.toMatchObject({ code: 'internal' });
    expect(takeConsoleErrors()).toEqual([
      'API call failed: scores.listCategories (500 internal). It says why.',
    ]);
  });

  it('because the page is left is no failure', async () => {
    const { games } = answering(() => failure(500, 'internal'));
    window.dispatchEvent(new Event('pagehide'));
    await expect(games.getByAlias('lamp')).rejects.toMatchObject({ code: 'internal' });
    expect(takeConsoleErrors()).toEqual([]);
  });
});

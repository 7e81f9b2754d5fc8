/**
 * Opens a page of a member's account with the real product API, with stores as `_app` creates them
 * and a router that records its calls.
 */
import { render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactElement } from 'react';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import type { FetchLike } from '@/api-clients/http';
import type { Appearance } from '@/lib/domain/site/layout';
import { StoresProvider } from '@/stores/stores-provider';
import type { TestBrowser } from './members';
import { createMemoryStorage, createTestClients, createTestStores } from './stores';

const ORIGIN = 'http://starwick.test';

interface AccountOptions {
  /** Returns a response in place of the server's, or null to let the server respond. */
  intercept?: (path: string, method: string) => Response | Promise<Response> | null;
  /** The URL of the page. */
  asPath?: string;
}

/** Opens a page in a browser without waiting for startup. */
export const openAccount = (
  browser: TestBrowser,
  page: ReactElement,
  { intercept, asPath = '/account/user/edit/name' }: AccountOptions = {},
) => {
  const requested: string[] = [];
  const selected: Appearance[] = [];
  const saved = new Map<string, unknown>();
  const transport: FetchLike = async (request) => {
    const { pathname, search } = new URL(request.url);
    requested.push(`${request.method} ${pathname}`);
    const instead = await intercept?.(pathname, request.method);
    if (instead) return instead;
    const text = await request.text();
    const answer = await browser.request(request.method, `${pathname}${search}`, text || undefined, {
      'x-csrf-token': request.headers.get('x-csrf-token') ?? '',
    });
    return Response.json(answer.body, { status: answer.status });
  };
  // The page requests its own token.
  browser.csrfToken = null;
  const stores = createTestStores({
    clients: createTestClients({ origin: ORIGIN, productTransport: transport, scoresTransport: transport }),
    storage: createMemoryStorage(saved),
    isStill: true,
    onInspect: (appearance) => void selected.push(appearance),
  });
  const push = vi.fn(async () => true);
  const router = {
    push,
    pathname: '/account/user/edit',
    asPath,
    events: { on: () => undefined, off: () => undefined },
    beforePopState: () => undefined,
    prefetch: async () => undefined,
  } as unknown as NextRouter;
  render(
    <RouterContext value={router}>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false, dedupingInterval: 0 }}>
        <StoresProvider stores={stores}>{page}</StoresProvider>
      </SWRConfig>
    </RouterContext>,
  );
  void stores.auth.getState().start('/account/user/edit');
  return {
    stores,
    requested,
    selected,
    saved,
    push,
    user: () => stores.auth.getState().user,
    notices: () => stores.notification.getState().queue.map(({ message }) => message),
  };
};

export const failureResponse = (status: number, code = 'internal'): Response =>
  Response.json({ code, message: 'no', requestId: 'x' }, { status });

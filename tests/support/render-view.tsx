/** Renders a view as a page would, with stores without a network, and a router that records its calls. */
import { render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { parse } from 'valibot';
import { SWRConfig } from 'swr';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { gameSummary, type GameSummary } from '@/lib/contract/game';
import type { ConsentChoice } from '@/lib/consent';
import type { Appearance } from '@/lib/domain/site/layout';
import { StoresProvider } from '@/stores/stores-provider';
import { createTestClients, createTestStores } from './stores';

const ORIGIN = 'http://localhost:3000';

/** The response to a call: a body, or a complete response. */
export type CallAnswer = (url: URL) => unknown;
type RouteHandler = (url: string) => void;

/** Creates a game with only the required fields of its contract. */
export const createGameSummary = (uid: string, fields: Partial<GameSummary> = {}): GameSummary => ({
  ...parse(gameSummary, { uid, href: `/gamelanding/g-${uid}`, title: `Game ${uid}`, keyword: `g${uid}` }),
  ...fields,
});

export const renderView = (
  view: ReactElement,
  answer: CallAnswer = () => ({}),
  appearance?: Appearance,
  consent: ConsentChoice | null = null,
  pathname = '/',
) => {
  const handlers = new Map<string, Set<RouteHandler>>();
  const push = vi.fn(async () => true);
  const router = {
    push,
    pathname,
    asPath: pathname,
    events: {
      on: (name: string, handler: RouteHandler) => {
        handlers.set(name, (handlers.get(name) ?? new Set()).add(handler));
      },
      off: (name: string, handler: RouteHandler) => handlers.get(name)?.delete(handler),
    },
    prefetch: async () => undefined,
  } as unknown as NextRouter;
  const requested: string[] = [];
  const clients = createTestClients({
    origin: ORIGIN,
    productTransport: async (request) => {
      requested.push(request.url.slice(ORIGIN.length));
      const response = answer(new URL(request.url));
      return response instanceof Response ? response : Response.json(response);
    },
  });
  const stores = createTestStores({ clients, appearance });
  stores.consent.setState({ choice: consent });
  // Startup has finished without a signed-in member.
  stores.auth.setState({ isReady: true });
  const wrapElement = (element: ReactElement) => (
    <RouterContext value={router}>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <StoresProvider stores={stores}>{element}</StoresProvider>
      </SWRConfig>
    </RouterContext>
  );
  const view_ = render(wrapElement(view));
  return {
    push,
    requested,
    auth: stores.auth,
    notification: stores.notification,
    modal: stores.modal,
    consent: stores.consent,
    emit: (name: string, url: string) => handlers.get(name)?.forEach((handler) => handler(url)),
    rerender: (element: ReactElement) => view_.rerender(wrapElement(element)),
  };
};

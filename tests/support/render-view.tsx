/** Renders a view as a page would: stores without a network, a router that remembers where it was sent. */
import { render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { parse } from 'valibot';
import { SWRConfig } from 'swr';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { createClients } from '@/api-clients/clients';
import { DEFAULT_CONFIG } from '@/lib/config';
import { gameSummary, type GameSummary } from '@/lib/contract/game';
import type { Look } from '@/lib/domain/layout';
import { createAuthStore } from '@/stores/auth-store';
import { createHistoryStore } from '@/stores/history-store';
import { createLookStore } from '@/stores/look-store';
import { createModalStore } from '@/stores/modal-store';
import { createNotificationStore } from '@/stores/notification-store';
import { StoresProvider } from '@/stores/stores-provider';

const ORIGIN = 'http://localhost:3000';

export type Answer = (url: URL) => unknown;
type Handler = (url: string) => void;

/** A game with the least that its contract asks for. */
export const gameOf = (uid: string, fields: Partial<GameSummary> = {}): GameSummary => ({
  ...parse(gameSummary, { uid, href: `/gamelanding/g-${uid}`, title: `Game ${uid}`, keyword: `g${uid}` }),
  ...fields,
});

export const renderView = (view: ReactElement, answer: Answer = () => ({}), look?: Look) => {
  const handlers = new Map<string, Set<Handler>>();
  const push = vi.fn(async () => true);
  const router = {
    push,
    pathname: '/',
    asPath: '/',
    events: {
      on: (name: string, handler: Handler) => {
        handlers.set(name, (handlers.get(name) ?? new Set()).add(handler));
      },
      off: (name: string, handler: Handler) => handlers.get(name)?.delete(handler),
    },
    prefetch: async () => undefined,
  } as unknown as NextRouter;
  const asked: string[] = [];
  const clients = createClients({
    config: DEFAULT_CONFIG,
    origin: ORIGIN,
    productTransport: async (request) => {
      asked.push(request.url.slice(ORIGIN.length));
      return Response.json(answer(new URL(request.url)));
    },
    zone: () => 'Europe/Berlin',
    guestMark: { has: () => false, set: () => undefined },
    reload: () => undefined,
    now: Date.now,
  });
  const shown: Look = look ?? { layout: 'modern', theme: 'modern' };
  const notification = createNotificationStore();
  const stores = {
    clients,
    look: createLookStore(shown, {
      writeCookie: () => undefined,
      showLook: () => undefined,
      reload: () => undefined,
    }),
    auth: createAuthStore({
      sessions: clients.sessions,
      readLook: () => shown,
      applyLook: () => undefined,
    }),
    history: createHistoryStore(),
    modal: createModalStore(),
    notification,
  };
  const wrap = (element: ReactElement) => (
    <RouterContext value={router}>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <StoresProvider stores={stores}>{element}</StoresProvider>
      </SWRConfig>
    </RouterContext>
  );
  const view_ = render(wrap(view));
  return {
    push,
    asked,
    notification,
    modal: stores.modal,
    emit: (name: string, url: string) => handlers.get(name)?.forEach((handler) => handler(url)),
    rerender: (element: ReactElement) => view_.rerender(wrap(element)),
  };
};

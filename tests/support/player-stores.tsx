/** Renders components in a player's browser. The real services respond to their requests, unless they are unavailable. */
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { SWRConfig } from 'swr';
import type { FetchLike } from '@/api-clients/http';
import { StoresProvider } from '@/stores/stores-provider';
import type { DayPlayer } from './day-players';
import type { TestServices } from './services';
import { createTestClients, createTestStores } from './stores';

const ORIGIN = 'http://starwick.test';
const SCORES_PATH = '/scores';
// The player's token is requested again each time.
const TOKEN_MS = 15 * 60_000;

interface PlayerOptions {
  /** Null for a browser that has never played. */
  player: DayPlayer | null;
  /** Whether the scores server is unavailable. */
  isAway?: boolean;
  /** Whether the scores server cannot be reached. */
  isOffline?: boolean;
}

/** @returns the requested paths, and the element's container */
export const renderAs = (
  services: TestServices,
  { player, isAway = false, isOffline = false }: PlayerOptions,
  element: ReactElement,
) => {
  const requested: string[] = [];
  const passToService = async (request: Request, pathname: string): Promise<Response> => {
    const { search } = new URL(request.url);
    const app = pathname.startsWith(SCORES_PATH) ? services.scores : services.product;
    return app.request(`${pathname.replace(SCORES_PATH, '')}${search}`, {
      method: request.method,
      headers: request.headers,
    });
  };
  const transport: FetchLike = async (request) => {
    const { pathname } = new URL(request.url);
    requested.push(pathname);
    if (player && pathname === `${SCORES_PATH}/guest`)
      return Response.json({
        token: await player.token(),
        expiresAt: new Date(Date.now() + TOKEN_MS).toISOString(),
      });
    if (isOffline && pathname.startsWith(SCORES_PATH)) throw new TypeError('the network is away');
    if (isAway && pathname.startsWith(SCORES_PATH))
      return Response.json({ code: 'internal', message: 'away', requestId: 'x' }, { status: 500 });
    return passToService(request, pathname);
  };
  const stores = createTestStores({
    isStill: true,
    clients: createTestClients({
      origin: ORIGIN,
      productTransport: transport,
      scoresTransport: transport,
      zone: () => player?.zone ?? 'Europe/Berlin',
      guestFlag: { has: () => player !== null, set: () => undefined },
    }),
  });
  const { container } = render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false, dedupingInterval: 0 }}>
      <StoresProvider stores={stores}>{element}</StoresProvider>
    </SWRConfig>,
  );
  return { requested: requested, container };
};

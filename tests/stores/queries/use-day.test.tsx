/** @vitest-environment jsdom */
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { FetchLike } from '@/api-clients/http';
import { useDay } from '@/stores/queries/use-dailies';
import { StoresWrapper, ORIGIN } from '../../support/page-stores';
import { createTestClients, createTestStores } from '../../support/stores';

const HOUR_MS = 3_600_000;

describe('the countdown to the next day', () => {
  it('follows the server’s clock, even when the browser’s clock is wrong', async () => {
    // The browser's clock is three hours behind the server's.
    const serviceNow = Date.now() + 3 * HOUR_MS;
    const transport: FetchLike = async ({ url }) =>
      new URL(url).pathname === '/scores/guest'
        ? Response.json({ token: 'guest', expiresAt: new Date(Date.now() + HOUR_MS).toISOString() })
        : Response.json({
            id: 'guest:1',
            isGuest: true,
            displayName: 'Guest',
            avatarUrl: null,
            zone: 'Europe/Berlin',
            today: '2026-11-20',
            now: new Date(serviceNow).toISOString(),
            nextDayAt: new Date(serviceNow + 2 * HOUR_MS).toISOString(),
          });
    const stores = createTestStores({
      isStill: true,
      clients: createTestClients({
        origin: ORIGIN,
        productTransport: transport,
        scoresTransport: transport,
        guestFlag: { has: () => true, set: () => undefined },
      }),
    });
    const { result } = renderHook(() => useDay(), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <StoresWrapper stores={stores}>{children}</StoresWrapper>
      ),
    });
    await waitFor(() => expect(result.current?.today).toBe('2026-11-20'));
    const left = (result.current?.endsAt ?? 0) - Date.now();
    expect(left).toBeGreaterThan(1.9 * HOUR_MS);
    expect(left).toBeLessThanOrEqual(2 * HOUR_MS);
  });
});

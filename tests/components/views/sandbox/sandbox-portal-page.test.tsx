/** @vitest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SandboxPortalPage } from '@/components/views/sandbox/sandbox-portal-page';
import { getSandboxPortal } from '@/lib/contract/sandbox';
import { NETWORK_FAILURE } from '@/lib/messages/site';
import { createPageStores, StoresWrapper, ORIGIN } from '../../../support/page-stores';
import { signInStores } from '../../../support/signed-in';

vi.mock('@/components/layout/page-frame', () => ({
  PageFrame: ({ children }: { children: React.ReactNode }) => <main>{children}</main>,
}));

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

describe('the list of the sandbox’s payments', () => {
  it('says why it could not be loaded, and loads on a retry', async () => {
    const stores = createPageStores();
    signInStores(stores);
    network.use(
      http.get(`${ORIGIN}${getSandboxPortal.path}`, () => HttpResponse.error(), { once: true }),
      http.get(`${ORIGIN}${getSandboxPortal.path}`, () =>
        HttpResponse.json({ subscriptions: [], payments: [] }),
      ),
    );
    render(
      <StoresWrapper stores={stores}>
        <SandboxPortalPage />
      </StoresWrapper>,
    );
    expect(await screen.findByText(NETWORK_FAILURE)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Subscriptions' })).toBeVisible();
  });
});

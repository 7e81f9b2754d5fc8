/** @vitest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import MemberMenu from '@/components/account/member-corner';
import { ACCOUNT_LABELS } from '@/lib/account-messages';
import type { AuthActions } from '@/stores/auth-actions';
import { createPageStores, StoresWrapper } from '../../support/page-stores';
import { signInStores } from '../../support/signed-in';

const router = {
  pathname: '/',
  asPath: '/',
  events: { on: () => undefined, off: () => undefined },
  prefetch: async () => undefined,
} as unknown as NextRouter;

describe('signing out in the corner of the page', () => {
  it('sends one request for a double press, is busy until it ends, and moves the focus to the main part', async () => {
    const stores = createPageStores();
    signInStores(stores);
    let answerLogout = (): void => undefined;
    const logout = vi.fn(async () => {
      await new Promise<void>((resolve) => (answerLogout = resolve));
      stores.auth.setState({ isSignedIn: false, user: null });
    });
    stores.auth.setState({ loadActions: async () => ({ logout }) as unknown as AuthActions });
    render(
      <RouterContext value={router}>
        <StoresWrapper stores={stores}>
          <main />
          <MemberMenu />
        </StoresWrapper>
      </RouterContext>,
    );
    fireEvent.click(screen.getByRole('button', { name: /your account$/ }));
    const button = screen.getByRole('button', { name: ACCOUNT_LABELS.signOut });
    button.focus();
    fireEvent.click(button);
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(logout).toHaveBeenCalledOnce());
    answerLogout();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(logout).toHaveBeenCalledOnce();
  });
});

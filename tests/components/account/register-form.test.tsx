/** Tests the registration when the account is created but the sign-in that follows fails. */
import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { describe, expect, it, vi } from 'vitest';
import { RegisterForm } from '@/components/account/register-form';
import { FORM_MESSAGES } from '@/lib/form-messages';
import { NETWORK_FAILURE } from '@/lib/messages/site';
import { SIGN_IN_MESSAGES } from '@/lib/messages/sign-in';
import type { AuthActions } from '@/stores/auth-actions';
import { createPageStores, StoresWrapper } from '../../support/page-stores';

vi.mock('@/stores/queries/use-captcha', () => ({ useCaptcha: () => async () => 'solved' }));
const accountsApi = vi.hoisted(() => ({ register: vi.fn(async () => ({ ok: true })) }));
vi.mock('@/stores/queries/use-accounts', () => ({ useAccounts: () => accountsApi }));

const ignoreEvent = (): void => undefined;
const router = {
  push: async () => true,
  pathname: '/',
  asPath: '/',
  events: { on: ignoreEvent, off: ignoreEvent },
  prefetch: async () => undefined,
} as unknown as NextRouter;

const submitRegistration = async (loadActions: () => Promise<AuthActions>) => {
  const stores = createPageStores();
  stores.auth.setState({ loadActions });
  const onDone = vi.fn();
  render(
    <RouterContext value={router}>
      <StoresWrapper stores={stores}>
        <RegisterForm isShort onDone={onDone} signInHref="/account/login" />
      </StoresWrapper>
    </RouterContext>,
  );
  await userEvent.type(screen.getByLabelText(/^Username/), 'moth_lamp');
  await userEvent.type(screen.getByLabelText('Email'), 'moth@example.com');
  await userEvent.type(screen.getByLabelText(/^Password/), 'lantern street 42');
  await userEvent.type(screen.getByLabelText(/^Year you were born/), '1980');
  await userEvent.click(screen.getByLabelText(/^I accept/));
  const checkCaptcha = () => screen.getByRole('checkbox', { name: new RegExp(FORM_MESSAGES.captchaLabel) });
  await waitFor(() => expect(checkCaptcha()).toBeEnabled());
  await userEvent.click(checkCaptcha());
  await waitFor(() => expect(checkCaptcha()).toBeChecked());
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  return onDone;
};
const signingIn = (outcome: string | null) => async () =>
  ({ login: async () => outcome }) as unknown as AuthActions;

describe('a registration', () => {
  it('asks for the year in a number field without a stepper', async () => {
    render(
      <StoresWrapper stores={createPageStores()}>
        <RegisterForm isShort onDone={vi.fn()} signInHref="/account/login" />
      </StoresWrapper>,
    );
    const year = await screen.findByLabelText(/^Year you were born/);
    expect(year).toHaveAttribute('type', 'number');
    expect(year).toHaveAttribute('data-spinner', 'none');
  });

  it('continues as the new member', async () => {
    const onDone = await submitRegistration(signingIn(null));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('moth@example.com'));
    expect(screen.queryByText(/Your account is created/)).toBeNull();
  });

  it.each([
    [
      'the browser rejects cookies',
      signingIn(SIGN_IN_MESSAGES.cookiesRefused),
      SIGN_IN_MESSAGES.cookiesRefused,
    ],
    ['the code for signing in cannot be loaded', () => Promise.reject(new Error('offline')), NETWORK_FAILURE],
  ])(
    'says that the account exists and why the member is not signed in when %s',
    async (_why, load, reason) => {
      const onDone = await submitRegistration(load);
      const message = await screen.findByRole('alert');
      expect(message).toHaveTextContent('Your account is created.');
      expect(message).toHaveTextContent(reason);
      expect(message).toHaveFocus();
      expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account/login');
      expect(onDone).not.toHaveBeenCalled();
    },
  );
});

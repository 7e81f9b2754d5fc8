/** @vitest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VerificationView } from '@/components/views/verification/verification-view';
import { ApiError } from '@/lib/errors';
import { createPageStores, StoresWrapper } from '../../../support/page-stores';

const accountsApi = vi.hoisted(() => ({ verifyEmail: vi.fn<(token: string) => Promise<void>>() }));
vi.mock('@/stores/queries/use-accounts', () => ({ useAccounts: () => accountsApi }));
vi.mock('@/components/layout/page-frame', () => ({
  PageFrame: ({ children }: { children: React.ReactNode }) => <main>{children}</main>,
}));

beforeEach(() => accountsApi.verifyEmail.mockReset());
afterEach(() => window.history.replaceState(null, '', '/'));

const open = (): void => {
  render(
    <StoresWrapper stores={createPageStores()}>
      <VerificationView />
    </StoresWrapper>,
  );
};
/** Pastes a link into the tab of this page, which changes only the hash. */
const pasteToken = (token: string): void =>
  act(() => {
    window.history.replaceState(null, '', `#token=${token}`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const invalidLinkError = new ApiError('gone', 'This link has expired.', { callId: 'auth.verifyEmail' });

describe('the page of an email confirmation link', () => {
  it('confirms the address, and removes the token from the URL', async () => {
    accountsApi.verifyEmail.mockResolvedValue();
    window.history.replaceState(null, '', '#token=first');
    open();
    expect(await findHeading('Thank you')).toBeVisible();
    expect(accountsApi.verifyEmail.mock.calls).toEqual([['first']]);
    expect(window.location.hash).toBe('');
  });

  it('confirms a new link that is opened while the page shows the failure of an old one', async () => {
    accountsApi.verifyEmail.mockRejectedValueOnce(invalidLinkError).mockResolvedValueOnce();
    window.history.replaceState(null, '', '#token=old');
    open();
    expect(await screen.findByText('This link has expired.')).toBeVisible();
    pasteToken('new');
    expect(await findHeading('Thank you')).toBeVisible();
    expect(accountsApi.verifyEmail.mock.calls).toEqual([['old'], ['new']]);
    expect(window.location.hash).toBe('');
  });

  it('ignores the response for an old link after a new one was opened', async () => {
    let failVerification: (error: Error) => void = () => undefined;
    accountsApi.verifyEmail
      .mockImplementationOnce(() => new Promise((_resolve, reject) => (failVerification = reject)))
      .mockResolvedValueOnce();
    window.history.replaceState(null, '', '#token=old');
    open();
    pasteToken('new');
    expect(await findHeading('Thank you')).toBeVisible();
    await act(async () => failVerification(invalidLinkError));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you');
  });

  it('stays as it is when the hash changes to anything but a link', async () => {
    accountsApi.verifyEmail.mockResolvedValue();
    window.history.replaceState(null, '', '#token=first');
    open();
    expect(await findHeading('Thank you')).toBeVisible();
    act(() => {
      window.history.replaceState(null, '', '#content');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you');
    expect(window.location.hash).toBe('#content');
  });
});

/** @vitest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VerificationView } from '@/components/views/verification/verification-view';
import { ApiError } from '@/lib/errors';
import { createPageStores, InStores } from '../../../support/page-stores';

const accounts = vi.hoisted(() => ({ verifyEmail: vi.fn<(token: string) => Promise<void>>() }));
vi.mock('@/stores/queries/use-accounts', () => ({ useAccounts: () => accounts }));
vi.mock('@/components/layout/page-frame', () => ({
  PageFrame: ({ children }: { children: React.ReactNode }) => <main>{children}</main>,
}));

beforeEach(() => accounts.verifyEmail.mockReset());
afterEach(() => window.history.replaceState(null, '', '/'));

const open = (): void => {
  render(
    <InStores stores={createPageStores()}>
      <VerificationView />
    </InStores>,
  );
};
/** Pastes a link into the tab of this page, which changes only the hash. */
const paste = (token: string): void =>
  act(() => {
    window.history.replaceState(null, '', `#token=${token}`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const invalid = new ApiError('gone', 'This link has expired.', { callId: 'auth.verifyEmail' });

describe('the page of an email confirmation link', () => {
  it('confirms the address, and removes the token from the URL', async () => {
    accounts.verifyEmail.mockResolvedValue();
    window.history.replaceState(null, '', '#token=first');
    open();
    expect(await heading('Thank you')).toBeVisible();
    expect(accounts.verifyEmail.mock.calls).toEqual([['first']]);
    expect(window.location.hash).toBe('');
  });

  it('confirms a new link that is opened while the page shows the failure of an old one', async () => {
    accounts.verifyEmail.mockRejectedValueOnce(invalid).mockResolvedValueOnce();
    window.history.replaceState(null, '', '#token=old');
    open();
    expect(await screen.findByText('This link has expired.')).toBeVisible();
    paste('new');
    expect(await heading('Thank you')).toBeVisible();
    expect(accounts.verifyEmail.mock.calls).toEqual([['old'], ['new']]);
    expect(window.location.hash).toBe('');
  });

  it('ignores the response for an old link after a new one was opened', async () => {
    let fail: (error: Error) => void = () => undefined;
    accounts.verifyEmail
      .mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)))
      .mockResolvedValueOnce();
    window.history.replaceState(null, '', '#token=old');
    open();
    paste('new');
    expect(await heading('Thank you')).toBeVisible();
    await act(async () => fail(invalid));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you');
  });

  it('stays as it is when the hash changes to anything but a link', async () => {
    accounts.verifyEmail.mockResolvedValue();
    window.history.replaceState(null, '', '#token=first');
    open();
    expect(await heading('Thank you')).toBeVisible();
    act(() => {
      window.history.replaceState(null, '', '#content');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you');
    expect(window.location.hash).toBe('#content');
  });
});

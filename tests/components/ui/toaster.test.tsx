import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepFocus } from '@/components/ui/keep-focus';
import { Toaster } from '@/components/ui/toaster';
import { createPageStores, InStores } from '../../support/page-stores';

const show = () => {
  const stores = createPageStores();
  stores.notification.getState().notify('Your name is saved.', 'success');
  render(
    <InStores stores={stores}>
      <main>
        <button type="button">Save</button>
      </main>
      <Toaster />
    </InStores>,
  );
  onTestFinished(keepFocus());
};
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

const notice = () => screen.getByRole('button', { name: /Your name is saved/ });

describe('a notice', () => {
  it('ends its text with one period', () => {
    show();
    expect(notice()).toHaveTextContent(/^Your name is saved\. Dismiss$/);
  });

  it('gives the focus back to where it was when it is dismissed', async () => {
    show();
    screen.getByRole('button', { name: 'Save' }).focus();
    await userEvent.tab();
    expect(notice()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: /saved/ })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
  });

  it('gives the focus to the page where nothing had it before', async () => {
    show();
    await userEvent.click(notice());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});

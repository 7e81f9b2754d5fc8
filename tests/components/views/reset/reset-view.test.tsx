/** @vitest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ResetView } from '@/components/views/reset/reset-view';
import { createPageStores, StoresWrapper } from '../../../support/page-stores';

vi.mock('@/components/layout/page-frame', () => ({
  PageFrame: ({ children }: { children: React.ReactNode }) => <main>{children}</main>,
}));
afterEach(() => window.history.replaceState(null, '', '/'));

describe('the page of a password reset link', () => {
  it('applies a link that is opened while the page is already open', () => {
    render(
      <StoresWrapper stores={createPageStores()}>
        <ResetView />
      </StoresWrapper>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reset your password');
    act(() => {
      window.history.replaceState(null, '', '#name=Ada&token=abc');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Set a new password');
  });
});

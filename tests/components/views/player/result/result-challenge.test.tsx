/** @vitest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ResultChallenge } from '@/components/views/player/result/result-challenge';
import { SHARE_MESSAGES } from '@/lib/messages/share';
import { createPageStores, StoresWrapper } from '../../../../support/page-stores';

const URL_OF_LINK = 'https://starwick.example/challenge/one';
vi.mock('@/stores/queries/use-create-challenge', () => ({
  useCreateChallenge: () => ({ url: URL_OF_LINK, error: '', retry: async () => undefined, isBusy: false }),
}));
vi.mock('@/stores/share', () => ({
  browserShareDeps: (show: (text: string) => void) => ({ show }),
  shareText: async (text: string, { show }: { show(text: string): void }) => {
    show(text);
    return 'shown';
  },
}));

it('selects the link in a browser that can neither share nor copy it', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  render(
    <StoresWrapper stores={createPageStores()}>
      <ResultChallenge runId="run-1" text="Kite Racers" />
    </StoresWrapper>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(SHARE_MESSAGES.linkShown)).toBeVisible();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Challenge link' });
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(URL_OF_LINK);
});

it('does not promise a guest a profile', () => {
  Element.prototype.scrollIntoView = () => undefined;
  render(
    <StoresWrapper stores={createPageStores()}>
      <ResultChallenge runId="run-1" text="Kite Racers" />
    </StoresWrapper>,
  );
  expect(screen.getByText(/Open the link yourself to see who finished it\.$/)).toBeVisible();
  expect(screen.queryByText(/profile/)).toBeNull();
});

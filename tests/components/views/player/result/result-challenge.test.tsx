/** Tests that the link to a result scrolls into view, and that its button states that the link is copied. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ResultChallenge } from '@/components/views/player/result/result-challenge';
import { createPageStores, InStores } from '../../../../support/page-stores';

// Newer browsers return a promise.
const scrollIntoView = vi.fn(() => Promise.resolve());
Object.assign(Element.prototype, { scrollIntoView });
// A computer with a mouse copies the text to the clipboard.
vi.stubGlobal('matchMedia', () => ({ matches: false }));

const challenge = vi.hoisted(() => ({ url: 'https://starwick.test/challenge/x' as string | null }));
vi.mock('@/stores/queries/use-create-challenge', () => ({
  useCreateChallenge: () => ({ url: challenge.url, error: '', retry: vi.fn() }),
}));

describe('the challenge of a result', () => {
  it('scrolls into view, and states that the link is copied', async () => {
    const user = userEvent.setup();
    render(
      <InStores stores={createPageStores()}>
        <ResultChallenge runId="run-1" text="Kite Racers: Easy" />
      </InStores>,
    );
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('The link is copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('Kite Racers: Easy\nhttps://starwick.test/challenge/x');
  });

  it('scrolls again when the link is known, because the sheet has grown', () => {
    scrollIntoView.mockClear();
    challenge.url = null;
    const part = (
      <InStores stores={createPageStores()}>
        <ResultChallenge runId="run-1" text="Kite Racers: Easy" />
      </InStores>
    );
    const { rerender, unmount } = render(part);
    challenge.url = 'https://starwick.test/challenge/x';
    rerender(
      <InStores stores={createPageStores()}>
        <ResultChallenge runId="run-1" text="Kite Racers: Easy" />
      </InStores>,
    );
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
    expect(unmount).not.toThrow();
  });
});

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Dialog } from '@/components/ui/dialog';
import { createPageStores, StoresWrapper } from '../../support/page-stores';

const CounterButton = () => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
};

/** Creates a button outside React, so that a test can remove it. */
const createOpener = (): HTMLButtonElement =>
  Object.assign(document.createElement('button'), { textContent: 'Open' });

const setUp = () => {
  const stores = createPageStores();
  render(
    <StoresWrapper stores={stores}>
      <main>
        <div ref={(root) => void (root?.firstChild ?? root?.append(createOpener()))} />
      </main>
      <Dialog name="count" label="Count">
        <CounterButton />
      </Dialog>
    </StoresWrapper>,
  );
  return {
    open: () => act(() => stores.modal.getState().open('count')),
    close: () => act(() => stores.modal.getState().close()),
  };
};

describe('a dialog', () => {
  it('fades out for 400 ms', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { open, close } = setUp();
    open();
    const dialog = screen.getByRole('dialog', { name: 'Count' });
    close();
    act(() => void vi.advanceTimersByTime(399));
    expect(dialog).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(dialog).not.toBeInTheDocument();
  });

  it('stays on the page, inert, until it has faded out', async () => {
    const { open, close } = setUp();
    open();
    const dialog = screen.getByRole('dialog', { name: 'Count' });
    close();
    expect(dialog).toBeInTheDocument();
    expect(dialog).not.toHaveAttribute('open');
    expect(dialog).toHaveAttribute('inert');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('returns the focus to its opener when it closes', () => {
    const { open, close } = setUp();
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    open();
    screen.getByRole('button', { name: 'Pressed 0 times' }).focus();
    close();
    expect(opener).toHaveFocus();
  });

  it('moves the focus to the main element when its opener is gone', () => {
    const { open, close } = setUp();
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    open();
    screen.getByRole('button', { name: 'Pressed 0 times' }).focus();
    opener.remove();
    close();
    expect(screen.getByRole('main', { hidden: true })).toHaveFocus();
  });

  it('keeps its previous state when it reopens while it fades out', async () => {
    const { open, close } = setUp();
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Pressed 0 times' }));
    close();
    open();
    expect(screen.getByRole('dialog', { name: 'Count' })).toHaveAttribute('open');
    expect(screen.getByRole('button', { name: 'Pressed 0 times' })).toBeInTheDocument();
  });
});

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Dialog } from '@/components/ui/dialog';
import { restoreLostFocus } from '@/components/ui/focus/restore-lost-focus';
import { PageToaster } from '@/components/ui/toaster';
import { createNotificationStore } from '@/stores/notification-store';
import { createPageStores, StoresWrapper } from '../../support/page-stores';

const setUp = (name = 'form') => {
  const stores = createPageStores();
  render(
    <StoresWrapper stores={stores}>
      <Dialog name={name} label="Form">
        <p>Fields</p>
      </Dialog>
      <PageToaster />
    </StoresWrapper>,
  );
  return {
    open: () => act(() => stores.modal.getState().open('form')),
    close: () => act(() => stores.modal.getState().close()),
    notify: (message: string) => act(() => stores.notification.getState().notify(message, 'success')),
    queue: () => stores.notification.getState().queue,
  };
};

describe('a notification', () => {
  it('appears inside an open dialog, because the rest of the page is inert, and can be dismissed there', async () => {
    const { open, notify, queue } = setUp();
    open();
    notify('Saved');
    const dialog = screen.getByRole('dialog', { name: 'Form' });
    await userEvent.click(within(dialog).getByRole('button', { name: /Saved/ }));
    await waitFor(() => expect(queue()).toEqual([]));
  });

  it('moves into a dialog that opens, and back out when the dialog closes', () => {
    const { open, close, notify } = setUp();
    notify('Saved');
    open();
    const dialog = screen.getByRole('dialog', { name: 'Form' });
    expect(dialog).toContainElement(screen.getByRole('button', { name: /Saved/ }));
    close();
    expect(dialog).not.toContainElement(screen.getByRole('button', { name: /Saved/ }));
  });

  it('stays on the page while a dialog that was requested has not loaded', () => {
    const { open, notify } = setUp('other');
    open();
    notify('No connection');
    expect(screen.getByRole('button', { name: /No connection/ })).toBeVisible();
  });

  it('stays on the page, inert, until it has faded out', async () => {
    const { notify } = setUp();
    notify('Saved');
    const notification = screen.getByRole('button', { name: /Saved/ });
    await userEvent.click(notification);
    expect(notification).toBeInTheDocument();
    expect(notification).toHaveAttribute('inert');
    await waitFor(() => expect(notification).not.toBeInTheDocument());
  });
});

const show = () => {
  const stores = createPageStores();
  stores.notification.getState().notify('Your name is saved.', 'success');
  render(
    <StoresWrapper stores={stores}>
      <main>
        <button type="button">Save</button>
      </main>
      <PageToaster />
    </StoresWrapper>,
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  onTestFinished(restoreLostFocus());
};

const noticeButton = () => screen.getByRole('button', { name: /Your name is saved/ });

describe('the text and focus of a notification', () => {
  it('ends its text with one period', () => {
    show();
    expect(noticeButton()).toHaveTextContent(/^Your name is saved\. Dismiss$/);
  });

  it('returns the focus to the previous element when the notification is dismissed', async () => {
    show();
    screen.getByRole('button', { name: 'Save' }).focus();
    await userEvent.tab();
    expect(noticeButton()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: /saved/ })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
  });

  it('moves the focus to the main element when no other element had it before', async () => {
    show();
    await userEvent.click(noticeButton());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});

const setUpWithTicks = () => {
  let advanceTick: () => void = () => undefined;
  const notification = createNotificationStore({
    every: (_ms, callback) => {
      advanceTick = callback;
      return () => undefined;
    },
  });
  const stores = { ...createPageStores(), notification };
  const { container } = render(
    <StoresWrapper stores={stores}>
      <Dialog name="form" label="Form">
        <p>Fields</p>
      </Dialog>
      <PageToaster />
    </StoresWrapper>,
  );
  return {
    region: () => container.querySelector('.site-toaster')!,
    shown: () => screen.getByRole('button', { name: /Saved/ }),
    open: () => act(() => stores.modal.getState().open('form')),
    notify: (isInPlace?: boolean) => act(() => notification.getState().notify('Saved', 'success', isInPlace)),
    pass: (ms: number) =>
      act(() => {
        for (let passed = 0; passed < ms; passed += 100) advanceTick();
      }),
    length: () => notification.getState().queue.length,
  };
};

describe('the countdown of a notification', () => {
  it('stops while the pointer moves over it or it has the focus, and continues when both have left', () => {
    const { shown, notify, pass, length } = setUpWithTicks();
    notify();
    fireEvent.pointerMove(shown());
    act(() => shown().focus());
    pass(10_000);
    expect(length()).toBe(1);
    fireEvent.pointerLeave(shown());
    pass(10_000);
    expect(length()).toBe(1);
    act(() => shown().blur());
    pass(2000);
    expect(length()).toBe(0);
  });

  it('continues when the notification appears under a pointer that does not move', () => {
    const { shown, notify, pass, length } = setUpWithTicks();
    notify();
    fireEvent.pointerEnter(shown());
    pass(2000);
    expect(length()).toBe(0);
  });

  it('continues when a dialog opens while the pointer is over the notification', () => {
    const { shown, open, notify, pass, length } = setUpWithTicks();
    notify();
    fireEvent.pointerMove(shown());
    open();
    pass(2000);
    expect(length()).toBe(0);
    notify();
    pass(2000);
    expect(length()).toBe(0);
  });
});

describe('the announcement of a notification', () => {
  it('does not repeat a message that is announced at its control', () => {
    const { region, notify, pass } = setUpWithTicks();
    notify(true);
    expect(region()).toHaveAttribute('aria-live', 'off');
    pass(2000);
    notify();
    expect(region()).toHaveAttribute('aria-live', 'polite');
  });
});

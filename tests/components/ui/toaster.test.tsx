import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Dialog } from '@/components/ui/dialog';
import { Toaster } from '@/components/ui/toaster';
import { createPageStores, InStores } from '../../support/page-stores';

const setUp = () => {
  const stores = createPageStores();
  render(
    <InStores stores={stores}>
      <Dialog name="form" label="Form">
        <p>Fields</p>
      </Dialog>
      <Toaster />
    </InStores>,
  );
  return {
    stores,
    open: () => act(() => stores.modal.getState().open('form')),
    close: () => act(() => stores.modal.getState().close()),
    notify: (message: string) => act(() => stores.notification.getState().notify(message, 'success')),
    queue: () => stores.notification.getState().queue,
  };
};

describe('a notification', () => {
  it('is inside an open dialog, which makes the rest of the page inert, and can be dismissed there', async () => {
    const { open, notify, queue } = setUp();
    open();
    notify('Saved');
    const dialog = screen.getByRole('dialog', { name: 'Form' });
    await userEvent.click(within(dialog).getByRole('button', { name: /Saved/ }));
    expect(queue()).toEqual([]);
  });

  it('moves into a dialog that opens, and out of it when that closes', () => {
    const { open, close, notify } = setUp();
    notify('Saved');
    open();
    const dialog = screen.getByRole('dialog', { name: 'Form' });
    expect(dialog).toContainElement(screen.getByRole('button', { name: /Saved/ }));
    close();
    expect(dialog).not.toContainElement(screen.getByRole('button', { name: /Saved/ }));
  });

  it('is the newest popover, so that it is above a game that fills the screen', () => {
    const shown: (string | null)[] = [];
    Object.assign(HTMLElement.prototype, {
      showPopover(this: HTMLElement) {
        shown.push(this.textContent);
      },
      hidePopover: () => undefined,
    });
    const { notify, queue, stores } = setUp();
    notify('Saved');
    expect(shown).toEqual(['']);
    Object.defineProperty(document, 'fullscreenElement', { value: document.body, configurable: true });
    notify('Done');
    act(() => stores.notification.getState().dismiss(queue()[0]?.id ?? 0));
    expect(shown).toHaveLength(2);
    cleanup();
    Reflect.deleteProperty(document, 'fullscreenElement');
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });

  it('stays on the page, out of reach, until it has faded', async () => {
    const { notify } = setUp();
    notify('Saved');
    const notification = screen.getByRole('button', { name: /Saved/ });
    await userEvent.click(notification);
    expect(notification).toBeInTheDocument();
    expect(notification).toHaveAttribute('inert');
    await waitFor(() => expect(notification).not.toBeInTheDocument());
  });
});

/** @vitest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ReasonDialog } from '@/components/social/reason-dialog';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import type { Stores } from '@/stores/stores-provider';
import { createPageStores, InStores } from '../../support/page-stores';

let stores: Stores;
let release: () => void;
const send = vi.fn<() => Promise<void>>();

beforeEach(async () => {
  stores = createPageStores();
  stores.modal.getState().open('report');
  send.mockReset().mockImplementation(() => new Promise((resolve) => (release = resolve)));
  render(
    <InStores stores={stores}>
      <ReasonDialog name="report" label="Report Moth" onSend={send} />
    </InStores>,
  );
  await userEvent.type(screen.getByLabelText('What is wrong?'), 'It is rude.');
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
});

describe('sending a report', () => {
  it('keeps text that was typed during the request, and confirms the part that was sent', async () => {
    await userEvent.type(screen.getByLabelText('What is wrong?'), ' And wrong.');
    release();
    await waitFor(() =>
      expect(stores.notification.getState().queue.map(({ message }) => message)).toEqual([
        SOCIAL_MESSAGES.reportSent,
      ]),
    );
    expect(screen.getByLabelText('What is wrong?')).toHaveValue('It is rude. And wrong.');
  });

  it('replaces the form with a confirmation when nothing was typed during the request', async () => {
    release();
    expect(await screen.findByRole('status')).toHaveTextContent(SOCIAL_MESSAGES.reportSent);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

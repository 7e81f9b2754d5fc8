/** @vitest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ReasonDialog } from '@/components/social/reason-dialog';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import type { Stores } from '@/stores/stores-provider';
import { createPageStores, StoresWrapper } from '../../support/page-stores';

let stores: Stores;
let releaseResponse: () => void;
const send = vi.fn<() => Promise<void>>();

beforeEach(async () => {
  stores = createPageStores();
  stores.modal.getState().open('report');
  send.mockReset().mockImplementation(() => new Promise((resolve) => (releaseResponse = resolve)));
  render(
    <StoresWrapper stores={stores}>
      <ReasonDialog name="report" label="Report Moth" onSend={send} />
    </StoresWrapper>,
  );
  await userEvent.type(screen.getByLabelText('What is wrong?'), 'It is rude.');
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
});

describe('sending a report', () => {
  it('keeps text that was typed during the request, and confirms the part that was sent', async () => {
    await userEvent.type(screen.getByLabelText('What is wrong?'), ' And wrong.');
    releaseResponse();
    await waitFor(() =>
      expect(stores.notification.getState().queue.map(({ message }) => message)).toEqual([
        SOCIAL_MESSAGES.reportSent,
      ]),
    );
    expect(screen.getByLabelText('What is wrong?')).toHaveValue('It is rude. And wrong.');
  });

  it('replaces the form with a confirmation when nothing was typed during the request', async () => {
    releaseResponse();
    expect(await screen.findByRole('status')).toHaveTextContent(SOCIAL_MESSAGES.reportSent);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

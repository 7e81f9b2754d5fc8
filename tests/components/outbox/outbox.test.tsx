/** @vitest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OutboxLoader } from '@/components/outbox/outbox';
import { OUTBOX_EVENT, OUTBOX_KEY } from '@/stores/outbox/outbox-key';
import { createPageStores, StoresWrapper } from '../../support/page-stores';

vi.mock('@/components/outbox/outbox-notice', () => ({ OutboxNotice: () => 'It is sent.' }));

afterEach(() => window.localStorage.clear());

describe('the message about a result in the outbox', () => {
  it.each([OUTBOX_EVENT, 'online'])(
    'shows, on “%s”, a result that was stored after the page was opened',
    async (name) => {
      render(
        <StoresWrapper stores={createPageStores()}>
          <OutboxLoader />
        </StoresWrapper>,
      );
      // Stored by another tab, which closed without notifying this one.
      window.localStorage.setItem(`${OUTBOX_KEY}run`, '{}');
      expect(screen.queryByText('It is sent.')).not.toBeInTheDocument();
      window.dispatchEvent(new Event(name));
      expect(await screen.findByText('It is sent.')).toBeInTheDocument();
    },
  );
});

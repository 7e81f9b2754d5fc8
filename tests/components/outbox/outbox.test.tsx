/** @vitest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Outbox } from '@/components/outbox/outbox';
import { OUTBOX_EVENT, OUTBOX_KEY } from '@/stores/outbox/outbox-key';
import { createPageStores, InStores } from '../../support/page-stores';

vi.mock('@/components/outbox/outbox-notice', () => ({ OutboxNotice: () => 'It is sent.' }));

afterEach(() => window.localStorage.clear());

it.each([OUTBOX_EVENT, 'online'])('finds at “%s” what was kept after the page was opened', async (name) => {
  render(
    <InStores stores={createPageStores()}>
      <Outbox />
    </InStores>,
  );
  // By a tab that is closed by now, which this one has not heard of.
  window.localStorage.setItem(`${OUTBOX_KEY}run`, '{}');
  expect(screen.queryByText('It is sent.')).not.toBeInTheDocument();
  window.dispatchEvent(new Event(name));
  expect(await screen.findByText('It is sent.')).toBeInTheDocument();
});

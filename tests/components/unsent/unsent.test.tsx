/** @vitest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Unsent } from '@/components/unsent/unsent';
import { UNSENT_EVENT, UNSENT_KEY } from '@/stores/unsent/unsent-key';
import { createPageStores, InStores } from '../../support/page-stores';

vi.mock('@/components/unsent/unsent-notice', () => ({ UnsentNotice: () => 'It is sent.' }));

afterEach(() => window.localStorage.clear());

it.each([UNSENT_EVENT, 'online'])('finds at “%s” what was kept after the page was opened', async (name) => {
  render(
    <InStores stores={createPageStores()}>
      <Unsent />
    </InStores>,
  );
  // By a tab that is closed by now, which this one has not heard of.
  window.localStorage.setItem(`${UNSENT_KEY}run`, '{}');
  expect(screen.queryByText('It is sent.')).not.toBeInTheDocument();
  window.dispatchEvent(new Event(name));
  expect(await screen.findByText('It is sent.')).toBeInTheDocument();
});

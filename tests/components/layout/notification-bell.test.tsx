/** @vitest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CornerButtons } from '@/components/layout/corner-buttons';
import { renderView } from '../../support/render-view';

const setUp = (count: number) => {
  const { notification } = renderView(<CornerButtons kind="ghost" />);
  act(() =>
    notification.setState({
      missed: Array.from({ length: count }, (_none, index) => ({
        message: `Message ${index + 1}`,
        status: 'error',
        at: Date.now(),
      })),
    }),
  );
};
const bellButton = () => screen.getByRole('button', { name: /^Notifications/ });

describe('the bell in the header', () => {
  it('states the number of missed notifications, and lists them when it is first pressed', async () => {
    setUp(2);
    expect(bellButton()).toHaveAccessibleName('Notifications, 2 missed');
    await userEvent.click(bellButton());
    const list = await screen.findByRole('list', { name: 'Missed notifications' });
    expect([...list.children].map((row) => row.textContent)).toEqual([
      'Message 1Just now',
      'Message 2Just now',
    ]);
  });

  it('clears the list, and gives the focus to its heading', async () => {
    setUp(1);
    await userEvent.click(bellButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
    expect(bellButton()).toHaveAccessibleName('Notifications');
    expect(screen.getByRole('status')).toHaveTextContent('You have missed nothing.');
    expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
  });

  it('closes on Escape, and restores the focus', async () => {
    setUp(1);
    await userEvent.click(bellButton());
    (await screen.findByRole('button', { name: 'Clear all' })).focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('list')).toBeNull();
    expect(bellButton()).toHaveFocus();
  });

  it('omits entries that another script has stored in the tab', async () => {
    const { notification } = renderView(<CornerButtons kind="ghost" />);
    const stored = [null, 7, { message: 'Saved' }, { message: 'Known', status: 'success', at: Date.now() }];
    act(() => notification.setState({ missed: stored as never }));
    await userEvent.click(bellButton());
    const list = await screen.findByRole('list', { name: 'Missed notifications' });
    expect([...list.children].map((row) => row.textContent)).toEqual(['KnownJust now']);
  });
});

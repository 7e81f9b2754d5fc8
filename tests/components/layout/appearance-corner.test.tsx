/** @vitest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CornerButtons } from '@/components/layout/corner-buttons';
import { renderView } from '../../support/render-view';

const button = () => screen.getByRole('button', { name: 'Layout and colors' });
const layoutChoices = () => screen.queryByRole('group', { name: 'Layout' });

describe('the appearance button of a visitor', () => {
  it('opens the layouts and colors, and changes the colors immediately', async () => {
    renderView(<CornerButtons kind="ghost" />, undefined, { layout: 'modern', theme: 'modern' });
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button());
    expect(await screen.findByRole('group', { name: 'Layout' })).toBeInTheDocument();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
    expect(screen.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('closes on Escape and returns the focus, and closes on a press outside, on its button and on a route change', async () => {
    const { emit } = renderView(<CornerButtons kind="ghost" />);
    const open = async () => {
      await userEvent.click(button());
      (await screen.findByRole('button', { name: 'Modern' })).focus();
    };
    await open();
    await userEvent.keyboard('{Escape}');
    expect(layoutChoices()).toBeNull();
    expect(button()).toHaveFocus();
    await open();
    await userEvent.click(document.body);
    expect(layoutChoices()).toBeNull();
    await open();
    await userEvent.click(button());
    expect(layoutChoices()).toBeNull();
    await open();
    act(() => emit('routeChangeStart', '/help'));
    expect(layoutChoices()).toBeNull();
  });
});

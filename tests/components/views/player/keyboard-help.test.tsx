import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { KeyboardHelp } from '@/components/views/player/keyboard-help';
import { startsInFullScreen } from '@/components/views/player/starts-in-full-screen';

afterEach(() => localStorage.clear());

describe('the keyboard help', () => {
  it('stores the option to start games in full screen', async () => {
    const { unmount } = render(<KeyboardHelp canFill />);
    const fullScreenOption = () => screen.getByRole('checkbox', { name: 'Start games in full screen' });
    expect(fullScreenOption()).not.toBeChecked();
    await userEvent.click(fullScreenOption());
    expect(startsInFullScreen()).toBe(true);
    unmount();
    render(<KeyboardHelp canFill />);
    expect(fullScreenOption()).toBeChecked();
  });

  it('hides the full screen controls for a game that never uses full screen', () => {
    render(<KeyboardHelp canFill={false} />);
    expect(screen.queryByRole('checkbox', { name: 'Start games in full screen' })).toBeNull();
    expect(screen.queryByText('Full screen')).toBeNull();
    expect(screen.getByText('Theatre size')).toBeInTheDocument();
  });
});

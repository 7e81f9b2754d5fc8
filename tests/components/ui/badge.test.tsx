import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GameBadge } from '@/components/ui/badge';

const badgesOf = (flags: Partial<Record<'isBroken' | 'isNotForMobile', boolean>>) => ({
  isBroken: false,
  isNotForMobile: false,
  ...flags,
});

describe('the badge of a card', () => {
  it('shows the kind of a game without a flag', () => {
    render(<GameBadge game={badgesOf({})} kind="daily" />);
    expect(screen.getByText('Daily')).toBeInTheDocument();
  });

  it('shows only “Out of order” for a broken game', () => {
    render(<GameBadge game={badgesOf({ isBroken: true })} kind="daily" />);
    expect(screen.getByText('Out of order')).toBeInTheDocument();
    expect(screen.queryByText('Daily')).toBeNull();
  });

  it('renders both “Computer only” and the kind of game, and lets the style sheet show one of the two', () => {
    const { container } = render(<GameBadge game={badgesOf({ isNotForMobile: true })} kind="daily" />);
    expect([...container.children].map(({ textContent }) => textContent)).toEqual(['Computer only', 'Daily']);
  });
});

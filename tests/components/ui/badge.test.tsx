import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GameBadge } from '@/components/ui/badge';

const of = (flags: Partial<Record<'isBroken' | 'isNotForMobile', boolean>>) => ({
  isBroken: false,
  isNotForMobile: false,
  ...flags,
});

describe('the badge of a card', () => {
  it('is its kind for a game without a flag', () => {
    render(<GameBadge game={of({})} kind="daily" />);
    expect(screen.getByText('Daily')).toBeInTheDocument();
  });

  it('says that a broken game is out of order, and nothing else', () => {
    render(<GameBadge game={of({ isBroken: true })} kind="daily" />);
    expect(screen.getByText('Out of order')).toBeInTheDocument();
    expect(screen.queryByText('Daily')).toBeNull();
  });

  it('says that a game is for computers before its kind, of which the style sheet shows one', () => {
    const { container } = render(<GameBadge game={of({ isNotForMobile: true })} kind="daily" />);
    expect([...container.children].map(({ textContent }) => textContent)).toEqual(['Computer only', 'Daily']);
  });
});

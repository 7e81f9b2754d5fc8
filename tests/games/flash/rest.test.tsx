import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { restWithoutFocus } from '@/games/flash/rest';

const WORDS = 'Paused. Press here to go on.';
const player = { suspend: vi.fn(), resume: vi.fn() };
const onRest = vi.fn();
const onResume = vi.fn();
const tell: Record<string, () => void> = {};

// As in its frame: one for the life of the window.
beforeAll(() => {
  const on = (name: string, listener: () => void) => {
    tell[name] = listener;
    return () => undefined;
  };
  restWithoutFocus({ starwick: { on: on as never }, root: document.body, player, onRest, onResume });
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  window.dispatchEvent(new Event('focus'));
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});
const lose = (): void => {
  window.dispatchEvent(new Event('blur'));
  vi.advanceTimersByTime(300);
};

describe('a Flash file that has lost the focus', () => {
  it('is stopped, saved, and says so', () => {
    lose();
    expect(player.suspend).toHaveBeenCalledOnce();
    expect(onRest).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent(WORDS);
  });

  it('goes on when it has it again', () => {
    lose();
    window.dispatchEvent(new Event('focus'));
    expect(player.resume).toHaveBeenCalledOnce();
    expect(onResume).toHaveBeenCalledOnce();
    expect(screen.queryByText(WORDS)).toBeNull();
  });

  it('goes on at a press', () => {
    lose();
    screen.getByText(WORDS).dispatchEvent(new Event('pointerup', { bubbles: true }));
    expect(player.resume).toHaveBeenCalledOnce();
  });

  it('takes no notice where it comes straight back', () => {
    window.dispatchEvent(new Event('blur'));
    vi.advanceTimersByTime(100);
    window.dispatchEvent(new Event('focus'));
    vi.advanceTimersByTime(1000);
    expect(player.suspend).not.toHaveBeenCalled();
    expect(player.resume).not.toHaveBeenCalled();
  });
});

describe('a page that goes away', () => {
  it('stops it at once, and only where the focus is does it go on by itself', () => {
    const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    tell.pause?.();
    expect(player.suspend).toHaveBeenCalledOnce();
    tell.resume?.();
    expect(player.resume).not.toHaveBeenCalled();
    hasFocus.mockReturnValue(true);
    tell.resume?.();
    expect(player.resume).toHaveBeenCalledOnce();
  });
});

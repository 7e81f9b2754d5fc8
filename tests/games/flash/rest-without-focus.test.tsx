import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { restWithoutFocus } from '@/games/flash/rest-without-focus';

const WORDS = 'Paused. Press here to go on.';
const player = { suspend: vi.fn(), resume: vi.fn() };
const onRest = vi.fn();
const onResume = vi.fn();
const send: Record<string, () => void> = {};

// Creates one instance for the lifetime of the window, as in the frame.
beforeAll(() => {
  const on = (name: string, listener: () => void) => {
    send[name] = listener;
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
const loseFocus = (): void => {
  window.dispatchEvent(new Event('blur'));
  vi.advanceTimersByTime(300);
};

describe('a Flash file without the focus', () => {
  it('pauses, saves, and shows a notice', () => {
    loseFocus();
    expect(player.suspend).toHaveBeenCalledOnce();
    expect(onRest).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent(WORDS);
  });

  it('resumes when the focus returns', () => {
    loseFocus();
    window.dispatchEvent(new Event('focus'));
    expect(player.resume).toHaveBeenCalledOnce();
    expect(onResume).toHaveBeenCalledOnce();
    expect(screen.queryByText(WORDS)).toBeNull();
  });

  it('resumes when the notice is pressed', () => {
    loseFocus();
    screen.getByText(WORDS).dispatchEvent(new Event('pointerup', { bubbles: true }));
    expect(player.resume).toHaveBeenCalledOnce();
  });

  it('keeps running when the focus returns quickly', () => {
    window.dispatchEvent(new Event('blur'));
    vi.advanceTimersByTime(100);
    window.dispatchEvent(new Event('focus'));
    vi.advanceTimersByTime(1000);
    expect(player.suspend).not.toHaveBeenCalled();
    expect(player.resume).not.toHaveBeenCalled();
  });
});

describe('a hidden page', () => {
  it('pauses the file at once, and resumes it only if the page has the focus', () => {
    const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    send.pause?.();
    expect(player.suspend).toHaveBeenCalledOnce();
    send.resume?.();
    expect(player.resume).not.toHaveBeenCalled();
    hasFocus.mockReturnValue(true);
    send.resume?.();
    expect(player.resume).toHaveBeenCalledOnce();
  });
});

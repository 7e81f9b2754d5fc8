import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOVER_MS, previewOnHover, previewOnSwipe, SWIPE_PX } from '@/components/ui/cards/card-preview';

const SOURCE = '/play/quiet-sudoku/art/preview.webm';
let art: HTMLElement;
const video = () => art.querySelector('video');

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  art = document.createElement('span');
  document.body.append(art);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  art.remove();
});

const calm = (isCalm: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isCalm,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));

describe('a card’s preview with a mouse', () => {
  it('starts after a quarter of a second, and ends when the mouse leaves', () => {
    calm(false);
    previewOnHover(art, SOURCE);
    vi.advanceTimersByTime(HOVER_MS - 1);
    expect(video()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(video()?.getAttribute('src')).toBe(SOURCE);
    expect(video()?.muted).toBe(true);
    fireEvent.pointerLeave(art);
    expect(video()).toBeNull();
  });

  it('does not start when the mouse only passes over the card or with reduced motion', () => {
    calm(false);
    previewOnHover(art, SOURCE);
    fireEvent.pointerLeave(art);
    vi.advanceTimersByTime(HOVER_MS * 2);
    expect(video()).toBeNull();
    calm(true);
    previewOnHover(art, SOURCE);
    vi.advanceTimersByTime(HOVER_MS * 2);
    expect(video()).toBeNull();
  });
});

describe('a card’s preview on a touch screen', () => {
  beforeEach(() => calm(false));

  const swipe = (by: number) => {
    previewOnSwipe(art, SOURCE, 100);
    fireEvent.touchMove(art, { touches: [{ clientX: 100 + by }] });
    fireEvent.touchEnd(art);
  };

  it('plays once after a horizontal swipe of more than 60 px', () => {
    swipe(SWIPE_PX + 1);
    expect(video()?.loop).toBe(false);
    fireEvent(video()!, new Event('ended'));
    expect(video()).toBeNull();
    swipe(-SWIPE_PX - 1);
    expect(video()).not.toBeNull();
  });

  it('does not play with reduced motion', () => {
    calm(true);
    swipe(SWIPE_PX + 1);
    expect(video()).toBeNull();
  });

  it('does not play after a shorter swipe, nor twice at the same time', () => {
    swipe(SWIPE_PX);
    expect(video()).toBeNull();
    swipe(80);
    swipe(80);
    expect(art.querySelectorAll('video')).toHaveLength(1);
  });
});

import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOVER_MS, previewOnHover, previewOnSwipe, SWIPE_PX } from '@/components/ui/cards/card-preview';

const PREVIEW_SOURCE = '/play/quiet-sudoku/art/preview.webm';
let artwork: HTMLElement;
const previewVideo = () => artwork.querySelector('video');

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  artwork = document.createElement('span');
  document.body.append(artwork);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  artwork.remove();
});

const setReducedMotion = (isCalm: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isCalm,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));

describe('a card’s preview with a mouse', () => {
  it('starts after a quarter of a second, and ends when the mouse leaves', () => {
    setReducedMotion(false);
    previewOnHover(artwork, PREVIEW_SOURCE);
    vi.advanceTimersByTime(HOVER_MS - 1);
    expect(previewVideo()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(previewVideo()?.getAttribute('src')).toBe(PREVIEW_SOURCE);
    expect(previewVideo()?.muted).toBe(true);
    fireEvent.pointerLeave(artwork);
    expect(previewVideo()).toBeNull();
  });

  it('does not start when the mouse only passes over the card or with reduced motion', () => {
    setReducedMotion(false);
    previewOnHover(artwork, PREVIEW_SOURCE);
    fireEvent.pointerLeave(artwork);
    vi.advanceTimersByTime(HOVER_MS * 2);
    expect(previewVideo()).toBeNull();
    setReducedMotion(true);
    previewOnHover(artwork, PREVIEW_SOURCE);
    vi.advanceTimersByTime(HOVER_MS * 2);
    expect(previewVideo()).toBeNull();
  });
});

describe('a card’s preview on a touch screen', () => {
  beforeEach(() => setReducedMotion(false));

  const swipeCard = (by: number) => {
    previewOnSwipe(artwork, PREVIEW_SOURCE, 100);
    fireEvent.touchMove(artwork, { touches: [{ clientX: 100 + by }] });
    fireEvent.touchEnd(artwork);
  };

  it('plays once after a horizontal swipe of more than 60 px', () => {
    swipeCard(SWIPE_PX + 1);
    expect(previewVideo()?.loop).toBe(false);
    fireEvent(previewVideo()!, new Event('ended'));
    expect(previewVideo()).toBeNull();
    swipeCard(-SWIPE_PX - 1);
    expect(previewVideo()).not.toBeNull();
  });

  it('does not play with reduced motion', () => {
    setReducedMotion(true);
    swipeCard(SWIPE_PX + 1);
    expect(previewVideo()).toBeNull();
  });

  it('does not play after a shorter swipe, nor twice at the same time', () => {
    swipeCard(SWIPE_PX);
    expect(previewVideo()).toBeNull();
    swipeCard(80);
    swipeCard(80);
    expect(artwork.querySelectorAll('video')).toHaveLength(1);
  });
});

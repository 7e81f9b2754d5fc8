import { describe, expect, it } from 'vitest';
import { stepsBetween } from '@/games/windmill-nine/pace';

describe('the clock of a course', () => {
  it('advances 120 steps per second', () => {
    expect(stepsBetween(1_000, 1_050)).toBe(6);
  });

  it("never runs backward, even when a frame's time stamp is older than its request", () => {
    expect(stepsBetween(1_000, 991)).toBe(0);
  });

  it('skips a pause instead of catching up', () => {
    expect(stepsBetween(1_000, 9_000)).toBe(stepsBetween(1_000, 1_060));
  });
});

import { describe, expect, it, vi } from 'vitest';
import { createStarwick } from '@/games/sdk/starwick';

describe('a game that is muted', () => {
  it('hears it at once and finds it in its settings, without a page too', () => {
    const starwick = createStarwick(window);
    const listener = vi.fn();
    starwick.on('settings', listener);
    starwick.mute(true);
    expect(listener).toHaveBeenCalledWith(expect.objectContaining({ muted: true }));
    expect(starwick.settings().muted).toBe(true);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { createStarwick } from '@/games/sdk/starwick';

describe('muting a game', () => {
  it('notifies the game at once and updates its setting, even without a page around it', () => {
    const starwick = createStarwick(window);
    const listener = vi.fn();
    starwick.on('settings', listener);
    starwick.mute(true);
    expect(listener).toHaveBeenCalledWith(expect.objectContaining({ muted: true }));
    expect(starwick.settings().muted).toBe(true);
  });
});

import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showSoundOff } from '@/games/flash/sound';
import { createStarwick } from '@/games/sdk/starwick';

describe('the sound of a Flash file', () => {
  it('starts when its button is pressed, and returns the focus to the game', () => {
    const starwick = createStarwick(window);
    const focus = vi.fn();
    showSoundOff({ starwick, root: document.body, focus });
    expect(screen.queryByRole('button')).toBeNull();
    starwick.mute(true);
    fireEvent.click(screen.getByRole('button', { name: 'Sound', pressed: false }));
    expect(starwick.settings().muted).toBe(false);
    expect(focus).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { listenForTouchFocus } from '@/games/kit/touch-focus';

const dispatchPress = (pointerType: string) =>
  document.body.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }));
const isTouch = () => document.documentElement.classList.contains('is-touch');

describe('the focus ring of a game', () => {
  beforeAll(listenForTouchFocus);

  it('disappears on touch and returns with a key press', () => {
    dispatchPress('touch');
    expect(isTouch()).toBe(true);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    expect(isTouch()).toBe(false);
  });

  it('reappears when the mouse is used', () => {
    dispatchPress('touch');
    dispatchPress('mouse');
    expect(isTouch()).toBe(false);
  });
});

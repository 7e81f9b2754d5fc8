import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenKeys } from '@/games/kit/keyboard';

const onUp = vi.fn();
let list: HTMLElement;
let stop: () => void;

beforeEach(() => {
  onUp.mockClear();
  document.body.innerHTML = '<ol class="kit-scroll" tabindex="0"></ol>';
  list = document.querySelector('ol')!;
  stop = listenKeys({ ArrowUp: onUp });
});
afterEach(() => stop());

const press = () => {
  const event = new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true });
  list.dispatchEvent(event);
  return event;
};

it('a list that is longer than its place is scrolled by the keys that it has', () => {
  vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(400);
  vi.spyOn(list, 'clientHeight', 'get').mockReturnValue(100);
  expect(press().defaultPrevented).toBe(false);
  expect(onUp).not.toHaveBeenCalled();
});

it('one that has nothing to scroll leaves them to the game', () => {
  expect(press().defaultPrevented).toBe(true);
  expect(onUp).toHaveBeenCalledOnce();
});

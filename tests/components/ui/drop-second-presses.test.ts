// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropSecondPresses } from '@/components/ui/drop-second-presses';

const onLink = vi.fn((event: Event) => event.preventDefault());
let [button, link] = [document.body, document.body];

beforeEach(() => {
  document.body.innerHTML =
    '<div class="member-corner"><div><button>Sign out</button></div></div><a href="/">Home</a>';
  button = document.querySelector('button')!;
  link = document.querySelector('a')!;
  onLink.mockClear();
  link.addEventListener('click', onLink);
  return dropSecondPresses();
});

const press = (target: HTMLElement, { x = 10, timeMs = 1_000, detail = 1 } = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX: x, clientY: 10 });
  Object.defineProperty(event, 'timeStamp', { value: timeMs });
  target.dispatchEvent(event);
};

describe('the second half of a double press', () => {
  it.each([
    ['removed', () => button.parentElement!.remove()],
    ['hidden', () => (button.parentElement!.hidden = true)],
    ['made inert', () => button.parentElement!.setAttribute('inert', '')],
  ])('does not press an element below a menu that was %s', (_, close) => {
    press(button);
    close();
    press(link, { timeMs: 1_200, detail: 2 });
    expect(onLink).not.toHaveBeenCalled();
    press(link, { timeMs: 2_000 });
    expect(onLink).toHaveBeenCalledOnce();
  });
});

describe('a press after a menu has closed', () => {
  it.each([
    ['a later press', { timeMs: 1_600 }],
    ['a press elsewhere', { timeMs: 1_200, x: 90 }],
    ['a press by a key', { timeMs: 1_200, detail: 0 }],
  ])('still reaches its target: %s', (_, event) => {
    press(button);
    button.parentElement!.remove();
    press(link, event);
    expect(onLink).toHaveBeenCalledOnce();
  });

  it('still reaches its target if it is quick and the menu is open', () => {
    press(button);
    press(link, { timeMs: 1_100 });
    expect(onLink).toHaveBeenCalledOnce();
  });
});

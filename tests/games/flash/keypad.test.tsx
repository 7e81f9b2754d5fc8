import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showKeypad } from '@/games/flash/keypad';
import type { GameKey } from '@/lib/domain/games/game-keys';

let heard: string[];
const focus = vi.fn();
const recordKeyEvent = (event: KeyboardEvent): void => void heard.push(`${event.type} ${event.code}`);

const open = (keys: readonly GameKey[], isTouch = true, labels = {}): HTMLElement => {
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch, addEventListener: () => undefined }));
  const root = document.body.appendChild(document.createElement('div'));
  showKeypad({ root, keys, labels, focus });
  return root;
};
/** Sets the positions of the keys, because jsdom has no layout. */
const layOut = (root: HTMLElement): void => {
  [...root.querySelectorAll<HTMLElement>('[data-key]')].forEach((button, index) => {
    button.getBoundingClientRect = () => new DOMRect(index * 100, 0, 60, 60);
  });
};
const dispatchTouch = (target: Element, type: string, x: number, pointerId = 1): void => {
  target.dispatchEvent(
    new PointerEvent(type, { clientX: x, clientY: 30, pointerId, bubbles: true, cancelable: true }),
  );
};

beforeEach(() => {
  heard = [];
  window.addEventListener('keydown', recordKeyEvent);
  window.addEventListener('keyup', recordKeyEvent);
});
afterEach(() => {
  window.removeEventListener('keydown', recordKeyEvent);
  window.removeEventListener('keyup', recordKeyEvent);
  // A keypad lives as long as its frame, so this prevents fingers from one test from affecting the next.
  window.dispatchEvent(new Event('blur'));
  document.body.replaceChildren();
  vi.clearAllMocks();
});

describe('the on-screen keypad', () => {
  it('has named keys that are not in the tab order', () => {
    open(['ArrowLeft', 'ArrowRight', 'Space', 'KeyZ']);
    expect(screen.getByRole('group', { name: 'Keys of the game' })).toBeInTheDocument();
    for (const name of ['Left', 'Right', 'Space', 'Z'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('tabindex', '-1');
  });

  it("shows the keys' actions when the game describes them", () => {
    open(['ArrowLeft', 'Space'], true, { Space: 'Pulse' });
    expect(screen.getByRole('button', { name: 'Pulse' })).toHaveTextContent('Pulse');
    expect(screen.getByRole('button', { name: 'Left' })).toBeInTheDocument();
  });

  it('never appears for a game without keys, and is closed by default without a touch screen', () => {
    open([]);
    expect(screen.queryByRole('group')).toBeNull();
    expect(open(['Space'], false).dataset.pad).toBeUndefined();
  });

  it('presses, slides and releases keys while the game keeps the focus', () => {
    const root = open(['ArrowLeft', 'ArrowRight', 'Space']);
    layOut(root);
    const left = screen.getByRole('button', { name: 'Left' });
    dispatchTouch(left, 'pointerdown', 30);
    expect(focus).toHaveBeenCalled();
    expect(left).toHaveAttribute('data-held');
    dispatchTouch(left, 'pointermove', 130);
    dispatchTouch(screen.getByRole('button', { name: 'Space' }), 'pointerdown', 230, 2);
    dispatchTouch(left, 'pointercancel', 130);
    expect(heard).toEqual([
      'keydown ArrowLeft',
      'keyup ArrowLeft',
      'keydown ArrowRight',
      'keydown Space',
      'keyup ArrowRight',
    ]);
    expect(left).not.toHaveAttribute('data-held');
  });

  it('ignores a pointer that is not pressed', () => {
    const root = open(['Space']);
    layOut(root);
    dispatchTouch(screen.getByRole('button', { name: 'Space' }), 'pointermove', 30);
    expect(heard).toEqual([]);
  });

  it('releases all keys when the frame loses the focus', () => {
    layOut(open(['Space']));
    dispatchTouch(screen.getByRole('button', { name: 'Space' }), 'pointerdown', 30);
    window.dispatchEvent(new Event('blur'));
    expect(heard).toEqual(['keydown Space', 'keyup Space']);
  });

  it('responds to clicks from assistive technology', () => {
    vi.useFakeTimers();
    open(['Space']);
    screen.getByRole('button', { name: 'Space' }).click();
    expect(heard).toEqual(['keydown Space']);
    vi.runAllTimers();
    expect(heard).toEqual(['keydown Space', 'keyup Space']);
    vi.useRealTimers();
  });

  it('hides and returns on request', async () => {
    const user = userEvent.setup();
    const root = open(['Space']);
    expect(root.dataset.pad).toBe('open');
    await user.click(screen.getByRole('button', { name: 'Hide keys' }));
    expect(root.dataset.pad).toBe('closed');
    await user.click(screen.getByRole('button', { name: 'Show keys' }));
    expect(root.dataset.pad).toBe('open');
  });
});

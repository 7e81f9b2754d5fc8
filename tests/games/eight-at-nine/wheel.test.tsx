import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWheel, type Wheel } from '@/games/eight-at-nine/wheel';

const onTurn = vi.fn();
let wheel: Wheel;
let right: HTMLButtonElement;

const point = (type: string, clientY: number, buttons = 1) =>
  right.dispatchEvent(
    Object.assign(new MouseEvent(type, { bubbles: true, button: 0, buttons, clientY }), { pointerId: 1 }),
  );
const click = (detail: number) =>
  right.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));

beforeEach(() => {
  onTurn.mockClear();
  wheel = createWheel(onTurn);
  wheel.node.setPointerCapture = vi.fn();
  document.body.replaceChildren(wheel.node);
  right = wheel.node.querySelectorAll('button')[1]!;
});

describe('the wheel', () => {
  it('turns with the drag, and ignores the click that ends the drag', () => {
    point('pointerdown', 100);
    point('pointermove', 110);
    point('pointermove', 104);
    expect(onTurn.mock.calls.map(([parts]) => parts as number)).toEqual([30, -18]);
    point('pointerup', 104, 0);
    click(1);
    expect(onTurn).toHaveBeenCalledTimes(2);
  });

  it('turns by one notch with a press, and by keys also after a drag', () => {
    click(1);
    point('pointerdown', 100);
    point('pointermove', 110);
    point('pointerup', 110, 0);
    onTurn.mockClear();
    click(0);
    expect(onTurn).toHaveBeenCalledExactlyOnceWith(4);
  });

  it('stays still after an unnoticed release, and while the balls roll', () => {
    point('pointerdown', 100);
    point('pointermove', 120, 0);
    point('pointermove', 140);
    expect(onTurn).not.toHaveBeenCalled();
    point('pointerdown', 100);
    wheel.setDisabled(true);
    point('pointermove', 120);
    wheel.setDisabled(false);
    point('pointermove', 140);
    expect(onTurn).not.toHaveBeenCalled();
  });

  it('leaves the keyboard focus unchanged', () => {
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    right.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
  });
});

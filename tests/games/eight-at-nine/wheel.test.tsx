import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWheel, type Wheel } from '@/games/eight-at-nine/wheel';

const onTurn = vi.fn();
let wheel: Wheel;
let right: HTMLButtonElement;

const dispatchPointer = (type: string, clientY: number, buttons = 1) =>
  right.dispatchEvent(
    Object.assign(new MouseEvent(type, { bubbles: true, button: 0, buttons, clientY }), { pointerId: 1 }),
  );
const dispatchClick = (detail: number) =>
  right.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));

beforeEach(() => {
  onTurn.mockClear();
  wheel = createWheel(onTurn);
  wheel.node.setPointerCapture = vi.fn();
  document.body.replaceChildren(wheel.node);
  right = wheel.node.querySelectorAll('button')[1]!;
});

describe('the aiming wheel', () => {
  it('turns with a drag, and ignores the click that ends the drag', () => {
    dispatchPointer('pointerdown', 100);
    dispatchPointer('pointermove', 110);
    dispatchPointer('pointermove', 104);
    expect(onTurn.mock.calls.map(([parts]) => parts as number)).toEqual([30, -18]);
    dispatchPointer('pointerup', 104, 0);
    dispatchClick(1);
    expect(onTurn).toHaveBeenCalledTimes(2);
  });

  it('turns by one notch with each press, even after a drag', () => {
    dispatchClick(1);
    dispatchPointer('pointerdown', 100);
    dispatchPointer('pointermove', 110);
    dispatchPointer('pointerup', 110, 0);
    onTurn.mockClear();
    dispatchClick(0);
    expect(onTurn).toHaveBeenCalledExactlyOnceWith(4);
  });

  it('ignores movement after a missed release, and while the balls roll', () => {
    dispatchPointer('pointerdown', 100);
    dispatchPointer('pointermove', 120, 0);
    dispatchPointer('pointermove', 140);
    expect(onTurn).not.toHaveBeenCalled();
    dispatchPointer('pointerdown', 100);
    wheel.setDisabled(true);
    dispatchPointer('pointermove', 120);
    wheel.setDisabled(false);
    dispatchPointer('pointermove', 140);
    expect(onTurn).not.toHaveBeenCalled();
  });

  it('leaves the keyboard focus unchanged', () => {
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    right.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
  });
});

/**
 * Creates the wheel beside the table, which turns the aim finely while no finger covers the target. A drag turns it
 * continuously, a press by one notch.
 */
import { el, icon } from '../kit/dom';
import { stopFlings } from '../kit/stop-flings';

/** How many parts of the circle the aim turns per CSS pixel of a drag, and per press. */
const PER_PX = 3;
const NOTCH = 4;
/** The maximum length of a press in CSS pixels. A longer movement is a drag. */
const MAX_TAP_PX = 5;
/** The distance between the ribs of the wheel, in pixels. */
const RIB_PX = 9;

const ICONS = {
  left: 'M6 4.5v5h5M6.5 9.500a7 7 0 1 1-1 5.500',
  right: 'M18 4.5v5h-5M17.5 9.500a7 7 0 1 0 1 5.500',
};

export interface Wheel {
  node: HTMLElement;
  setDisabled(isDisabled: boolean): void;
}

/** Creates the wheel. `onTurn` receives the rotation in steps of the wheel, positive to the right. */
export function createWheel(onTurn: (parts: number) => void): Wheel {
  let isPulled = false;
  const createNotchButton = (direction: 1 | -1, path: string, label: string) =>
    el(
      'button',
      {
        type: 'button',
        class: 'en-notch',
        'aria-label': label,
        on: {
          click(event: MouseEvent) {
            // Ignores the click that ends a drag. A click by key or voice always counts.
            if (event.detail === 0 || !isPulled) onTurn(direction * NOTCH);
          },
        },
      },
      icon(path),
    );
  const buttons = [
    createNotchButton(-1, ICONS.left, 'Aim a little to the left'),
    createNotchButton(1, ICONS.right, 'Aim a little to the right'),
  ];
  const node = el('div', { class: 'en-wheel', role: 'group', 'aria-label': 'Fine aim' }, ...buttons);
  let press: { id: number; from: number; reportedY: number } | null = null;
  let ribs = 0;
  let isOff = false;
  stopFlings(node);
  // Prevents the wheel from taking the focus, because the table's Enter key strikes.
  node.addEventListener('mousedown', (event) => event.preventDefault());
  node.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || press || isOff) return;
    isPulled = false;
    press = { id: event.pointerId, from: event.clientY, reportedY: event.clientY };
  });
  node.addEventListener('pointermove', (event) => {
    if (event.pointerId !== press?.id) return;
    // The pointer was released without an event.
    if (isOff || event.buttons === 0) return void (press = null);
    if (!isPulled && Math.abs(event.clientY - press.from) < MAX_TAP_PX) return;
    if (!isPulled) node.setPointerCapture(event.pointerId);
    isPulled = true;
    const px = Math.round(event.clientY - press.reportedY);
    if (px === 0) return;
    press.reportedY += px;
    ribs = (ribs + px) % RIB_PX;
    node.style.setProperty('--ribs', `${ribs}px`);
    onTurn(px * PER_PX);
  });
  const end = (event: PointerEvent) => {
    if (event.pointerId === press?.id) press = null;
  };
  node.addEventListener('pointerup', end);
  node.addEventListener('pointercancel', end);
  // A hovering pointer cannot release the wheel.
  node.addEventListener('pointerleave', (event) => !isPulled && end(event));
  return {
    node,
    setDisabled(isDisabled) {
      isOff = isDisabled;
      if (isOff) press = null;
      for (const button of buttons) button.disabled = isDisabled;
    },
  };
}

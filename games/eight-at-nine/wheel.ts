/** The wheel beside the table: turns the aim by little, where no finger covers what is aimed at. Pulled it turns, pressed it turns by one notch. */
import { el, icon } from '../kit/dom';
import { stopFlings } from '../kit/flings';

/** Parts of the circle that a CSS pixel of a pull turns the aim by, and a press. */
const PER_PX = 3;
const NOTCH = 4;
/** Less of a pull is a press. */
const TAP = 5;
/** Ribs of the wheel stand so far apart. */
const RIB_PX = 9;

const ICONS = {
  left: 'M6 4.5v5h5M6.5 9.500a7 7 0 1 1-1 5.500',
  right: 'M18 4.5v5h-5M17.5 9.500a7 7 0 1 0 1 5.500',
};

export interface Wheel {
  node: HTMLElement;
  setDisabled(isDisabled: boolean): void;
}

/** Makes the wheel; `onTurn` hears by how many parts of the circle, to the right for more than none. */
export function createWheel(onTurn: (parts: number) => void): Wheel {
  let isPulled = false;
  const notch = (way: 1 | -1, path: string, label: string) =>
    el(
      'button',
      {
        type: 'button',
        class: 'en-notch',
        'aria-label': label,
        on: {
          click(event: MouseEvent) {
            // The click that ends a pull is none; one by a key or a voice always is.
            if (event.detail === 0 || !isPulled) onTurn(way * NOTCH);
          },
        },
      },
      icon(path),
    );
  const buttons = [
    notch(-1, ICONS.left, 'Aim a little to the left'),
    notch(1, ICONS.right, 'Aim a little to the right'),
  ];
  const node = el('div', { class: 'en-wheel', role: 'group', 'aria-label': 'Fine aim' }, ...buttons);
  let press: { id: number; from: number; told: number } | null = null;
  let ribs = 0;
  let isOff = false;
  stopFlings(node);
  // The keys stay with the table, whose Enter strikes.
  node.addEventListener('mousedown', (event) => event.preventDefault());
  node.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || press || isOff) return;
    isPulled = false;
    press = { id: event.pointerId, from: event.clientY, told: event.clientY };
  });
  node.addEventListener('pointermove', (event) => {
    if (event.pointerId !== press?.id) return;
    // Let go of where nobody told of it.
    if (isOff || event.buttons === 0) return void (press = null);
    if (!isPulled && Math.abs(event.clientY - press.from) < TAP) return;
    if (!isPulled) node.setPointerCapture(event.pointerId);
    isPulled = true;
    const px = Math.round(event.clientY - press.told);
    if (px === 0) return;
    press.told += px;
    ribs = (ribs + px) % RIB_PX;
    node.style.setProperty('--ribs', `${ribs}px`);
    onTurn(px * PER_PX);
  });
  const end = (event: PointerEvent) => {
    if (event.pointerId === press?.id) press = null;
  };
  node.addEventListener('pointerup', end);
  node.addEventListener('pointercancel', end);
  // What only passes over lets go of nothing.
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

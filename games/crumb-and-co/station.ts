/** Shows a button of the kitchen: a drawing, a label, its key cap, and a progress bar for timed work. */
import { el, setAttribute, setText } from '../kit/dom';
import { createSvg } from './svg';

export interface StationLook {
  /** The markup of the drawing. It is redrawn when the markup changes. */
  art: string;
  label: string;
  /** The text that screen readers read after the label. */
  spokenText: string;
  state?: string;
  /** The progress (0 to 1), the point from which the item is good, and for pots the point from which noodles are soft. */
  bar?: { at: number; from: number; middle?: number } | null;
}

export interface StationView {
  node: HTMLButtonElement;
  show(stationLook: StationLook): void;
  /** Shakes the button after a rejected press. */
  refuse(): void;
}

/** Creates a station. */
export function createStation(kind: string, cap: string, onPress: () => void): StationView {
  const art = el('span', { class: 'cc-station-art' });
  const label = el('span', { class: 'cc-station-label', 'aria-hidden': 'true' });
  const bar = el('span', { class: 'cc-bar', hidden: true }, el('i'));
  const node = el(
    'button',
    { type: 'button', class: `cc-station is-${kind}`, on: { click: onPress } },
    art,
    bar,
    label,
    cap ? el('kbd', { class: 'cc-cap', 'aria-hidden': 'true', 'data-key': cap }) : null,
  );
  let drawnKey = '';
  return {
    node,
    show(stationLook) {
      if (stationLook.art !== drawnKey) {
        drawnKey = stationLook.art;
        art.replaceChildren(...(drawnKey ? [createSvg(drawnKey)] : []));
      }
      setText(label, stationLook.label);
      setAttribute(
        node,
        'aria-label',
        [stationLook.label, stationLook.spokenText].filter(Boolean).join(': '),
      );
      setAttribute(node, 'data-state', stationLook.state ?? null);
      bar.hidden = !stationLook.bar;
      if (!stationLook.bar) return;
      bar.classList.toggle('has-middle', stationLook.bar.middle !== undefined);
      bar.style.setProperty('--at', stationLook.bar.at.toFixed(3));
      bar.style.setProperty('--from', `${(stationLook.bar.from * 100).toFixed(1)}%`);
      bar.style.setProperty('--middle', `${((stationLook.bar.middle ?? 1) * 100).toFixed(1)}%`);
    },
    refuse() {
      node.classList.remove('is-refused');
      void node.offsetWidth;
      node.classList.add('is-refused');
    },
  };
}

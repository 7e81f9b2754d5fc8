/**
 * Draws the capsules behind the letters, in units of cells: one for each found word, one that follows the player, one
 * for a miss.
 */
import { drawing, svg } from '../kit/dom';
import { columnOf, lineBetween, rowOf } from './geometry';
import type { Level, Size } from './types';
import { wordColorsOf } from './inks';

export interface CapsulesView {
  node: SVGSVGElement;
  open(level: Level): void;
  render(found: readonly boolean[]): void;
  /** Shows the line that is being marked, or hides it when either end is null. */
  setTrail(from: number | null, to: number | null): void;
  flash(from: number, to: number): void;
}

/** Creates the drawing. */
export function createCapsules(): CapsulesView {
  const words = svg('g', { class: 'lw-found' });
  const trail = svg('line', { class: 'lw-trail' });
  const ring = svg('circle', { class: 'lw-ring', r: 0.66 });
  const miss = svg('line', { class: 'lw-miss' });
  const node = drawing('lw-capsules', '0 0 1 1', words, trail, ring, miss);
  let level: Level = { columns: 1, rows: 1, theme: '', letters: [], words: [], scramble: '' };
  let isCapsuleDrawn: boolean[] = [];
  let inks: readonly number[] = [];

  return {
    node,
    open(opened) {
      level = opened;
      isCapsuleDrawn = [];
      inks = wordColorsOf(level);
      node.setAttribute('viewBox', `0 0 ${level.columns} ${level.rows}`);
      words.replaceChildren();
      positionLine(trail, level, null, null);
      ring.classList.remove('is-shown');
      positionLine(miss, level, null, null);
    },
    render(found) {
      found.forEach((is, i) => {
        if (!is || isCapsuleDrawn[i]) return;
        isCapsuleDrawn[i] = true;
        const { cells } = level.words[i]!;
        const edge = svg('line', { class: 'lw-edge' });
        const line = svg('line', { class: `lw-capsule ink-${inks[i]}` });
        for (const shape of [edge, line]) positionLine(shape, level, cells[0]!, cells.at(-1)!);
        words.append(edge, line);
      });
    },
    setTrail(from, to) {
      const isLine = from !== null && to !== null && lineBetween(level, from, to) !== null;
      positionLine(trail, level, isLine ? from : null, to);
      ring.classList.toggle('is-shown', isLine);
      if (!isLine) return;
      ring.setAttribute('cx', String(columnOf(level, to) + 0.5));
      ring.setAttribute('cy', String(rowOf(level, to) + 0.5));
    },
    flash(from, to) {
      positionLine(miss, level, from, to);
      miss.classList.remove('is-shown');
      // Reading the layout restarts the animation.
      miss.getBoundingClientRect();
      miss.classList.add('is-shown');
    },
  };
}

function positionLine(line: SVGLineElement, size: Size, from: number | null, to: number | null): void {
  const isShown = from !== null && to !== null;
  line.classList.toggle('is-shown', isShown);
  if (!isShown) return;
  // A capsule around one letter needs some length, because some browsers do not draw round caps otherwise.
  line.setAttribute('x1', String(columnOf(size, from) + 0.5));
  line.setAttribute('y1', String(rowOf(size, from) + 0.5));
  line.setAttribute('x2', String(columnOf(size, to) + 0.5 + (from === to ? 0.001 : 0)));
  line.setAttribute('y2', String(rowOf(size, to) + 0.5));
}

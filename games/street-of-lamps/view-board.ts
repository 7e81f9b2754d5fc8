/** Shows the cells as an ARIA grid. Creates them once per level and updates only changed ones. */
import { drawing, el, setAttribute } from '../kit/dom';
import { listenToStrokes } from '../kit/shell/strokes';
import { createEdgeLabels } from './edges';
import { presenterOf } from './presenters';
import { createFleetStrip } from './fleet-strip';
import { labelOf } from './labels';
import { listFences, type DrawCell, type Scene } from './scene';
import { strokeOf, type Brush, type Game } from './state';
import { computeStates } from './states';
import type { Level } from './types';

export interface BoardView {
  node: HTMLElement;
  open(level: Level): void;
  render(game: Game): void;
  focus(): void;
}

export function createBoardView(
  label: string,
  onStroke: (cells: readonly number[], brush?: Brush) => void,
): BoardView {
  const grid = el('div', { class: 'sl-grid', role: 'grid', 'aria-label': label });
  const edges = createEdgeLabels();
  const fleet = createFleetStrip();
  const node = el('div', { class: 'sl-board' }, edges.top, edges.left, grid, fleet.node);
  let size = 1;
  let draw: DrawCell | undefined;
  let cells: HTMLElement[] = [];
  let pictures: SVGSVGElement[] = [];
  let fences: string[] = [];
  let game: Game | null = null;
  let drawn: string[] = [];

  const preview = (line: readonly number[], brush: Brush = 'cycle') => {
    const stroke = game && line.length > 1 ? strokeOf(game, line, brush) : null;
    cells.forEach((cell, index) => cell.classList.toggle('is-drawn', !!stroke?.cells.includes(index)));
  };
  listenToStrokes(grid, () => size, { onPreview: preview, onStroke });

  const signOf = (level: Level, cell: number): Element => {
    if (draw) {
      pictures[cell] = drawing('sl-drawn', '0 0 100 100');
      return pictures[cell];
    }
    const text = String(level.numbers[cell] ?? '');
    return el('span', { class: 'sl-sign', text, 'aria-hidden': 'true' });
  };

  return {
    node,
    focus: () => cells[game?.cursor ?? 0]?.focus({ preventScroll: true }),
    open(level) {
      size = level.size;
      drawn = [];
      pictures = [];
      draw = presenterOf(level.plan)?.draw;
      node.parentElement!.style.setProperty('--size', String(size));
      edges.open(level);
      fleet.open(level);
      fences = level.solution.map((_, cell) =>
        level.regions
          ? listFences(size, level.regions, cell)
              .map((side) => `is-fenced-${side}`)
              .join(' ')
          : '',
      );
      cells = level.solution.map((_, cell) =>
        el('div', { role: 'gridcell', tabindex: '-1' }, signOf(level, cell)),
      );
      grid.replaceChildren(
        ...Array.from({ length: size }, (_, row) =>
          el('div', { class: 'sl-row', role: 'row' }, ...cells.slice(row * size, (row + 1) * size)),
        ),
      );
    },
    render(next) {
      game = next;
      const { level, play, crosses } = next;
      const states = computeStates(next);
      const scene: Scene = { ...level, on: play.filled, marked: crosses, isDone: next.isDone() };
      edges.render(level, play.filled);
      const isWater = (cell: number) =>
        !play.filled[cell] && (next.isDone() || crosses[cell]! || level.isFixed[cell]!);
      fleet.render(level, play.filled, isWater);
      cells.forEach((cell, index) => {
        const names = states[index]!.join(' ');
        const picture = draw?.(scene, index) ?? '';
        const key = names + picture;
        if (drawn[index] === key) return;
        drawn[index] = key;
        if (pictures[index]) pictures[index]!.innerHTML = picture;
        cell.className = `sl-cell ${fences[index]} ${names}`;
        setAttribute(cell, 'tabindex', index === next.cursor ? '0' : '-1');
        setAttribute(cell, 'aria-label', labelOf(level, index, new Set(states[index])));
      });
    },
  };
}

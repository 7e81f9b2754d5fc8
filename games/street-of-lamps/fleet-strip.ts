/** Shows the ships to find below the chart. Found ships are crossed out. */
import { el, setAttribute } from '../kit/dom';
import { cellsOfLine } from './grid';
import type { Level } from './types';

export interface FleetStrip {
  node: HTMLElement;
  open(level: Level): void;
  render(level: Level, filled: readonly boolean[], isWater: (cell: number) => boolean): void;
}

/**
 * Returns how many ships of each length are on the board. A ship is a row of lights, or a single one, with water at
 * both ends.
 */
export function shipsOf(
  size: number,
  filled: readonly boolean[],
  isWater: (cell: number) => boolean,
): Map<number, number> {
  const ships = new Map<number, number>();
  const add = (length: number) => ships.set(length, (ships.get(length) ?? 0) + 1);
  const across = filled.map(() => 1);
  /** The rows of lights that may still continue at one of their ends. */
  const open = new Set<number>();
  for (let line = 0; line < 2 * size; line++) {
    let run: number[] = [];
    let before = -1;
    for (const cell of [...cellsOfLine(size, line), -1]) {
      if (filled[cell]) {
        run.push(cell);
        continue;
      }
      const isClosed = [before, cell].every((end) => end < 0 || isWater(end));
      if (run.length > 1 && isClosed) add(run.length);
      for (const own of run) {
        across[own] = Math.max(across[own]!, run.length);
        if (!isClosed) open.add(own);
      }
      run = [];
      before = cell;
    }
  }
  const lone = filled.filter((is, cell) => is && across[cell] === 1 && !open.has(cell)).length;
  return lone ? ships.set(1, lone) : ships;
}

/** Creates the strip. It is empty for boards without ships. */
export function createFleetStrip(): FleetStrip {
  const node = el('div', { class: 'sl-fleet', role: 'note' });
  let ships: HTMLElement[] = [];
  return {
    node,
    open({ fleet }) {
      node.parentElement!.parentElement!.style.setProperty('--foot', fleet ? '1' : '0');
      ships = (fleet ?? []).map((length) =>
        el('span', { class: 'sl-ship' }, ...Array.from({ length }, () => el('i'))),
      );
      node.replaceChildren(...ships);
    },
    render({ size, fleet = [] }, filled, isWater) {
      if (!fleet.length) return;
      const found = shipsOf(size, filled, isWater);
      const remainingShips = new Map(found);
      fleet.forEach((length, i) => {
        const isFound = (remainingShips.get(length) ?? 0) > 0;
        remainingShips.set(length, (remainingShips.get(length) ?? 0) - 1);
        ships[i]!.classList.toggle('is-found', isFound);
      });
      const lengths = [...new Set(fleet)].map((length) => {
        const all = fleet.filter((one) => one === length).length;
        return `${Math.min(all, found.get(length) ?? 0)} of ${all} with ${length}`;
      });
      setAttribute(node, 'aria-label', `Ships found by length: ${lengths.join(', ')}`);
    },
  };
}

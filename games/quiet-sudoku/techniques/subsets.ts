/** Finds subsets: k cells of a unit that share k digits (naked), or k digits that share k cells (hidden). */
import { countBits, digitsOf, type Board } from '../board';
import type { Step, Technique } from '../types';

const NAMES: Record<string, Technique> = {
  naked2: 'nakedPair',
  naked3: 'nakedTriple',
  hidden2: 'hiddenPair',
  hidden3: 'hiddenTriple',
};

/**
 * Calls back for each choice of `size` masks whose union has `size` bits, until a call returns a value. `chosen` has a
 * bit for the index of each mask.
 */
export function eachSubset<T>(
  masks: ArrayLike<number>,
  count: number,
  size: number,
  use: (chosen: number, union: number) => T | null,
): T | null {
  let usable = 0;
  for (let i = 0; i < count; i++) if (masks[i] && countBits(masks[i]!) <= size) usable++;
  if (usable < size) return null;
  for (let i = 0; i < count; i++) {
    const a = masks[i]!;
    if (!a || countBits(a) > size) continue;
    for (let j = i + 1; j < count; j++) {
      const b = masks[j]!;
      const ab = a | b;
      if (!b || countBits(ab) > size) continue;
      if (size === 2) {
        const found = use((1 << i) | (1 << j), ab);
        if (found) return found;
      } else
        for (let k = j + 1; k < count; k++) {
          const abc = ab | masks[k]!;
          if (!masks[k] || countBits(abc) > size) continue;
          const found = use((1 << i) | (1 << j) | (1 << k), abc);
          if (found) return found;
        }
    }
  }
  return null;
}

const masks = new Uint16Array(9);

export function findNakedSubset(board: Board, size: 2 | 3): Step | null {
  const { candidates } = board;
  const { units } = board.layout;
  for (let unit = 0; unit < units.length; unit++) {
    const { cells } = units[unit]!;
    const n = cells.length;
    for (let i = 0; i < n; i++) masks[i] = candidates[cells[i]!]!;
    const step = eachSubset(masks, n, size, (chosen, union) => {
      let rest = 0;
      for (let i = 0; i < n; i++) if (!(chosen & (1 << i))) rest |= masks[i]!;
      if (!(rest & union)) return null;
      const remove = cells
        .filter((cell, i) => !(chosen & (1 << i)) && candidates[cell]! & union)
        .map((cell) => ({ cell, mask: candidates[cell]! & union }));
      return createSubsetStep(
        `naked${size}`,
        unit,
        cells.filter((_, i) => chosen & (1 << i)),
        union,
        remove,
      );
    });
    if (step) return step;
  }
  return null;
}

export function findHiddenSubset(board: Board, size: 2 | 3): Step | null {
  const { candidates } = board;
  const { units, wholeCount, size: n } = board.layout;
  for (let unit = 0; unit < wholeCount; unit++) {
    const { cells } = units[unit]!;
    masks.fill(0);
    for (let i = 0; i < n; i++)
      for (let rest = candidates[cells[i]!]!; rest; rest &= rest - 1)
        masks[31 - Math.clz32(rest & -rest)]! |= 1 << i;
    // Here an index is a digit, and the union consists of cells.
    const step = eachSubset(masks, n, size, (subset, union) => {
      const inside = cells.filter((_, i) => union & (1 << i));
      const remove = inside
        .filter((cell) => candidates[cell]! & ~subset)
        .map((cell) => ({ cell, mask: candidates[cell]! & ~subset }));
      return remove.length ? createSubsetStep(`hidden${size}`, unit, inside, subset, remove) : null;
    });
    if (step) return step;
  }
  return null;
}

function createSubsetStep(
  name: string,
  unit: number,
  cells: number[],
  mask: number,
  remove: Step['remove'],
): Step {
  return { technique: NAMES[name]!, digits: digitsOf(mask), cells, unit, other: null, place: null, remove };
}

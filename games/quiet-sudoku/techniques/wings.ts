/**
 * Finds wings. For every digit of the middle cell, one of the wing's cells contains the shared digit, so cells that see
 * all of them cannot contain it.
 */
import { countBits, digitsOf, type Board } from '../board';
import type { Step } from '../types';

/** Returns a step. With two digits in the middle it is an XY-wing, with three an XYZ-wing. */
export function findWing(board: Board, inMiddle: 2 | 3): Step | null {
  const { candidates, layout } = board;
  for (let middle = 0; middle < candidates.length; middle++) {
    const middleDigits = candidates[middle]!;
    if (countBits(middleDigits) !== inMiddle) continue;
    const ends = layout.peers[middle]!.filter((cell) => {
      if (countBits(candidates[cell]!) !== 2) return false;
      return countBits(candidates[cell]! & middleDigits) === inMiddle - 1;
    });
    for (let i = 0; i < ends.length; i++)
      for (let j = i + 1; j < ends.length; j++) {
        const step = createWingStep(board, inMiddle, middle, ends[i]!, ends[j]!);
        if (step) return step;
      }
  }
  return null;
}

function createWingStep(board: Board, inMiddle: 2 | 3, middle: number, a: number, b: number): Step | null {
  const { candidates, layout } = board;
  const shared = candidates[a]! & candidates[b]!;
  const all = candidates[middle]! | candidates[a]! | candidates[b]!;
  if (countBits(shared) !== 1 || countBits(all) !== 3) return null;
  // The shared digit is not in the middle cell of an XY-wing but is in that of an XYZ-wing. The other digits of the ends
  // must differ.
  if (((candidates[middle]! & shared) !== 0) !== (inMiddle === 3) || candidates[a] === candidates[b])
    return null;
  const sees = (from: number, cell: number) => layout.peers[from]!.includes(cell);
  const remove = layout.peers[a]!.filter(
    (cell) => cell !== middle && candidates[cell]! & shared && sees(b, cell),
  )
    .filter((cell) => inMiddle === 2 || sees(middle, cell))
    .map((cell) => ({ cell, mask: shared }));
  if (!remove.length) return null;
  const technique = inMiddle === 2 ? 'xyWing' : 'xyzWing';
  return {
    technique,
    digits: digitsOf(shared),
    cells: [middle, a, b],
    unit: null,
    other: null,
    place: null,
    remove,
  };
}

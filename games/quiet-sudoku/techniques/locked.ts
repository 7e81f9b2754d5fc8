/**
 * Finds locked candidates. If a digit of one unit fits only into the overlap with another unit, it is removed from the
 * rest of that other unit.
 */
import { lowestDigit, type Board } from '../board';
import type { Step } from '../types';

export function findLocked(board: Board): Step | null {
  const { candidates } = board;
  for (const { unit, other, shared, unitOnly, otherOnly } of board.layout.overlaps) {
    let confinedDigits = 0;
    for (let i = 0; i < shared.length; i++) confinedDigits |= candidates[shared[i]!]!;
    for (let i = 0; i < unitOnly.length; i++) confinedDigits &= ~candidates[unitOnly[i]!]!;
    if (!confinedDigits) continue;
    let hit = 0;
    for (let i = 0; i < otherOnly.length; i++) hit |= candidates[otherOnly[i]!]! & confinedDigits;
    if (!hit) continue;
    const mask = hit & -hit;
    return {
      technique: 'locked',
      digits: [lowestDigit(mask)],
      cells: shared.filter((cell) => candidates[cell]! & mask),
      unit,
      other,
      place: null,
      remove: otherOnly.filter((cell) => candidates[cell]! & mask).map((cell) => ({ cell, mask })),
    };
  }
  return null;
}

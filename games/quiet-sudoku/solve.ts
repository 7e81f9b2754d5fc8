/**
 * Solves a puzzle like a person, technique by technique, the easiest first. The required techniques determine the
 * grade of the puzzle.
 */
import { applyStep, type Board } from './board';
import { findBond, sweepBonds } from './techniques/bonds';
import { findFish } from './techniques/fish';
import { findLocked } from './techniques/locked';
import { findSight } from './techniques/sight';
import { findHiddenSingle, findNakedSingle, runSingles } from './techniques/singles';
import { findHiddenSubset, findNakedSubset } from './techniques/subsets';
import { findSum, sweepSums } from './techniques/sums';
import { findWing } from './techniques/wings';
import type { Step, Technique } from './types';

/** The level of a technique: 0 is singles, 1 locked candidates, 2 pairs, 3 beyond pairs. */
export type Tier = 0 | 1 | 2 | 3;

interface TechniqueEntry {
  tier: Tier;
  weight: number;
  find(board: Board): Step | null;
}

export const TECHNIQUES: Record<Technique, TechniqueEntry> = {
  hiddenSingle: { tier: 0, weight: 1, find: findHiddenSingle },
  nakedSingle: { tier: 0, weight: 2, find: findNakedSingle },
  bond: { tier: 1, weight: 4, find: findBond },
  sum: { tier: 1, weight: 5, find: findSum },
  locked: { tier: 1, weight: 5, find: findLocked },
  sight: { tier: 1, weight: 6, find: findSight },
  nakedPair: { tier: 2, weight: 6, find: (board) => findNakedSubset(board, 2) },
  hiddenPair: { tier: 2, weight: 8, find: (board) => findHiddenSubset(board, 2) },
  nakedTriple: { tier: 3, weight: 10, find: (board) => findNakedSubset(board, 3) },
  hiddenTriple: { tier: 3, weight: 12, find: (board) => findHiddenSubset(board, 3) },
  xWing: { tier: 3, weight: 12, find: (board) => findFish(board, 2) },
  xyWing: { tier: 3, weight: 14, find: (board) => findWing(board, 2) },
  swordfish: { tier: 3, weight: 16, find: (board) => findFish(board, 3) },
  xyzWing: { tier: 3, weight: 16, find: (board) => findWing(board, 3) },
};
const TECHNIQUE_ORDER = Object.keys(TECHNIQUES) as Technique[];
const SINGLES = 2;

/** Returns the easiest step within a tier, or null when there is none. */
export function findStep(board: Board, maxTier: Tier, from = 0): Step | null {
  for (let i = from; i < TECHNIQUE_ORDER.length; i++) {
    const entry = TECHNIQUES[TECHNIQUE_ORDER[i]!];
    if (entry.tier > maxTier) return null;
    const step = entry.find(board);
    if (step) return step;
  }
  return null;
}

export interface Rating {
  isSolved: boolean;
  hardest: Technique;
  tier: Tier;
  effort: number;
}

// Returns whether the layout has clues or cages. They remove so many candidates that one step at a time would be slow.
const hasClues = ({ layout }: Board) => layout.bonds !== null || layout.cageOf !== null;

/** Solves the board in place as far as the tier allows, and rates the solution. */
export function rateDifficulty(board: Board, maxTier: Tier): Rating {
  let hardest = 0;
  let effort = 0;
  for (;;) {
    const { hidden, naked } = runSingles(board);
    effort += hidden * TECHNIQUES.hiddenSingle.weight + naked * TECHNIQUES.nakedSingle.weight;
    if (naked) hardest = Math.max(hardest, 1);
    if (board.left && maxTier > 0 && hasClues(board)) {
      const [bonds, sums] = [sweepBonds(board), sweepSums(board)];
      effort += bonds * TECHNIQUES.bond.weight + sums * TECHNIQUES.sum.weight;
      if (bonds || sums) {
        hardest = Math.max(hardest, TECHNIQUE_ORDER.indexOf(sums ? 'sum' : 'bond'));
        continue;
      }
    }
    const step = board.left ? findStep(board, maxTier, SINGLES) : null;
    if (!step) break;
    applyStep(board, step);
    hardest = Math.max(hardest, TECHNIQUE_ORDER.indexOf(step.technique));
    effort += TECHNIQUES[step.technique].weight;
  }
  const technique = TECHNIQUE_ORDER[hardest]!;
  return { isSolved: board.left === 0, hardest: technique, tier: TECHNIQUES[technique].tier, effort };
}

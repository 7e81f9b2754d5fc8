/** Computes the cells that the lamps light, and the lamps that shine on each other. */
import { sightOf } from './grid';
import type { Level } from './types';

export interface GlowState {
  /** The number of lamps that shine on each cell. */
  light: readonly number[];
  clashing: ReadonlySet<number>;
}

const sights = new WeakMap<Level, number[][]>();

/** Returns the light of the placed lamps. In puzzles without lamps, nothing is lit. */
export function computeGlow(level: Level, filled: readonly boolean[]): GlowState {
  const light = level.solution.map(() => 0);
  const clashing = new Set<number>();
  if (level.plan !== 'lamps') return { light, clashing };
  let sight = sights.get(level);
  if (!sight) sights.set(level, (sight = sightOf(level.size, level.isFixed)));
  filled.forEach((isOn, lamp) => {
    if (!isOn) return;
    for (const cell of sight[lamp]!) {
      light[cell]!++;
      if (cell !== lamp && filled[cell]) clashing.add(lamp);
    }
  });
  return { light, clashing };
}

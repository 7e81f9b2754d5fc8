/**
 * The levels of both worlds, chapter by chapter. Tests check the pars, and that every level can be finished from any
 * reachable position.
 */
import { readLevel } from './board';
import { AIR } from './levels-air';
import { SEA } from './levels-sea';
import type { Level, ModeKey, Sketch, WorldKey } from './types';

const SKETCHES: Readonly<Record<WorldKey, Readonly<Record<ModeKey, readonly Sketch[]>>>> = {
  air: AIR,
  sea: SEA,
};
const readLevels = new Map<string, readonly Level[]>();

/** Returns the levels of a chapter. */
export function chapterOf(world: WorldKey, mode: ModeKey): readonly Level[] {
  const key = `${world} ${mode}`;
  const levels = readLevels.get(key) ?? SKETCHES[world][mode].map((sketch) => readLevel(world, sketch));
  readLevels.set(key, levels);
  return levels;
}

/**
 * The levels of both worlds, chapter by chapter. Tests check that each level can be passed with the number of arrows
 * that earns three stars.
 */
import { EMBERS, QUAY, ROCKETS } from './levels-harbour';
import { ROPES } from './levels-ropes';
import { STRAW } from './levels-straw';
import { WHEELS } from './levels-wheels';
import { WINDS } from './levels-wind';
import type { Level, ModeKey, WorldKey } from './types';

const CHAPTERS: Readonly<Record<WorldKey, Partial<Record<ModeKey, readonly Level[]>>>> = {
  fair: { one: STRAW, two: ROPES, three: WHEELS, four: WINDS },
  harbour: { one: QUAY, two: ROCKETS, three: EMBERS },
};

/** Returns the levels of a chapter, or null when the world has no such chapter. */
export const chapterOf = (world: WorldKey, mode: ModeKey): readonly Level[] | null =>
  CHAPTERS[world][mode] ?? null;

/** The levels of both worlds, chapter by chapter. Tests prove that each can be passed with the arrows of three stars. */
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

/** Gives the levels of a chapter, null where the world has no such one. */
export const chapterOf = (world: WorldKey, mode: ModeKey): readonly Level[] | null =>
  CHAPTERS[world][mode] ?? null;

/** The chapters of the wood. Every map was found by search or drawn by hand, and tests check its solution. */
import type { Chapter, ModeKey } from '../types';
import { ONE } from './chapter-one';
import { TWO } from './chapter-two';
import { THREE } from './chapter-three';
import { FOUR } from './chapter-four';
import { FIVE } from './chapter-five';
import { SIX } from './chapter-six';

export const WOOD_CHAPTERS: Record<ModeKey, Chapter> = {
  one: ONE,
  two: TWO,
  three: THREE,
  four: FOUR,
  five: FIVE,
  six: SIX,
};

/** The chapters of the room. Every map was found by search or drawn by hand, and tests check its solution. */
import type { Chapter, ModeKey } from '../types';
import { CHAPTER_ONE } from './chapter-one';
import { CHAPTER_TWO } from './chapter-two';
import { CHAPTER_THREE } from './chapter-three';
import { CHAPTER_FOUR } from './chapter-four';
import { CHAPTER_FIVE } from './chapter-five';
import { CHAPTER_SIX } from './chapter-six';

export const ROOM_CHAPTERS: Record<ModeKey, Chapter> = {
  one: CHAPTER_ONE,
  two: CHAPTER_TWO,
  three: CHAPTER_THREE,
  four: CHAPTER_FOUR,
  five: CHAPTER_FIVE,
  six: CHAPTER_SIX,
};

/** The words of the game: scenes, what lies in them, what is asked for, moves. */

export type SceneKey = 'window' | 'chimney' | 'rafters' | 'kitchen' | 'study' | 'nursery' | 'glasshouse';

export const CHAPTER_KEYS = [
  ...['chapter-1', 'chapter-2', 'chapter-3', 'chapter-4', 'chapter-5'],
  ...['chapter-6', 'chapter-7', 'chapter-8', 'chapter-9', 'chapter-10'],
] as const;
export type ChapterKey = (typeof CHAPTER_KEYS)[number];
export type FreeKey = 'calm' | 'evening' | 'keen';
export type ModeKey = 'daily' | FreeKey | ChapterKey;

/** How a thing is asked for. */
export type Cue = 'word' | 'shape' | 'riddle';

export interface Lying {
  /** Index in the list of things. */
  thing: number;
  /** Its middle, in units of the scene. */
  x: number;
  y: number;
  /** Units of the scene to a unit of the drawing. */
  scale: number;
  /** Of 24 to a whole turn, clockwise. */
  turn: number;
  isFlipped: boolean;
  tint: number;
}

export interface Level {
  scene: SceneKey;
  /** The lowest first. */
  lying: readonly Lying[];
  /** Indices of what lies, in the order of the list. */
  wanted: readonly number[];
  cues: readonly Cue[];
  /** Where each hint's light falls: not right on the thing. */
  lights: readonly { x: number; y: number }[];
}

/** A move of the proof, in whole units of the scene. */
export type Move = ['pick', x: number, y: number] | ['hint'];

/** The types of the game: scenes, the things in them, the wanted ones, moves. */

export type SceneKey = 'window' | 'chimney' | 'rafters' | 'kitchen' | 'study' | 'nursery' | 'glasshouse';

export const CHAPTER_KEYS = [
  ...['chapter-1', 'chapter-2', 'chapter-3', 'chapter-4', 'chapter-5'],
  ...['chapter-6', 'chapter-7', 'chapter-8', 'chapter-9', 'chapter-10'],
] as const;
export type ChapterKey = (typeof CHAPTER_KEYS)[number];
export type FreeKey = 'calm' | 'evening' | 'keen';
export type ModeKey = 'daily' | FreeKey | ChapterKey;

/** The form in which a thing is wanted. */
export type Cue = 'word' | 'shape' | 'riddle';

export interface Lying {
  /** The index in the list of things. */
  thing: number;
  /** Its center, in units of the scene. */
  x: number;
  y: number;
  /** Units of the scene per unit of the drawing. */
  scale: number;
  /** In 24ths of a full turn, clockwise. */
  turn: number;
  isFlipped: boolean;
  tint: number;
}

export interface Level {
  scene: SceneKey;
  /** The lowest first. */
  lying: readonly Lying[];
  /** Indexes of the scene's things, in the order of the list. */
  wanted: readonly number[];
  cues: readonly Cue[];
  /** The center of each hint's light, which is not exactly on the thing. */
  lights: readonly { x: number; y: number }[];
}

/** A submitted move, in integer units of the scene. */
export type Move = ['pick', x: number, y: number] | ['hint'];

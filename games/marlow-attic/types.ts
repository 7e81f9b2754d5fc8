/** The types of the game: scenes, the objects in them, the objects to find, moves. */

export type SceneKey = 'window' | 'chimney' | 'rafters' | 'kitchen' | 'study' | 'nursery' | 'glasshouse';

export const CHAPTER_KEYS = [
  ...['chapter-1', 'chapter-2', 'chapter-3', 'chapter-4', 'chapter-5'],
  ...['chapter-6', 'chapter-7', 'chapter-8', 'chapter-9', 'chapter-10'],
] as const;
export type ChapterKey = (typeof CHAPTER_KEYS)[number];
export type FreeKey = 'calm' | 'evening' | 'keen';
export type ModeKey = 'daily' | FreeKey | ChapterKey;

/** How the list shows an object to find: as a word, a silhouette or a riddle. */
export type Cue = 'word' | 'shape' | 'riddle';

export interface PlacedObject {
  /** The index in the list of all objects. */
  thing: number;
  /** The position of the object's center, in units of the scene. */
  x: number;
  y: number;
  /** The number of scene units per unit of the drawing. */
  scale: number;
  /** The clockwise rotation in 24ths of a full turn. */
  turn: number;
  isFlipped: boolean;
  tint: number;
}

export interface Level {
  scene: SceneKey;
  /** The objects in the scene, the lowest first. */
  lying: readonly PlacedObject[];
  /** The indexes of the objects to find, in the order of the list. */
  wanted: readonly number[];
  cues: readonly Cue[];
  /** The center of the light of each object's hint. The object is not exactly in the center. */
  lights: readonly { x: number; y: number }[];
}

/** A submitted move. Coordinates are integers in units of the scene. */
export type Move = ['pick', x: number, y: number] | ['hint'];

/** Places the scenery beside each segment, depending on the scene. It is the same for every run. */
import { createRandom } from '../../kit/seeded-random';
import type { Course } from './course';
import type { SceneKey } from './stages';

export type SpriteKey =
  | 'house0'
  | 'house1'
  | 'house2'
  | 'house3'
  | 'cottage0'
  | 'cottage1'
  | 'warehouse'
  | 'plane'
  | 'apple'
  | 'pine'
  | 'snowPine'
  | 'cypress'
  | 'bush'
  | 'rock'
  | 'hay'
  | 'lamp'
  | 'fence'
  | 'pole'
  | 'crates'
  | 'crane'
  | 'boat'
  | 'cabin'
  | 'left'
  | 'right';

export interface RoadsideObject {
  sprite: SpriteKey;
  /** The distance from the center, relative to half the width of the road. */
  x: number;
}

type Row = readonly [sprite: SpriteKey, every: number, offset: number, from: number, spread: number];

/**
 * The rows of objects on both sides of a scene's road: one object every `every` segments from `offset`, at positions
 * from `from` to `from + spread` across.
 */
const ROWS: Readonly<Record<SceneKey, readonly Row[]>> = {
  town: [
    ['house0', 8, 0, 2.5, 0.15],
    ['house1', 8, 2, 2.5, 0.15],
    ['house2', 8, 4, 2.5, 0.15],
    ['house3', 8, 6, 2.5, 0.15],
    ['lamp', 7, 3, 1.3, 0],
    ['plane', 14, 5, 1.62, 0],
  ],
  suburb: [
    ['cottage0', 12, 2, 3, 0.7],
    ['cottage1', 12, 8, 3, 0.7],
    ['plane', 9, 4, 1.9, 0.7],
    ['bush', 5, 1, 1.7, 1],
    ['lamp', 11, 6, 1.32, 0],
  ],
  orchard: [
    ['apple', 3, 0, 1.9, 0.1],
    ['apple', 3, 1, 3, 0.2],
    ['apple', 3, 2, 4.3, 0.5],
    ['fence', 2, 0, 1.45, 0],
  ],
  fields: [
    ['fence', 2, 0, 1.5, 0],
    ['hay', 9, 3, 2.4, 2.6],
    ['cypress', 11, 6, 2, 1.6],
    ['bush', 7, 2, 1.9, 2.6],
    ['cottage0', 47, 20, 5, 2],
  ],
  coast: [
    ['cypress', 6, 2, 1.8, 1.4],
    ['cottage1', 17, 5, 3.2, 1],
    ['bush', 6, 4, 1.8, 1.4],
    ['lamp', 13, 0, 1.34, 0],
  ],
  pines: [
    ['pine', 2, 0, 1.75, 0.9],
    ['pine', 2, 1, 2.9, 1.6],
    ['pine', 3, 2, 4.4, 2.4],
    ['rock', 13, 5, 1.6, 0.3],
  ],
  harbour: [
    ['crates', 6, 1, 1.75, 0.3],
    ['warehouse', 11, 4, 3.2, 0.3],
    ['crane', 23, 9, 2.6, 0.2],
    ['boat', 19, 14, 3.6, 1.4],
    ['lamp', 9, 0, 1.34, 0],
  ],
  tunnel: [],
  bridge: [
    ['lamp', 10, 0, 1.22, 0],
    ['boat', 31, 12, 5, 4],
  ],
  hills: [
    ['rock', 4, 0, 1.8, 2],
    ['bush', 5, 2, 1.7, 2.4],
    ['pine', 9, 4, 2.4, 2.6],
    ['rock', 9, 7, 3.4, 3],
  ],
  snow: [
    ['snowPine', 3, 0, 2, 2.2],
    ['pole', 3, 1, 1.28, 0],
    ['rock', 11, 6, 2, 1.4],
  ],
};

const SEA_ROWS: readonly Row[] = [
  ['boat', 21, 6, 6, 6],
  ['cabin', 9, 3, 1.85, 0.2],
  ['lamp', 13, 7, 1.34, 0],
];

const SIGN_FROM = 7;

/** Returns the scenery at each segment. */
export function placeRoadsideObjects({ segments }: Course): readonly (readonly RoadsideObject[])[] {
  const random = createRandom('beside the road');
  return segments.map(({ scene, curve }, i) => {
    const objects: RoadsideObject[] = [];
    const put = ([sprite, every, offset, from, spread]: Row, side: 1 | -1) => {
      if (i % every === offset % every)
        objects.push({ sprite, x: side * (from + (spread * random.below(100)) / 100) });
    };
    for (const row of ROWS[scene]) put(row, -1);
    for (const row of scene === 'coast' ? SEA_ROWS : ROWS[scene]) put(row, 1);
    if (Math.abs(curve) > SIGN_FROM && i % 4 === 0 && scene !== 'tunnel')
      objects.push({ sprite: curve > 0 ? 'right' : 'left', x: curve > 0 ? -1.3 : 1.3 });
    return objects.sort((a, b) => Math.abs(b.x) - Math.abs(a.x));
  });
}

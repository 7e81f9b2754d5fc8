/**
 * Parses the notation of a level. On its map, `.` is free, `#` solid, `c` a cloud, `^` and `v` flow up and down, `b`
 * is a friend, `G` a gate, `@` a whirlpool, `A` and `B` are crafts, `p` to `t` homes, and `P` to `T` post offices.
 */
import type { Level, Parcels, Place, Sketch, WorldKey } from './types';

export const KINDS = ['heart', 'star', 'moon', 'leaf'] as const;
const LETTERS = 'hsml';
const SOLID = /[#cp-tP-T]/;
const LARGE_BAG = 9;

const parseParcels = (text = ''): Parcels =>
  [...LETTERS].map((letter) => [...text].filter((one) => one === letter).length);

/** Returns the level for its notation. */
export function readLevel(world: WorldKey, sketch: Sketch): Level {
  const rows = sketch.map.length;
  const columns = sketch.map[0]!.length;
  const sign = [...sketch.map.join('')];
  const offsetOf: Record<string, number> = { '>': 1, '<': -1, '^': -columns, v: columns };
  const streamOf = (cell: number) =>
    sketch.streams[world === 'air' ? Math.floor(cell / columns) : cell % columns]!;
  const find = (wanted: string) => sign.flatMap((one, cell) => (one === wanted ? [cell] : []));
  const readPlaces = (first: string, parcels: readonly string[] = []): Place[] =>
    parcels.map((text, index) => {
      const cell = sign.indexOf(String.fromCharCode(first.charCodeAt(0) + index));
      return { cell, dock: cell - columns, parcels: parseParcels(text) };
    });
  return {
    world,
    columns,
    rows,
    sign,
    streams: sketch.streams,
    flow: sign.map((one, cell) => offsetOf['^v'.includes(one) ? one : streamOf(cell)] ?? 0),
    solid: sign.map((one) => SOLID.test(one)),
    gates: find('G'),
    friends: find('b'),
    whirls: find('@'),
    crafts: sketch.crafts.map((load, index) => ({
      cell: sign.indexOf('AB'[index]!),
      load: parseParcels(load),
    })),
    homes: readPlaces('p', sketch.homes),
    posts: readPlaces('P', sketch.posts),
    bag: sketch.bag ?? LARGE_BAG,
    par: sketch.par,
  };
}

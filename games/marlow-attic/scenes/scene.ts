/** The data of a scene: a drawn room, its lamp, and the areas where objects may be. */

export interface SceneArea {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether objects stand on the area's lower edge, hang below its upper one, or lie anywhere in it. */
  kind: 'stand' | 'hang' | 'lie';
}

export interface Scene {
  /** The name of the area for hints. */
  name: string;
  lamp: { x: number; y: number };
  /** The color of the lamp's light. */
  glow: string;
  drawing: string;
  areas: readonly SceneArea[];
}

type PlaceRow = readonly [kind: SceneArea['kind'], x: number, y: number, width: number, height: number];

export const createAreas = (rows: readonly PlaceRow[]): SceneArea[] =>
  rows.map(([kind, x, y, width, height]) => ({ kind, x, y, width, height }));

/** Returns parallel lines, such as boards: from (x1, y1) to (x2, y2), repeated with an offset. */
export const drawBoards = (
  paint: string,
  count: number,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  [stepX, stepY, spread = 0]: readonly [number, number, number?],
): string =>
  Array.from({ length: count }, (_, i) => {
    const [dx, dy] = [i * stepX, i * stepY];
    return `${paint} 4 M${x1 + dx} ${y1 + dy}L${x2 + dx + i * spread} ${y2 + dy}`;
  }).join('|');

/**
 * Computes the plan for painting a house: its outline and its objects, in dots from its upper left corner. The y axis
 * points down.
 */
import { UNITS_PER_DOT } from './config';
import type { Course } from './course';
import type { Footing, Hazard, RoofKind } from './types';

export type Point = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Pane extends Box {
  isRound: boolean;
}

export interface Plan {
  id: number;
  kind: RoofKind;
  /** The position of the house's image on the course: its left edge and the height of its upper edge, in dots. */
  left: number;
  top: number;
  width: number;
  height: number;
  roof: readonly Point[];
  /** The height of the wall's top. */
  eaves: number;
  chimneys: readonly Box[];
  awnings: readonly Box[];
  hazards: readonly (Box & { kind: Hazard['kind']; ground: number })[];
  panes: readonly Pane[];
}

const MARGIN = 26;
const SKY_ABOVE = 190;
const EAVES: Record<RoofKind, number> = { flat: 26, lean: 22, gable: 8, mansard: 12, stack: 12 };

function createPanes(left: number, right: number, eaves: number, bottom: number, id: number): Pane[] {
  const width = right - left - 26;
  const columns = Math.max(1, Math.floor(width / 54));
  const isRound = id % 3 !== 1;
  const panes: Pane[] = [];
  for (let y = eaves + 30; y < bottom - 50; y += 76)
    for (let i = 0; i < columns; i++) {
      const x = left + 13 + ((i + 0.5) * width) / columns - 12;
      panes.push({ x, y, width: 24, height: 38, isRound });
    }
  return panes;
}

/** Plans a house. `depth` is the visible height of its wall below the eaves, in dots. */
export function createPlan(course: Course, id: number, depth: number): Plan {
  const house = course.houses[id]!;
  const houseFootings = course.footings.filter((footing) => footing.house === id);
  const roofs = houseFootings.filter(({ kind }) => kind === 'roof');
  const within = course.hazards.filter(({ x, end }) => end > house.x && x < house.end);
  const highestRoof = Math.max(...houseFootings.map(({ h, endH }) => Math.max(h, endH)));
  const reaches = houseFootings.map(({ end }) => end);
  const left = house.x / UNITS_PER_DOT - MARGIN;
  const top = highestRoof / UNITS_PER_DOT + SKY_ABOVE;
  const toPlanX = (x: number) => x / UNITS_PER_DOT - left;
  const toPlanY = (h: number) => top - h / UNITS_PER_DOT;
  const roof: Point[] = roofs.map(({ x, h }) => [toPlanX(x), toPlanY(h)]);
  const last = roofs.at(-1)!;
  roof.push([toPlanX(last.end), toPlanY(last.endH)]);
  const eaves = Math.max(...roof.map(([, y]) => y)) + EAVES[house.kind];
  const footingBox = ({ x, end, h }: Footing): Box => ({
    x: toPlanX(x),
    y: toPlanY(h),
    width: (end - x) / UNITS_PER_DOT,
    height: 0,
  });
  const groundBelow = (x: number) => {
    const footingBelow = roofs.find((footing) => footing.end >= x) ?? last;
    return toPlanY(footingBelow.h);
  };
  return {
    id,
    kind: house.kind,
    left,
    top,
    width: Math.max(...reaches) / UNITS_PER_DOT - left + MARGIN,
    height: eaves + depth,
    roof,
    eaves,
    chimneys: houseFootings
      .filter(({ kind }) => kind === 'chimney')
      .map((footing) => ({ ...footingBox(footing), height: groundBelow(footing.x) - toPlanY(footing.h) })),
    awnings: houseFootings.filter(({ kind }) => kind === 'awning').map(footingBox),
    hazards: within.map(({ kind, x, end, low, high, ground }) => ({
      kind,
      x: toPlanX(x),
      y: toPlanY(high),
      width: (end - x) / UNITS_PER_DOT,
      height: (high - low) / UNITS_PER_DOT,
      ground: toPlanY(ground),
    })),
    panes: createPanes(toPlanX(house.x), toPlanX(house.end), eaves, eaves + depth, id),
  };
}

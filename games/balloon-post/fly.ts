/** Computes one gust: a craft changes its layer, drifts with the stream, and delivers where it comes to rest. */
import type { Flight, Level, Parcels, Scene, SteerDirection } from './types';

/** Returns the initial scene of a level. */
export const firstScene = ({ crafts, homes, posts, friends }: Level): Scene => ({
  cells: crafts.map(({ cell }) => cell),
  loads: crafts.map(({ load }) => load),
  wants: homes.map(({ parcels }) => parcels),
  stocks: posts.map(({ parcels }) => parcels),
  met: friends.map(() => false),
});

export const countParcels = (parcels: Parcels): number => parcels.reduce((sum, one) => sum + one, 0);
export const countAll = (lists: readonly Parcels[]): number =>
  lists.reduce((sum, one) => sum + countParcels(one), 0);
export const isDelivered = ({ wants }: Scene): boolean => countAll(wants) === 0;
export const hasAllFriends = ({ met }: Scene): boolean => met.every(Boolean);

/** Returns the cell at an offset from another one, or -1 beyond an edge. */
export function neighborOf({ columns, rows }: Level, cell: number, offset: number): number {
  const to = cell + offset;
  if (to < 0 || to >= columns * rows) return -1;
  const isLevel = Math.abs(offset) === 1;
  return isLevel && Math.floor(to / columns) !== Math.floor(cell / columns) ? -1 : to;
}

const isOpen = (level: Level, { cells, met }: Scene, cell: number): boolean =>
  cell >= 0 &&
  !level.solid[cell] &&
  !cells.includes(cell) &&
  (!level.gates.includes(cell) || met.includes(true));

export const steerOffset = ({ world, columns }: Level, steer: SteerDirection): number =>
  (steer - 1) * (world === 'air' ? columns : 1);

/** Returns the cells that a craft would pass, or null when it cannot move. */
function pathOf(
  level: Level,
  scene: Scene,
  craft: number,
  steer: SteerDirection,
): { path: number[]; isWhirled: boolean } | null {
  const from = scene.cells[craft]!;
  const path = [from];
  let isWhirled = false;
  if (steer !== 1) {
    const layer = neighborOf(level, from, steerOffset(level, steer));
    if (!isOpen(level, scene, layer)) return null;
    path.push(layer);
  }
  const layer = path.at(-1)!;
  const on = level.flow[layer]! === 0 ? layer : neighborOf(level, layer, level.flow[layer]!);
  if (on !== layer && isOpen(level, scene, on)) path.push(on);
  if (path.length === 1) return null;
  const end = level.whirls.indexOf(path.at(-1)!);
  const other = level.whirls[1 - end];
  if (end >= 0 && other !== undefined && !scene.cells.includes(other)) {
    path.push(other);
    isWhirled = true;
  }
  return { path, isWhirled };
}

const replaceAt = <T>(list: readonly T[], at: number, item: T): readonly T[] =>
  list.map((one, index) => (index === at ? item : one));

function unload(level: Level, scene: Scene, craft: number): Scene {
  const home = level.homes.findIndex(({ dock }) => dock === scene.cells[craft]);
  if (home < 0) return scene;
  const load = scene.loads[craft]!;
  const unloaded = scene.wants[home]!.map((want, kind) => Math.min(want, load[kind]!));
  const subtract = (parcels: Parcels) => parcels.map((one, kind) => one - unloaded[kind]!);
  return {
    ...scene,
    loads: replaceAt(scene.loads, craft, subtract(load)),
    wants: replaceAt(scene.wants, home, subtract(scene.wants[home]!)),
  };
}

/** Loads as many parcels as fit, in the order of their kinds. */
function loadParcels(level: Level, scene: Scene, craft: number): Scene {
  const post = level.posts.findIndex(({ dock }) => dock === scene.cells[craft]);
  if (post < 0) return scene;
  const load = [...scene.loads[craft]!];
  const stock = [...scene.stocks[post]!];
  let room = level.bag - countParcels(load);
  stock.forEach((stocked, kind) => {
    const loadedCount = Math.min(stocked, room);
    load[kind]! += loadedCount;
    stock[kind]! -= loadedCount;
    room -= loadedCount;
  });
  return {
    ...scene,
    loads: replaceAt(scene.loads, craft, load),
    stocks: replaceAt(scene.stocks, post, stock),
  };
}

/** Flies one gust. Returns null when the craft cannot leave its cell. */
export function simulateFlight(
  level: Level,
  scene: Scene,
  craft: number,
  steer: SteerDirection,
): Flight | null {
  const flightPath = pathOf(level, scene, craft, steer);
  if (!flightPath) return null;
  const { path } = flightPath;
  const movedScene: Scene = {
    ...scene,
    cells: replaceAt(scene.cells, craft, path.at(-1)!),
    met: scene.met.map((wasMet, index) => wasMet || path.includes(level.friends[index]!)),
  };
  const after = loadParcels(level, unload(level, movedScene, craft), craft);
  const countMetFriends = (one: Scene) => one.met.filter(Boolean).length;
  return {
    ...flightPath,
    scene: after,
    met: countMetFriends(after) - countMetFriends(scene),
    delivered: countAll(scene.wants) - countAll(after.wants),
    loaded: countAll(scene.stocks) - countAll(after.stocks),
  };
}

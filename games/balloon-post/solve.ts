/** Finds the shortest solution of a level, or dead ends, by breadth-first search. */
import { simulateFlight, hasAllFriends, isDelivered } from './fly';
import type { Level, Scene, SteerDirection } from './types';

const ALL_STEERS: readonly SteerDirection[] = [0, 1, 2];
const keyOf = ({ cells, loads, wants, stocks, met }: Scene): string =>
  [cells, ...loads, ...wants, ...stocks, met.map(Number)].join('|');

interface SearchNode {
  scene: Scene;
  code: number;
  from: SearchNode | null;
}

const listMovesTo = (node: SearchNode): number[] => {
  const codes: number[] = [];
  for (let at: SearchNode | null = node; at?.from; at = at.from) codes.push(at.code);
  return codes.reverse();
};

/**
 * Returns the move codes of a shortest solution from a position, with or without all friends. Returns null if there is
 * none within the limit.
 */
export function solve(
  level: Level,
  start: Scene,
  { withFriends = true, limit = 60_000 }: { withFriends?: boolean; limit?: number } = {},
): number[] | null {
  const isDone = (scene: Scene) => isDelivered(scene) && (!withFriends || hasAllFriends(scene));
  const queue: SearchNode[] = [{ scene: start, code: -1, from: null }];
  const visited = new Set([keyOf(start)]);
  for (let at = 0; at < queue.length && at < limit; at++) {
    const node = queue[at]!;
    if (isDone(node.scene)) return listMovesTo(node);
    // The last delivery ends the level, even if friends are missing.
    if (isDelivered(node.scene)) continue;
    for (let craft = 0; craft < level.crafts.length; craft++)
      for (const steer of ALL_STEERS) {
        const flight = simulateFlight(level, node.scene, craft, steer);
        if (!flight) continue;
        const key = keyOf(flight.scene);
        if (visited.has(key)) continue;
        visited.add(key);
        queue.push({ scene: flight.scene, code: craft * ALL_STEERS.length + steer, from: node });
      }
  }
  return null;
}

/** Returns whether play can never reach a dead end: the last parcel can be delivered from every reachable position. */
export function isKind(level: Level, start: Scene, limit = 60_000): boolean {
  const scenes = [start];
  const numbers = new Map([[keyOf(start), 0]]);
  const back: number[][] = [[]];
  const ends: number[] = [];
  for (let at = 0; at < scenes.length; at++) {
    if (at > limit) return false;
    const scene = scenes[at]!;
    if (isDelivered(scene)) {
      ends.push(at);
      continue;
    }
    for (let craft = 0; craft < level.crafts.length; craft++)
      for (const steer of ALL_STEERS) {
        const flight = simulateFlight(level, scene, craft, steer);
        if (!flight) continue;
        const key = keyOf(flight.scene);
        let to = numbers.get(key);
        if (to === undefined) {
          to = scenes.length;
          numbers.set(key, to);
          scenes.push(flight.scene);
          back.push([]);
        }
        back[to]!.push(at);
      }
  }
  const isGood = scenes.map(() => false);
  while (ends.length) {
    const at = ends.pop()!;
    if (isGood[at]) continue;
    isGood[at] = true;
    ends.push(...back[at]!);
  }
  return isGood.every(Boolean);
}

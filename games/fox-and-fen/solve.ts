/** Finds the shortest solution of a level by breadth-first search. */
import type { World } from './types';

/** The maximum number of states that the search visits, far more than any level has. */
const MAX_STATES = 400_000;

interface Node<State> {
  state: State;
  before: Node<State> | null;
  move: number;
}

const pathOf = <State>(end: Node<State>): number[] => {
  const path: number[] = [];
  for (let node = end; node.before; node = node.before) path.push(node.move);
  return path.reverse();
};

/** Returns the moves of a shortest solution, or null when there is none from here. */
export function solve<State>(world: World<State>, from: State): number[] | null {
  if (world.isWon(from)) return [];
  const visited = new Set([world.keyOf(from)]);
  let edge: Node<State>[] = [{ state: from, before: null, move: -1 }];
  while (edge.length && visited.size < MAX_STATES) {
    const next: Node<State>[] = [];
    for (const node of edge)
      for (let move = 0; move < world.movesIn(node.state); move++) {
        const state = world.move(node.state, move);
        if (state === null) continue;
        if (world.isWon(state)) return pathOf({ state, before: node, move });
        const key = world.keyOf(state);
        if (world.isLost(state) || visited.has(key)) continue;
        visited.add(key);
        next.push({ state, before: node, move });
      }
    edge = next;
  }
  return null;
}

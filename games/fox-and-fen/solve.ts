/** Finds the shortest solution of a level by breadth-first search. */
import type { WorldRules } from './types';

/** The maximum number of states that the search visits, far more than any level has. */
const MAX_STATES = 400_000;

interface SearchNode<State> {
  state: State;
  before: SearchNode<State> | null;
  move: number;
}

const movesTo = <State>(end: SearchNode<State>): number[] => {
  const path: number[] = [];
  for (let node = end; node.before; node = node.before) path.push(node.move);
  return path.reverse();
};

/** Returns the moves of a shortest solution, or null when there is none from here. */
export function solve<State>(world: WorldRules<State>, from: State): number[] | null {
  if (world.isWon(from)) return [];
  const visited = new Set([world.keyOf(from)]);
  let edge: SearchNode<State>[] = [{ state: from, before: null, move: -1 }];
  while (edge.length && visited.size < MAX_STATES) {
    const next: SearchNode<State>[] = [];
    for (const node of edge)
      for (let move = 0; move < world.movesIn(node.state); move++) {
        const state = world.move(node.state, move);
        if (state === null) continue;
        if (world.isWon(state)) return movesTo({ state, before: node, move });
        const key = world.keyOf(state);
        if (world.isLost(state) || visited.has(key)) continue;
        visited.add(key);
        next.push({ state, before: node, move });
      }
    edge = next;
  }
  return null;
}

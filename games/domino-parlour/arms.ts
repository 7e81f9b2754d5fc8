/** Lists the tiles of each arm of the line, from its root outward. */
import { isDouble, otherSide, TILES } from './tiles';
import type { GameEvent, Tile } from './types';

export interface Link {
  tile: Tile;
  inner: number;
  turnIndex: number;
}

interface Arms {
  root: Tile | null;
  arms: [Link[], Link[], Link[], Link[]];
}

/**
 * Returns the arms of the line from its root outward. The root is the spinner if there is one, otherwise the first
 * tile.
 */
export function buildArms(log: readonly GameEvent[], hasSpinner: boolean): Arms {
  const arms: Arms['arms'] = [[], [], [], []];
  const placements = log.filter((event) => event.kind === 'laid');
  if (!placements[0]) return { root: null, arms };
  let root = placements[0].tile;
  const pips = [TILES[root]![0], TILES[root]![1], TILES[root]![0], TILES[root]![0]];
  let hasSpinnerTile = isDouble(root);
  placements.slice(1).forEach(({ tile, end }, at) => {
    const link = { tile, inner: pips[end]!, turnIndex: at + 1 };
    arms[end].push(link);
    pips[end] = otherSide(tile, link.inner);
    if (!hasSpinner || hasSpinnerTile || !isDouble(tile)) return;
    hasSpinnerTile = true;
    moveRoot(arms, end as 0 | 1, root, at + 1);
    root = tile;
    pips[2] = pips[3] = pips[end];
  });
  return { root, arms };
}

/** Makes the last tile of an arm the root. The tiles between it and the other end become the other arm. */
function moveRoot(arms: Link[][], end: 0 | 1, root: Tile, turnIndex: number): void {
  const between = arms[end]!.slice(0, -1).toReversed();
  const reversed = between.map(({ tile, inner }) => ({ tile, inner: otherSide(tile, inner), turnIndex }));
  const rootInner = arms[end]![0]!.inner;
  arms[1 - end] = [
    ...reversed,
    { tile: root, inner: rootInner, turnIndex },
    ...arms[1 - end]!.map((link) => ({ ...link, turnIndex })),
  ];
  arms[end] = [];
}

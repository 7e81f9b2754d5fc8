/** Joins pieces: finds groups, turns them, and joins them within the tolerance. */
import { CELL, SNAP_DISTANCE } from './config';
import type { PieceState, Play } from './play';
import type { Turns } from './types';

/** The ID of the group that contains all pieces in their final position. */
export const HOME_GROUP = -1;

export const isHome = ({ group }: PieceState): boolean => group === HOME_GROUP;

/** Returns all pieces joined to a piece, which is included. */
export function membersOf({ pieces }: Play, piece: number): number[] {
  const { group } = pieces[piece]!;
  return pieces.flatMap((other, index) => (other.group === group ? [index] : []));
}

/** Returns the offset of a piece from another piece of its group, in units. */
export function offsetOf(columns: number, from: number, to: number, turns: Turns): [number, number] {
  const x = ((to % columns) - (from % columns)) * CELL;
  const y = (Math.floor(to / columns) - Math.floor(from / columns)) * CELL;
  // Adding 0 avoids negative zeros, because positions are compared and saved.
  return (
    [
      [x, y],
      [0 - y, x],
      [0 - x, 0 - y],
      [y, 0 - x],
    ] as const
  )[turns].map((value) => value + 0) as [number, number];
}

/** Moves a piece and all pieces joined to it. */
export function moveGroup(play: Play, piece: number, x: number, y: number, turns: Turns): void {
  for (const member of membersOf(play, piece)) {
    const [right, down] = offsetOf(play.level.pieceGrid.columns, piece, member, turns);
    Object.assign(play.pieces[member]!, { isInTray: false, x: x + right, y: y + down, turns });
  }
}

/**
 * Completes a placement. Snaps the group to its position if it is close enough, otherwise to its nearest neighbor, and
 * joins all neighbors that are then close enough. Returns the joined pieces, or the group itself if it only snapped to
 * its position.
 */
export function joinPlacedPiece(play: Play, piece: number): readonly number[] {
  const members = membersOf(play, piece);
  if (snapHome(play, piece)) {
    const joinedPieces = joinNeighbors(play, members);
    return joinedPieces.length ? joinedPieces : [piece];
  }
  const [nearest] = nearNeighbors(play, members);
  if (!nearest) return [];
  shiftPieces(play, members, nearest.right, nearest.down);
  const joinedPieces = joinNeighbors(play, members);
  const isWhole = membersOf(play, piece).length === play.pieces.length;
  snapHome(play, piece, isWhole ? Infinity : SNAP_DISTANCE);
  return joinedPieces;
}

interface PieceMeeting {
  member: number;
  neighbor: number;
  /** The distance between the group and the position that the neighbor requires. */
  right: number;
  down: number;
  distance: number;
}

/** Returns the pieces outside the group that belong next to it and are close enough, the nearest first. */
function nearNeighbors({ pieces, level }: Play, members: readonly number[]): PieceMeeting[] {
  const { columns, rows } = level.pieceGrid;
  const found: PieceMeeting[] = [];
  for (const member of members) {
    const state = pieces[member]!;
    for (const neighbor of adjacentPieces(columns, rows, member)) {
      const other = pieces[neighbor]!;
      if (other.isInTray || other.group === state.group || other.turns !== state.turns) continue;
      const [x, y] = offsetOf(columns, member, neighbor, state.turns);
      const right = other.x - x - state.x;
      const down = other.y - y - state.y;
      const distance = right * right + down * down;
      if (distance <= SNAP_DISTANCE * SNAP_DISTANCE) found.push({ member, neighbor, right, down, distance });
    }
  }
  return found.sort((a, b) => a.distance - b.distance || a.neighbor - b.neighbor || a.member - b.member);
}

/** Joins all pieces that are close enough to the members. They move to the members, unless they are in their final position. */
function joinNeighbors(play: Play, members: readonly number[]): number[] {
  const neighbors: number[] = [];
  for (;;) {
    const all = membersOf(play, members[0]!);
    const [meeting] = nearNeighbors(play, all);
    if (!meeting) return neighbors;
    const { member, neighbor, right, down } = meeting;
    neighbors.push(neighbor);
    const others = membersOf(play, neighbor);
    if (isHome(play.pieces[neighbor]!)) shiftPieces(play, all, right, down);
    else shiftPieces(play, others, -right, -down);
    const isAnyHome = isHome(play.pieces[member]!) || isHome(play.pieces[neighbor]!);
    const group = isAnyHome ? HOME_GROUP : play.pieces[member]!.group;
    for (const joinedPieces of [...all, ...others]) play.pieces[joinedPieces]!.group = group;
  }
}

/** Moves the group to its final position if it is close enough. Returns whether it is. */
function snapHome(play: Play, piece: number, within = SNAP_DISTANCE): boolean {
  const state = play.pieces[piece]!;
  if (isHome(state) || state.turns !== 0) return false;
  const { columns } = play.level.pieceGrid;
  const right = (piece % columns) * CELL + CELL / 2 - state.x;
  const down = Math.floor(piece / columns) * CELL + CELL / 2 - state.y;
  if (right * right + down * down > within * within) return false;
  const members = membersOf(play, piece);
  shiftPieces(play, members, right, down);
  for (const member of members) play.pieces[member]!.group = HOME_GROUP;
  return true;
}

function shiftPieces({ pieces }: Play, members: readonly number[], right: number, down: number): void {
  for (const member of members) {
    pieces[member]!.x += right;
    pieces[member]!.y += down;
  }
}

/** Returns the pieces above, right of, below and left of a piece. */
export function adjacentPieces(columns: number, rows: number, piece: number): number[] {
  const [row, column] = [Math.floor(piece / columns), piece % columns];
  return [
    ...(row > 0 ? [piece - columns] : []),
    ...(column < columns - 1 ? [piece + 1] : []),
    ...(row < rows - 1 ? [piece + columns] : []),
    ...(column > 0 ? [piece - 1] : []),
  ];
}

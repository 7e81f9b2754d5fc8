/** Cuts a picture into pieces. Every cut has a different curve, so that a piece fits only its own position. */
import type { Random } from '../kit/seeded-random';
import { CELL } from './config';
import type { PieceGrid, Profile } from './types';

const CENTERS = [41, 44, 47, 50, 53, 56, 59];
const HEADS = [11, 12, 13, 14];
const HEIGHTS = [20, 22, 24];
const LEANS = [-3, -1, 1, 3];

/** Returns random cuts. No two cuts of a picture have the same curve. */
export function makePieceGrid(columns: number, rows: number, random: Random): PieceGrid {
  const shapes = random.shuffle(
    CENTERS.flatMap((center) =>
      HEADS.flatMap((head) =>
        HEIGHTS.flatMap((height) => LEANS.map((lean) => ({ center, head, height, lean }))),
      ),
    ),
  );
  const nextProfile = (): Profile => ({
    ...shapes.pop()!,
    neck: 5 + random.below(3),
    swing: random.below(9) - 4,
    side: random.below(2) ? 1 : -1,
  });
  const upright = Array.from({ length: (columns - 1) * rows }, nextProfile);
  const level = Array.from({ length: columns * (rows - 1) }, nextProfile);
  return { columns, rows, upright, level };
}

type Point = readonly [along: number, away: number];

/**
 * Returns the points of a cut's cubic curves, three per curve, from (0, 0) to (100, 0). The start is not included.
 * Knobs point away.
 */
export function knobCurveOf({ center, head, neck, height, lean, swing }: Profile): readonly Point[] {
  const halfCurve = (side: 1 | -1) => {
    const at = (along: number, away: number): Point => [center + side * along, away];
    return {
      shoulder: at(neck - 3, -height * 0.12),
      neck: at(neck, height * 0.2),
      rise: at(neck + 2.4, height * 0.34),
      under: [center + side * head + lean * 0.6, height * 0.42] as Point,
      cheek: [center + side * head + lean, height * 0.64] as Point,
      crown: [center + side * head + lean, height * 0.86] as Point,
      brow: [center + side * head * 0.55 + lean, height] as Point,
    };
  };
  const [left, right] = [halfCurve(-1), halfCurve(1)];
  return [
    ...([[center * 0.5, swing], left.shoulder, left.neck] as Point[]),
    ...[left.rise, left.under, left.cheek],
    ...([left.crown, left.brow, [center + lean, height]] as Point[]),
    ...[right.brow, right.crown, right.cheek],
    ...[right.under, right.rise, right.neck],
    ...([right.shoulder, [center + (CELL - center) * 0.5, swing], [CELL, 0]] as Point[]),
  ];
}

/** Returns the cuts at the top, right, bottom and left of a piece, or null at the edge. */
export function edgesOfPiece(frame: PieceGrid, piece: number): readonly (Profile | null)[] {
  const { columns, rows, upright, level } = frame;
  const [row, column] = [Math.floor(piece / columns), piece % columns];
  return [
    row > 0 ? level[(row - 1) * columns + column]! : null,
    column < columns - 1 ? upright[row * (columns - 1) + column]! : null,
    row < rows - 1 ? level[row * columns + column]! : null,
    column > 0 ? upright[row * (columns - 1) + column - 1]! : null,
  ];
}

/** Returns for each side of a piece (top, right, bottom, left) 1 for a knob, −1 for a hole, 0 at the edge. */
export function knobsOf(frame: PieceGrid, piece: number): readonly number[] {
  // A knob with side 1 belongs to the left or upper piece, so it points right or down.
  return edgesOfPiece(frame, piece).map((profile, side) =>
    profile ? (side === 1 || side === 2 ? profile.side : -profile.side) : 0,
  );
}

/** Returns the outline of a piece as path data. Its cell extends from (0, 0) to (100, 100), and knobs beyond. */
export function outlineOf(frame: PieceGrid, piece: number): string {
  const [top, right, bottom, left] = edgesOfPiece(frame, piece) as [
    Profile | null,
    Profile | null,
    Profile | null,
    Profile | null,
  ];
  const acrossPoint = (y: number) => (profile: Profile) => (along: number, away: number) =>
    [along, y + away * profile.side] as const;
  const downPoint = (x: number) => (profile: Profile) => (along: number, away: number) =>
    [x + away * profile.side, along] as const;
  return [
    'M0 0',
    sidePath(top, acrossPoint(0), `L${CELL} 0`, false),
    sidePath(right, downPoint(CELL), `L${CELL} ${CELL}`, false),
    sidePath(bottom, acrossPoint(CELL), `L0 ${CELL}`, true),
    sidePath(left, downPoint(0), 'L0 0', true),
    'Z',
  ].join('');
}

type ToSheetPoint = (along: number, away: number) => readonly [number, number];

/** Returns one side of an outline, or the reversed side if `isBack`. */
function sidePath(
  profile: Profile | null,
  placeOf: (profile: Profile) => ToSheetPoint,
  plain: string,
  isBack: boolean,
): string {
  if (!profile) return plain;
  const toSheetPoint = placeOf(profile);
  const points: Point[] = [[0, 0], ...knobCurveOf(profile)];
  const ordered = isBack ? points.reverse() : points;
  const written = ordered
    .slice(1)
    .map(([along, away]) => toSheetPoint(along, away).map(roundToHundredth).join(' '));
  return written.map((point, i) => (i % 3 === 0 ? `C${point}` : ` ${point}`)).join('');
}

const roundToHundredth = (value: number) => Math.round(value * 100) / 100;

/** Returns whether a piece is at the edge of the picture. */
export const isEdgePiece = ({ columns, rows }: PieceGrid, piece: number): boolean => {
  const [row, column] = [Math.floor(piece / columns), piece % columns];
  return row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
};

/** Rates moves by principles that a shallow search misses (openings and passed pawns), in hundredths of a pawn. */
import { Chess, type Color, type PieceSymbol, type Square } from 'chess.js';

interface MovePreference {
  from: string;
  to: string;
}

const CASTLING = 70;
const KING_OUT = -45;
const EARLY_MOVE_PENALTIES = { queen: -35, rook: -20, rim: -20 };
const MINOR_OUT = 25;
const CENTER = 20;
const PASSED_PAWN_BONUS = { each: 14, base: 20 };

const fileOf = (square: string): number => square.charCodeAt(0);
const rankOf = (square: string): number => Number(square[1]);
const homeRankOf = (color: Color): number => (color === 'w' ? 1 : 8);

/** Returns whether a pawn is passed: no opposing pawn is in front of it, on its file or an adjacent one. */
function isPassed(board: Chess, square: string, color: Color): boolean {
  const forward = color === 'w' ? 1 : -1;
  return board
    .board()
    .flat()
    .every(
      (man) =>
        !man ||
        man.type !== 'p' ||
        man.color === color ||
        Math.abs(fileOf(man.square) - fileOf(square)) > 1 ||
        (rankOf(man.square) - rankOf(square)) * forward <= 0,
    );
}

function openingPenaltyOf(
  { from, to }: MovePreference,
  type: PieceSymbol,
  color: Color,
  move: number,
): number {
  const [isAtHome, isBack] = [rankOf(from) === homeRankOf(color), rankOf(to) === homeRankOf(color)];
  if (type === 'q') return move <= 8 ? EARLY_MOVE_PENALTIES.queen : 0;
  if (type === 'r') return move <= 12 ? EARLY_MOVE_PENALTIES.rook : 0;
  if (type === 'n' || type === 'b') return move > 14 ? 0 : isBack ? -MINOR_OUT : isAtHome ? MINOR_OUT : 0;
  if (type !== 'p' || move > 8) return 0;
  const file = from[0]!;
  if (file === 'a' || file === 'h') return EARLY_MOVE_PENALTIES.rim;
  const isFar = Math.abs(rankOf(to) - rankOf(from)) === 2;
  return move <= 4 && isFar && (file === 'd' || file === 'e') ? CENTER : 0;
}

/** Returns a function that rates a move in addition to the search, from the perspective of the moving side. */
export function createMoveRater(fen: string): (move: MovePreference) => number {
  const board = new Chess(fen);
  const men = board.board().flat();
  const hasQueens = men.some((man) => man?.type === 'q');
  const isOpening = men.filter((man) => man && man.type !== 'p').length > 8;
  const move = board.moveNumber();
  return ({ from, to }) => {
    const man = board.get(from as Square);
    if (!man) return 0;
    const { type, color } = man;
    if (type === 'k' && Math.abs(fileOf(from) - fileOf(to)) > 1) return CASTLING;
    if (type === 'k' && hasQueens) return KING_OUT;
    if (isOpening) return openingPenaltyOf({ from, to }, type, color, move);
    if (type !== 'p' || !isPassed(board, to, color)) return 0;
    const rowsAdvanced = color === 'w' ? rankOf(to) - 2 : 7 - rankOf(to);
    return PASSED_PAWN_BONUS.base + rowsAdvanced * PASSED_PAWN_BONUS.each;
  };
}

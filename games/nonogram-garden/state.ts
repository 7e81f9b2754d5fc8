/** The game state: how the brushes paint a picture. Does not use the DOM. */
import {
  createGridGame,
  type GridGame,
  type GridPainting,
  type GridStart,
  type GridStroke,
} from '../kit/grid/state';
import { MAX_SIZE } from './config';
import { findHint, findMistakes, type Hint } from './hint';
import type { Level } from './types';

export type Brush = 'fill' | 'cross';
export type Game = GridGame<Level, Brush, Hint>;

/** Returns how a stroke changes its cells. */
export function strokeOf(
  game: Pick<Game, 'play' | 'crosses'>,
  cells: readonly number[],
  brush: Brush,
): GridStroke {
  const { filled } = game.play;
  const first = cells[0]!;
  const isFilled = (cell: number) => filled[cell]!;
  const isCrossed = (cell: number) => game.crosses[cell]! && !filled[cell];
  if (brush === 'fill' ? isFilled(first) : isCrossed(first))
    return { becomes: 'blank', cells: cells.filter(brush === 'fill' ? isFilled : isCrossed) };
  // A stroke does not change previously marked cells, except the cell where it starts.
  return {
    becomes: brush,
    cells: cells.filter((cell) => cell === first || (!isFilled(cell) && !isCrossed(cell))),
  };
}

const PAINTING: GridPainting<Level, Brush, Hint> = {
  brush: 'fill',
  maxCells: MAX_SIZE,
  strokeOf,
  findHint,
  findMistakes,
};

/** Begins a level, or resumes a saved one. Drops the first illegal saved move and all moves after it. */
export const createGame = (level: Level, start: GridStart = {}): Game =>
  createGridGame(PAINTING, level, start);

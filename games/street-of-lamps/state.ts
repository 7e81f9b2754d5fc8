/** The game state: how the brushes paint a board. Does not use the DOM. */
import {
  createGridGame,
  type GridGame,
  type GridPainting,
  type GridStart,
  type GridStroke,
} from '../kit/grid/state';
import { MAX_SIZE } from './config';
import { findHint, findMistakes, type Hint } from './hint';
import { PLANS } from './plans';
import { cellsOfRegions } from './plans/regions';
import type { Level } from './types';

/** The brush. `cycle` changes a cell from on to marked off to empty, and `cross` only marks. */
export type Brush = 'cycle' | 'cross';
export type Game = GridGame<Level, Brush, Hint>;

const nextBrushOf = (previous: GridStroke['becomes'], drawn: GridStroke['becomes']): GridStroke['becomes'] =>
  previous === 'blank' ? drawn : previous === 'fill' ? 'cross' : 'blank';

/**
 * Returns the cells that change together with a cell, because water is level. Filling a cell fills all cells below
 * it, draining a cell drains all cells above it, and clearing a dry cell clears the dry cells below it.
 */
function listPouredCells(
  { regions, size }: Level,
  cell: number,
  becomes: GridStroke['becomes'],
  valueOf: (cell: number) => GridStroke['becomes'],
): number[] {
  const row = Math.floor(cell / size);
  return cellsOfRegions(regions!)[regions![cell]!]!.filter((other) => {
    const height = Math.floor(other / size);
    if (becomes === 'cross') return height <= row && valueOf(other) !== 'cross';
    return height >= row && (becomes === 'fill' ? valueOf(other) !== 'fill' : valueOf(other) === 'cross');
  });
}

/**
 * Returns how a stroke changes its cells. The cells with the same state as the first cell get the first cell's new
 * state.
 */
export function strokeOf(
  game: Pick<Game, 'level' | 'play' | 'crosses'>,
  cells: readonly number[],
  brush: Brush,
): GridStroke {
  const { isFixed, plan, regions } = game.level;
  const valueOf = (cell: number) =>
    game.play.filled[cell] ? 'fill' : game.crosses[cell] ? 'cross' : 'blank';
  const first = cells[0]!;
  const previous = valueOf(first);
  const drawn = cells.length > 1 ? PLANS[plan].drag : 'fill';
  const becomes = brush === 'cycle' ? nextBrushOf(previous, drawn) : previous === 'cross' ? 'blank' : 'cross';
  if (PLANS[plan].isPoured && regions) {
    const poured = cells.flatMap((cell) => listPouredCells(game.level, cell, becomes, valueOf));
    return { becomes, cells: [...new Set(poured)] };
  }
  const wholes =
    PLANS[plan].isByRegion && regions
      ? [...new Set(cells.map((cell) => regions[cell]!))].flatMap((own) => cellsOfRegions(regions)[own]!)
      : cells;
  return {
    becomes,
    cells: isFixed[first] ? [] : wholes.filter((cell) => !isFixed[cell] && valueOf(cell) === previous),
  };
}

const PAINTING: GridPainting<Level, Brush, Hint> = {
  brush: 'cycle',
  maxCells: MAX_SIZE,
  strokeOf,
  findHint,
  findMistakes,
};

/** Begins a level, or resumes a saved one. Drops the first illegal saved move and all moves after it. */
export const createGame = (level: Level, start: GridStart = {}): Game =>
  createGridGame(PAINTING, level, start);

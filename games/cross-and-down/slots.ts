/** Finds the slots for words in a pattern of blocks, and their crossings. */
import type { Pattern } from './patterns';

export interface Slot {
  number: number;
  isAcross: boolean;
  cells: readonly number[];
  crossings: readonly Crossing[];
}

export interface Crossing {
  /** The position of the crossing in this slot's word. */
  at: number;
  /** The crossing slot, and the position in its word. */
  slot: number;
  otherAt: number;
}

const SHORTEST = 2;

/** Returns the slots in the order of their numbers, first across, then down. */
export function slotsOf({ columns, rows, isOpen }: Pattern): Slot[] {
  const runs: { isAcross: boolean; cells: number[] }[] = [];
  const scan = (
    isAcross: boolean,
    lines: number,
    length: number,
    cellAt: (line: number, i: number) => number,
  ) => {
    for (let line = 0; line < lines; line++) {
      let cells: number[] = [];
      for (let i = 0; i <= length; i++) {
        const cell = i < length ? cellAt(line, i) : -1;
        if (cell >= 0 && isOpen[cell]) cells.push(cell);
        else {
          if (cells.length >= SHORTEST) runs.push({ isAcross, cells });
          cells = [];
        }
      }
    }
  };
  scan(true, rows, columns, (row, column) => row * columns + column);
  scan(false, columns, rows, (column, row) => row * columns + column);

  const firstCells = [...new Set(runs.map(({ cells }) => cells[0]!))].sort((a, b) => a - b);
  const numbered = runs
    .map((run) => ({ ...run, number: firstCells.indexOf(run.cells[0]!) + 1 }))
    .sort((a, b) => Number(b.isAcross) - Number(a.isAcross) || a.number - b.number);
  return numbered.map((run) => ({ ...run, crossings: crossingsOf(run, numbered) }));
}

function crossingsOf(
  run: { isAcross: boolean; cells: readonly number[] },
  all: readonly { isAcross: boolean; cells: readonly number[] }[],
): Crossing[] {
  return run.cells.flatMap((cell, at) =>
    all.flatMap((other, slot) => {
      const otherAt = other.isAcross === run.isAcross ? -1 : other.cells.indexOf(cell);
      return otherAt < 0 ? [] : [{ at, slot, otherAt }];
    }),
  );
}

/** Computes the geometry of each variant: its units and the data derived from them. */
import { contactsOf, groupsOf, patchesOf } from './groups';
import type { Bond, Layout, Overlap, Unit, UnitKind, Variant } from './types';

const rangeOf = (count: number) => Array.from({ length: count }, (_, i) => i);
const layouts = new Map<string, Layout>();

/** The number of digits and the width of a box, if they are not 9 and 3. */
const SIZES: Partial<Record<Variant, { size: number; boxWidth: number }>> = {
  mini: { size: 6, boxWidth: 3 },
  tiny: { size: 4, boxWidth: 2 },
  eight: { size: 8, boxWidth: 4 },
};

/** Returns the layout of a variant, which is created once. Patchwork has a layout for each of its partitions. */
export function cachedLayoutOf(variant: Variant, partition = 0): Layout {
  const key = `${variant}/${partition}`;
  let layout = layouts.get(key);
  if (!layout) layouts.set(key, (layout = buildLayout(variant, partition)));
  return layout;
}

/** Returns the layout with marks for even and odd cells, according to a full grid. */
export const withParity = (layout: Layout, solution: readonly number[]): Layout => ({
  ...layout,
  parity: solution.map((digit) => digit % 2),
});

/** Returns the layout with clues between its cells. */
export const withBonds = (layout: Layout, bonds: readonly (readonly Bond[])[]): Layout => ({
  ...layout,
  bonds,
});

/** Returns the layout with cages, which contain no digit twice. Their sums are those of a full grid. */
export function withCages(
  layout: Layout,
  cages: readonly (readonly number[])[],
  solution: readonly number[],
): Layout {
  const units = [...layout.units];
  const cageOf = Array<number>(layout.cellCount).fill(-1);
  cages.forEach((cells, i) => {
    for (const cell of cells) cageOf[cell] = units.length;
    units.push({
      kind: 'cage',
      number: i + 1,
      cells,
      sum: cells.reduce((sum, cell) => sum + solution[cell]!, 0),
    });
  });
  return { ...assembleLayout(layout, units, layout.contacts), cageOf };
}

function buildLayout(variant: Variant, partition: number): Layout {
  const { size, boxWidth } = SIZES[variant] ?? { size: 9, boxWidth: 3 };
  const cellCount = size * size;
  const boxHeight = size / boxWidth;
  const frame = { variant, size, boxWidth, boxHeight, cellCount };
  return assembleLayout(frame, unitsOf(variant, partition, frame), contactsOf(variant));
}

type Frame = Pick<Layout, 'variant' | 'size' | 'boxWidth' | 'boxHeight' | 'cellCount'>;

function assembleLayout(frame: Frame, units: readonly Unit[], contacts: Layout['contacts']): Layout {
  const { variant, size, boxWidth, boxHeight, cellCount } = frame;
  const ownUnits = rangeOf(cellCount).map((cell) =>
    rangeOf(units.length).filter((u) => units[u]!.cells.includes(cell)),
  );
  const peers = ownUnits.map((unitIndexes, cell) =>
    [...new Set([...unitIndexes.flatMap((u) => units[u]!.cells), ...(contacts?.[cell] ?? [])])]
      .filter((other) => other !== cell)
      .sort((a, b) => a - b),
  );
  const wholeCount = units.filter(({ cells }) => cells.length === size).length;
  return {
    variant,
    size,
    boxWidth,
    boxHeight,
    cellCount,
    units,
    wholeCount,
    unitsOf: ownUnits,
    contacts,
    parity: null,
    bonds: null,
    cageOf: null,
    peers,
    overlaps: overlapsOf(units, wholeCount),
  };
}

function unitsOf(variant: Variant, partition: number, { size, boxWidth, boxHeight }: Frame): Unit[] {
  const units: Unit[] = [];
  const add = (kind: UnitKind, cells: readonly number[]) =>
    units.push({ kind, number: units.filter((unit) => unit.kind === kind).length + 1, cells });
  const line = rangeOf(size);
  const boxCell = (box: number, i: number) => {
    const across = size / boxWidth;
    const row = Math.floor(box / across) * boxHeight + Math.floor(i / boxWidth);
    return row * size + (box % across) * boxWidth + (i % boxWidth);
  };
  for (const row of line)
    add(
      'row',
      line.map((column) => row * size + column),
    );
  for (const column of line)
    add(
      'column',
      line.map((row) => row * size + column),
    );
  if (variant === 'patchwork') for (const [kind, cells] of patchesOf(partition)) add(kind, cells);
  else
    for (const box of line)
      add(
        'box',
        line.map((i) => boxCell(box, i)),
      );
  for (const [kind, cells] of groupsOf(variant)) add(kind, cells);
  return units;
}

// A digit can be confined to an overlap only if its unit contains every digit.
function overlapsOf(units: readonly Unit[], wholeCount: number): Overlap[] {
  const found: Overlap[] = [];
  units.slice(0, wholeCount).forEach((a, unit) =>
    units.forEach((b, other) => {
      const shared = a.cells.filter((cell) => b.cells.includes(cell));
      if (unit === other || shared.length < 2) return;
      const cellsWithout = (cells: readonly number[]) => cells.filter((cell) => !shared.includes(cell));
      found.push({ unit, other, shared, unitOnly: cellsWithout(a.cells), otherOnly: cellsWithout(b.cells) });
    }),
  );
  return found;
}

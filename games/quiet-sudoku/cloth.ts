/** Computes the background under the digits: the thick lines, and the marks of the units that a variant adds. */
import type { Layout, Unit } from './types';

const DYES = 5;

/** Returns the classes of every cell of a layout. */
export function createCloth(layout: Layout): string[] {
  const quilted = createQuilt(layout);
  const dyes = assignDyes(layout);
  return Array.from({ length: layout.cellCount }, (_, cell) =>
    ['qs-cell', ...edgesOf(layout, cell), ...listMarks(layout, cell, quilted), ...dyes[cell]!].join(' '),
  );
}

const isRegion = ({ kind }: Unit) => kind === 'box' || kind === 'patch';
const regionOf = ({ unitsOf, units }: Layout, cell: number) =>
  unitsOf[cell]!.find((u) => isRegion(units[u]!))!;

function edgesOf(layout: Layout, cell: number): string[] {
  const { size, cellCount } = layout;
  const region = regionOf(layout, cell);
  const names: string[] = [];
  if (cell % size < size - 1 && regionOf(layout, cell + 1) !== region) names.push('at-right');
  if (cell + size < cellCount && regionOf(layout, cell + size) !== region) names.push('at-foot');
  return names;
}

function listMarks(layout: Layout, cell: number, quilted: ReadonlySet<number>): string[] {
  const names = layout.unitsOf[cell]!.flatMap((u) => markOf(layout.units[u]!, quilted.has(u)));
  if (layout.parity && !layout.parity[cell]) names.push('is-even');
  return names;
}

function markOf({ kind, number, cells }: Unit, isQuilted: boolean): string[] {
  switch (kind) {
    case 'window':
      return ['in-window'];
    case 'diagonal':
      return [`on-diagonal-${number}`];
    case 'argyle':
      // On a diagonal toward the lower right, the next cell's index is larger by more than a row.
      return [`on-diagonal-${cells[1]! - cells[0]! > 9 ? 1 : 2}`];
    case 'patch':
      return isQuilted ? ['is-quilted'] : [];
    case 'place':
      return [`in-place-${number}`];
    case 'dots':
    case 'asterisk':
    case 'girandola':
      return [`in-${kind}`];
    default:
      return [];
  }
}

/** Returns the cells next to a cell, without wrapping at edges. */
function adjacentCells({ size, cellCount }: Layout, cell: number): number[] {
  const [column, all] = [cell % size, [cell - size, cell + size]];
  if (column > 0) all.push(cell - 1);
  if (column < size - 1) all.push(cell + 1);
  return all.filter((neighbor) => neighbor >= 0 && neighbor < cellCount);
}

/** Returns the color of each cell's cage. Adjacent cages differ, so that cages are easy to see. An empty list means no cage. */
function assignDyes(layout: Layout): string[][] {
  const { cageOf, units, cellCount } = layout;
  const dyeOf = new Map<number, number>();
  const around = new Map(
    units.flatMap(({ cells, sum }, unit) => {
      const neighborCages = cells
        .flatMap((cell) => adjacentCells(layout, cell))
        .map((cell) => cageOf?.[cell]);
      return sum ? [[unit, new Set(neighborCages.filter((other) => other !== unit))] as const] : [];
    }),
  );
  const usedColorsAround = (unit: number) =>
    new Set([...around.get(unit)!].map((other) => dyeOf.get(other!)).filter((dye) => dye !== undefined));
  // The cage with the fewest remaining colors is colored next.
  for (const left = new Set(around.keys()); left.size > 0;) {
    const [unit] = [...left].toSorted(
      (one, other) =>
        usedColorsAround(other).size - usedColorsAround(one).size ||
        around.get(other)!.size - around.get(one)!.size,
    );
    const usedColors = usedColorsAround(unit!);
    dyeOf.set(unit!, Array.from({ length: DYES }, (_, dye) => dye).find((dye) => !usedColors.has(dye)) ?? 0);
    left.delete(unit!);
  }
  return Array.from({ length: cellCount }, (_, cell) => {
    const dye = cageOf && dyeOf.get(cageOf[cell]!);
    return dye ? [`in-cage-${dye}`] : [];
  });
}

/** Returns patches to tint. They do not touch each other, so the other patches are visible between them. */
function createQuilt(layout: Layout): Set<number> {
  const chosen = new Set<number>();
  layout.units.forEach(({ kind, cells }, u) => {
    const touches = (cell: number) =>
      adjacentCells(layout, cell).some((neighbor) => chosen.has(regionOf(layout, neighbor)));
    if (kind === 'patch' && !cells.some(touches)) chosen.add(u);
  });
  return chosen;
}

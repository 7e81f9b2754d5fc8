/** What lies under the digits: the thick lines, and what marks the units that a variant adds. */
import type { Layout, Unit } from './types';

/** The classes of every cell of a layout. */
export function clothOf(layout: Layout): string[] {
  const quilted = quiltOf(layout);
  return Array.from({ length: layout.cellCount }, (_, cell) =>
    ['qs-cell', ...edgesOf(layout, cell), ...marksOf(layout, cell, quilted)].join(' '),
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

function marksOf(layout: Layout, cell: number, quilted: ReadonlySet<number>): string[] {
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
      // Down to the right the next cell is further on by more than a row.
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

/** Patches that don't touch each other, to be tinted: the eye finds the rest between them. */
function quiltOf(layout: Layout): Set<number> {
  const chosen = new Set<number>();
  const { units, size } = layout;
  units.forEach(({ kind, cells }, u) => {
    const touches = (cell: number) =>
      [cell - size, cell + size, cell % size ? cell - 1 : cell, (cell + 1) % size ? cell + 1 : cell].some(
        (near) => near >= 0 && near < layout.cellCount && chosen.has(regionOf(layout, near)),
      );
    if (kind === 'patch' && !cells.some(touches)) chosen.add(u);
  });
  return chosen;
}

/** The geometry of each variant: its units and what follows from them. */
import type { Layout, Overlap, Unit, UnitKind, Variant } from './types';

const range = (count: number) => Array.from({ length: count }, (_, i) => i);
const layouts = new Map<Variant, Layout>();

/** Gives the layout of a variant; made once. */
export function layoutOf(variant: Variant): Layout {
  let layout = layouts.get(variant);
  if (!layout) layouts.set(variant, (layout = build(variant)));
  return layout;
}

function build(variant: Variant): Layout {
  const size = variant === 'mini' ? 6 : 9;
  const boxWidth = 3;
  const boxHeight = size / boxWidth;
  const units: Unit[] = [];
  const add = (kind: UnitKind, number: number, cells: number[]) => units.push({ kind, number, cells });
  const block = (top: number, left: number, height: number) =>
    range(height * 3).map((i) => (top + Math.floor(i / 3)) * size + left + (i % 3));

  for (const r of range(size))
    add(
      'row',
      r + 1,
      range(size).map((c) => r * size + c),
    );
  for (const c of range(size))
    add(
      'column',
      c + 1,
      range(size).map((r) => r * size + c),
    );
  for (const b of range(size)) {
    const across = size / boxWidth;
    add('box', b + 1, block(Math.floor(b / across) * boxHeight, (b % across) * boxWidth, boxHeight));
  }
  if (variant === 'diagonal') {
    add(
      'diagonal',
      1,
      range(9).map((i) => i * 10),
    );
    add(
      'diagonal',
      2,
      range(9).map((i) => (i + 1) * 8),
    );
  }
  if (variant === 'windows')
    [
      [1, 1],
      [1, 5],
      [5, 1],
      [5, 5],
    ].forEach(([top, left], i) => add('window', i + 1, block(top!, left!, 3)));

  const cellCount = size * size;
  const unitsOf = range(cellCount).map((cell) =>
    range(units.length).filter((u) => units[u]!.cells.includes(cell)),
  );
  const peers = unitsOf.map((own, cell) =>
    [...new Set(own.flatMap((u) => units[u]!.cells))].filter((other) => other !== cell).sort((a, b) => a - b),
  );
  return {
    variant,
    size,
    boxWidth,
    boxHeight,
    cellCount,
    units,
    unitsOf,
    peers,
    overlaps: overlapsOf(units),
  };
}

function overlapsOf(units: readonly Unit[]): Overlap[] {
  const found: Overlap[] = [];
  units.forEach((a, unit) =>
    units.forEach((b, other) => {
      const shared = a.cells.filter((cell) => b.cells.includes(cell));
      if (unit === other || shared.length < 2) return;
      const without = (cells: readonly number[]) => cells.filter((cell) => !shared.includes(cell));
      found.push({ unit, other, shared, unitOnly: without(a.cells), otherOnly: without(b.cells) });
    }),
  );
  return found;
}

/** Writes the text of a hint: the name of a technique and its reason. */
import type { BondKind, Layout, Step, Technique, Unit, UnitKind } from './types';

const NAMES: Record<Technique, string> = {
  hiddenSingle: 'Hidden single',
  nakedSingle: 'Naked single',
  bond: 'Across a side',
  sum: 'Cage sum',
  locked: 'Locked candidates',
  sight: 'Shared sight',
  nakedPair: 'Naked pair',
  hiddenPair: 'Hidden pair',
  nakedTriple: 'Naked triple',
  hiddenTriple: 'Hidden triple',
  xWing: 'X-wing',
  xyWing: 'XY-wing',
  swordfish: 'Swordfish',
  xyzWing: 'XYZ-wing',
};

const PLACES = [
  'top left',
  'top',
  'top right',
  'left',
  'middle',
  'right',
  'bottom left',
  'bottom',
  'bottom right',
];

/** Returns the name of a unit, such as `row 6` or `the asterisk`. */
export function unitName({ kind, number, sum }: Unit): string {
  switch (kind) {
    case 'dots':
      return 'the center dots';
    case 'asterisk':
    case 'girandola':
      return `the ${kind}`;
    case 'place':
      return `the ${PLACES[number - 1]} places of the boxes`;
    case 'cage':
      return `the cage of ${sum}`;
    case 'argyle':
      return `slanting line ${number}`;
    default:
      return `${kind} ${number}`;
  }
}

const SELF_EVIDENT: readonly UnitKind[] = ['row', 'column', 'box'];

/** Returns the additional groups of a cell, such as `window 2` or `even`. */
export function membershipsOf(layout: Layout, cell: number): string[] {
  const units = layout.unitsOf[cell]!.map((u) => layout.units[u]!);
  const names = units
    .filter(({ kind }) => !SELF_EVIDENT.includes(kind))
    .map((unit) => (unit.kind === 'place' ? `${PLACES[unit.number - 1]} place` : unitName(unit)));
  const { parity } = layout;
  return [...names, ...(parity ? [parity[cell] ? 'odd' : 'even'] : []), ...sidesOf(layout, cell)];
}

const SIDES: Record<BondKind, string | null> = {
  next: 'white dot',
  double: 'black dot',
  more: 'more than',
  less: 'less than',
  apart: null,
  plain: null,
};

function sidesOf({ bonds, variant, size }: Layout, cell: number): string[] {
  return (bonds?.[cell] ?? []).flatMap(({ kind, other }) => {
    const mark = kind === 'next' && variant === 'neighbours' ? 'bar' : SIDES[kind];
    const by = other - cell;
    const side = by === 1 ? 'right' : by === -1 ? 'left' : by === size ? 'below' : 'above';
    return mark ? [`${mark} ${side}`] : [];
  });
}

export const cellName = (layout: Layout, cell: number): string =>
  `row ${Math.floor(cell / layout.size) + 1}, column ${(cell % layout.size) + 1}`;
const joinWords = (items: readonly (string | number)[]): string =>
  items.length < 2 ? `${items[0]}` : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const joinWithOr = (items: readonly (string | number)[]): string => joinWords(items).replace(' and ', ' or ');

export const isFish = (step: Step): boolean => step.technique === 'xWing' || step.technique === 'swordfish';

/** Returns the technique and where it applies, such as `Naked pair in row 6`. */
export function titleOf(layout: Layout, step: Step): string {
  const name = NAMES[step.technique];
  if (step.technique === 'nakedSingle') return `${name} in ${cellName(layout, step.cells[0]!)}`;
  if (step.unit === null || isFish(step)) return name;
  return `${name} in ${unitName(layout.units[step.unit]!)}`;
}

/** Explains why a step is valid, and its result: the cell of a digit, or the candidates that it removes. */
export function sentenceOf(layout: Layout, steps: readonly Step[], index: number): string {
  const step = steps[index]!;
  const why = explainStep(layout, step);
  if (step.place) return `${why} So ${step.place.digit} goes into ${cellName(layout, step.place.cell)}.`;
  const cells = step.remove.slice(0, MAX_NAMED).map(({ cell }) => cellName(layout, cell));
  const more = step.remove.length > MAX_NAMED ? ' and others' : '';
  const progress = `Step ${index + 1} of ${steps.length}.`;
  return `${progress} ${why} Look at ${joinWords(cells)}${more}. The next hint continues from here at no cost.`;
}

/** The maximum number of cells that a sentence names. */
const MAX_NAMED = 2;

function explainNakedSingle({ parity, contacts, variant, bonds, cageOf }: Layout, cell: number): string {
  if (parity) return `Every other ${parity[cell] ? 'odd' : 'even'} digit is seen from this cell.`;
  if (bonds) return 'Every other digit is seen from this cell, or the marks on its sides rule it out.';
  if (cageOf) return 'Every other digit is seen from this cell, or its cage has no room for it.';
  const how = contacts ? `, counting the ${variant}’s moves` : '';
  return `Every other digit is seen from this cell${how}.`;
}

const BOND_TEXTS: Record<BondKind, string> = {
  next: 'They are one apart',
  apart: 'There is no bar between them, so they aren’t one apart',
  double: 'One is twice the other',
  plain: 'There is no dot between them, so they are neither one apart nor double',
  more: 'The sign opens to the first',
  less: 'The sign opens to the second',
};

function explainBond(layout: Layout, { cells: [from, to], digits }: Step): string {
  const { kind } = layout.bonds![from!]!.find(({ other }) => other === to)!;
  const [a, b] = [cellName(layout, from!), cellName(layout, to!)];
  return `Look from ${a} to ${b}. ${BOND_TEXTS[kind]}; with what the first can still be, the second can’t be ${joinWithOr(digits)}.`;
}

const consideredMarks = ({ bonds, cageOf }: Layout): string =>
  bonds ? ', counting what the marks say' : cageOf ? ', counting the cages' : '';

function explainStep(layout: Layout, step: Step): string {
  const unitText = step.unit === null ? '' : unitName(layout.units[step.unit]!);
  const digits = joinWords(step.digits);
  switch (step.technique) {
    case 'hiddenSingle':
      return `In ${unitText} only one cell can be ${digits}${consideredMarks(layout)}.`;
    case 'nakedSingle':
      return explainNakedSingle(layout, step.cells[0]!);
    case 'bond':
      return explainBond(layout, step);
    case 'sum':
      return `Were ${cellName(layout, step.remove[0]!.cell)} ${joinWithOr(step.digits)}, the rest of ${unitText} could not come to its sum.`;
    case 'locked':
      return `In ${unitText}, ${digits} fits only where it crosses ${unitName(layout.units[step.other!]!)}, so the rest of ${unitName(layout.units[step.other!]!)} can’t be ${digits}.`;
    case 'sight':
      return `In ${unitText}, ${digits} fits only into the marked cells. A cell outside sees them all, by a ${layout.variant}’s move or along a line, so it can’t be ${digits}.`;
    case 'nakedPair':
    case 'nakedTriple':
      return `These cells of ${unitText} hold ${digits} between them, so no other cell there can.`;
    case 'hiddenPair':
    case 'hiddenTriple':
      return `In ${unitText}, ${digits} fit only into these cells, so these hold nothing else.`;
    case 'xWing':
    case 'swordfish': {
      const [lines, across] = step.unit === 0 ? ['rows', 'columns'] : ['columns', 'rows'];
      return `The ${digits}s of these ${lines} share the same ${across}, so ${digits} leaves the rest of those ${across}.`;
    }
    case 'xyWing':
    case 'xyzWing':
      return `Whatever the middle cell is, one of the marked cells is ${digits}, so a cell that sees them all can’t be.`;
  }
}

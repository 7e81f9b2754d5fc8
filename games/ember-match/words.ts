/** Describes cells, swaps and their effects for screen readers. */
import { KINDS, PIECE } from './config';
import { columnOf, isKind, rowOf } from './grid';
import { parOf } from './par';
import type { Game } from './state';
import { partnerOf } from './swaps';
import type { Goal, Outcome, Plan, Play, Swap } from './types';

const POWERS = ['', ', flare along the row', ', flare along the column', ', burst'];

const FURNITURE: Record<number, string> = {
  [PIECE.hole]: 'no stone',
  [PIECE.empty]: 'empty',
  [PIECE.star]: 'star',
  [PIECE.kettle]: 'kettle',
  [PIECE.crate]: 'crate',
  [PIECE.lantern]: 'dark lantern',
  [PIECE.lit]: 'lit lantern',
};

const countNoun = (count: number, one: string, plural = `${one}s`) =>
  `${count} ${count === 1 ? one : plural}`;

/** Returns a text such as `300 over par, last light 840, longest chain 4`. */
export function describeResult({ plan, score, lastLight, longestChain }: Play): string {
  const pointsOverPar = score - parOf(plan);
  const count =
    pointsOverPar === 0
      ? 'at par'
      : `${Math.abs(pointsOverPar).toLocaleString('en')} ${pointsOverPar > 0 ? 'over' : 'under'} par`;
  const light = lastLight ? `last light ${lastLight.toLocaleString('en')}, ` : '';
  return `${count}, ${light}longest chain ${longestChain}`;
}

/** Returns the name of a day's board, such as `crates and chains`. */
export function boardName({ kinds, layout }: Plan): string {
  const signs = (layout ?? []).join('');
  if (signs.includes('x')) return 'crates and chains';
  if (signs.includes('C')) return 'crates';
  const colors = kinds < KINDS.length ? 'five colors' : 'six colors';
  return signs ? `${colors}, a narrow floor` : colors;
}

/** Returns a name such as `ruby, flare along the row`. */
export function pieceName(play: Play, cell: number): string {
  const piece = play.pieces[cell]!;
  const power = play.powers[cell]!;
  if (!isKind(piece)) return piece === PIECE.crate && power > 1 ? 'braced crate' : FURNITURE[piece]!;
  return `${KINDS[piece]}${POWERS[power] ?? ''}`;
}

/** Returns a text such as `Row 3, column 4: ruby, chained, on frost.` */
export function describeCell(play: Play, cell: number): string {
  const lock = play.locks[cell] ? ', chained' : '';
  const frost = play.frost[cell] ? `, on ${play.frost[cell]! > 1 ? 'thick ' : ''}frost` : '';
  return `Row ${rowOf(cell) + 1}, column ${columnOf(cell) + 1}: ${pieceName(play, cell)}${lock}${frost}.`;
}

const POWER_NAMES = ['a star', 'a flare', 'a flare', 'a burst'];

export function describeOutcome(play: Play, { steps, shuffled, bonus }: Outcome): string {
  const sumOverSteps = (count: (step: Outcome['steps'][number]) => number) =>
    steps.reduce((total, step) => total + count(step), 0);
  const parts = [
    `${countNoun(
      sumOverSteps(({ burned }) => burned.length),
      'ember',
    )} burned, ${sumOverSteps(({ points }) => points)} points.`,
  ];
  const created = steps.flatMap((step) => step.created.map(({ power }) => POWER_NAMES[power]!));
  if (created.length) parts.push(`It left ${created.join(', ')}.`);
  const [thawed, lit] = [
    sumOverSteps(({ thawed: cells }) => cells.length),
    sumOverSteps(({ hitPieces }) => hitPieces.filter(({ piece }) => piece === PIECE.lit).length),
  ];
  const broken = sumOverSteps(
    ({ hitPieces }) => hitPieces.filter(({ piece }) => piece === PIECE.empty).length,
  );
  const delivered = sumOverSteps(({ delivered: cells }) => cells.length);
  if (thawed) parts.push(`${countNoun(thawed, 'stone')} thawed.`);
  if (lit) parts.push(`${countNoun(lit, 'lantern')} lit.`);
  if (broken) parts.push(`${countNoun(broken, 'crate')} broken.`);
  if (delivered) parts.push(`${countNoun(delivered, 'kettle')} home.`);
  if (bonus) parts.push(`${bonus} points for swaps that were left.`);
  if (shuffled) parts.push('No swap was left: the embers were shuffled.');
  if (!play.ending) parts.push(`${countNoun(play.movesLeft, 'swap')} left.`);
  return parts.join(' ');
}

const DIRECTIONS = ['with the one to its right', 'with the one below'];

export const describeHint = ({ play }: Game<unknown>, swap: Swap): string =>
  `Try row ${rowOf(swap[0]) + 1}, column ${columnOf(swap[0]) + 1}, ${pieceName(play, swap[0])}, ${DIRECTIONS[swap[1]]}, ${pieceName(play, partnerOf(swap)!)}.`;

/** Returns the name of a goal's pieces, such as `Rubies`, or `Ruby` for a count of one. */
export function goalName(goal: Goal, count = 0): string {
  const isOne = count === 1;
  if (goal.type === 'collect') {
    const kind = capitalize(KINDS[goal.kind]!);
    return isOne ? kind : kind.replace(/y$/, 'ie').concat('s');
  }
  if (goal.type === 'frost') return 'Frost';
  const plural = { score: 'Points', crates: 'Crates', lanterns: 'Lanterns', kettles: 'Kettles' }[goal.type];
  return isOne ? plural.slice(0, -1) : plural;
}

const capitalize = (word: string) => word[0]!.toUpperCase() + word.slice(1);

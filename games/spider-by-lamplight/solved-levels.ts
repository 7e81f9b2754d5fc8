/**
 * Provides deals whose solutions take too long to find at run time. A list of them was solved in advance
 * (scripts/solve-solitaire-deals.mjs). Each level is a variation of such a deal with its piles and suits exchanged. Every
 * deal in the list thus gives hundreds of thousands of tables with the same solution.
 */
import { PACK, rankOf, suitOf } from '../kit/cards/cards';
import type { CarryMove, TableTurn } from '../kit/cards/types';
import { createRandom, type Random } from '../kit/seeded-random';
import { findObjection, applyTurn } from './play';
import { SOLVED_DEALS } from './solved-deals';
import { dealTable, isWon, classifyPiles } from './table';
import type { Level, SolvedListKey, RuleSet } from './types';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DRAW = '---';

/** Returns moves as text, with three letters for each move of cards. */
export const writeLine = (line: readonly TableTurn[]): string =>
  line
    .map((move) => (typeof move[0] === 'number' ? move.map((n) => DIGITS[n as number]).join('') : DRAW))
    .join('');

/** Parses moves from text. */
export const readLine = (text: string): TableTurn[] =>
  Array.from({ length: text.length / 3 }, (_, i) => {
    const part = text.slice(3 * i, 3 * i + 3);
    return part === DRAW
      ? ['draw']
      : ([...part].map((digit) => DIGITS.indexOf(digit)) as unknown as CarryMove);
  });

/** Returns the deck of a deal in the list. */
export const packOf = (rules: RuleSet, key: SolvedListKey, deal: number): number[] =>
  createRandom(`spider-by-lamplight ${key} ${deal}`).shuffle(rules.pack);

/** Returns a level of the list. Equal arguments always give equal levels. */
export function solvedLevel(rules: RuleSet, key: SolvedListKey, name: string): Level {
  const random = createRandom(`spider-by-lamplight ${name}`);
  // If two equal cards are free, the one in the first pile goes to the foundation. In some variations, the first pile
  // has the other card, which can break the solution. Such variations are skipped.
  for (;;) {
    const level = createVariation(rules, key, random);
    if (isWinning(level)) return level;
  }
}

function isWinning({ rules, pack, solution }: Level): boolean {
  const table = dealTable(rules, pack);
  for (const move of solution) {
    if (isWon(table) || findObjection(table, move) !== null) return false;
    applyTurn(table, move);
  }
  return isWon(table);
}

function createVariation(rules: RuleSet, key: SolvedListKey, random: Random): Level {
  const [deal, line] = random.pick(SOLVED_DEALS[key]);
  const columns = shuffleColumns(rules, random);
  const suits = shuffleSuits(rules, random);
  const pack = shufflePack(rules, packOf(rules, key, deal), columns).map(
    (card) => Math.floor(card / PACK) * PACK + suits[suitOf(card)]! * 13 + rankOf(card),
  );
  const pileFromDigits = (from: number): number => {
    const { kind, suit } = rules.piles[from]!;
    if (kind === 'tableau') return columns[from]!;
    return kind === 'foundation' && suit !== undefined ? from - suit + suits[suit]! : from;
  };
  const solution = readLine(line).map((move): TableTurn =>
    typeof move[0] === 'number'
      ? [pileFromDigits(move[0]), pileFromDigits((move as CarryMove)[1]), (move as CarryMove)[2]]
      : move,
  );
  return { rules, pack, solution };
}

/** Returns the new position of each column. Only columns with the same number of dealt cards are exchanged. */
function shuffleColumns(rules: RuleSet, random: Random): number[] {
  const { tableau } = classifyPiles(rules);
  const listDealtTo = (pile: number) => rules.piles[pile]!.dealt!;
  const to = [...tableau];
  for (const dealt of new Set(tableau.map(listDealtTo))) {
    const alike = tableau.filter((pile) => listDealtTo(pile) === dealt);
    random.shuffle(alike).forEach((pile, i) => (to[alike[i]!] = pile));
  }
  return to;
}

/** Returns the new suit of each suit. When there are only two suits, a black suit remains black. */
function shuffleSuits(rules: RuleSet, random: Random): number[] {
  const isAll = new Set(rules.pack.map(suitOf)).size === 4;
  if (isAll) return random.shuffle([0, 1, 2, 3]);
  const [blacks, reds] = [random.shuffle([0, 3]), random.shuffle([1, 2])];
  return [blacks[0]!, reds[0]!, reds[1]!, blacks[1]!];
}

/** Returns the deck that deals the exchanged columns. Every row of the stock is exchanged in the same way. */
function shufflePack(rules: RuleSet, pack: readonly number[], columns: readonly number[]): number[] {
  const { tableau } = classifyPiles(rules);
  const about = [...pack];
  let next = 0;
  const orderRow = (here: readonly number[]) => {
    const placeOf = new Map(here.map((pile, i) => [pile, next + i]));
    here.forEach((pile, i) => (about[placeOf.get(columns[pile]!)!] = pack[next + i]!));
    next += here.length;
  };
  const maxDealt = Math.max(...tableau.map((pile) => rules.piles[pile]!.dealt!));
  for (let height = 0; height < maxDealt; height++)
    orderRow(tableau.filter((pile) => rules.piles[pile]!.dealt! > height));
  if (rules.stock?.to === 'tableau') while (next + tableau.length <= pack.length) orderRow(tableau);
  return about;
}

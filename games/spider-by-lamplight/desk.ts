/** Adapts the tables of a rule set to the card screen. */
import { drawSuitMark } from '../kit/cards/card-art';
import type { CardDesk } from '../kit/cards/desk';
import { CARD_ICONS } from '../kit/cards/icons';
import { icon } from '../kit/dom';
import { bestDestination, listDestinations } from './destinations';
import { cardAtPosition, clampPosition, stepFrom } from './cursor';
import { cardAt, findHome } from './fits';
import { layTable, measureTable, pileUnder, spotOf, type Metrics } from './layout';
import { stockTurn, type Play } from './play';
import { copyTable, countDone, classifyPiles } from './table';
import type { Kind, RuleSet } from './types';
import { cardLabel, slotLabel, explainImmovableCard, describeTurn } from './words';

/** Returns whether an empty stock can still be pressed. */
const isRenewed = ({ stock }: RuleSet): boolean =>
  stock?.to === 'grid' || (stock?.to === 'waste' && stock.redeals !== 0);
const STACKS: readonly Kind[] = ['stock', 'waste', 'foundation', 'discard'];

/** Creates the adapter of a rule set, whose modes differ only in the deck. */
export function createDesk(rules: RuleSet): CardDesk<Play, Metrics> {
  const kindOf = (pile: number) => rules.piles[pile]!.kind;
  const isHome = (pile: number) => kindOf(pile) === 'foundation' || kindOf(pile) === 'discard';
  return {
    pileCount: rules.piles.length,
    stock: classifyPiles(rules).stock[0] ?? null,
    isPicking: rules.match === 'thirteen' || rules.match === 'like',
    hasFinish: rules.goal === 'home',
    packOf: (play) => play.level.pack,
    isHome,
    isStack: (pile) => STACKS.includes(kindOf(pile)),
    toneOf(play, [, to]) {
      if (to === undefined) return 240;
      // The pitch rises with the progress.
      if (rules.match) return 330 + 8 * countDone(play);
      return isHome(to) ? 523 + 18 * play.piles[to]!.length : 300;
    },
    cardAt,
    cardAtPosition,
    listDestinations,
    bestDestination,
    aimAt(play, held, pile) {
      const card = cardAtPosition(play, held);
      return kindOf(pile) === 'foundation' && card !== null ? (findHome(play, card) ?? pile) : pile;
    },
    copy: (play) => ({ ...play, ...copyTable(play) }),
    measure: (width, height) => measureTable(rules, width, height),
    layOut: layTable,
    spotOf,
    pileUnder,
    stepFrom,
    clampPosition,
    drawMark(pile) {
      const { kind, suit } = rules.piles[pile]!;
      if (kind === 'stock') return isRenewed(rules) ? icon(CARD_ICONS.recycle) : null;
      return kind === 'foundation' && suit !== undefined ? drawSuitMark(suit) : null;
    },
    // Foundations that accept any suit are described as a single one.
    isBare: (pile) =>
      kindOf(pile) === 'place' ||
      (rules.goal === 'suits' &&
        kindOf(pile) === 'foundation' &&
        pile !== classifyPiles(rules).foundation[0]),
    slotLabel,
    cardLabel,
    isReached({ pile, count, isOpen }) {
      if (!isOpen) return false;
      return kindOf(pile) === 'tableau' || count === 1;
    },
    stockLeft(play) {
      const { stock, tableau } = classifyPiles(rules);
      const cards = stock[0] === undefined ? 0 : play.piles[stock[0]]!.length;
      return rules.stock?.to === 'tableau' ? Math.ceil(cards / tableau.length) : cards;
    },
    stockState(play) {
      const { stock } = classifyPiles(rules);
      const isEmpty = stock[0] === undefined || !play.piles[stock[0]]!.length;
      return { isEmpty: isEmpty && rules.stock?.to !== 'grid', isSpent: isEmpty && stockTurn(play) === null };
    },
    describeTurn: describeTurn,
    describeNowhere: explainImmovableCard,
  };
}

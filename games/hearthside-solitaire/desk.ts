/** Adapts a Klondike table to the card screen. */
import { icon } from '../kit/dom';
import { drawSuitMark } from '../kit/cards/card-art';
import { nameOf, PACK, SUITS, suitOf } from '../kit/cards/cards';
import type { CardDesk } from '../kit/cards/desk';
import { CARD_ICONS } from '../kit/cards/icons';
import { bestDestination, listDestinations } from './destinations';
import { cardAtPosition, clampPosition, stepFrom } from './cursor';
import { layTable, measureTable, findPileAt, positionOfPile, type Metrics } from './layout';
import {
  canRecycle,
  cardAt,
  copyTable,
  FOUNDATION,
  isFoundation,
  PILES,
  STOCK,
  WASTE,
  type Play,
} from './play';
import { explainImmovableCard, describeTurn } from './words';

const SORTED_PACK = Array.from({ length: PACK }, (_, card) => card);

export const DESK: CardDesk<Play, Metrics> = {
  pileCount: STOCK + 1,
  stock: STOCK,
  hasFinish: true,
  packOf: () => SORTED_PACK,
  isHome: isFoundation,
  isStack: (pile) => pile >= WASTE,
  toneOf: ({ foundations }, [, to]) =>
    to === undefined ? 240 : isFoundation(to) ? 523 + 18 * foundations[to - FOUNDATION]! : 300,
  cardAt,
  cardAtPosition,
  listDestinations,
  bestDestination,
  aimAt(play, held, pile) {
    const card = cardAtPosition(play, held);
    return isFoundation(pile) && card !== null ? FOUNDATION + suitOf(card) : pile;
  },
  copy: (play) => ({ ...play, ...copyTable(play) }),
  measure: measureTable,
  layOut: layTable,
  spotOf: positionOfPile,
  pileUnder: findPileAt,
  stepFrom,
  clampPosition,
  drawMark: (pile) =>
    pile === STOCK ? icon(CARD_ICONS.recycle) : isFoundation(pile) ? drawSuitMark(pile - FOUNDATION) : null,
  slotLabel(play, pile) {
    if (pile < PILES) return `Pile ${pile + 1}, empty`;
    if (pile === WASTE) return 'Waste, empty';
    if (pile !== STOCK) return `Foundation of ${SUITS[pile - FOUNDATION]}, empty`;
    if (play.stock.length) return `Stock, ${play.stock.length} card${play.stock.length > 1 ? 's' : ''}`;
    return canRecycle(play) ? 'Stock, empty: put the waste back' : 'Stock, empty';
  },
  cardLabel(play, { card, pile, count }) {
    if (pile === WASTE) return `${nameOf(card)}, waste`;
    if (isFoundation(pile)) return `${nameOf(card)}, foundation`;
    if (pile === STOCK) return nameOf(card);
    const isFirst = play.piles[pile]!.length - count === play.down[pile];
    const hidden = isFirst && play.down[pile] ? `, ${play.down[pile]} face down below` : '';
    return `${nameOf(card)}, pile ${pile + 1}${count > 1 ? `, ${count - 1} on it` : ''}${hidden}`;
  },
  isReached: ({ pile, count, isOpen }) => isOpen && (pile < WASTE || count === 1),
  stockLeft: ({ stock }) => stock.length,
  stockState: (play) => ({ isEmpty: !play.stock.length, isSpent: !play.stock.length && !canRecycle(play) }),
  describeTurn: describeTurn,
  describeNowhere: explainImmovableCard,
};

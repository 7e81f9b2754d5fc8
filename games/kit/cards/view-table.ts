/** Creates the view of the table: piles, cards, dragged cards and highlights. */
import { el, setAttribute } from '../dom';
import { createCards } from './card-nodes';
import type { CardDesk, TableSize } from './desk';
import { listenToDrags } from './drag';
import type { CardGame } from './game';
import { createSlots } from './slot-nodes';
import type { CarryMove, LaidCard, Pile, CardPosition, TableSpot, TableTurn } from './types';

export interface TableHandlers {
  onCarry(carry: CarryMove): void;
  onNowhere(position: CardPosition): void;
  onTap(position: CardPosition, card: number | null): void;
}

export interface TableView<Game, Metrics> {
  node: HTMLElement;
  metrics(): Metrics;
  render(game: Game): void;
  focus(): void;
  /** Shakes a card that has no legal move. */
  refuse(position: CardPosition): void;
  /** Forgets the positions of the cards, so that the next ones appear without an animation. */
  reset(): void;
}

/** Cards narrower than this, in CSS pixels, have a larger rank and suit. */
const SMALL_CARD = 46;

/** Creates the table. */
export function createTableView<Level, Play, Metrics extends TableSize>(
  desk: CardDesk<Play, Metrics>,
  on: TableHandlers,
): TableView<CardGame<Level, Play>, Metrics> {
  type Game = CardGame<Level, Play>;
  const slots = createSlots(desk);
  const node = el('div', { class: 'deck-table', role: 'application', 'aria-label': 'Table' }, ...slots.nodes);
  const cards = createCards(node, desk.isStack);
  let game: Game | null = null;
  let metrics = desk.measure(600, 600);
  let laidCards: LaidCard[] = [];

  const nodeOf = (position: CardPosition): HTMLElement => {
    const card = game && position.pile !== desk.stock ? desk.cardAtPosition(game.play, position) : null;
    return card === null ? slots.nodes[position.pile]! : cards.of(card);
  };
  const listRun = ({ pile, count }: CardPosition): LaidCard[] =>
    laidCards.filter((card) => card.pile === pile && card.count <= count && card.isOpen);
  const showGlow = (name: string, positions: readonly CardPosition[]) => {
    for (const one of [...slots.nodes, ...cards.all()]) one.classList.remove(name);
    for (const position of positions) nodeOf(position).classList.add(name);
  };
  const listPlacesFor = ({ pile, count }: CardPosition): Pile[] =>
    game ? desk.listDestinations(game.play, pile, count).map(([, to]) => to) : [];
  const topOf = (pile: Pile): CardPosition => ({ pile, count: 1 });
  const settle = () => {
    for (const card of cards.all()) card.classList.remove('is-lifted');
    if (game) view.render(game);
  };

  listenToDrags(node, {
    canLift: ({ pile, count }) => !!game && !game.isDone() && desk.cardAt(game.play, pile, count) !== null,
    onLift(position) {
      for (const { card, order } of listRun(position)) {
        cards.of(card).classList.add('is-lifted');
        cards.of(card).style.zIndex = String(400 + order);
      }
      showGlow('is-target', listPlacesFor(position).map(topOf));
    },
    onCarry(by) {
      for (const one of [...cards.all()].filter(({ classList }) => classList.contains('is-lifted'))) {
        const { x, y } = laidCards.find(({ card }) => cards.of(card) === one)!;
        one.style.transform = `translate(${(x + by.x).toFixed(1)}px, ${(y + by.y).toFixed(1)}px)`;
      }
    },
    onDrop(position, by) {
      const firstPosition = listRun(position)[0];
      const at: TableSpot | null = firstPosition
        ? { x: firstPosition.x + by.x, y: firstPosition.y + by.y }
        : null;
      const to = game && at && desk.pileUnder(metrics, game.play, at, listPlacesFor(position));
      cards.forget(listRun(position).map(({ card }) => card));
      settle();
      if (to === null) on.onNowhere(position);
      else on.onCarry([position.pile, to, position.count]);
    },
    onTap: (position, card) => on.onTap(position, card),
    onCancel() {
      cards.forget(laidCards.map(({ card }) => card));
      settle();
    },
  });
  // A screen reader sends a click without pointer events.
  node.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-pile]') : null;
    if (event.detail === 0 && target)
      on.onTap({ pile: Number(target.dataset.pile), count: Number(target.dataset.count) }, null);
  });
  new ResizeObserver(() => {
    if (!node.clientWidth || !node.clientHeight) return;
    metrics = desk.measure(node.clientWidth, node.clientHeight);
    node.classList.toggle('is-small', metrics.cardWidth < SMALL_CARD);
    node.classList.toggle('is-sideways', !!metrics.isSideways);
    node.style.setProperty('--card-width', `${metrics.cardWidth}px`);
    node.style.setProperty('--card-height', `${metrics.cardHeight}px`);
    view.reset();
    if (game) view.render(game);
  }).observe(node);

  const hintedPositions = (turn: TableTurn | null | undefined): CardPosition[] => {
    if (!turn) return [];
    if (typeof turn[0] !== 'number') return desk.stock === null ? [] : [topOf(desk.stock)];
    const [from, to, count] = turn as CarryMove;
    return [{ pile: from, count }, topOf(to)];
  };
  const view: TableView<Game, Metrics> = {
    node,
    metrics: () => metrics,
    focus: () => game && nodeOf(game.cursor).focus({ preventScroll: true }),
    refuse(position) {
      const refused = listRun(position);
      for (const { card } of refused) cards.of(card).classList.remove('is-refused');
      // Reading the layout restarts the animation, even if it is the same one.
      void node.offsetWidth;
      for (const { card } of refused) cards.of(card).classList.add('is-refused');
    },
    reset: () => cards.forget(null),
    render(next) {
      if (cards.take(desk.packOf(next.play)) || game !== next) cards.forget(null);
      game = next;
      laidCards = desk.layOut(next.play, metrics);
      slots.place(metrics);
      slots.name(next.play);
      cards.place(laidCards);
      cards.name(laidCards, (card) => (desk.isReached(card) ? desk.cardLabel(next.play, card) : null));
      for (const one of [...slots.nodes, ...cards.all()]) {
        if (one.getAttribute('tabindex') === '0') setAttribute(one, 'tabindex', '-1');
        one.classList.remove('is-held');
      }
      setAttribute(nodeOf(next.cursor), 'tabindex', '0');
      if (next.held) for (const { card } of listRun(next.held)) cards.of(card).classList.add('is-held');
      showGlow('is-target', next.held ? listPlacesFor(next.held).map(topOf) : []);
      showGlow('is-hinted', hintedPositions(next.hint?.turn));
    },
  };
  return view;
}

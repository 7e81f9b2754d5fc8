/** Shows the other players (names, backs of their tiles, last action) and the stock. */
import { el, setText } from '../kit/dom';
import { createFace } from './faces';
import type { Game } from './state';
import { createBack } from './tile-art';
import type { Level, Seat } from './types';
import { UNDRAWN_TILES } from './world';
import { eventLabelOf, countNoun, nameOfSeat } from './words';

export interface OthersView {
  node: HTMLElement;
  render(game: Game): void;
  boxOf(seat: Seat): DOMRect | null;
  stockBox(): DOMRect;
}

/** Returns the last action of a seat in this round. */
export function lastActionOf({ play }: Pick<Game, 'play'>, seat: Seat): string {
  const { round, level } = play;
  const recent = round.log.slice(-level.house.seats * 2);
  const at = recent.findLastIndex((event) => event.seat === seat);
  const isOld = recent.length - 1 - at >= level.house.seats && round.turn !== seat;
  return at < 0 || isOld ? '' : eventLabelOf(recent[at]!);
}

/** Creates the name of a player. A partner is marked. */
const createNameLabel = (level: Level, seat: Seat): HTMLElement => {
  const name = el('strong', { text: nameOfSeat(level, seat) });
  if (level.house.seats === 4 && seat === 2) name.append(el('small', { class: 'dp-with', text: 'with you' }));
  return name;
};

/** Creates the row of the other players. */
export function createOthers(): OthersView {
  const seats = el('div', { class: 'dp-seats' });
  const stock = el('p', { class: 'dp-stock' }, createBack());
  const count = el('span');
  stock.append(count);
  const node = el('div', { class: 'dp-others' }, seats, stock);
  let key = '';
  const build = ({ level }: Game) => {
    const all = Array.from({ length: level.house.seats - 1 }, (_, at) =>
      el(
        'div',
        { class: 'dp-seat', 'data-seat': String(at + 1) },
        createFace(nameOfSeat(level, at + 1)),
        createNameLabel(level, at + 1),
        el('span', { class: 'dp-backs', role: 'img' }),
        el('em', { class: 'dp-said' }),
      ),
    );
    seats.replaceChildren(...all);
    node.classList.toggle('is-four', level.house.seats === 4);
  };
  const seatOf = (seat: Seat) => seats.children[seat - 1];
  return {
    node,
    boxOf: (seat) => seatOf(seat)?.querySelector('.dp-backs')?.getBoundingClientRect() ?? null,
    stockBox: () => stock.getBoundingClientRect(),
    render(game) {
      const { level, play } = game;
      const now = `${level.seed} ${level.mode} ${level.house.seats}`;
      if (key !== now) build(game);
      key = now;
      for (const [at, seat] of [...seats.children].entries()) {
        const backs = seat.querySelector('.dp-backs')!;
        const tileCount = play.round.hands[at + 1]!.length;
        while (backs.childElementCount > tileCount) backs.lastChild!.remove();
        while (backs.childElementCount < tileCount) backs.append(createBack());
        backs.setAttribute('aria-label', countNoun(tileCount, 'tile'));
        seat.setAttribute('data-count', String(tileCount));
        seat.classList.toggle('is-turn', !play.round.end && play.round.turn === at + 1);
        setText(seat.querySelector('.dp-said')!, lastActionOf(game, at + 1));
      }
      stock.hidden = !level.house.draws;
      setText(count, `${Math.max(0, play.round.stock.length - UNDRAWN_TILES)} to draw`);
    },
  };
}

/** Shows the counter: a seat for each guest, with the order above, a candle that shows the patience, and rising coins. */
import { el, setAttribute } from '../kit/dom';
import { BAKE_DRAWINGS } from './art-bakes';
import { LAYERS } from './art-bowls';
import { drawGuest } from './art-guests';
import { PRESS_CODES } from './codes';
import { canServe, patienceOf } from './counter';
import { keyLabelOf } from './keys';
import { createSvg } from './svg';
import type { KitchenKey, Play, Seat } from './types';
import { nameOf } from './words';

export interface CounterView {
  node: HTMLElement;
  open(play: Play): void;
  show(play: Play): void;
  refuse(index: number): void;
  /** Shows rising coins, or the sigh of a guest who leaves. */
  float(index: number, text: string, kind: 'coins' | 'sigh'): void;
}

const FLOAT_MS = 1_100;
const MOODS = ['in good mood', 'waiting', 'about to leave'];

const moodOfPatience = (share: number): number => (share > 0.55 ? 0 : share > 0.25 ? 1 : 2);

function drawOrder(kitchen: KitchenKey, { guest, served }: Seat): HTMLElement[] {
  if (kitchen === 'bakery')
    return guest.wants.map(([bake], i) =>
      el('span', { class: `cc-want${served[i] ? ' is-given' : ''}` }, createSvg(BAKE_DRAWINGS[bake!]!)),
    );
  return guest.wants[0]!.map((layer, i) =>
    el('span', { class: 'cc-want is-layer', 'data-step': String(i + 1) }, createSvg(LAYERS[layer]!)),
  );
}

function createSeat(index: number, cap: string, onPress: () => void) {
  const order = el('span', { class: 'cc-order' });
  const bust = el('span', { class: 'cc-bust' });
  const candle = el(
    'span',
    { class: 'cc-candle' },
    el('i', { class: 'cc-wax' }, el('i', { class: 'cc-flame' })),
  );
  const node = el(
    'button',
    { type: 'button', class: 'cc-seat', on: { click: onPress } },
    order,
    el('span', { class: 'cc-person' }, bust, candle),
    el('kbd', { class: 'cc-cap', 'aria-hidden': 'true', 'data-key': cap }),
  );
  let drawnKey = '';
  let ordered = '';
  return {
    node,
    show(play: Play) {
      const seat = play.seats[index] ?? null;
      node.classList.toggle('is-empty', !seat);
      node.classList.toggle('is-served', canServe(play, index));
      if (!seat) {
        setAttribute(node, 'aria-label', `Seat ${index + 1}, empty`);
        drawnKey = ordered = '';
        return;
      }
      const share = seat.patienceLeft / patienceOf(play, seat.guest);
      const mood = moodOfPatience(share);
      candle.style.setProperty('--left', share.toFixed(3));
      const face = `${seat.guest.at} ${mood}`;
      if (face !== drawnKey) {
        if (!drawnKey.startsWith(`${seat.guest.at} `)) {
          node.classList.remove('is-new');
          void node.offsetWidth;
          node.classList.add('is-new');
        }
        drawnKey = face;
        node.dataset.mood = String(mood);
        bust.replaceChildren(createSvg(drawGuest(seat.guest.look, mood), '0 0 80 90', 'cc-guest'));
      }
      const orderKey = `${seat.guest.at} ${seat.served.join()}`;
      if (orderKey !== ordered) {
        ordered = orderKey;
        order.replaceChildren(...drawOrder(play.week.kitchen, seat));
      }
      const left = seat.guest.wants.filter((_, i) => !seat.served[i]);
      const words = left.map((thing) => nameOf(play.week.kitchen, thing)).join(' and ');
      setAttribute(node, 'aria-label', `Guest ${index + 1}: ${words}, ${MOODS[mood]}`);
    },
  };
}

/** Creates the view. `onPress` receives the code of a seat. */
export function createCounterView(onPress: (code: number) => void): CounterView {
  const node = el('div', { class: 'cc-seats', role: 'group', 'aria-label': 'Guests' });
  let seats: ReturnType<typeof createSeat>[] = [];
  return {
    node,
    open(play) {
      const { kitchen } = play.week;
      seats = play.seats.map((_, i) =>
        createSeat(i, keyLabelOf(kitchen, PRESS_CODES.seat + i), () => onPress(PRESS_CODES.seat + i)),
      );
      node.replaceChildren(...seats.map((seat) => seat.node));
      node.style.setProperty('--count', String(seats.length));
      this.show(play);
    },
    show(play) {
      for (const seat of seats) seat.show(play);
    },
    refuse(index) {
      const seat = seats[index]?.node;
      seat?.classList.remove('is-refused');
      void seat?.offsetWidth;
      seat?.classList.add('is-refused');
    },
    float(index, text, kind) {
      const seat = seats[index]?.node;
      if (!seat) return;
      const note = el('span', { class: `cc-float is-${kind}`, 'aria-hidden': 'true', text });
      seat.append(note);
      setTimeout(() => note.remove(), FLOAT_MS);
    },
  };
}

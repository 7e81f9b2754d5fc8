/**
 * Shows the strip over the counter: the coins earned today relative to three stars, the number of identical orders
 * served in a row, and the number of remaining guests.
 */
import { el, icon, setAttribute, setText } from '../kit/dom';
import { goalsOf } from './evenings';
import type { Play } from './types';

export const STAR =
  'M12 2.500 14.900 9l7.100.600-5.400 4.600 1.700 6.900L12 17.400l-6.300 3.700 1.700-6.900L2 9.600 9.100 9Z';

export interface Hud {
  node: HTMLElement;
  show(play: Play): void;
}

/** Creates the strip. Closing early requires a second press before `onClose` is called. */
export function createHud(onClose: () => void): Hud {
  const coins = el('b', { class: 'cc-coins' });
  const goal = el('span', { class: 'cc-next', 'aria-hidden': 'true' });
  const stars = [0, 1, 2].map(() => el('span', { class: 'cc-goal' }, icon(STAR, true)));
  const meter = el('span', { class: 'cc-meter', role: 'img' }, el('i'), ...stars);
  const row = el('span', { class: 'cc-row', hidden: true });
  const timeLeft = el('span', { class: 'cc-rest' });
  const close = el('button', {
    type: 'button',
    class: 'cc-close',
    text: 'Close early',
    on: { click: prompt },
  });
  let isPrompted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function forget() {
    isPrompted = false;
    setText(close, 'Close early');
  }
  function prompt() {
    clearTimeout(timer);
    if (isPrompted) {
      forget();
      return onClose();
    }
    isPrompted = true;
    setText(close, 'Really close?');
    timer = setTimeout(forget, 3_000);
  }
  const node = el(
    'div',
    { class: 'cc-hud' },
    el(
      'span',
      { class: 'cc-till' },
      el('i', { class: 'cc-coin', 'aria-hidden': 'true' }),
      coins,
      goal,
      meter,
    ),
    row,
    timeLeft,
    close,
  );
  return {
    node,
    show(play) {
      const evening = play.week.evenings[play.day];
      if (!evening || play.phase !== 'open') return;
      const earned = play.takings[play.day] ?? 0;
      const goals = goalsOf(evening, play.isCalm);
      const next = goals.find((min) => earned < min);
      setText(coins, String(earned));
      setText(goal, next === undefined ? '' : `/ ${next}`);
      setAttribute(meter, 'aria-label', `${earned} of ${goals[2]} coins for three stars`);
      meter.style.setProperty('--share', Math.min(1, earned / goals[2]).toFixed(3));
      stars.forEach((star, i) => {
        star.style.setProperty('--at', `${((goals[i]! / goals[2]) * 100).toFixed(1)}%`);
        star.classList.toggle('is-lit', earned >= goals[i]!);
      });
      row.hidden = play.row < 2;
      setText(row, `×${play.row}`);
      setAttribute(row, 'title', `${play.row} alike in a row`);
      const left = evening.guests.length - play.nextGuest;
      setText(timeLeft, left ? `${left} to come` : 'Last guests');
    },
  };
}

/** Shows the status of a board: the remaining swaps, the points, the goals. */
import { el, setAttribute, setText } from '../kit/dom';
import { goalIcon } from './goal-icon';
import { parOf } from './par';
import type { Goal, Plan } from './types';
import { goalName } from './words';

export interface Hud {
  node: HTMLElement;
  open(plan: Plan): void;
  show(now: { movesLeft: number; score: number; left: readonly number[] }): void;
  /** Applies a changed theme. */
  restyle(): void;
}

const FEW_MOVES = 3;

/** Creates the status display. */
export function createHud(): Hud {
  const swaps = el('b', { class: 'em-count' });
  const swapsWord = el('span');
  const lamp = el('div', { class: 'em-swaps' }, swaps, swapsWord);
  const score = el('b', { class: 'em-points' });
  const list = el('ul', { class: 'em-goals', 'aria-label': 'Goals' });
  const par = el('span', { class: 'em-par' });
  const points = el('div', { class: 'em-score' }, score, el('span', { text: 'points' }), par);
  const node = el('div', { class: 'em-hud' }, lamp, points, list);
  let rows: { node: HTMLElement; count: HTMLElement; announcement: HTMLElement; goal: Goal }[] = [];
  return {
    node,
    open(plan) {
      const { goals } = plan;
      setText(par, goals.length ? '' : `par ${parOf(plan).toLocaleString('en')}`);
      rows = goals.map((goal) => {
        const count = el('b', { 'aria-hidden': 'true' });
        const announcement = el('span', { class: 'em-said' });
        return { node: el('li', {}, goalIcon(goal), count, announcement), count, announcement, goal };
      });
      list.replaceChildren(...rows.map((row) => row.node));
      list.hidden = rows.length === 0;
    },
    show({ movesLeft, score: now, left }) {
      setText(swaps, String(movesLeft));
      setText(swapsWord, movesLeft === 1 ? 'swap' : 'swaps');
      lamp.classList.toggle('is-low', movesLeft <= FEW_MOVES);
      setText(score, now.toLocaleString('en'));
      rows.forEach(({ node: row, count, announcement, goal }, i) => {
        const isMet = left[i] === 0;
        setText(count, isMet ? '✓' : left[i]!.toLocaleString('en'));
        setText(announcement, isMet ? `${goalName(goal)}: done` : `${goalName(goal)}: ${left[i]} left`);
        setAttribute(row, 'class', isMet ? 'is-met' : null);
      });
    },
    restyle() {
      for (const { node: row, goal } of rows) row.firstChild!.replaceWith(goalIcon(goal));
    },
  };
}

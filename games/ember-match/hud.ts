/** What counts while a board is played: the swaps that are left in their window, the points, the goals. */
import { el, setAttribute, setText } from '../kit/dom';
import { PIECE, POWER } from './config';
import { drawSprite } from './picture';
import type { Goal, Plan } from './types';
import { goalName } from './words';

export interface Hud {
  node: HTMLElement;
  open(plan: Plan): void;
  show(now: { movesLeft: number; score: number; left: readonly number[] }): void;
  restyle(): void;
}

const ICON = 60;

function paintGoal(pen: CanvasRenderingContext2D, goal: Goal): void {
  const draw = (piece: number, power = 0) => drawSprite(pen, piece, power, ICON / 2, ICON / 2, ICON);
  if (goal.type === 'collect') draw(goal.kind);
  if (goal.type === 'crates') draw(PIECE.crate, 1);
  if (goal.type === 'lanterns') draw(PIECE.lit);
  if (goal.type === 'kettles') draw(PIECE.kettle);
  if (goal.type === 'score') draw(PIECE.star, POWER.none);
}

/** Makes it. */
export function createHud(): Hud {
  const swaps = el('b', { class: 'em-count' });
  const swapsWord = el('span', { text: 'swaps' });
  const window = el('div', { class: 'em-swaps' }, swaps, swapsWord);
  const score = el('b', { class: 'em-points' });
  const list = el('ul', { class: 'em-goals', 'aria-label': 'Goals' });
  const node = el(
    'div',
    { class: 'em-hud' },
    window,
    el('div', { class: 'em-score' }, score, el('span', { text: 'points' })),
    list,
  );
  let rows: { node: HTMLElement; count: HTMLElement; said: HTMLElement; goal: Goal }[] = [];
  const paint = () => {
    for (const { node: row, goal } of rows) {
      const pen = row.querySelector('canvas')?.getContext('2d');
      if (!pen) continue;
      pen.clearRect(0, 0, ICON, ICON);
      paintGoal(pen, goal);
    }
  };
  return {
    node,
    open(plan) {
      rows = plan.goals.map((goal) => {
        const count = el('b', { 'aria-hidden': 'true' });
        const said = el('span', { class: 'em-said' });
        const icon =
          goal.type === 'frost'
            ? el('i', { class: 'em-frost', 'aria-hidden': 'true' })
            : el('canvas', { width: ICON, height: ICON, 'aria-hidden': 'true' });
        return { node: el('li', {}, icon, count, said), count, said, goal };
      });
      list.replaceChildren(...rows.map((row) => row.node));
      list.hidden = rows.length === 0;
      paint();
    },
    show({ movesLeft, score: points, left }) {
      setText(swaps, String(movesLeft));
      setText(swapsWord, movesLeft === 1 ? 'swap' : 'swaps');
      window.classList.toggle('is-low', movesLeft <= 3);
      setText(score, points.toLocaleString('en'));
      rows.forEach(({ node: row, count, said, goal }, i) => {
        const isMet = left[i] === 0;
        setText(count, isMet ? '✓' : goal.type === 'score' ? left[i]!.toLocaleString('en') : String(left[i]));
        setText(said, isMet ? `${goalName(goal)}: done` : `${goalName(goal)}: ${left[i]} left`);
        setAttribute(row, 'class', isMet ? 'is-met' : null);
      });
    },
    restyle: paint,
  };
}

/** Shows the scores of both sides relative to the target. */
import { el, setText } from '../kit/dom';
import type { Game } from './state';
import type { Side } from './types';
import { nameOfSide } from './words';

const PAIRS = ['Your pair', 'Their pair'] as const;

export interface ScoresView {
  node: HTMLElement;
  render(game: Game): void;
}

const SIDES: readonly Side[] = [0, 1];

/** Creates the two scores. */
export function createScores(): ScoresView {
  const sides = SIDES.map(() => {
    const name = el('span', { class: 'dp-side' });
    const points = el('b');
    const target = el('small');
    const bar = el('i', { class: 'dp-bar-fill' });
    const node = el(
      'li',
      {},
      name,
      points,
      target,
      el('span', { class: 'dp-bar-ground', 'aria-hidden': 'true' }, bar),
    );
    return { node, name, points, target, bar };
  });
  return {
    node: el('ul', { class: 'dp-scores', 'aria-label': 'Scores' }, ...sides.map(({ node }) => node)),
    render({ play, level }) {
      const { target } = level.house;
      for (const side of SIDES) {
        const parts = sides[side]!;
        const points = play.scores[side];
        setText(parts.name, level.house.seats === 4 ? PAIRS[side] : nameOfSide(level, side));
        setText(parts.points, String(points));
        setText(parts.target, `of ${target}`);
        parts.bar.style.transform = `scaleX(${Math.min(1, points / target)})`;
      }
    },
  };
}

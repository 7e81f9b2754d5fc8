/** Shows the status of the endless floor: points, the streak, lanterns, and the remaining pieces of a van. */
import { el, setText } from '../../kit/dom';
import { POINTS, VAN_PIECES, VAN_STARS } from '../config';
import type { AtticPlay } from '../types';

export interface Hud {
  node: HTMLElement;
  show(play: AtticPlay): void;
}

/** Returns the stars for a van's points. A van that is not fully packed has none. */
export const starsOf = ({ mode, score, ending }: AtticPlay): number =>
  mode === 'van' && ending === 'packed' ? VAN_STARS.filter((min) => score >= min).length : 0;

export function createHud(): Hud {
  const createCounter = (name: string) => {
    const [value, label] = [el('b'), el('span', { text: name })];
    return { value, name: label, node: el('div', { class: 'ba-fact' }, value, label) };
  };
  const [points, goal, streak, lanterns, left] = [
    createCounter('points'),
    createCounter('goal'),
    createCounter('streak'),
    createCounter('lanterns'),
    createCounter('to load'),
  ];
  return {
    node: el('div', { class: 'ba-hud' }, points.node, goal.node, streak.node, lanterns.node, left.node),
    show(play) {
      setText(points.value, play.score.toLocaleString('en'));
      // Shows a streak only from the second successive piece that clears something.
      const isOn = play.streak > 1;
      setText(streak.value, isOn ? `×${Math.min(play.streak, POINTS.maxStreak)}` : '–');
      streak.node.classList.toggle('is-on', isOn);
      setText(lanterns.value, String(play.lit));
      const reached = VAN_STARS.filter((min) => play.score >= min).length;
      const next = VAN_STARS[reached];
      goal.node.hidden = left.node.hidden = play.mode !== 'van';
      setText(goal.value, next === undefined ? '★★★' : String(next));
      setText(goal.name, next === undefined ? 'reached' : `for ${'★'.repeat(reached + 1)}`);
      setText(left.value, String(VAN_PIECES - play.placed));
    },
  };
}

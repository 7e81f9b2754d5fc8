/** What counts on the endless floor: points, the streak, lanterns, and what is left of a van. */
import { el, setText } from '../../kit/dom';
import { POINTS, VAN_PIECES } from '../config';
import type { AtticPlay } from '../types';

export interface Hud {
  node: HTMLElement;
  show(play: AtticPlay): void;
}

/** Makes it. */
export function createHud(): Hud {
  const fact = (name: string) => {
    const value = el('b');
    return { value, node: el('div', { class: 'ba-fact' }, value, el('span', { text: name })) };
  };
  const [points, streak, lanterns, left] = [
    fact('points'),
    fact('streak'),
    fact('lanterns'),
    fact('to load'),
  ];
  return {
    node: el('div', { class: 'ba-hud' }, points.node, streak.node, lanterns.node, left.node),
    show(play) {
      setText(points.value, play.score.toLocaleString('en'));
      setText(streak.value, `×${Math.max(1, Math.min(play.streak, POINTS.mostStreak))}`);
      streak.node.classList.toggle('is-on', play.streak > 1);
      setText(lanterns.value, String(play.lit));
      left.node.hidden = play.mode !== 'van';
      setText(left.value, String(VAN_PIECES - play.placed));
    },
  };
}

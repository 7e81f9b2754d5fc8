/**
 * Shows the overlay of the deck: the tune and its progress, a string of lamps for the warmth, the points, and the
 * pause button.
 */
import { el, icon, setAttribute, setText } from '../../kit/dom';
import { PUZZLE_ICONS } from '../../kit/shell/icons';
import { WARMTH } from '../config';
import { multiplierOf } from '../play';
import type { Game } from '../state';

export interface Hud {
  node: HTMLElement;
  setHeading(title: string, strength: string): void;
  show(game: Game): void;
}

const LAMPS = 10;

export function createHud(onPause: () => void): Hud {
  const title = el('h1', { class: 'nd-title' });
  const strength = el('p', { class: 'nd-strength-name' });
  const progressBar = el(
    'div',
    { class: 'nd-way', role: 'progressbar', 'aria-label': 'Tune', 'aria-valuemin': 0, 'aria-valuemax': 100 },
    el('i'),
  );
  const lamps = Array.from({ length: LAMPS }, () => el('i'));
  const warmth = el('div', { class: 'nd-lamps', role: 'img' }, ...lamps);
  const score = el('strong', { class: 'nd-score' });
  const combo = el('span', { class: 'nd-combo' });
  const pause = el(
    'button',
    { type: 'button', class: 'kit-pause', 'aria-label': 'Pause', on: { click: onPause } },
    icon(PUZZLE_ICONS.pause),
  );
  const node = el(
    'header',
    { class: 'nd-hud' },
    el('div', { class: 'nd-left' }, title, strength, progressBar),
    warmth,
    el('div', { class: 'nd-right' }, score, combo),
    pause,
  );
  let shown = '';
  let shownProgress = -1;
  return {
    node,
    setHeading(heading, name) {
      setText(title, heading);
      setText(strength, name);
    },
    show({ play }) {
      const share = Math.floor((play.ms / play.chart.lengthMs) * 100);
      if (share !== shownProgress) {
        shownProgress = share;
        setAttribute(progressBar, 'aria-valuenow', share);
        (progressBar.firstChild as HTMLElement).style.transform = `scaleX(${share / 100})`;
      }
      const state = `${play.score} ${play.combo} ${play.warmth}`;
      if (state === shown) return;
      shown = state;
      setText(score, play.score.toLocaleString('en'));
      const times = multiplierOf(play);
      setText(combo, play.combo > 1 ? `${play.combo} in a row${times > 1 ? ` ×${times}` : ''}` : ' ');
      combo.classList.toggle('is-hot', times > 1);
      const lit = Math.floor((play.warmth * LAMPS) / WARMTH.most);
      lamps.forEach((lamp, i) => lamp.classList.toggle('is-lit', i < lit));
      setAttribute(warmth, 'aria-label', `Warmth: ${lit} of ${LAMPS} lamps`);
    },
  };
}

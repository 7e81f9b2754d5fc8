/** Shows hearts and coins next to the heading. */
import { el, icon, setAttribute, setText } from '../kit/dom';
import { ICONS } from './icons';
import type { Night } from './types';

export interface Hud {
  node: HTMLElement;
  show(night: Night): void;
}

export function createHud(): Hud {
  const hearts = el('b');
  const coins = el('b');
  const heart = el('span', { class: 'tc-hearts', role: 'img' }, icon(ICONS.heart, true), hearts);
  const coin = el('span', { class: 'tc-coins', role: 'img' }, icon(ICONS.coin, true), coins);
  return {
    node: el('span', { class: 'tc-hud' }, heart, coin),
    show(night) {
      setText(hearts, String(night.hearts));
      setText(coins, String(night.coins));
      setAttribute(heart, 'aria-label', `${night.hearts} hearts`);
      setAttribute(coin, 'aria-label', `${night.coins} coins`);
      heart.classList.toggle('is-low', night.hearts <= 6);
    },
  };
}

/** Shows a card over the board at the end of a level: its stars, a thank-you, and the next button. */
import { el, icon } from '../kit/dom';
import { drawFriend, drawParcel, drawStar } from './art-things';
import { SPARE_GUSTS } from './config';
import { ICONS } from './icons';
import { countGusts, levelAt, levelOf, rateLevel, sceneOf } from './play';
import type { Game } from './state';
import { createSvg } from './svg';
import { SEA_TITLES, STAR_TITLES, thanksTextFor } from './words';

export interface CardHandlers {
  onNext(): void;
  onAgain(): void;
}

export interface Card {
  node: HTMLElement;
  show(game: Game): void;
  hide(): void;
  isShown(): boolean;
}

/** Creates the card, hidden. */
export function createCard({ onNext, onAgain }: CardHandlers): Card {
  const node = el('div', { class: 'bp-sheet', hidden: true, role: 'group', 'aria-label': 'Level done' });
  const starOf = (isWon: boolean, picture: Element, text: string) =>
    el(
      'li',
      { class: isWon ? 'is-won' : '' },
      createSvg(drawStar(isWon), 'bp-star'),
      el(
        'span',
        {},
        picture,
        el('span', { text }),
        el('span', { class: 'bp-quiet', text: isWon ? ', a star' : ', no star' }),
      ),
    );
  return {
    node,
    isShown: () => !node.hidden,
    hide() {
      node.hidden = true;
    },
    show(game) {
      const { play } = game;
      const level = levelOf(play);
      const { friends, gusts, stars } = rateLevel(play);
      const metCount = sceneOf(play).met.filter(Boolean).length;
      const titles = level.world === 'air' ? STAR_TITLES : SEA_TITLES;
      const isLast = levelAt(play) === play.levels.length - 1;
      const next = el('button', {
        type: 'button',
        class: 'kit-button is-play',
        text: isLast ? 'Open the letter' : 'Next level',
        on: { click: onNext },
      });
      const friendText = level.friends.length ? `${metCount}/${level.friends.length}` : 'none here';
      node.replaceChildren(
        el('h2', { text: titles[stars] ?? '' }),
        el(
          'ul',
          { class: 'bp-stars' },
          starOf(true, createSvg(drawParcel(0), 'bp-mini'), 'all'),
          starOf(friends, createSvg(drawFriend(level.world), 'bp-mini'), friendText),
          starOf(gusts, icon(ICONS.gust), `${countGusts(play)}, goal ${level.par + SPARE_GUSTS}`),
        ),
        el('p', { text: thanksTextFor(level.world, game.edition.modes.indexOf(game.mode), levelAt(play)) }),
        el(
          'div',
          { class: 'bp-card-actions' },
          el('button', {
            type: 'button',
            class: 'kit-button is-cream',
            text: 'Again',
            on: { click: onAgain },
          }),
          next,
        ),
      );
      node.hidden = false;
      next.focus({ preventScroll: true });
    },
  };
}

/** Shows a card over the range at the end of a level: its lamp, stars and points, and the buttons. */
import { el } from '../kit/dom';
import { formatStarMarks } from '../kit/level-menu';
import { pickBetter } from '../kit/level-bests';
import { createLamp } from '../kit/lighting';
import { arrowsLeft, levelOf, rateLevel } from './play';
import { SPARE_POINTS } from './config';
import type { Game } from './state';
import { countArrows, levelTitle, describeGoals } from './words';

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

const starRow = (stars: number): HTMLElement =>
  el(
    'p',
    { class: 'af-stars', role: 'img', 'aria-label': `${stars} of 3 stars` },
    ...[1, 2, 3].map((star) =>
      el('span', { class: star <= stars ? 'is-won' : '', text: star <= stars ? '★' : '☆' }),
    ),
  );

function wonLines({ play }: Game): string[] {
  const { points, spare, stars } = rateLevel(play);
  const { par } = levelOf(play);
  const lines = [
    `${points} points${spare ? `, ${spare * SPARE_POINTS} of them for ${countArrows(spare)} left` : ''}.`,
  ];
  if (stars < 3) lines.push(`Three stars: ${countArrows(par)}.`);
  return lines;
}

/** Creates the card, hidden. */
export function createCard({ onNext, onAgain }: CardHandlers): Card {
  const node = el('div', { class: 'af-sheet', hidden: true, role: 'group', 'aria-label': 'Level over' });
  const drawButton = (text: string, kind: string, onPress: () => void) =>
    el('button', { type: 'button', class: `kit-button is-${kind}`, text, on: { click: onPress } });
  return {
    node,
    isShown: () => !node.hidden,
    hide() {
      node.hidden = true;
    },
    show(game) {
      const { play } = game;
      const { stars } = rateLevel(play);
      const isLast = play.at === play.levels.length - 1;
      const nextLabel = isLast ? 'To the end' : stars ? 'Next level' : 'Leave it for now';
      const againButton = drawButton('Again', stars ? 'cream' : 'play', onAgain);
      const next = drawButton(nextLabel, stars ? 'play' : 'cream', onNext);
      const lines = stars
        ? wonLines(game)
        : [
            `Left: ${describeGoals(levelOf(play), play.scene)}.`,
            'A level can be tried as often as you like.',
          ];
      const lamp = createLamp();
      node.replaceChildren(
        lamp.node,
        el('h2', { text: levelTitle(stars) }),
        starRow(stars),
        ...lines.map((text) => el('p', { text })),
        el('div', { class: 'af-actions' }, ...(stars ? [againButton, next] : [next, againButton])),
      );
      node.hidden = false;
      if (stars) requestAnimationFrame(() => lamp.light());
      (stars ? next : againButton).focus({ preventScroll: true });
    },
  };
}

/** Creates a row of lamps for the end of a chapter. Each lamp shows the best result ever saved for its level. */
export const createEnding = ({ play, savedBests }: Game): HTMLElement =>
  el(
    'ol',
    { class: 'af-lamps' },
    ...pickBetter(play.best, savedBests()).map(({ stars, points }, index) =>
      el(
        'li',
        { class: stars ? 'is-lit' : '' },
        el('span', { class: 'af-quiet', text: `${play.levels[index]!.name}, ${points} points, ` }),
        el('b', { text: String(index + 1) }),
        el('small', { 'aria-label': `${stars} stars`, text: formatStarMarks(stars) }),
      ),
    ),
  );

export const quiverLabel = ({ play }: Game): string => String(Math.max(0, arrowsLeft(play)));

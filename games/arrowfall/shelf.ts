/** The levels of the chapter on a shelf: what each has brought, and the way back to them. */
import { el } from '../kit/dom';
import type { Game } from './state';
import { starMarks } from './words';

export interface Shelf {
  node: HTMLElement;
  show(game: Game): void;
  hide(): void;
  isShown(): boolean;
}

/** Makes the shelf, hidden. */
export function createShelf(onGo: (level: number) => void, onClose: () => void): Shelf {
  const node = el('div', { class: 'af-sheet is-shelf', hidden: true, role: 'group', 'aria-label': 'Levels' });
  const tile = ({ play }: Game, index: number) => {
    const { stars, points } = play.best[index]!;
    const isOpen = index <= play.reached;
    const { name } = play.levels[index]!;
    const state = isOpen ? `${stars} of 3 stars, ${points} points` : 'not come to yet';
    return el(
      'li',
      {},
      el(
        'button',
        {
          type: 'button',
          class: `af-tile${stars ? ' is-lit' : ''}`,
          disabled: !isOpen,
          'aria-current': index === play.at ? 'true' : null,
          'aria-label': `Level ${index + 1}, ${name}, ${state}`,
          on: { click: () => onGo(index) },
        },
        el('b', { text: String(index + 1) }),
        el('span', { text: isOpen ? starMarks(stars) : 'locked' }),
      ),
    );
  };
  return {
    node,
    isShown: () => !node.hidden,
    hide() {
      node.hidden = true;
    },
    show(game) {
      const close = el('button', {
        type: 'button',
        class: 'kit-button is-cream',
        text: 'Back to the range',
        on: { click: onClose },
      });
      node.replaceChildren(
        el('h2', { text: 'Levels' }),
        el('ol', { class: 'af-tiles' }, ...game.play.levels.map((_, index) => tile(game, index))),
        close,
      );
      node.hidden = false;
      (node.querySelector<HTMLElement>('[aria-current]') ?? close).focus({ preventScroll: true });
    },
  };
}

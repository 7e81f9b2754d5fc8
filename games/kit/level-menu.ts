/** Lists the levels of a chapter with the result of each. Pressing a level replays it. Requires `level-shelf.css`. */
import { el } from './dom';

export interface MenuLevel {
  /** The level's name, if levels have names. */
  name?: string;
  /** The number of stars, 0 to 3. */
  stars: number;
  /** The result's text next to the stars, such as `120 points`. */
  brought?: string;
  isOpen: boolean;
}

export interface LevelMenu {
  node: HTMLElement;
  /** Shows the list. `at` is the index of the current level. */
  show(levels: readonly MenuLevel[], at: number): void;
  hide(): void;
  isShown(): boolean;
}

export interface LevelMenuWords {
  /** The class of overlays in this game. */
  sheet: string;
  /** The label of the close button, such as `Back to the range`. */
  back: string;
}

const MAX_STARS = 3;
export const formatStarMarks = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(MAX_STARS - stars);

const levelLabelOf = ({ name, stars, brought, isOpen }: MenuLevel, index: number): string =>
  [
    `Level ${index + 1}`,
    ...(name ? [name] : []),
    ...(isOpen ? [`${stars} of ${MAX_STARS} stars`, ...(brought ? [brought] : [])] : ['not reached yet']),
  ].join(', ');

/** Creates the list, hidden. */
export function createLevelMenu(
  { sheet, back }: LevelMenuWords,
  on: { go(level: number): void; close(): void },
): LevelMenu {
  const node = el('div', {
    class: `${sheet} is-shelf`,
    hidden: true,
    role: 'group',
    'aria-label': 'Levels',
  });
  const drawTile = (level: MenuLevel, index: number, at: number) =>
    el(
      'li',
      {},
      el(
        'button',
        {
          type: 'button',
          class: level.stars ? 'kit-level is-lit' : 'kit-level',
          disabled: !level.isOpen,
          'aria-current': index === at ? 'true' : null,
          'aria-label': levelLabelOf(level, index),
          on: { click: () => on.go(index) },
        },
        el('b', { text: String(index + 1) }),
        el('span', { text: level.isOpen ? formatStarMarks(level.stars) : 'locked' }),
      ),
    );
  return {
    node,
    isShown: () => !node.hidden,
    hide() {
      node.hidden = true;
    },
    show(levels, at) {
      const close = el('button', {
        type: 'button',
        class: 'kit-button is-cream',
        text: back,
        on: { click: on.close },
      });
      node.replaceChildren(
        el('h2', { text: 'Levels' }),
        el('ol', { class: 'kit-levels' }, ...levels.map((level, index) => drawTile(level, index, at))),
        close,
      );
      node.hidden = false;
      (node.querySelector<HTMLElement>('[aria-current]') ?? close).focus({ preventScroll: true });
    },
  };
}

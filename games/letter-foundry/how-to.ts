/** The drawings of the how-to panel, made of the game's cells and letters. */
import { el } from '../kit/dom';
import type { Setting } from './config';

/** Draws a forme: `L` is a placed letter, `.` an empty cell, and a space no cell. */
function drawForme(rows: readonly string[]): HTMLElement {
  const cells = rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => {
      if (sign === ' ') return [];
      const cell = el('span', {
        class: `lf-cell${sign === '.' ? '' : ' is-lit'}`,
        text: sign === '.' ? '' : sign,
      });
      cell.style.setProperty('--column', String(x + 1));
      cell.style.setProperty('--row', String(y + 1));
      return [cell];
    }),
  );
  return el('span', { class: 'lf-forme lf-picture', 'aria-hidden': 'true' }, ...cells);
}

function drawLetters(word: string, picked: string, key = ''): HTMLElement {
  const slugs = [...word].map((name) =>
    el('span', {
      class: `lf-slug${picked.includes(name) ? ' is-picked' : ''}${name === key ? ' is-keystone' : ''}`,
      text: name,
    }),
  );
  return el('span', { class: 'lf-row', 'aria-hidden': 'true' }, ...slugs);
}

const CROSSING_EXAMPLES: Record<Setting, { picture: () => HTMLElement; text: string }> = {
  crossed: {
    picture: () => drawForme(['LAMP', ' .  ', ' .  ']),
    text: 'Words that the grid has room for take their place, and give letters to those that cross them.',
  },
  keystone: {
    picture: () => drawForme(['LAMP', '....', '....']),
    text: 'The shelves show how long the wanted words are, short ones first.',
  },
};

/** Returns the how-to steps: spelling, the positions of words, the extra words. */
export function howToPictures(setting: Setting): { picture: Element; text: string }[] {
  const isKeyed = setting === 'keystone';
  return [
    {
      picture: isKeyed ? drawLetters('ALMPS', 'LAMP', 'A') : drawLetters('LAMPS', 'LAMP'),
      text: isKeyed
        ? 'Spell words that have the letter at the top: drag from letter to letter, or tap or type and press Cast.'
        : 'Spell words: drag from letter to letter and let go, or tap or type them and press Cast.',
    },
    { picture: CROSSING_EXAMPLES[setting].picture(), text: CROSSING_EXAMPLES[setting].text },
    {
      picture: el(
        'span',
        { class: 'lf-crucible', 'aria-hidden': 'true' },
        ...[1, 1, 1, 0, 0].map((is) => el('i', { class: is ? 'is-full' : '' })),
      ),
      text: 'Other words are a bonus. Five of them pay for a letter; else one costs 20 seconds.',
    },
  ];
}

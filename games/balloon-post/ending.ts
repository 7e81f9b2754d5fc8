/** Shows the end of a chapter: a letter of thanks with a drawing. */
import { el } from '../kit/dom';
import { drawLetter } from './art-letter';
import type { Game } from './state';
import { createSvg } from './svg';
import { countStars, LETTERS } from './words';
import { starsOf } from './play';

/** Creates the letter. */
export function createEnding({ edition, mode, play }: Game): HTMLElement {
  return el(
    'figure',
    { class: 'bp-letter' },
    createSvg(drawLetter(edition.world, mode), 'bp-letter-art', '0 0 320 180'),
    el('figcaption', { text: LETTERS[edition.world][mode] }),
    el('span', { class: 'bp-quiet', text: countStars(starsOf(play)) }),
  );
}

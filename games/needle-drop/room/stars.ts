/** Shows the stars of a tune. */
import { el, icon } from '../../kit/dom';

const STAR = 'M12 3.5 14.2 9.6l6.3.2-5 3.9 1.8 6.1-5.3-3.6-5.3 3.6 1.8-6.1-5-3.9 6.3-.2Z';
const MAX_STARS = 3;

/** Returns lit and unlit stars, with their number as text. */
export function createStarRow(count: number): HTMLElement {
  const stars = Array.from({ length: MAX_STARS }, (_, i) => {
    const star = icon(STAR, i < count);
    star.classList.toggle('is-lit', i < count);
    return star;
  });
  return el('span', { class: 'nd-stars', role: 'img', 'aria-label': `${count} of 3 stars` }, ...stars);
}

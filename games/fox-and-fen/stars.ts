/** Shows stars as a row of flame-shaped stars, lit or unlit, with their text. */
import { el, svg } from '../kit/dom';

const STAR = 'M12 1.6 14.6 9l7.4.3-5.8 4.6 2 7.3-6.2-4.2-6.2 4.2 2-7.3L2 9.3 9.4 9Z';
export const STARS_EACH = 3;

const createStar = (isLit: boolean): SVGSVGElement =>
  svg('svg', { viewBox: '0 0 24 24', class: isLit ? 'ff-star is-lit' : 'ff-star' }, svg('path', { d: STAR }));

/** Returns the row of stars. Screen readers read a text such as `2 of 3 stars`. */
export const createStarRow = (count: number): HTMLElement =>
  el(
    'span',
    { class: 'ff-stars', role: 'img', 'aria-label': `${count} of ${STARS_EACH} stars` },
    ...Array.from({ length: STARS_EACH }, (_, i) => createStar(i < count)),
  );

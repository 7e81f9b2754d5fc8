/** Shows stars as a row of flame-shaped stars, lit or unlit, with their text. */
import { el, svg } from '../../kit/dom';
import { STARS_EACH } from './steps';

const STAR = 'M12 1.6 14.6 9l7.4.3-5.8 4.6 2 7.3-6.2-4.2-6.2 4.2 2-7.3L2 9.3 9.4 9Z';

const createStar = (isLit: boolean): SVGSVGElement =>
  svg('svg', { viewBox: '0 0 24 24', class: isLit ? 'em-star is-lit' : 'em-star' }, svg('path', { d: STAR }));

/** Returns a text such as `2 of 3 stars`. */
export const describeStars = (count: number): string => `${count} of ${STARS_EACH} stars`;

/** Returns the row of stars. Screen readers skip it, because its container has the text. */
export const createStarRow = (count: number, className = 'em-stars'): HTMLElement =>
  el(
    'span',
    { class: className, 'aria-hidden': 'true' },
    ...Array.from({ length: STARS_EACH }, (_, i) => createStar(i < count)),
  );

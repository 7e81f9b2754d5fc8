/** Chooses the page buttons of a list (spec §4); pages are zero-based here and displayed one-based. */

/** Spec §9: the default number of page buttons. */
export const DEFAULT_BUTTONS = 5;

export interface PaginatorWindow {
  hasPrevious: boolean;
  hasNext: boolean;
  /** Zero-based pages that have a numbered button, in order. */
  buttons: number[];
}

/** Returns the window around `current` (zero-based): at most `max` buttons, centered unless an end is near. */
export const createPaginatorWindow = (
  current: number,
  pages: number,
  max = DEFAULT_BUTTONS,
): PaginatorWindow => {
  const count = Math.min(max, pages);
  const centerd = current - Math.floor(count / 2);
  const first = Math.max(0, Math.min(centerd, pages - count));
  return {
    hasPrevious: current > 0,
    hasNext: current < pages - 1,
    buttons: Array.from({ length: count }, (_, index) => first + index),
  };
};

/** Returns the number of pages for `total` rows. */
export const countPages = (total: number, perPage: number): number => Math.ceil(total / perPage);

/** Returns text such as "Games 25 to 48 of 312", for a zero-based page that exists. */
export const rangeText = (current: number, perPage: number, total: number): string => {
  const first = current * perPage + 1;
  const last = Math.min(first + perPage - 1, total);
  return first === last ? `Game ${last} of ${total}` : `Games ${first} to ${last} of ${total}`;
};

/** The paths of the icons, on a grid of 24 by 24. */
export const ICONS = {
  map: 'M4 20V15h4v-4h4V7h4V3h4',
  again: 'M19 12a7 7 0 1 1-2.2-5.1M19 3.5V8h-4.5',
};

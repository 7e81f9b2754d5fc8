/** The paths of the icons, on a grid of 24 by 24. */
export const ICONS = {
  pause: 'M8.5 6v12M15.5 6v12',
  again: 'M5 12a7 7 0 1 0 2.2-5.1M5 4.5v4h4',
  brake: 'M12 5v11M7 11.5l5 5 5-5M6 20h12',
  burst: 'M12 20V9M7 12.5l5-5 5 5M7 7.5l5-5 5 5',
};

/** The paths of the icons, on a grid of 24 by 24. */
export const ICONS = {
  again: 'M19 12a7 7 0 1 1-2.4-5.3M17.5 3v4.2h-4.2',
  lantern:
    'M9 4.5a3 3 0 0 1 6 0M7 7.5h10M8 7.5 7.5 19h9L16 7.5M12 10.5c2 2.4 2 3 2 4a2 2 0 0 1-4 0c0-1 .4-1.6 2-4',
};

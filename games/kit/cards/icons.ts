/** The paths of the card tables' icons, on the 24 grid. */
export const CARD_ICONS = {
  restart: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5M4.5 4v4.5H9',
  finish: 'M12 3.5v11M7.5 10l4.5 4.5 4.5-4.5M5 19.5h14',
  recycle: 'M5 12a7 7 0 0 1 12.3-4.6M19 12a7 7 0 0 1-12.3 4.6M17.5 3.5v4h-4M6.5 20.5v-4h4',
};

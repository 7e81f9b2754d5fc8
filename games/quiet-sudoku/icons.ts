/** The icon paths of this game's own tools, on a grid of 24 by 24. */
export const ICONS = {
  erase: 'M4 15 13.5 5.5l6 6L13 18H7ZM9 10l6 6M5 20.5h14',
  fill: 'M4 4.5h16v15H4ZM9.300 4.500v15M14.700 4.500v15M4 9.500h16M4 14.500h16',
  notes: 'M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5ZM13.5 7l3.5 3.5',
};

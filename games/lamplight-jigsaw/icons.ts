/** The paths of the icons that only this game has, on a grid of 24 by 24. */
export const ICONS = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  all: 'M4 9V5h4M20 9V5h-4M4 15v4h4M20 15v4h-4',
  picture: 'M4 6h16v12H4ZM4 15l5-5 4 4 3-2 4 3M16 9.4v.2',
  edges: 'M5 5h14v14H5ZM9 9h6v6H9Z',
  turn: 'M19 12a7 7 0 1 1-2.2-5.1M19 4v4.4h-4.4',
};

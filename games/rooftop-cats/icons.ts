/** The paths of the icons, on a grid of 24 by 24. */
export const ICONS = {
  lantern: 'M9.5 5.5a2.5 2.5 0 0 1 5 0M7.5 5.5h9M8 8.5h8l1 8.5H7ZM6.5 20h11M12 11v3.5',
  slide: 'M4 4.5h16M12 8.5v11M7 14.5l5 5 5-5',
};

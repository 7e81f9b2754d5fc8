/** The paths of the icons, on the 24 grid. */
export const ICONS = {
  lantern: 'M9.5 5.5a2.5 2.5 0 0 1 5 0M7.5 5.5h9M8 8.5h8l1 8.5H7ZM6.5 20h11M12 11v3.5',
  slide:
    'M4 6.5h16M6 11v0M4.5 18.5h12.5c2 0 3-1.4 2.4-3.2-.5-1.4-2-2.1-3.6-1.6L7 15.8M4.5 18.5c-.4-1.6.6-2.7 2.5-2.7',
};

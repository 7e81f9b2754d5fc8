/** The paths of the icons, on a grid of 24 by 24. */
export const ICONS = {
  swap: 'M4 9h13M13.5 5.5 17 9l-3.5 3.5M20 16H7M10.5 12.5 7 16l3.5 3.5',
  end: 'M6 21V4M6 4.5h11l-2.5 4 2.5 4H6',
};

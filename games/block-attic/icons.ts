/** The icon paths of the tools that only Block Attic and Packing Day have, on a grid of 24 by 24. */
export const ICONS = {
  end: 'M5 5h14v14H5Z',
  next: 'M5 12h13M13 6l6 6-6 6',
};

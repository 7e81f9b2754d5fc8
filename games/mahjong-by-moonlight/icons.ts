/** The icon paths of the tools that only this game has, on a grid of 24 by 24. */
export const ICONS = {
  shuffle:
    'M3.5 7.5h3.5l9 9.5h4M20 17l-2.5-2.5M20 17l-2.5 2.5M3.5 17H7l2.5-2.7M13.5 9.8 16 7.5h4M20 7.5 17.5 5M20 7.5 17.5 10',
  dim: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 1 0-17ZM15 6.5l3-1.5M17 12h3.5M15 17.5l3 1.5',
};

/** The paths of the icons, on a grid of 24 by 24. */
export const ICONS = {
  again: 'M5 12a7 7 0 1 0 2.2-5.1M5 4.5v4h4',
  levels: 'M4.5 5h6v6h-6ZM13.5 5h6v6h-6ZM4.5 13.5h6v6h-6ZM13.5 13.5h6v6h-6Z',
  skip: 'M5 5.5 13 12l-8 6.5ZM18.5 5.5v13',
  arrow: 'M4 20 19 5M13 5h6v6M4 20l1-4M4 20l4-1',
  target: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7',
  wind: 'M3 9h10.5a2.5 2.5 0 1 0-2.5-2.5M3 13h15a2.5 2.5 0 1 1-2.5 2.5M3 17h7',
} as const;
export const STAR = 'M12 1.6 14.6 9l7.4.3-5.8 4.6 2 7.3-6.2-4.2-6.2 4.2 2-7.3L2 9.3 9.4 9Z';

/** The paths of the icons, on a grid of 24 by 24. */
export const ICONS = {
  card: 'M5 4.5h14v15H5zM8.5 9h7M8.5 12.5h7M8.5 16h4',
  up: 'M12 15.5V5M8 9l4-4 4 4M5 16.5v2.5h14v-2.5',
};

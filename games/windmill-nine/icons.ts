/** The paths of the tools' icons, on the 24 grid. */
export const ICONS = {
  card: 'M5 4.5h14v15H5zM8.5 9h7M8.5 12.5h7M8.5 16h4',
  up: 'M12 15.5V5M8 9l4-4 4 4M5 16.5v2.5h14v-2.5',
};

/** The paths of the tool icons that games share, on a grid of 24 by 24. */
export const PUZZLE_ICONS = {
  undo: 'M8.5 4.5 4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11h-3.5',
  redo: 'M15.5 4.5 20 9l-4.5 4.5M19.5 9H10a5.5 5.5 0 0 0 0 11h3.5',
  hint: 'M9 17.5h6M10 20.5h4M9.2 14.8a6 6 0 1 1 5.6 0c-.5.4-.8 1-.8 1.7h-4c0-.7-.3-1.3-.8-1.7Z',
  check: 'M4.5 12.5 9.5 17.5 19.5 6.5',
  pause: 'M9 5.5v13M15 5.5v13',
};

/** A magnifying glass, for zooming. */
export const NEAR_ICON =
  'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 20.5 20.5M10.5 7.5v6M7.5 10.5h6';

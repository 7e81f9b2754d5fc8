/** The icon paths of this game's own tools, on a grid of 24 by 24. */
export const ICONS = {
  pencil: 'M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5ZM13.5 7l3.5 3.5',
  letter: 'M4.5 4.5h15v15h-15ZM9 16l3-8.5L15 16M10 13.3h4',
  word: 'M2.5 8.5h19v7h-19ZM8.8 8.5v7M15.2 8.5v7',
  erase: 'M9 5.5h11.5v13H9L3.5 12ZM11.5 9.5l5 5M16.5 9.5l-5 5',
  out: 'M12 3.5v10.500M7.500 8 12 3.500 16.500 8M4.500 14.500v5.500h15v-5.500',
  before: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
};

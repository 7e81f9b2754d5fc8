/** The routes that are measured in a browser. */
export const ROUTES = [
  '/',
  '/online/all-games',
  '/online/puzzle-games',
  '/download/all-games',
  '/search/sudoku',
  '/gamelanding/quiet-sudoku',
  '/gamelanding/hearthside-solitaire',
  '/gameplayer/quiet-sudoku',
  '/account/login',
  '/help/faq',
  '/about',
  '/purchase/subscribe',
];

/** The routes of a short run. */
export const SHORT_ROUTES = ['/', '/gamelanding/quiet-sudoku', '/gameplayer/quiet-sudoku'];

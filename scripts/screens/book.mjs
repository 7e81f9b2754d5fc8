/** What the screen book shows, and the end-to-end suite looks over: the routes, the looks, the widths. */

export const SCREEN_LOOKS = [
  { layout: 'modern', theme: 'modern' },
  { layout: 'modern', theme: 'modernDark' },
  { layout: 'classic', theme: 'default' },
  { layout: 'classic', theme: 'contrast' },
];

export const SCREEN_SIZES = [
  { width: 375, height: 667 },
  { width: 768, height: 1024 },
  { width: 1344, height: 900 },
  { width: 1920, height: 1080 },
];

/**
 * A page in the state in which it is looked at.
 * @typedef {object} ScreenRoute
 * @property {string} name
 * @property {string} path
 * @property {number} status of the answer
 * @property {boolean} isWindow the page fills the window and no more
 * @property {boolean} hasSkipLink pages in the site's frame begin with a link past it
 * @property {boolean} isWalked the keyboard's way is looked at
 * @property {(page: import('playwright').Page) => Promise<void>} [act] brings the page into the state
 */

const inFrame = { isWindow: false, hasSkipLink: true, isWalked: true };
const player = { isWindow: true, hasSkipLink: false, isWalked: true };

/** @type {readonly ScreenRoute[]} */
export const SCREEN_ROUTES = [
  { name: 'home', path: '/', status: 200, ...inFrame },
  { name: 'landing-daily', path: '/gamelanding/quiet-sudoku', status: 200, ...inFrame },
  { name: 'landing-online', path: '/gamelanding/bubble-orchard', status: 200, ...inFrame },
  { name: 'player-waiting', path: '/gameplayer/lantern-words', status: 200, ...player },
  {
    name: 'player-running',
    path: '/gameplayer/lantern-words',
    status: 200,
    ...player,
    isWalked: false,
    act: async (page) => {
      await page.locator('.arch').click();
      await page.locator('[data-state="hidden"] iframe').waitFor();
    },
  },
  { name: 'list-genre', path: '/online/puzzle-games', status: 200, ...inFrame },
  { name: 'list-filtered', path: '/online/all-games?device=1&sort=rating', status: 200, ...inFrame },
  {
    name: 'list-filter-sheet',
    path: '/online/all-games',
    status: 200,
    ...inFrame,
    isWalked: false,
    act: async (page) => {
      const button = page.getByRole('button', { name: 'Filter' });
      if (!(await button.isVisible())) return;
      await button.click();
      await page.getByRole('button', { name: /^Show \d/ }).waitFor();
    },
  },
  { name: 'list-empty', path: '/download/racing-games', status: 200, ...inFrame },
  { name: 'genres', path: '/online/all-genres', status: 200, ...inFrame },
  { name: 'search-start', path: '/search', status: 200, ...inFrame },
  { name: 'search-results', path: '/search/lantern', status: 200, ...inFrame },
  { name: 'search-empty', path: '/search/zzyxlamp', status: 200, ...inFrame },
  { name: 'search-refused', path: '/search/ab', status: 400, ...inFrame },
  { name: 'site-search', path: '/site-search?q=lantern', status: 200, ...inFrame },
  { name: 'missing', path: '/no-such-page', status: 404, ...inFrame },
  { name: 'broken', path: '/500', status: 500, ...inFrame },
];

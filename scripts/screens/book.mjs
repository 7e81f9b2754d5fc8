/** The routes, appearances and widths of the screen book and the end-to-end suite. */

export const SCREEN_APPEARANCES = [
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
 * A page in the state that is tested and shown.
 * @typedef {object} ScreenRoute
 * @property {string} name
 * @property {string} path
 * @property {number} status of the response
 * @property {boolean} isWindow the page has exactly the size of the window
 * @property {boolean} hasSkipLink pages in the site's frame begin with a link that skips it
 * @property {boolean} isWalked whether the tab order is tested
 * @property {boolean} [isPrivate] whether the page belongs to a member, who is signed in for it
 * @property {1 | 2} [samples] the number of layouts in which a page that resembles others is tested, unless everything
 * is requested; without it, the page is tested at every width
 * @property {(page: import('playwright').Page) => Promise<void>} [act] brings the page into the state
 */

const inFrame = { isWindow: false, hasSkipLink: true, isWalked: true };
const account = (name, path) => ({
  name: `account-${name}`,
  path: `/account/user/${path}`,
  status: 200,
  ...inFrame,
  isPrivate: true,
  samples: 1,
  // Waits until the member and their data have loaded; until then, parts of the page are skeletons.
  act: (page) => page.waitForFunction(() => !document.querySelector('main [aria-busy]')),
});
// Pages that consist of the same parts as other pages.
const duplicates = { ...inFrame, samples: 2 };
const textPage = { ...inFrame, samples: 1 };
const player = { isWindow: true, hasSkipLink: false, isWalked: true };

/** @type {readonly ScreenRoute[]} */
export const SCREEN_ROUTES = [
  { name: 'home', path: '/', status: 200, ...inFrame },
  { name: 'landing-daily', path: '/gamelanding/quiet-sudoku', status: 200, ...inFrame },
  { name: 'archive', path: '/gamelanding/quiet-sudoku/archive', status: 200, ...duplicates },
  { name: 'landing-online', path: '/gamelanding/bubble-orchard', status: 200, ...duplicates },
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
  { name: 'list-genre', path: '/online/puzzle-games', status: 200, ...duplicates },
  { name: 'list-daily', path: '/online/daily-games', status: 200, ...duplicates },
  { name: 'list-filtered', path: '/online/all-games?device=1&sort=rating', status: 200, ...duplicates },
  {
    name: 'list-filter-sheet',
    path: '/online/all-games',
    status: 200,
    ...duplicates,
    isWalked: false,
    act: async (page) => {
      const button = page.getByRole('button', { name: 'Filter' });
      if (!(await button.isVisible())) return;
      await button.click();
      await page.getByRole('button', { name: /^Show \d/ }).waitFor();
    },
  },
  { name: 'list-empty', path: '/download/racing-games', status: 200, ...duplicates },
  { name: 'genres', path: '/online/all-genres', status: 200, ...duplicates },
  { name: 'search-start', path: '/search', status: 200, ...duplicates },
  { name: 'search-results', path: '/search/lantern', status: 200, ...duplicates },
  { name: 'search-empty', path: '/search/zzyxlamp', status: 200, ...duplicates },
  { name: 'search-refused', path: '/search/ab', status: 400, ...duplicates },
  { name: 'site-search', path: '/site-search?q=lantern', status: 200, ...duplicates },
  { name: 'you', path: '/you', status: 200, ...duplicates },
  account('overview', 'edit'),
  account('personal', 'edit/personal'),
  account('picture', 'edit/picture'),
  account('name', 'edit/name'),
  account('email', 'edit/email'),
  account('password', 'edit/password'),
  account('look', 'edit/look'),
  account('privacy', 'edit/privacy'),
  account('tokens', 'edit/tokens'),
  account('data', 'edit/data'),
  account('subscription', 'edit/subscription'),
  account('manage', 'edit/subscription/manage'),
  { name: 'subscribe', path: '/purchase/subscribe', status: 200, ...inFrame },
  account('purchases', 'purchases'),
  { name: 'unsubscribe', path: '/account/unsubscribe?token=unknown', status: 200, ...textPage },
  { name: 'help', path: '/help', status: 200, ...textPage },
  { name: 'help-topic', path: '/help/daily-games', status: 200, ...textPage },
  { name: 'help-code', path: '/help/make-a-game', status: 200, ...textPage },
  { name: 'resend-keys', path: '/help/resend-keys', status: 200, ...textPage },
  { name: 'questions', path: '/help/faq', status: 200, ...textPage },
  {
    name: 'question-open',
    path: '/help/faq/daily',
    status: 200,
    ...textPage,
    isWalked: false,
    act: async (page) => {
      await page.locator('summary', { hasText: 'I missed a day' }).click();
      await page.getByText('You earn one for every 10 days on time').waitFor();
    },
  },
  { name: 'about', path: '/about', status: 200, ...textPage },
  { name: 'privacy', path: '/about/privacyPolicy', status: 200, ...textPage },
  { name: 'contact', path: '/about/contact', status: 200, ...textPage },
  { name: 'welcome', path: '/welcome-to-starwick', status: 200, ...textPage },
  { name: 'missing', path: '/no-such-page', status: 404, ...duplicates },
  { name: 'broken', path: '/500', status: 500, ...duplicates },
];

/** The screens of a player's journey, which `e2e/browsers/screens/player.shots.ts` takes. */
export const PLAYER_SCREENS = [
  'home-turn2',
  'landing-instant',
  'family',
  'search-known-name',
  'search-before-typing',
  'result-daily',
  'result-endless',
  'challenge',
  'challenge-after',
];

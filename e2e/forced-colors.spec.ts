/** Tests forced colors: edges and states must be visible without backgrounds and shadows, on pages and in games. */
import { BUILT_IN_GAMES } from '@/games/catalog';
import { SCREEN_ROUTES } from '../scripts/screens/book.mjs';
import { findingsOf } from './support/axe';
import { findFlatControls, findHiddenStates } from './support/forced-colors';
import { expect, test } from './support/test';

const SAMPLED = ['home', 'list-genre', 'landing-daily', 'archive', 'contact', 'genres'];
const isDeep = process.env.DEEP === '1';
const ROUTES = SCREEN_ROUTES.filter(
  ({ name, status, isPrivate }) => status === 200 && !isPrivate && (isDeep || SAMPLED.includes(name)),
);

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { forcedColors: 'active' } });

for (const { name, path } of ROUTES)
  test(`shows every control and every choice on ${name}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await findFlatControls(page)).toEqual([]);
    expect(await findHiddenStates(page)).toEqual([]);
  });

/** One game of each engine. */
const ENGINES = BUILT_IN_GAMES.filter(
  ({ embed }, index) =>
    embed?.src &&
    BUILT_IN_GAMES.findIndex((game) => game.embed?.src?.split('/')[2] === embed.src?.split('/')[2]) === index,
);
/** One engine of each kind of board (cells, cards, canvas); `npm run test:deep` tests all of them. */
const SAMPLED_GAMES = ['quiet-sudoku', 'hearthside-solitaire', 'ember-match'];

for (const game of ENGINES.filter(({ slug }) => isDeep || SAMPLED_GAMES.includes(slug)))
  test(`keeps the colors of the board of ${game.title} in the strong-contrast theme`, async ({ page }) => {
    await page.goto(`/gameplayer/${game.slug}`);
    await page.getByRole('button', { name: `Play ${game.title}`, exact: true }).click();
    const frame = page.frameLocator(`iframe[title="${game.title}"]`);
    await expect(page.locator('.game-player')).toHaveAttribute('data-state', 'hidden');
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'contrast');
    await expect(frame.locator('html')).toHaveCSS('forced-color-adjust', 'none');
    const document = page.frames().find((candidate) => candidate.url().includes('/play/'));
    expect(await findingsOf(document!)).toEqual([]);
  });

/** Measures the time from the press on Play to the first accepted move. */
import { alternate } from '../alternate.mjs';
import { withBrowser } from '../browser.mjs';
import { BROWSER_ARGS, playFirstMove } from '../first-move.mjs';
import { createResult } from '../statistics.mjs';

/** Games whose first move is one press, followed by the key `key` if the move needs one. */
const GAMES = [
  { slug: 'quiet-sudoku', board: '[role="gridcell"]:not(.is-given)', key: '1' },
  { slug: 'hearthside-solitaire', board: '.deck-slot.is-stock' },
  { slug: 'nonogram-garden', board: '[role="gridcell"]' },
];

export const play = {
  name: 'play',
  title: 'From Play to the first move',
  description:
    'On a processor slowed down four times, with 10 Mbit/s and 40 ms to the server: from the press on the page’s Play, with the pointer at it for a second, until the page has saved the first move. No other press is needed.',
  run: async ({ openSite, isShort, rounds }) => {
    const { url } = await openSite();
    const games = isShort ? GAMES.slice(0, 2) : GAMES;
    const samples = await withBrowser(
      (browser) =>
        alternate(
          Object.fromEntries(
            games.map((game) => [game.slug, () => playFirstMove(browser, { url, ...game })]),
          ),
          { rounds, hasWarmUp: false },
        ),
      { args: BROWSER_ARGS },
    );
    return games.map(({ slug }) => createResult({ name: slug, unit: 'ms', site: samples[slug] }));
  },
};

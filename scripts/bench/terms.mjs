/** Generates search terms that players type, and measures the response times. */
import { withClients } from './plain-client.mjs';
import { quantileOf } from './statistics.mjs';

const CLIENTS = 50;
const WARM_UP_TERM = 'sudoku';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Returns a generator of integers below a limit; the same seed gives the same numbers. */
export const createRandom = (seed) => {
  let state = seed;
  return (limit) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
};

const misspell = (text, random) => {
  const at = random(text.length);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const letter = LETTERS[random(26)];
  switch (random(4)) {
    case 0:
      return before + after.slice(1);
    case 1:
      return before + letter + after;
    case 2:
      return before + letter + after.slice(1);
    default:
      return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2);
  }
};

/** Returns different terms: beginnings of titles and misspelled titles. */
export const generateTerms = (titles, count, seed) => {
  const random = createRandom(seed);
  const terms = new Set();
  while (terms.size < count) {
    const title = titles[random(titles.length)].toLowerCase();
    const term = (random(2) ? title.slice(0, 3 + random(title.length - 3)) : misspell(title, random)).trim();
    if (term.length >= 3) terms.add(term);
  }
  return [...terms];
};

/** Returns the 99th percentile in ms while 50 connected clients request the terms, each term once. */
export const measureP99 = (base, pathOf, terms) =>
  withClients(base, CLIENTS, async (clients) => {
    // Sends a first request on each connection, because it includes the time to set up the connection.
    await Promise.all(clients.map(({ request }) => request({ path: pathOf(WARM_UP_TERM) })));
    const times = [];
    const waiting = terms.map((term) => pathOf(encodeURIComponent(term)));
    const work = async ({ request }) => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const startedAt = performance.now();
        await request({ path });
        times.push(performance.now() - startedAt);
      }
    };
    await Promise.all(clients.map(work));
    return quantileOf(times, 0.99);
  });

/** Terms that people type, each asked for once, so that no answer comes from a cache; and how long their answers take. */
import { openClient } from './plain-client.mjs';

const CLIENTS = 50;
const FIRST_TERM = 'sudoku';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The same numbers at every run. */
const createRandom = (seed) => {
  let state = seed;
  return (limit) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
};

const slip = (text, random) => {
  const at = random(text.length);
  switch (random(4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + LETTERS[random(26)] + text.slice(at);
    case 2:
      return text.slice(0, at) + LETTERS[random(26)] + text.slice(at + 1);
    default:
      return (
        text.slice(0, at) +
        text
          .slice(at, at + 2)
          .split('')
          .reverse()
          .join('') +
        text.slice(at + 2)
      );
  }
};

/** Beginnings of titles and misspelt ones, all different. */
export const termsOf = (titles, count, seed) => {
  const random = createRandom(seed);
  const terms = new Set();
  while (terms.size < count) {
    const title = titles[random(titles.length)].toLowerCase();
    const term = random(2) ? title.slice(0, 3 + random(title.length - 3)) : slip(title, random);
    if (term.trim().length >= 3) terms.add(`${term.trim()}`);
  }
  return [...terms];
};

/** Milliseconds at the 99th percentile: 50 clients, connected beforehand, ask at once, one question after the other. */
export const p99Of = async (base, pathOf, terms) => {
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => openClient(base)));
  try {
    // A connection is ready once it has carried an answer.
    await Promise.all(clients.map(({ ask }) => ask(pathOf(FIRST_TERM))));
    const times = [];
    const waiting = terms.map((term) => pathOf(encodeURIComponent(term)));
    const work = async ({ ask }) => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const startedAt = performance.now();
        await ask(path);
        times.push(performance.now() - startedAt);
      }
    };
    await Promise.all(clients.map(work));
    times.sort((left, right) => left - right);
    return times[Math.floor(times.length * 0.99)];
  } finally {
    for (const { close } of clients) close();
  }
};

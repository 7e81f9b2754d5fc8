/** Terms that people type, each asked for once, so that no answer comes from a cache; and how long their answers take. */
import { Agent, get } from 'node:http';

const CLIENTS = 50;
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

const ask = (url, agent) =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    get(url, { agent }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(performance.now() - startedAt)
          : reject(new Error(`${url}: ${response.statusCode}`)),
      );
    }).on('error', reject);
  });

/** Milliseconds at the 99th percentile: 50 clients, connected beforehand, ask at once, one question after the other. */
export const p99Of = async (readyUrl, addressOf, terms) => {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  await Promise.all(Array.from({ length: CLIENTS }, () => ask(readyUrl, agent)));
  const times = [];
  const waiting = [...terms];
  const client = async () => {
    for (let term = waiting.pop(); term !== undefined; term = waiting.pop())
      times.push(await ask(addressOf(encodeURIComponent(term)), agent));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  times.sort((left, right) => left - right);
  return times[Math.floor(times.length * 0.99)];
};

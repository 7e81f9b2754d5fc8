/** Starts and finishes runs on both sides: through the site, and with the SQL statements that the site ran for them. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createGuests, finishRun, startRun } from './guests.mjs';
import { withClients } from './plain-client.mjs';
import { replay } from './statements.mjs';

// A run with this many ticks is ranked only if it lasts at least a second.
const SHORTEST_RUN_MS = 1_500;
const RECORDED_TICKS = 160;
/** A run with this many more ticks scores more. */
const MORE_TICKS = 10;
const FIRST_TICKS = 20;
// The largest sort value of a board; a mode that ranks points stores the difference to it.
const LARGEST_VALUE = 2 ** 31 - 1;

/**
 * Plays a run of each guest, one request at a time: a connection that one request returns to the pool would otherwise
 * run the statement of another under the wrong label.
 */
const playRuns = async (client, guests, ticks, labelOf) => {
  const runs = [];
  for (const [guest, headers] of guests.entries())
    runs.push(await startRun(client, headers, labelOf('start', guest)));
  await wait(SHORTEST_RUN_MS);
  const recorded = [];
  for (const [guest, headers] of guests.entries()) {
    const { id } = runs[guest];
    const { verdict, value } = await finishRun(client, headers, runs[guest], ticks, labelOf('finish', guest));
    if (verdict !== 'counted') throw new Error(`The recorded run is ${verdict} and does not rank.`);
    recorded.push({ id, value });
  }
  return recorded;
};

/**
 * Records the start and the finish of a run of each guest, with the labels `start:<guest>` and `finish:<guest>`.
 * @returns {Promise<{ id: string, value: number }[]>} the recorded run of each guest
 */
export const recordRuns = async (siteUrl, count) => {
  const guests = await createGuests(siteUrl, count);
  return withClients(siteUrl, 1, async ([client]) => {
    // The first run of a guest stores more rows than later runs.
    await playRuns(client, guests, RECORDED_TICKS - MORE_TICKS, () => undefined);
    return playRuns(client, guests, RECORDED_TICKS, (call, guest) => `${call}:${guest}`);
  });
};

/**
 * Creates the reference side, which runs only the SQL statements.
 * @param {import('pg').Pool} pool
 * @param {Map<string, object[][]>} recorded
 * @param {{ id: string, value: number }[]} runs the recorded run of each guest
 */
export const createBareRuns = (pool, recorded, runs) => {
  const requireSteps = (label) => {
    const steps = recorded.get(label);
    if (!steps) throw new Error(`The site ran no statement for ${label}.`);
    return steps;
  };
  const values = runs.map(({ value }) => value);
  const start = async (guest) => {
    const id = randomUUID();
    await replay(pool, requireSteps(`start:${guest}`), new Map([[runs[guest].id, id]]));
    return id;
  };
  const finish = async (guest, id) => {
    // Each result is a little better than the last, so each result changes its boards.
    const value = (values[guest] += 1);
    const before = runs[guest];
    const replacements = new Map([
      [before.id, id],
      [before.value, value],
      [LARGEST_VALUE - before.value, LARGEST_VALUE - value],
    ]);
    await replay(pool, requireSteps(`finish:${guest}`), replacements);
  };
  return { start, finish, prepare: async () => undefined };
};

/**
 * Creates guests for the site's side, new ones for each round, because the score of a short run has a limit.
 * @returns a function that makes the side of a round of connected clients, one per guest
 */
export const createSiteRuns = async (siteUrl, count, rounds) => {
  const guestsOfRounds = [];
  for (let round = 0; round < rounds; round += 1) guestsOfRounds.push(await createGuests(siteUrl, count));
  return (clients) => {
    const guests = guestsOfRounds.shift();
    if (!guests) throw new Error(`There are guests for ${rounds} rounds only.`);
    const ticks = guests.map(() => FIRST_TICKS - MORE_TICKS);
    return {
      start: (guest) => startRun(clients[guest], guests[guest]),
      // Each result is a little better than the last, so each result changes its boards.
      finish: (guest, run) => finishRun(clients[guest], guests[guest], run, (ticks[guest] += MORE_TICKS)),
      prepare: () => wait(SHORTEST_RUN_MS),
    };
  };
};

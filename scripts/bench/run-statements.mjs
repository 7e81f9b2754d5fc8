/** Starts and finishes runs on both sides: through the site, and by the statements that the site ran for them. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createGuests, finishRun, startRun } from './guests.mjs';
import { withClients } from './plain-client.mjs';
import { replay } from './statements.mjs';

// A run of the game must last a second to rank.
const SHORTEST_RUN_MS = 1_200;
const FIRST_VALUE = 211;
// A board sorts values from 0 to this number; of a mode that ranks points it stores the difference.
const LARGEST_VALUE = 2 ** 31 - 1;

/**
 * Plays a run of each guest, one request at a time: a connection that one request returns to the pool would otherwise
 * run the statement of another under the wrong label.
 */
const playRuns = async (client, guests, value, labelOf) => {
  const runs = [];
  for (const [guest, headers] of guests.entries())
    runs.push(await startRun(client, headers, labelOf('start', guest)));
  await wait(SHORTEST_RUN_MS);
  for (const [guest, headers] of guests.entries()) {
    const { verdict } = await finishRun(client, headers, runs[guest], value, labelOf('finish', guest));
    if (verdict !== 'counted') throw new Error(`The recorded run is ${verdict} and does not rank.`);
  }
  return runs.map(({ id }) => id);
};

/**
 * Records the start and the finish of a run of each guest, with the labels `start:<guest>` and `finish:<guest>`.
 * @returns {Promise<string[]>} the recorded run of each guest
 */
export const recordRuns = async (siteUrl, count) => {
  const guests = await createGuests(siteUrl, count);
  return withClients(siteUrl, 1, async ([client]) => {
    // The first run of a guest stores more than those that follow.
    await playRuns(client, guests, FIRST_VALUE - 1, () => undefined);
    return playRuns(client, guests, FIRST_VALUE, (call, guest) => `${call}:${guest}`);
  });
};

/**
 * Creates the bare side: runs are statements alone.
 * @param {import('pg').Pool} pool
 * @param {Map<string, object[][]>} recorded
 * @param {string[]} recordedIds the recorded run of each guest
 */
export const createBareRuns = (pool, recorded, recordedIds) => {
  const stepsOf = (label) => {
    const steps = recorded.get(label);
    if (!steps) throw new Error(`The site ran no statement for ${label}.`);
    return steps;
  };
  const values = recordedIds.map(() => FIRST_VALUE);
  const start = async (guest) => {
    const id = randomUUID();
    await replay(pool, stepsOf(`start:${guest}`), new Map([[recordedIds[guest], id]]));
    return id;
  };
  const finish = async (guest, id) => {
    // Each result is a little better, so each one changes its boards.
    const value = (values[guest] += 1);
    const replacements = new Map([
      [recordedIds[guest], id],
      [FIRST_VALUE, value],
      [LARGEST_VALUE - FIRST_VALUE, LARGEST_VALUE - value],
    ]);
    await replay(pool, stepsOf(`finish:${guest}`), replacements);
  };
  return { start, finish, prepare: async () => undefined };
};

/**
 * Creates guests for the site's side.
 * @returns a function that makes the side of connected clients, one per guest
 */
export const createSiteRuns = async (siteUrl, count) => {
  const guests = await createGuests(siteUrl, count);
  const values = guests.map(() => FIRST_VALUE);
  return (clients) => ({
    start: (guest) => startRun(clients[guest], guests[guest]),
    finish: (guest, run) => finishRun(clients[guest], guests[guest], run, (values[guest] += 1)),
    prepare: () => wait(SHORTEST_RUN_MS),
  });
};

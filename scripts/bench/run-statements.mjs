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

/** Records the start and the finish of a run of each guest: the labels are `start:<guest>` and `finish:<guest>`. */
export const recordRuns = async (siteUrl, count) => {
  const guests = await createGuests(siteUrl, count);
  return withClients(siteUrl, count, async (clients) => {
    // The first run of a guest stores more than those that follow.
    const play = async (guest, value, isLabeled) => {
      const [client, headers] = [clients[guest], guests[guest]];
      const run = await startRun(client, headers, isLabeled && `start:${guest}`);
      await wait(SHORTEST_RUN_MS);
      const { verdict } = await finishRun(client, headers, run, value, isLabeled && `finish:${guest}`);
      if (verdict !== 'counted') throw new Error(`The recorded run is ${verdict} and does not rank.`);
      return run.id;
    };
    const each = (value, isLabeled) => Promise.all(guests.map((_, guest) => play(guest, value, isLabeled)));
    await each(FIRST_VALUE - 1, false);
    return each(FIRST_VALUE, true);
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

/** Creates the site's side, with guests of its own. */
export const createSiteRuns = async (siteUrl, clients) => {
  const guests = await createGuests(siteUrl, clients.length);
  const values = guests.map(() => FIRST_VALUE);
  return {
    start: (guest) => startRun(clients[guest], guests[guest]),
    finish: (guest, run) => finishRun(clients[guest], guests[guest], run, (values[guest] += 1)),
    prepare: () => wait(SHORTEST_RUN_MS),
  };
};

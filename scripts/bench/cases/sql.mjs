/** Compares API calls with the SQL statements that the site runs for them, sent through `pg` in one process. */
import { alternate } from '../alternate.mjs';
import { fillBoard } from '../board-data.mjs';
import { withClients } from '../plain-client.mjs';
import { createBareRuns, createSiteRuns, recordRuns } from '../run-statements.mjs';
import { recordStatements, replay } from '../statements.mjs';
import { createResult } from '../statistics.mjs';
import { measureThroughput } from '../throughput.mjs';

const WORKERS = 10;
const READS = { full: 600, short: 200 };
const RUNS_PER_WORKER = { full: 12, short: 5 };
const BOARD_ROWS = 500;
const AGAINST = 'the same statements through `pg`';

const TERMS = ['sudoku', 'lantern', 'solitaire', 'jigsaw', 'cross', 'match', 'orbit', 'chess'];
const SORTS = ['popular', 'newest', 'title', 'rating'];
/** The paths of each call; a parameter that the API ignores makes each request miss its cache. */
const READ_PATHS = {
  board: ['/scores/scores?game=quiet-sudoku&type=daily&period=all'],
  search: TERMS.map((term) => `/api/games/search?title=${term}`),
  listing: SORTS.flatMap((sort) => [0, 1, 2].map((page) => `/api/games/search?sort_by=${sort}&page=${page}`)),
  'random game': ['/api/games/random?tid=0'],
};

let requests = 0;
const uncachedPath = (path) => `${path}&bench=${(requests += 1)}`;

const recordReads = async (siteUrl) =>
  withClients(siteUrl, 1, async ([client]) => {
    for (const [name, paths] of Object.entries(READ_PATHS))
      for (const [index, path] of paths.entries()) {
        // The first request fills caches that later requests use: ids of boards, modes of games, the search index.
        await client.request({ path: uncachedPath(path) });
        await client.request({ path: uncachedPath(path), headers: { 'x-bench-label': `${name}:${index}` } });
      }
  });

const compareReads = async ({ pool, recorded, siteUrl, rounds, count }) => {
  const results = [];
  for (const [name, paths] of Object.entries(READ_PATHS)) {
    const stepsOf = (index) => {
      const steps = recorded.get(`${name}:${index % paths.length}`);
      if (!steps) throw new Error(`The site ran no statement for ${name}.`);
      return steps;
    };
    const size = { count, workers: WORKERS };
    const samples = await alternate(
      {
        bare: () => measureThroughput(size, (index) => replay(pool, stepsOf(index))),
        site: () =>
          withClients(siteUrl, WORKERS, (clients) =>
            measureThroughput(size, (index, worker) =>
              clients[worker].request({ path: uncachedPath(paths[index % paths.length]) }),
            ),
          ),
      },
      { rounds },
    );
    results.push(resultOf(name, samples));
  }
  return results;
};

const resultOf = (name, { site, bare }) =>
  createResult({ name, unit: 'per second', better: 'higher', site, reference: bare, against: AGAINST });

/** Starts runs, then finishes them: the same number for each worker, with its own guest. */
const measureRuns = async ({ start, finish, prepare }, perWorker) => {
  const started = Array.from({ length: WORKERS }, () => []);
  const oneBatchEach = { count: WORKERS, workers: WORKERS };
  const starts = await measureThroughput(oneBatchEach, async (worker) => {
    for (let index = 0; index < perWorker; index += 1) started[worker].push(await start(worker));
  });
  await prepare();
  const finishes = await measureThroughput(oneBatchEach, async (worker) => {
    for (const run of started[worker]) await finish(worker, run);
  });
  return { starts: starts * perWorker, finishes: finishes * perWorker };
};

const compareRuns = async ({ bare, site, siteUrl, rounds, perWorker }) => {
  const samples = await alternate(
    {
      bare: () => measureRuns(bare, perWorker),
      site: () => withClients(siteUrl, WORKERS, (clients) => measureRuns(site(clients), perWorker)),
    },
    { rounds },
  );
  const pick = (key) => ({
    site: samples.site.map((sample) => sample[key]),
    bare: samples.bare.map((sample) => sample[key]),
  });
  return [resultOf('run start', pick('starts')), resultOf('run finish', pick('finishes'))];
};

export const sql = {
  name: 'sql',
  title: 'API calls and their bare SQL',
  description:
    'Ten connections call the API, nothing of it cached, in a catalog of 222 games. The reference sends the same statements through a pool of ten connections, without HTTP, rules or JSON; statements that the site runs at the same time run at the same time here too. Search finds its games in memory and only reads their rows.',
  run: async (context) => {
    const { openSite, openDatabase, isShort, rounds } = context;
    const size = isShort ? 'short' : 'full';
    const site = await openSite();
    const { pool } = await openDatabase();
    await fillBoard(pool, { game: 'quiet-sudoku', mode: 'daily', isReverse: true, rows: BOARD_ROWS });
    let recordedRuns = [];
    const recorded = await recordStatements(context, async ({ url }) => {
      await recordReads(url);
      recordedRuns = await recordRuns(url, WORKERS);
    });
    const siteUrl = site.url;
    return [
      ...(await compareReads({ pool, recorded, siteUrl, rounds, count: READS[size] })),
      ...(await compareRuns({
        bare: createBareRuns(pool, recorded, recordedRuns),
        site: await createSiteRuns(siteUrl, WORKERS, rounds + 1),
        siteUrl,
        rounds,
        perWorker: RUNS_PER_WORKER[size],
      })),
    ];
  },
};

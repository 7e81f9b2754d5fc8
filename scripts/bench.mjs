/** `npm run bench`: the site beside the least that could answer the same, in one run, as ratios. It judges nothing. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { say, step } from './lib/console.mjs';
import { root } from './lib/run.mjs';

const DATA_DIR = join(root, '.data-bench');
const HOME = '/';
const CACHED_API = '/api/games/home';
const QUERIED_API = '/scores/scores?game=quiet-sudoku&type=daily&period=all';
const ROUTES = ['/', '/gamelanding/quiet-sudoku', '/gameplayer/quiet-sudoku', '/no-such-page'];
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
// Node sets these itself.
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
const RENDERS_A_ROUND = 15;
const GENERATED_GAMES = 2_000;
const TERMS_A_ROUND = 400;
// Both sides' code is compiled by then, and the database has planned its queries.
const WARM_UPS = 3;
const TITLES_A_PAGE = 100;
/** `npm run bench -- search`: that part alone. */
const IS_SEARCH_ONLY = process.argv[2] === 'search';

requireNode();
await ensureDependencies();
const { buildSite } = await import('./build.mjs');
const { ROUNDS, SECONDS, medianOf, rateOf, takeTurns } = await import('./bench/load.mjs');
const { generateGames, startBareBytes, startBareQuery, startBareSearch, startSite } =
  await import('./bench/processes.mjs');
const { p99Of, termsOf } = await import('./bench/terms.mjs');
const { openBoard } = await import('./bench/server-parts.mjs');
const { loadBareRender } = await import('./bench/bare-render.mjs');
const { bareNextBytes, routeBytes } = await import('./bench/first-load.mjs');
const { answerOf } = await import('./bench/raw-answer.mjs');

const file = (name) => join(root, '.build/bench', name);

/** The answers that the bare server repeats: bytes and headers as the site sent them. */
const writeAnswers = async (siteUrl, paths) => {
  const answers = {};
  for (const path of paths) {
    const { headers, body } = await answerOf(`${siteUrl}${path}`, BROWSER);
    const kept = Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name));
    answers[path] = { headers: Object.fromEntries(kept), body: body.toString('base64') };
  }
  await writeFile(file('answers.json'), JSON.stringify(answers));
  return file('answers.json');
};

const pair = (bare, site, path) => ({
  bare: () => rateOf(bare, path, { headers: BROWSER }),
  site: () => rateOf(site, path, { headers: BROWSER }),
});

/** How long the site takes for a page that no cache holds: each is asked for after a change of the catalogue. */
const uncachedMs = async (siteUrl, announceCatalogueChange) => {
  const times = [];
  for (let count = 0; count < RENDERS_A_ROUND; count += 1) {
    await announceCatalogueChange();
    await wait(15);
    const startedAt = performance.now();
    await answerOf(`${siteUrl}${HOME}`, BROWSER);
    times.push(performance.now() - startedAt);
  }
  return { value: medianOf(times) };
};

const timesOf = (count, work) => ({ value: medianOf(Array.from({ length: count }, work)) });

const titlesOf = async (siteUrl) => {
  const titles = [];
  for (let page = 0; titles.length < GENERATED_GAMES; page += 1) {
    const answer = await fetch(`${siteUrl}/api/games/search?items_per_page=${TITLES_A_PAGE}&page=${page}`);
    const { rows } = await answer.json();
    if (rows.length === 0) break;
    titles.push(...rows.map(({ title }) => title));
  }
  return titles;
};

/** Suggestions and searches on 2,000 generated games, beside the database's own trigrams. */
const benchSearch = async (site, bare) => {
  await generateGames(DATA_DIR, GENERATED_GAMES);
  try {
    // The index follows the catalogue's notice within moments.
    await wait(3_000);
    const titles = await titlesOf(site.url);
    let seed = 1;
    const turn = (base, path) => async () => {
      const terms = termsOf(titles, TERMS_A_ROUND, (seed += 7919));
      return { value: await p99Of(base, (term) => `${path}${term}`, terms) };
    };
    const beside = async (bareTurn, siteTurn) => {
      for (let count = 0; count < WARM_UPS; count += 1) {
        await bareTurn();
        await siteTurn();
      }
      return takeTurns({ bare: bareTurn, site: siteTurn });
    };
    return {
      suggestions: await beside(turn(bare.url, '/suggest?q='), turn(site.url, '/api/games/suggestions?q=')),
      search: await beside(turn(bare.url, '/search?q='), turn(site.url, '/api/games/search?title=')),
    };
  } finally {
    await generateGames(DATA_DIR, 0);
  }
};

const openSearchBench = async (site, board, started) => {
  await writeFile(file('query.json'), JSON.stringify({ connection: board.connection, ...board.query }));
  const bare = await startBareSearch(file('query.json'));
  started.push(bare);
  return step('Search on 2,000 games', () => benchSearch(site, bare));
};

const bench = async (site, board, started) => {
  if (IS_SEARCH_ONLY) return { found: await openSearchBench(site, board, started) };
  const bytes = await startBareBytes(await writeAnswers(site.url, [HOME, CACHED_API]));
  started.push(bytes);
  await writeFile(file('query.json'), JSON.stringify({ connection: board.connection, ...board.query }));
  const query = await startBareQuery(file('query.json'));
  started.push(query);
  const renderBare = await loadBareRender(site.url);
  const withoutHttp = async () => ({
    value: Number(await (await fetch(`${query.url}/without-http?seconds=${SECONDS}`)).text()),
  });

  return {
    home: await step('Home page from the cache', () => takeTurns(pair(bytes, site, HOME))),
    api: await step('API answer from the cache', () => takeTurns(pair(bytes, site, CACHED_API))),
    queried: await step('API answer that queries', () =>
      takeTurns({
        withoutHttp,
        bare: () => rateOf(query, '/'),
        site: () => rateOf(site, QUERIED_API, { headers: BROWSER }),
      }),
    ),
    uncached: await step('Home page that nothing holds', () =>
      takeTurns({
        bare: () => timesOf(RENDERS_A_ROUND, renderBare),
        site: () => uncachedMs(site.url, board.announceCatalogueChange),
      }),
    ),
    found: await openSearchBench(site, board, started),
    script: {
      bare: await step('Script of a bare Next page', bareNextBytes),
      routes: await step('Script of each route', () => routeBytes(site.url, ROUTES)),
    },
  };
};

const rate = (value) => `${Math.round(value).toLocaleString('en')}/s`;
const ms = (value) => `${value.toFixed(2)} ms`;
const us = (value) => `${value.toFixed(0)} µs`;
const kb = (value) => `${(value / 1000).toFixed(1)} KB`;

const searchRows = (found) =>
  [
    ['suggestions, p99 of 50 clients : word_similarity', found.suggestions, '≥ 20'],
    ['search, p99 of 50 clients : word_similarity', found.search, '≥ 5'],
  ].map(([what, { site, bare }, goal]) => ({
    what,
    site: ms(site.median),
    bare: ms(bare.median),
    ratio: (bare.median / site.median).toFixed(2),
    goal,
  }));

const rowsOf = ({ home, api, queried, uncached, found, script }) => {
  if (!home) return searchRows(found);
  const row = (what, site, bare, show, ratio, goal = '') => ({
    what,
    site: show(site),
    bare: show(bare),
    ratio: ratio.toFixed(2),
    goal,
  });
  const faster = (what, { site, bare }, goal) => [
    row(what, site.median, bare.median, rate, site.median / bare.median, goal),
    ...(site.processorUs && bare.processorUs
      ? [
          row(
            '  its processor time',
            site.processorUs,
            bare.processorUs,
            us,
            bare.processorUs / site.processorUs,
          ),
        ]
      : []),
  ];
  return [
    ...faster('home page, cached : node:http with its bytes', home, '≥ 0.60'),
    ...faster('/api/games/home, cached : node:http with its bytes', api, '≥ 0.60'),
    ...faster('a board, queried : pg in node:http', queried, '≥ 0.60'),
    ...faster('a board, queried : pg alone', { site: queried.site, bare: queried.withoutHttp }),
    row(
      'home page, uncached : renderToString',
      uncached.site.median,
      uncached.bare.median,
      ms,
      uncached.bare.median / uncached.site.median,
    ),
    ...searchRows(found),
    ...Object.entries(script.routes).map(([route, bytes]) =>
      row(`script of ${route} : a bare Next page`, bytes, script.bare, kb, bytes / script.bare, '≤ 135 KB'),
    ),
  ];
};

const printTable = (rows) => {
  const head = { what: 'what : beside what', site: 'site', bare: 'bare', ratio: 'ratio', goal: 'goal' };
  const width = (key) => Math.max(...[head, ...rows].map((row) => row[key].length));
  for (const row of [head, ...rows]) {
    say(
      [
        row.what.padEnd(width('what')),
        ...['site', 'bare', 'ratio', 'goal'].map((key) => row[key].padStart(width(key))),
      ].join('  '),
    );
  }
};

const main = async () => {
  await buildSite();
  await mkdir(file(''), { recursive: true });
  const started = [];
  const site = await step('Starting the site', () => startSite(DATA_DIR));
  try {
    const board = await openBoard(DATA_DIR, 'quiet-sudoku', 'daily');
    try {
      const found = await bench(site, board, started);
      const rows = rowsOf(found);
      printTable(rows);
      await writeFile(
        join(root, '.build/bench.json'),
        JSON.stringify({ node: process.version, rounds: ROUNDS, seconds: SECONDS, rows, found }, null, 2),
      );
    } finally {
      for (const server of started) await server.stop();
      await board.close();
    }
  } finally {
    await site.stop();
  }
};

if (process.argv[2] === 'boards') {
  const { benchBoards } = await import('./bench/boards.mjs');
  await benchBoards();
} else await main();

/** Lists the games as a table for docs/games.md: engine, genres, editions, first load, and frame times if they were measured. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildGames } from '../build-games.mjs';
import { loadModules } from '../lib/load-modules.mjs';

const ENGINE = /^\/play\/([a-z0-9-]+)\//;
const KILO = 1_000;

/** Returns the compressed bytes of the first load by engine; a Flash game loads its page, the SDK and its uncompressed file. */
const measureLoads = async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'games-'));
  const { games, flash, sdk } = (await buildGames({ outDir })).manifest;
  await rm(outDir, { recursive: true });
  const page = flash.html.brotli + flash.js.brotli + flash.css.brotli + sdk.brotli;
  return {
    ...Object.fromEntries(
      Object.entries(games).map(([slug, { firstLoadWithFonts: bytes }]) => [slug, bytes]),
    ),
    ...Object.fromEntries(Object.entries(flash.games).map(([slug, { bytes }]) => [slug, page + bytes])),
  };
};

const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

const kilobytes = (bytes) => `${(bytes / KILO).toFixed(0)} KB`;

/** Returns the worst values of an engine's games, with the phone's size (`375x667`) first. */
const worstOf = (measured = {}, editions, digits) => {
  const found = editions.map(({ slug }) => measured[slug]).filter(Boolean);
  if (found.length === 0) return 'not measured';
  const worst = (size) => {
    const values = found.flatMap((sizes) => sizes[size] ?? []);
    return values.length ? Math.max(...values).toFixed(digits) : '–';
  };
  return `${worst('375x667')} / ${worst('1344x900')}`;
};

const rowOf = (engine, editions, { names, loads, measured }) => {
  const genres = [...new Set(editions.flatMap(({ genres: uids }) => uids))].map(
    (uid) => names.get(uid) ?? 'Daily',
  );
  const titles = editions.map(({ title }) => title).join(', ');
  return `| ${engine} | ${genres.join(', ')} | ${editions.length} | ${titles} | ${kilobytes(loads[engine])} | ${worstOf(measured.opening, editions, 0)} | ${worstOf(measured.frames, editions, 1)} |`;
};

/** @returns the complete document */
export const listGames = async (root) => {
  const { BUILT_IN_GAMES, GENRES } = await loadModules(
    "export { BUILT_IN_GAMES } from '@/games/catalog'; export { GENRES } from '@/lib/domain/games/genres';",
  );
  const measured = JSON.parse(await readFile(join(root, 'scripts/frames/measured.json'), 'utf8'));
  const played = BUILT_IN_GAMES.filter(({ embed }) => ENGINE.test(embed?.src ?? ''));
  const byEngine = groupBy(played, engineOf);
  const loads = await measureLoads();
  const names = new Map(GENRES.map(({ uid, name }) => [uid, name]));
  const rows = [...byEngine].map(([engine, editions]) => rowOf(engine, editions, { names, loads, measured }));
  const middle = median([...byEngine.keys()].map((engine) => loads[engine]));
  return `# The games

${byEngine.size} engines, ${played.length} games to play in the browser, ${BUILT_IN_GAMES.length - played.length} offline editions to download.
Made by \`npm run game -- list\` from the catalog, a build of every game, and what \`npm run frames -- --save\` measured last. [Add a game](add-a-game.md) says how to add one.

- **First load**: everything a browser fetches before the first playable frame, fonts and SDK included, compressed with Brotli. The median is ${kilobytes(middle)}; the bound is 150 KB.
- **Opens in**: milliseconds from the press on play to the first frame of the game that takes a press, with nothing in the cache, on loopback and a processor slowed to a quarter, at 375x667 and 1344x900; the median of three.
- **Frames**: milliseconds from frame to frame at the 95th percentile of the busiest ten seconds of play, on a processor slowed to a quarter, at 375x667 and 1344x900; the worst of an engine's games that were measured (${countOf(measured.frames)} of them in all, the first edition of each engine before any other).
- **Levels**: made anew from each run's seed, except where they are laid out by hand or proven beforehand: Fox & Fen, Balloon Post, Windmill Nine, Trick Shots and Ember Match's stair have chapters of their own; Spider at two and four suits and Forty Thieves have 40 deals each that are known to come out, dealt in other suits and another order of columns.

| engine | genres | games | titles | first load | opens in | frames |
| --- | --- | ---: | --- | ---: | ---: | ---: |
${rows.join('\n')}
`;
};

const countOf = (measured = {}) => Object.keys(measured).length;

const engineOf = ({ embed }) => ENGINE.exec(embed.src)[1];

const groupBy = (items, keyOf) => {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

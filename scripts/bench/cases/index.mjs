/**
 * Lists the cases in the order in which they run.
 * @typedef {object} BenchCase
 * @property {string} name selects the case on the command line
 * @property {string} title
 * @property {string} description says what is compared with what
 * @property {(context: object) => Promise<object[]>} run returns results as `createResult` makes them
 */
import { boards } from './boards.mjs';
import { cached } from './cached.mjs';
import { catalog } from './catalog.mjs';
import { importing } from './import.mjs';
import { javascript } from './javascript.mjs';
import { lighthouseCase } from './lighthouse.mjs';
import { memory } from './memory.mjs';
import { play } from './play.mjs';
import { render } from './render.mjs';
import { search } from './search.mjs';
import { sql } from './sql.mjs';
import { start } from './start.mjs';

/** @type {readonly BenchCase[]} */
export const CASES = [
  cached,
  render,
  sql,
  search,
  catalog,
  boards,
  importing,
  memory,
  javascript,
  lighthouseCase,
  play,
  start,
];

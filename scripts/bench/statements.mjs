/** Replays the SQL that the site ran for a request, with `pg` alone, in this process. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deserialize } from 'node:v8';
import { root } from '../lib/run.mjs';

const RECORDER = join(root, 'scripts/bench/record-statements.mjs');

/**
 * @typedef {object} Statement
 * @property {string} label
 * @property {number} step statements of one step ran at the same time
 * @property {number} client
 * @property {string} text
 * @property {unknown[]} values
 * @property {string} [name]
 * @property {string} [rowMode]
 */

/** Reads the statements of a file by their label, grouped by step. @returns {Promise<Map<string, Statement[][]>>} */
export const readStatements = async (file) => {
  const text = await readFile(file, 'utf8').catch(() => '');
  const byLabel = new Map();
  for (const line of text.split('\n').filter(Boolean)) {
    const statement = deserialize(Buffer.from(line, 'base64'));
    const steps = byLabel.get(statement.label) ?? byLabel.set(statement.label, []).get(statement.label);
    (steps[statement.step - 1] ??= []).push(statement);
  }
  return byLabel;
};

/**
 * Runs `work` against a site that records the SQL of requests with the header `x-bench-label`.
 * @param {object} context
 * @param {(site: { url: string }) => Promise<void>} work
 * @returns {Promise<Map<string, Statement[][]>>} the steps of each label
 */
export const recordStatements = async ({ startSite, folder }, work) => {
  const file = join(folder, 'statements.txt');
  await rm(file, { force: true });
  const site = await startSite({
    env: { NODE_OPTIONS: `--import ${pathToFileURL(RECORDER).href}`, RECORD_STATEMENTS: file },
  });
  try {
    await work(site);
  } finally {
    await site.stop();
  }
  return readStatements(file);
};

/** Replaces recorded values by those of this replay, including values inside arrays and text. */
export const replaceValues = (values, replacements) => {
  const replaceValue = (value) => {
    if (Array.isArray(value)) return value.map(replaceValue);
    if (replacements.has(value)) return replacements.get(value);
    if (typeof value !== 'string') return value;
    let text = value;
    for (const [from, to] of replacements) if (typeof from === 'string') text = text.replaceAll(from, to);
    return text;
  };
  return values.map(replaceValue);
};

const isBegin = ({ text }) => /^begin\b/i.test(text);
const isEnd = ({ text }) => /^(commit|rollback)\b(?! to)/i.test(text);

/**
 * Runs the statements of one request: those of a step at the same time, transactions on one connection.
 * @param {import('pg').Pool} pool
 * @param {Statement[][]} steps
 * @param {Map<unknown, unknown>} [replacements] recorded values and those to use instead
 */
export const replay = async (pool, steps, replacements = new Map()) => {
  const transactions = new Map();
  const runStatement = async (statement) => {
    const { client, name, text, rowMode } = statement;
    if (isBegin(statement)) transactions.set(client, await pool.connect());
    const runner = transactions.get(client) ?? pool;
    await runner.query({ name, text, rowMode, values: replaceValues(statement.values, replacements) });
    if (!isEnd(statement)) return;
    transactions.get(client)?.release();
    transactions.delete(client);
  };
  try {
    for (const step of steps) await Promise.all(step.map(runStatement));
  } finally {
    // A connection with an open transaction must not return to the pool.
    for (const client of transactions.values()) client.release(true);
  }
};

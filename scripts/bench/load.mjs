/** Load from a process of its own, and rounds that take turns, so that a busy machine slows both sides alike. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../lib/run.mjs';

const runFile = promisify(execFile);
const CONNECTIONS = 50;

export const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
export const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);

export const medianOf = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

const TICK_MS = 10;

/** Milliseconds of processor that a process has used; null where the system does not say. */
const processorMs = async (pid) => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

/**
 * Requests a second that a server answers, and microseconds of its own processor for each:
 * where the load takes a whole core, only the second tells two servers apart.
 * @throws where one answer in the round is not a 200
 */
export const rateOf = async ({ url, pid }, path, { headers = {}, seconds = SECONDS } = {}) => {
  const before = await processorMs(pid);
  const { stdout } = await runFile(
    process.execPath,
    [
      join(root, 'node_modules/autocannon/autocannon.js'),
      '--json',
      '--no-progress',
      ...['--connections', String(CONNECTIONS)],
      ...['--duration', String(seconds)],
      ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}=${value}`]),
      `${url}${path}`,
    ],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  const result = JSON.parse(stdout);
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${path}: ${failed} answers were not as expected.`);
  const after = await processorMs(pid);
  return {
    value: result.requests.total / result.duration,
    processorUs: before === null || after === null ? null : ((after - before) * 1000) / result.requests.total,
  };
};

const summaryOf = (results) => {
  const processor = results.map(({ processorUs }) => processorUs).filter((us) => us != null);
  return {
    median: medianOf(results.map(({ value }) => value)),
    processorUs: processor.length > 0 ? medianOf(processor) : null,
    values: results.map(({ value }) => value),
  };
};

/** The medians of measurements that take turns, after a round that only warms up. */
export const takeTurns = async (measurements, { rounds = ROUNDS } = {}) => {
  const found = Object.fromEntries(Object.keys(measurements).map((name) => [name, []]));
  for (const measure of Object.values(measurements)) await measure();
  for (let round = 0; round < rounds; round += 1) {
    const names = Object.keys(measurements);
    // Whoever goes second finds a warmer machine: every other round turns the order around.
    for (const name of round % 2 ? names.reverse() : names) found[name].push(await measurements[name]());
  }
  return Object.fromEntries(Object.entries(found).map(([name, results]) => [name, summaryOf(results)]));
};

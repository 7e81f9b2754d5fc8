/** Runs cases one after another; a failed case does not stop the others. */
import { say } from '../lib/console.mjs';

const secondsSince = (startedAt) => (performance.now() - startedAt) / 1000;

/**
 * Runs cases.
 * @param {import('./cases/index.mjs').BenchCase[]} cases
 * @param {object} context
 * @param {{ onResults?: (results: object[]) => void }} [options] is called after each case that succeeded
 * @returns {Promise<{ passed: object[], failures: string[] }>} each case with its results, and one line per failed case
 */
export const runCases = async (cases, context, { onResults = () => undefined } = {}) => {
  const passed = [];
  const failures = [];
  for (const { name, title, description, run } of cases) {
    const startedAt = performance.now();
    say(`• ${name}: ${title} …`);
    try {
      const results = await run(context);
      if (results.length === 0) throw new Error('The case measured nothing.');
      passed.push({ name, title, description, seconds: secondsSince(startedAt), results });
      say(`  ${name} took ${secondsSince(startedAt).toFixed(1)} s`);
      onResults(results);
    } catch (error) {
      failures.push(`${name}: ${error.message.split('\n', 1)[0]}`);
      say(`✗ ${name} failed after ${secondsSince(startedAt).toFixed(1)} s\n${error.stack ?? error.message}`);
    }
  }
  return { passed, failures };
};

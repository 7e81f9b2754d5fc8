/** Ends a command that runs tests: prints failures by name, then the line with the counts, and sets the exit code. */
import { say } from './console.mjs';
import { EMPTY_COUNTS, failureLines, totalLine } from './suites.mjs';
import { closeAll } from './teardown.mjs';

const report = async (counts) => {
  await closeAll();
  for (const line of failureLines(counts)) say(line);
  say(totalLine(counts));
  process.exit(counts.failed > 0 ? 1 : 0);
};

/**
 * Runs `work`, and exits with 1 if anything failed.
 * @param {() => Promise<{ passed: number, failed: number, skipped: number, failures?: string[] }>} work
 */
export const runAndReport = (work) =>
  work().then(report, (error) => {
    const isUsage = error.name === 'UsageError' || error.code?.startsWith('ERR_PARSE_ARGS');
    process.stderr.write(`${isUsage ? error.message : (error.stack ?? error)}\n`);
    return report({ ...EMPTY_COUNTS, failed: 1 });
  });

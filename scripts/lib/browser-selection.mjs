/** Decides which journeys an engine runs. */
import { qualifiedTests } from './qualification.mjs';

/**
 * @typedef {object} SelectionOptions
 * @property {string} [grep] part of the titles, as Playwright's `--grep`
 * @property {boolean} [qualified] only tests that have qualified
 * @property {boolean} [unqualified] only the others
 */

/**
 * Returns Playwright's arguments and the content of the list file that they name.
 * @param {SelectionOptions} options
 * @param {import('./qualification.mjs').PassCounts} counts
 * @param {string} engine
 * @param {string} listFile
 * @returns {{ args: string[], list: string | null } | null} null when only qualified tests are wanted and none has qualified
 * @throws when both groups are wanted at the same time
 */
export const selectTests = ({ grep, qualified, unqualified }, counts, engine, listFile) => {
  if (qualified && unqualified) throw new Error('Use either --qualified or --unqualified, not both.');
  const args = grep ? ['--grep', grep] : [];
  if (!qualified && !unqualified) return { args, list: null };
  const ids = qualifiedTests(counts, engine);
  if (ids.length === 0) return qualified ? null : { args, list: null };
  const option = qualified ? '--test-list' : '--test-list-invert';
  return { args: [...args, option, listFile], list: ids.join('\n') };
};

/**
 * Returns whether a selection has every test, so that its results name all that exist.
 * @param {SelectionOptions} options
 */
export const isComplete = ({ grep, qualified, unqualified }) => !grep && !qualified && !unqualified;

/** Reads the arguments of `npm test`. */

/** Thrown for invalid arguments; shown without a stack trace. */
export class UsageError extends Error {
  name = 'UsageError';
}

export const SUITES = ['unit', 'e2e'];

export const TEST_USAGE = `npm test                        every suite
npm test -- unit [path …]       unit and service tests, or those whose path contains one of the words
npm test -- e2e [path …]        browser tests; options of Playwright may follow, such as -g "title"
npm test -- --changed           the tests that the branch's changes affect
npm test -- [unit] --watch      unit tests again at every change; with a path, those alone`;

/**
 * @param {string[]} args what follows `npm test --`
 * @returns {{ suites: string[], rest: string[], isChanged: boolean, isWatch: boolean }} `rest`: paths and options of the suite
 * @throws with the usage when an argument is invalid
 */
export const parseTestArguments = (args) => {
  const isChanged = args.includes('--changed');
  const isWatch = args.includes('--watch');
  const [first, ...others] = args.filter((argument) => argument !== '--changed' && argument !== '--watch');
  const fail = (problem) => {
    throw new UsageError(`${problem}\n\n${TEST_USAGE}`);
  };
  if (first === undefined) return { suites: isWatch ? ['unit'] : SUITES, rest: [], isChanged, isWatch };
  if (!SUITES.includes(first)) fail(`There is no suite "${first}".`);
  if (isWatch && first === 'e2e') fail('--watch is for unit tests.');
  if (isChanged && others.length > 0) fail('--changed selects the tests itself and takes no path.');
  return { suites: [first], rest: others, isChanged, isWatch };
};

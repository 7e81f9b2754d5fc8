/** Reads the arguments of `npm run upgrade-check`. */
import { UsageError } from './test-arguments.mjs';

export const CHECKS = ['build', 'types', 'lint', 'unit', 'e2e'];

export const UPGRADE_USAGE = `npm run upgrade-check                       build, types, lint, unit and browser tests
npm run upgrade-check -- <check …> [path …] the build and these checks: ${CHECKS.slice(1).join(', ')}; paths are for the tests
npm run upgrade-check -- --dry              prints the installed and the newest versions only`;

/**
 * @param {string[]} args what follows `npm run upgrade-check --`
 * @returns {{ checks: string[], rest: string[], isDry: boolean }} the checks in their order; `rest`: paths and options of the tests
 * @throws UsageError with the usage when an argument is invalid
 */
export const parseUpgradeArguments = (args) => {
  const isDry = args.includes('--dry');
  const given = args.filter((argument) => argument !== '--dry');
  const firstPath = given.findIndex((argument) => !CHECKS.includes(argument));
  const named = firstPath < 0 ? given : given.slice(0, firstPath);
  const rest = firstPath < 0 ? [] : given.slice(firstPath);
  const fail = (problem) => {
    throw new UsageError(`${problem}\n\n${UPGRADE_USAGE}`);
  };
  if (named.length === 0 && rest.length > 0) fail(`There is no check "${rest[0]}".`);
  if (named.length === 0) return { checks: CHECKS, rest: [], isDry };
  if (rest.length > 0 && !named.includes('unit') && !named.includes('e2e'))
    fail(`The check "${named.at(-1)}" takes no path.`);
  return { checks: CHECKS.filter((check) => check === 'build' || named.includes(check)), rest, isDry };
};

/** Parses the command line of `npm run bench` and selects the cases that it names. */
import { parseArgs } from 'node:util';

export const USAGE = `npm run bench [-- <case> … | --short | --list | --compare <ref>]

  <case> …         run only these cases
  --short          one sample per case, in at most five minutes; durations never fail the run
  --list           list the cases
  --compare <ref>  run the cases against HEAD and against <ref>, and list regressions
  --help           show this text`;

/**
 * Selects cases by name, in the order in which they are defined.
 * @template {{ name: string }} Case
 * @param {readonly Case[]} cases
 * @param {readonly string[]} names none selects all
 * @throws when a name belongs to no case
 */
export const selectCases = (cases, names) => {
  const unknown = names.filter((name) => !cases.some((one) => one.name === name));
  if (unknown.length > 0)
    throw new Error(
      `Unknown case: ${unknown.join(', ')}. Known cases: ${cases.map(({ name }) => name).join(', ')}.`,
    );
  return names.length === 0 ? [...cases] : cases.filter(({ name }) => names.includes(name));
};

/**
 * Parses arguments.
 * @param {readonly string[]} args
 * @throws for an unknown option, and for --compare without a ref
 */
export const parseOptions = (args) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      short: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      compare: { type: 'string' },
    },
  });
  if (values.compare?.startsWith('-') || values.compare === '')
    throw new Error('--compare needs a commit, branch or tag.');
  const { short, list, help, compare = null } = values;
  return { isShort: short, isList: list, isHelp: help, compareRef: compare, names: positionals };
};

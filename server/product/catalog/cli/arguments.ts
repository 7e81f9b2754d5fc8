/** Parses the command line into a command, or throws a one-line message about the problem. */
import { parseArgs } from 'node:util';
import { FEED_NAMES } from '../feeds/find-feed';

export const USAGE = `Usage: npm run catalog -- <command>

  import <feed> <file-or-https-url>   import a feed's games; feeds: ${FEED_NAMES.join(', ')}
      --rejects <file>                write every refused record to a file, with its line and reason
  check <feed> <file>                 validate a feed without importing it
      --rejects <file>
  list                                list the games, newest first
      --source <name>  --hidden  --limit <number>
  hide <slug>, show <slug>            hide a game, show it again
  feature <slug>, unfeature <slug>    feature a game, or stop featuring it
  export                              export the imported games, one record a line
      --source <name>  --to <file>
  generate <count>                    create synthetic games for tests and benchmarks; 0 removes them

The database is the site's: DATABASE_URL, or the one in DATA_DIR, whether the site runs or not.
docs/catalog.md describes the feeds, our own format and the hosts that are allowed.
`;

export type CatalogCommand =
  | { name: 'help' }
  | { name: 'import' | 'check'; feed: string; from: string; rejects: string | undefined }
  | { name: 'list'; source: string | undefined; isHidden: boolean | undefined; limit: number }
  | { name: 'hide' | 'show' | 'feature' | 'unfeature'; slug: string }
  | { name: 'export'; source: string | undefined; to: string | undefined }
  | { name: 'generate'; count: number };

/** Thrown for a command line that cannot be parsed. */
export class UsageError extends Error {}

const MAX_SYNTHETIC = 1_000_000;
const MAX_LISTED = 100_000;

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  rejects: { type: 'string' },
  source: { type: 'string' },
  hidden: { type: 'boolean' },
  limit: { type: 'string' },
  to: { type: 'string' },
} as const;

const ALLOWED_OPTIONS: Record<
  Exclude<CatalogCommand['name'], 'help'>,
  { options: string[]; operands: string[] }
> = {
  import: { options: ['rejects'], operands: ['<feed>', '<file-or-https-url>'] },
  check: { options: ['rejects'], operands: ['<feed>', '<file>'] },
  list: { options: ['source', 'hidden', 'limit'], operands: [] },
  hide: { options: [], operands: ['<slug>'] },
  show: { options: [], operands: ['<slug>'] },
  feature: { options: [], operands: ['<slug>'] },
  unfeature: { options: [], operands: ['<slug>'] },
  export: { options: ['source', 'to'], operands: [] },
  generate: { options: [], operands: ['<count>'] },
};

const isCommand = (name: string): name is keyof typeof ALLOWED_OPTIONS =>
  Object.hasOwn(ALLOWED_OPTIONS, name);

const parseIntegerOption = (name: string, text: string, max: number): number => {
  if (!/^\d{1,9}$/.test(text) || Number(text) > max)
    throw new UsageError(`${name} must be a whole number of at most ${max}, not “${text}”.`);
  return Number(text);
};

const parseOptions = (args: string[]) => {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
};

/**
 * Parses the arguments after the program's name.
 * @throws UsageError with a one-line message
 */
export const parseCatalogCommand = (args: string[]): CatalogCommand => {
  const { values, positionals } = parseOptions(args);
  const [name = '', ...operands] = positionals;
  if (values.help || name === 'help') return { name: 'help' };
  if (!name) throw new UsageError('A command is missing; --help lists them.');
  if (!isCommand(name)) throw new UsageError(`There is no command “${name}”; --help lists them.`);
  const allowed = ALLOWED_OPTIONS[name];
  const stray = Object.keys(values).find((option) => !allowed.options.includes(option));
  if (stray) throw new UsageError(`${name} takes no --${stray}.`);
  if (operands.length !== allowed.operands.length || operands.some((operand) => !operand))
    throw new UsageError(`Usage: ${[name, ...allowed.operands].join(' ')}`);
  const [first = '', second = ''] = operands;
  switch (name) {
    case 'import':
    case 'check':
      if (!FEED_NAMES.includes(first))
        throw new UsageError(`There is no feed “${first}”: ${FEED_NAMES.join(', ')}.`);
      return { name, feed: first, from: second, rejects: values.rejects };
    case 'list':
      return {
        name,
        source: values.source,
        isHidden: values.hidden,
        limit: parseIntegerOption('--limit', values.limit ?? '50', MAX_LISTED),
      };
    case 'export':
      return { name, source: values.source, to: values.to };
    case 'generate':
      return { name, count: parseIntegerOption('The count', first, MAX_SYNTHETIC) };
    default:
      return { name, slug: first };
  }
};

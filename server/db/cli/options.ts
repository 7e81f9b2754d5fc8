/** Parses the command line of `npm run db`. */
import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run db -- <command>

See whether the database is up to date, how large it is and what fills it:
  npm run db -- status

Look at data and try out SQL:
  npm run db -- psql                          a prompt; \\q leaves it
  npm run db -- psql -c "select 1"            one statement
  Further arguments go to psql if it is installed; the built-in prompt accepts only -c.

Apply new migrations without starting the site:
  npm run db -- migrate

Start over with an empty database (and the built-in games at the next start):
  npm run db -- reset                         asks for confirmation
  npm run db -- reset --yes                   does not ask for confirmation
  npm run db -- reset --yes --yes-really      also with ENVIRONMENT=production

The database is the site's: DATABASE_URL, or the one in DATA_DIR, whether the site runs or not (reset needs it stopped).
`;

export class UsageError extends Error {}

export type DbCommand =
  | { name: 'help' }
  | { name: 'status' }
  | { name: 'migrate' }
  | { name: 'psql'; args: string[] }
  | { name: 'reset'; isConfirmed: boolean; isProductionConfirmed: boolean };

const parseReset = (args: string[]): DbCommand => {
  try {
    const { values } = parseArgs({
      args,
      options: { yes: { type: 'boolean' }, 'yes-really': { type: 'boolean' } },
    });
    return {
      name: 'reset',
      isConfirmed: values.yes ?? false,
      isProductionConfirmed: values['yes-really'] ?? false,
    };
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}. See npm run db -- --help.`);
  }
};

/**
 * Parses the arguments.
 * @throws UsageError with a one-line message
 */
export const parseDbCommand = ([name = '--help', ...args]: string[]): DbCommand => {
  switch (name) {
    case '--help':
    case '-h':
    case 'help':
      return { name: 'help' };
    case 'psql':
      return { name, args };
    case 'reset':
      return parseReset(args);
    case 'status':
    case 'migrate':
      if (args.length > 0) throw new UsageError(`${name} takes no arguments.`);
      return { name };
    default:
      throw new UsageError(`Unknown command "${name}". See npm run db -- --help.`);
  }
};

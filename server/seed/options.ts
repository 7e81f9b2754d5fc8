/** Parses the command line of `npm run seed`. */
import { parseArgs } from 'node:util';
import { SEED_EMAIL_DOMAIN, SEED_PASSWORD } from './people';
import type { SeedOptions } from './seed';

export const USAGE = `Usage: npm run seed -- [options]

Fill the database with games and members to develop and measure with:
  npm run seed                                              200 members, 30 days, 1,000 synthetic games
  npm run seed -- --games 20000 --members 5000 --days 90    a busy site

Take all of it away again; real members and games stay:
  npm run seed -- --remove

Options:
  --games <number>     synthetic games, at most 100,000 (default 1,000)
  --members <number>   members with favorites, ratings, friends and comments, at most 100,000 (default 200)
  --days <number>      days of runs, streaks and boards, at most 366 (default 30)
  --seed <text>        equal texts give equal data (default starwick)
  --remove             removes the seeded members and the synthetic games
  --help

A seed replaces an earlier one. Seeded members sign in with the password ${SEED_PASSWORD}; their email addresses
end with @${SEED_EMAIL_DOMAIN}. Seeding is not allowed with ENVIRONMENT=production.
The database is the site's: DATABASE_URL, or the one in DATA_DIR, whether the site runs or not.
`;

export class UsageError extends Error {}

export type SeedCommand = { name: 'help' } | { name: 'remove' } | ({ name: 'seed' } & SeedOptions);

const MAX_GAMES = 100_000;
const MAX_MEMBERS = 100_000;
const MAX_DAYS = 366;

const parseIntegerOption = (option: string, text: string, min: number, max: number): number => {
  if (!/^\d{1,9}$/.test(text) || Number(text) < min || Number(text) > max)
    throw new UsageError(`${option} must be a whole number from ${min} to ${max}, not "${text}".`);
  return Number(text);
};

const parseOptions = (args: string[]) => {
  try {
    return parseArgs({
      args,
      options: {
        games: { type: 'string' },
        members: { type: 'string' },
        days: { type: 'string' },
        seed: { type: 'string' },
        remove: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}. See npm run seed -- --help.`);
  }
};

/**
 * Parses the arguments.
 * @throws UsageError with a one-line message
 */
export const parseSeedCommand = (args: string[]): SeedCommand => {
  const { games, members, days, seed, remove, help } = parseOptions(args);
  if (help) return { name: 'help' };
  if (remove) {
    if (games ?? members ?? days ?? seed) throw new UsageError('--remove takes no other option.');
    return { name: 'remove' };
  }
  if (seed === '') throw new UsageError('--seed must not be empty.');
  return {
    name: 'seed',
    seed: seed ?? 'starwick',
    games: parseIntegerOption('--games', games ?? '1000', 0, MAX_GAMES),
    members: parseIntegerOption('--members', members ?? '200', 0, MAX_MEMBERS),
    days: parseIntegerOption('--days', days ?? '30', 1, MAX_DAYS),
  };
};

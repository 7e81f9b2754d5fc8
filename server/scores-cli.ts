/** `npm run scores -- …`: what an operator does to the scores service on the command line. */
import { parseArgs } from 'node:util';
import { openOperatorDatabase } from './operator-database';
import { systemClock } from './platform/clock';
import { gameQueries } from './product/games/queries';
import { createScoredGames } from './scored-games';
import { repairPlayers } from './scores/streaks/repair-players';

const USAGE = `npm run scores -- repair [--player <subject>] [--dry-run]
  tells streaks, freezes and tokens again from the runs, prints each difference and appends the corrections
  --player member:7   only this player
  --dry-run           appends nothing
`;
const WRONG_USE = 2;
const tell = (line: string): void => void process.stderr.write(`${line}\n`);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const readArguments = () => {
  try {
    const { positionals, values } = parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: {
        player: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return { commands: positionals, ...values };
  } catch {
    return null;
  }
};

const main = async (): Promise<number> => {
  const args = readArguments();
  if (args?.help || args?.commands.length === 0) {
    print(USAGE.trimEnd());
    return 0;
  }
  if (args?.commands.join(' ') !== 'repair') {
    tell(USAGE.trimEnd());
    return WRONG_USE;
  }
  const database = await openOperatorDatabase(process.cwd(), 'starwick scores', tell);
  const { db } = database;
  try {
    const isDry = args['dry-run'];
    const found = await repairPlayers(
      { db, gameOf: createScoredGames(gameQueries(db)).find },
      {
        ...(args.player === undefined ? {} : { subject: args.player }),
        isDry,
        now: systemClock.now(),
        tell: print,
      },
    );
    if (args.player !== undefined && found.players === 0) {
      tell(`There is no player ${args.player}.`);
      return 1;
    }
    const done = isDry ? 'would be appended' : 'appended';
    print(`${found.players} players, ${found.differing} differing, ${found.rows} rows ${done}.`);
    return 0;
  } finally {
    await database.close();
  }
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    tell(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);

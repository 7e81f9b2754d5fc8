/** `npm run scores -- …`: lets an operator manage the scores service on the command line. */
import { parseArgs } from 'node:util';
import type { Database } from './db/connect';
import { openOperatorDatabase } from './operator-database';
import { systemClock } from './platform/clock';
import { createGameQueries } from './product/games/queries';
import { createScoredGames } from './scored-games';
import { createBoardIds } from './scores/boards/board-ids';
import { findRules } from './scores/games/rules';
import { type Decision, decideQuarantined } from './scores/quarantine/decide-quarantined';
import { type QuarantinedRun, listQuarantined } from './scores/quarantine/list-quarantined';
import { repairPlayers } from './scores/streaks/repair-players';

const MAX_LISTED = 200;
const USAGE = `npm run scores -- repair [--player <subject>] [--dry-run]
  recomputes streaks, freezes and tokens from the runs, prints each difference and appends corrections
  --player member:7   only this player
  --dry-run           appends nothing

npm run scores -- held [--game <keyword>]
  lists quarantined results, oldest first (at most ${MAX_LISTED}): run, player, game, mode, level, value,
  active seconds, moves, unseen moves, reason, finish time, and "offline" if finished without a network

npm run scores -- release <run>
  accepts the result: it counts for its day, and ranks unless it was finished offline; if the boards
  of its day are frozen, it ranks only on the all-time board

npm run scores -- refuse <run>
  refuses the result: it becomes practice and does not count for its day
`;
const USAGE_ERROR = 2;
const ALL_TIME_ONLY_NOTE = ', only on the all-time board: its day is frozen';
const writeLine = (line: string): void => void process.stderr.write(`${line}\n`);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

type CommandOptions = { player?: string; game?: string; isDry: boolean };
type ScoresCommand = (database: Database, options: CommandOptions) => Promise<number>;

const createGameFinder = ({ db }: Database) => createScoredGames(createGameQueries(db)).find;

const repairLedgers: ScoresCommand = async (database, { player, isDry }) => {
  const found = await repairPlayers(
    { db: database.db, findGame: createGameFinder(database) },
    { ...(player === undefined ? {} : { subject: player }), isDry, now: systemClock.now(), writeLine: print },
  );
  if (player !== undefined && found.players === 0) {
    writeLine(`There is no player ${player}.`);
    return 1;
  }
  const done = isDry ? 'would be appended' : 'appended';
  print(`${found.players} players, ${found.differing} differing, ${found.rows} rows ${done}.`);
  return 0;
};

const formatRunLine = (run: QuarantinedRun): string =>
  [
    run.id,
    run.subject,
    run.game,
    run.mode,
    run.levelKey ?? '',
    run.value ?? '',
    Math.round(run.activeMs / 1000),
    run.moveCount,
    run.unseenMoves,
    run.reason,
    run.finishedAt.toISOString(),
    run.isOffline ? 'offline' : '',
  ].join('\t');

const listQuarantinedRuns: ScoresCommand = async ({ pool }, { game }) => {
  const runs = await listQuarantined(pool, { game, limit: MAX_LISTED });
  for (const run of runs) print(formatRunLine(run));
  print(runs.length === 0 ? 'No result is quarantined.' : `${runs.length} quarantined.`);
  return 0;
};

const createDecisionCommand =
  (decision: Decision, id: string): ScoresCommand =>
  async (database) => {
    const service = {
      db: database.db,
      findGame: createGameFinder(database),
      boards: createBoardIds(),
      findRules,
    };
    const decided = await decideQuarantined(service, id, decision, systemClock.now());
    if (!decided) {
      writeLine(`No result ${id} is quarantined.`);
      return 1;
    }
    const { verdict, rank, entrants, isRanked } = decided;
    const place = rank === null ? (isRanked ? ALL_TIME_ONLY_NOTE : '') : `, rank ${rank} of ${entrants}`;
    print(`${verdict}${place}`);
    return 0;
  };

/** Returns the requested command, or null for an unknown one. */
const findCommand = ([name, id, ...more]: readonly string[]): ScoresCommand | null => {
  if (more.length > 0) return null;
  if (id === undefined)
    return name === 'repair' ? repairLedgers : name === 'held' ? listQuarantinedRuns : null;
  return name === 'release' || name === 'refuse' ? createDecisionCommand(name, id) : null;
};

const readArguments = () => {
  try {
    const { positionals, values } = parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: {
        player: { type: 'string' },
        game: { type: 'string' },
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
  const command = args && findCommand(args.commands);
  if (!command) {
    writeLine(USAGE.trimEnd());
    return USAGE_ERROR;
  }
  const { player, game } = args;
  const database = await openOperatorDatabase(process.cwd(), 'starwick scores', writeLine);
  try {
    return await command(database, {
      ...(player === undefined ? {} : { player }),
      ...(game === undefined ? {} : { game }),
      isDry: args['dry-run'],
    });
  } finally {
    await database.close();
  }
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    writeLine(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);

/** `npm run seed`: fills the database with games, members and their history; `--help` lists the options. */
import { runProgram } from './lib/program.mjs';

runProgram('seed').catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

/** `npm run db`: manages the database on the command line; `--help` lists the commands. */
import { runProgram } from './lib/program.mjs';

runProgram('db').catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

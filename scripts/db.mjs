/** `npm run db`: the database on the command line; `--help` lists what it does. */
import { runProgram } from './lib/program.mjs';

runProgram('db').catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

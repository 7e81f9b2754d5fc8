/** `npm run catalog -- <command>`: the catalogue on the command line; `--help` lists the commands. */
import { runProgram } from './lib/program.mjs';

runProgram('catalogue').catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

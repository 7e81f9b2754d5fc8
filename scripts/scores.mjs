/** `npm run scores -- <command>`: manages the scores service on the command line; `--help` lists the commands. */
import { runProgram } from './lib/program.mjs';

runProgram('scores').catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

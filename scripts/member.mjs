/** `npm run member -- <command>`: manages accounts on the command line; `--help` lists the commands. */
import { runProgram } from './lib/program.mjs';

runProgram('member').catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

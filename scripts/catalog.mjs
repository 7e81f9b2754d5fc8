/** `npm run catalog -- <command>`: manages the catalog on the command line; `--help` lists the commands. */
import { runProgram } from './lib/program.mjs';

runProgram('catalog').catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

/** Prints what the players of all dailies see on the given days. Runs as a separate process. */
import { DAILIES, specOfDay } from './dailies';

const dates = JSON.parse(process.argv[2] ?? '[]') as string[];
const shown = DAILIES.map((daily) => dates.map((date) => daily.faces(specOfDay(daily.keyword, date))));
process.stdout.write(`${JSON.stringify(shown)}\n`);

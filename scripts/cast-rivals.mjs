/** `node scripts/cast-rivals.mjs`: lists the words that must not be a second reading of a code in Clueless Cross. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { castRivals } from './game/cast-rivals.mjs';
import { say } from './lib/console.mjs';
import { root } from './lib/run.mjs';

const file = join(root, 'games/cross-and-down/words/rivals.ts');
const { text, count } = await castRivals();
await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
say(`${count} words.`);

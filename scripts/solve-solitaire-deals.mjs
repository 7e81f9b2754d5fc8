/**
 * `node scripts/solve-solitaire-deals.mjs [--deals 40] [--only forty-thieves]`: solves deals of the rule sets whose search
 * takes too long at run time, and writes the deals with their solutions. Levels come from this list, so run the script
 * only to create another list.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const { values } = parseArgs({
  options: { deals: { type: 'string', default: '40' }, only: { type: 'string' } },
});
const game = join(root, 'games/spider-by-lamplight');
/** The number of tables that the search continues at each depth. */
const WIDTH = 80;

const { sets, searchForSolution, dealTable, packOf, writeLine, SOLVED_DEALS } = await loadModules(
  `export * as sets from './sets'; export { searchForSolution } from './solve'; export { dealTable } from './table';
   export { packOf, writeLine } from './solved-levels'; export { SOLVED_DEALS } from './solved-deals';`,
  game,
);

const solved = { ...SOLVED_DEALS };
const isWanted = ({ solvedList: key }) => key && (!values.only || key === values.only);
for (const rules of Object.values(sets).filter(isWanted)) {
  const found = [];
  for (let deal = 0; found.length < Number(values.deals); deal++) {
    const { line } = searchForSolution(dealTable(rules, packOf(rules, rules.solvedList, deal)), WIDTH);
    if (line) found.push([deal, writeLine(line)]);
    if (line)
      say(`${rules.solvedList} ${found.length} of ${values.deals}, deal ${deal}, ${line.length} turns`);
  }
  solved[rules.solvedList] = found;
}
const file = join(game, 'solved-deals.ts');
const text = `/** Written by scripts/solve-solitaire-deals.mjs: deals by number, each with the line that wins it. */
import type { SolvedListKey } from './types';

export const SOLVED_DEALS: Record<SolvedListKey, readonly (readonly [deal: number, line: string])[]> = {
  ${Object.entries(solved)
    .map(([key, found]) => `${JSON.stringify(key)}: ${JSON.stringify(found)},`)
    .join('\n  ')}
};
`;
await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));

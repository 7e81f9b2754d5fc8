/** Generates a level from its seed: the first deal that the solver wins. */
import { createRandom } from '../kit/seeded-random';
import { PACK } from '../kit/cards/cards';
import { dealTable } from './play';
import { solve } from './solve';
import type { Level, Options } from './types';

const SORTED_PACK = Array.from({ length: PACK }, (_, card) => card);

/** Generates the level. Equal arguments always give equal levels. */
export function dealLevel(options: Options, name: string): Level {
  for (let deal = 0; ; deal++) {
    const pack = createRandom(`hearthside-solitaire ${name} ${deal}`).shuffle(SORTED_PACK);
    const solution = solve(dealTable(options, pack), options.nodes);
    if (solution) return { options, pack, solution };
  }
}

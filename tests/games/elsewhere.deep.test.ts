/** Replays every stored run of every engine in another process. */
import { expect, it } from 'vitest';
import { proveMoves } from '@/server/scores/games/prove';
import { ENGINES, storedRuns, proveElsewhere } from './elsewhere';

it.each(ENGINES)('ends every stored run of %s with the same result in another process', async (engine) => {
  const runs = storedRuns(engine);
  const here = runs.map((run) => proveMoves(run));
  expect(new Set(here.map((proven) => proven?.replay.outcome))).toEqual(new Set(['finished']));
  expect(await proveElsewhere(runs)).toEqual(JSON.parse(JSON.stringify(here)));
});

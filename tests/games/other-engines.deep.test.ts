/** Replays every stored run of every engine in another process. */
import { describe, expect, it } from 'vitest';
import { replayMoves } from '@/server/scores/games/replay-moves';
import { ENGINES, storedRuns, replayInEngines } from './other-engines';

describe('replaying in another process', () => {
  it.each(ENGINES)('gives the same result for every stored run of %s in another process', async (engine) => {
    const runs = storedRuns(engine);
    const results = runs.map((run) => replayMoves(run));
    expect(new Set(results.map((proven) => proven?.replay.outcome))).toEqual(new Set(['finished']));
    expect(await replayInEngines(runs)).toEqual(JSON.parse(JSON.stringify(results)));
  });
});

/** Replays a stored run of every engine in another process, because the browser and the server must get the same result. */
import { describe, expect, it } from 'vitest';
import { replayMoves, type MovesToReplay } from '@/server/scores/games/replay-moves';
import { ENGINES, storedRuns, replayInEngines } from './other-engines';

const firsts = ENGINES.flatMap((engine): MovesToReplay[] => storedRuns(engine).slice(0, 1));

describe('replaying in another process', () => {
  it('covers every engine whose results are verified', () => {
    expect(ENGINES.length).toBeGreaterThanOrEqual(29);
    expect(firsts).toHaveLength(ENGINES.length);
  });

  it('gives the same result for each run in another process', async () => {
    const results = firsts.map((run) => replayMoves(run));
    expect(results.map((proven) => proven?.replay.outcome)).toEqual(firsts.map(() => 'finished'));
    expect(await replayInEngines(firsts)).toEqual(JSON.parse(JSON.stringify(results)));
  });
});

/** Forgeries of the clock: solvers without checkpoints, and ways to hide playing time. */
import type { Forgery } from './attempt';
import { SET_GAMES } from './games';
import { attempt, beginRuns, honestMs } from './forged-moves';

/** Plausible times, but no moves are reported before the end. */
export const SOLVERS: readonly Forgery[] = [
  async (scene) => {
    const { started, moves } = await beginRuns(scene);
    scene.wait(33_000 + scene.random.below(600_000));
    return attempt(0, [started], await scene.finish(started, moves));
  },
  // Sends heartbeats without moves.
  async (scene) => {
    const { started, moves } = await beginRuns(scene);
    await scene.play(started, honestMs(scene), 0);
    return attempt(0, [started], await scene.finish(started, moves));
  },
  // Sends a checkpoint at the start, and one with all moves at the end.
  async (scene) => {
    const { started, moves } = await beginRuns(scene);
    scene.wait(5_000);
    await scene.report(started, 'beat', 1);
    scene.wait(60_000 + scene.random.below(400_000));
    await scene.report(started, 'beat', moves.length);
    scene.wait(1_000);
    return attempt(0, [started], await scene.finish(started, moves));
  },
  // Claims all moves in a single heartbeat, early or late.
  async (scene) => {
    const { started, moves } = await beginRuns(scene);
    const busy = 1 + scene.random.below(5);
    for (let beat = 0; beat <= 6; beat += 1) {
      scene.wait(15_000);
      await scene.report(started, 'beat', beat < busy ? 0 : moves.length);
    }
    return attempt(0, [started], await scene.finish(started, moves));
  },
  // Claims an impossible number of moves at the start, so that no later move counts as new.
  async (scene) => {
    const { started, moves } = await beginRuns(scene);
    scene.wait(1_000 + scene.random.below(4_000));
    await scene.report(started, 'beat', 5_000 + scene.random.below(900_000));
    await scene.play(started, honestMs(scene), moves.length);
    return attempt(0, [started], await scene.finish(started, moves));
  },
  // Claims far too many moves, and later less than half of the real number, without repeating the difference as a player
  // who undoes moves would.
  async (scene) => {
    const { started, moves } = await beginRuns(scene);
    await scene.play(started, honestMs(scene), moves.length * 2 + 12);
    await scene.report(started, 'beat', scene.random.below(Math.floor(moves.length / 2)));
    return attempt(0, [started], await scene.finish(started, moves));
  },
];

export const PAUSED: readonly Forgery[] = [
  // Solves the level while paused, and reports the moves with the resume or a heartbeat after it.
  async (scene) => {
    const { started, moves } = await beginRuns(scene);
    await scene.play(started, 20_000, 3);
    await scene.report(started, scene.random.pick(['pause', 'hide'] as const), 3);
    scene.wait(60_000 + scene.random.below(600_000));
    const reportedMoves = moves.length - scene.random.below(3);
    await scene.report(started, scene.random.pick(['resume', 'beat'] as const), reportedMoves);
    await scene.play(started, 20_000, moves.length);
    return attempt(0, [started], await scene.finish(started, moves));
  },
  // Hides and shows the game every second, and makes the moves while it is shown.
  async (scene) => {
    const { started, moves } = await beginRuns(scene, undefined, SET_GAMES);
    const min = started.game.minMs(started.run.seed, moves);
    const rounds = Math.max(16, Math.ceil(min / 1_000) + 2);
    for (let round = 1; round <= rounds; round += 1) {
      scene.wait(1_000);
      const made = Math.min(moves.length, Math.floor((moves.length * round) / rounds));
      await scene.report(started, 'hide', made);
      scene.wait(1_000 + scene.random.below(4_000));
      await scene.report(started, 'resume', made);
    }
    return attempt(0, [started], await scene.finish(started, moves));
  },
  // Sends heartbeats 52 to 172 seconds apart, so that much of the time does not count.
  async (scene) => {
    const { started, moves } = await beginRuns(scene);
    const every = 52_000 + scene.random.below(120_000);
    const rounds = 3 + scene.random.below(3);
    for (let round = 1; round <= rounds; round += 1) {
      scene.wait(every);
      await scene.report(started, 'beat', Math.floor((moves.length * round) / (rounds + 1)));
    }
    scene.wait(every);
    return attempt(0, [started], await scene.finish(started, moves));
  },
  // Reports no moves at the end of a gap, and all of them a moment later.
  async (scene) => {
    const { started, moves } = await beginRuns(scene);
    await scene.play(started, 20_000, 1);
    scene.wait(120_000 + scene.random.below(600_000));
    if (scene.random.below(2)) await scene.start(started.who, started.game);
    else await scene.report(started, scene.random.pick(['beat', 'resume'] as const));
    scene.wait(500);
    await scene.report(started, 'beat', moves.length - 1);
    await scene.play(started, 20_000, moves.length);
    return attempt(0, [started], await scene.finish(started, moves));
  },
  // Pauses at every heartbeat, and makes moves in between.
  async (scene) => {
    const { started, moves } = await beginRuns(scene);
    for (let round = 1; round <= 12; round += 1) {
      scene.wait(2_000);
      await scene.report(started, 'pause', Math.floor((moves.length * (round - 1)) / 12));
      scene.wait(10_000 + scene.random.below(20_000));
      await scene.report(started, 'beat', Math.floor((moves.length * round) / 12));
    }
    return attempt(0, [started], await scene.finish(started, moves));
  },
  // Claims to have finished offline, after play that no heartbeat observed.
  async (scene) => {
    const { started, moves } = await beginRuns(scene);
    scene.wait(120_000 + scene.random.below(600_000));
    const finishedOffline = { activeMs: 1 + scene.random.below(60_000) };
    return attempt(0, [started], await scene.finish(started, moves, { finishedOffline }));
  },
  // Goes back in time: each report has fewer moves and less time.
  async (scene) => {
    const { started, moves } = await beginRuns(scene);
    for (let round = 8; round >= 1; round -= 1) {
      scene.wait(15_000);
      await scene.report(started, 'beat', Math.floor((moves.length * round) / 8), round * 1_000);
    }
    return attempt(0, [started], await scene.finish(started, moves, { activeMs: 1 }));
  },
];

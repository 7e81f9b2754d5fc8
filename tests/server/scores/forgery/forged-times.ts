/** Forgeries of days, values and concurrency: expired, too fast, too high, duplicates. */
import { playOrbit } from '../../../games/orbit-keeper/autopilot';
import type { Forgery } from './attempt';
import { ORBIT } from './games';
import { ARCHIVED, attempt, beginRuns, honestMs, playRuns } from './forged-moves';
import { type Actor, FREEZE_MS } from './scene';

const HOUR_MS = 3_600_000;

export const EXPIRED: readonly Forgery[] = [
  // Pauses until after the board has frozen.
  async (scene) => {
    const { started, moves } = await playRuns(scene);
    await scene.report(started, 'pause', moves.length - 1);
    scene.wait(FREEZE_MS + scene.random.below(20 * HOUR_MS));
    await scene.report(started, 'resume');
    scene.wait(3_000);
    return attempt(0, [started], await scene.finish(started, moves));
  },
  // Claims to have finished offline, in time for the streak or after 48 hours.
  async (scene) => {
    const { started, moves } = await playRuns(scene);
    scene.wait(40 * HOUR_MS + scene.random.below(40 * HOUR_MS));
    const finishedOffline = { activeMs: 61_000 };
    return attempt(0, [started], await scene.finish(started, moves, { finishedOffline }));
  },
  // Plays a level of the archive.
  async (scene) => {
    const actor = await scene.guest();
    const { started } = await beginRuns(scene, actor);
    const archived = await scene.start(actor, started.game, scene.random.pick(ARCHIVED));
    const moves = started.game.solve(archived.run.seed, scene.random);
    await scene.play(archived, honestMs(scene), moves.length);
    return attempt(0, [archived], await scene.finish(archived, moves));
  },
];

/** When a merge finds two open runs of the same level, it abandons one run and invalidates that run's token. */
export const abandonedForgeries = (members: readonly Actor[]): readonly Forgery[] => [
  async (scene) => {
    const { started, moves } = await playRuns(scene);
    const member = scene.random.pick(members);
    const newer = await scene.start(member, started.game);
    scene.wait(1_000);
    await scene.report(newer, 'beat', 0);
    await scene.merge(member, started.who);
    return attempt(0, [started], await scene.finish({ ...started, who: member }, moves));
  },
];

const claims = { activeMs: 240_000 };

export const TOO_FAST: readonly Forgery[] = [
  async (scene) => {
    const { started, moves } = await beginRuns(scene);
    scene.wait(scene.random.below(started.game.minMs(started.run.seed, moves)));
    return attempt(0, [started], await scene.finish(started, moves, claims));
  },
  // Stops the clock with a pause, after claiming the moves.
  async (scene) => {
    const { started, moves } = await beginRuns(scene);
    const min = started.game.minMs(started.run.seed, moves);
    scene.wait(scene.random.below(min - 1));
    await scene.report(started, scene.random.pick(['pause', 'hide'] as const), moves.length, 240_000);
    scene.wait(60_000 + scene.random.below(HOUR_MS));
    return attempt(0, [started], await scene.finish(started, moves, claims));
  },
  // Sends heartbeats that claim more time than has passed.
  async (scene) => {
    const { started, moves } = await beginRuns(scene);
    const min = started.game.minMs(started.run.seed, moves);
    for (let beat = 1; beat <= 8; beat += 1) {
      scene.wait(Math.floor(min / 10));
      await scene.report(started, 'beat', Math.floor((moves.length * beat) / 9), beat * 15_000);
    }
    return attempt(0, [started], await scene.finish(started, moves, claims));
  },
];

/** Scores without play, and scores that are submitted sooner than they can be played. */
export const TOO_HIGH: readonly Forgery[] = [
  // Submits a value without moves.
  async (scene) => {
    const run = await scene.start(await scene.guest(), ORBIT);
    await scene.play(run, honestMs(scene), 0);
    return attempt(0, [run], await scene.finish(run, null, { value: 1_000 + scene.random.below(900_000) }));
  },
  // Submits a long game with a chosen seed.
  async (scene) => {
    const run = await scene.start(await scene.guest(), ORBIT);
    const { moves } = playOrbit({ seed: `chosen ${scene.random.below(1e6)}`, mode: ORBIT.mode }, 240, 40);
    await scene.play(run, honestMs(scene), moves.length);
    return attempt(0, [run], await scene.finish(run, moves));
  },
  // Submits a game twice as long as the time that has passed.
  async (scene) => {
    const run = await scene.start(await scene.guest(), ORBIT);
    const { moves, ticks } = playOrbit({ seed: run.run.seed, mode: ORBIT.mode }, 120);
    await scene.play(run, (ticks * 1000) / 120, moves.length);
    return attempt(0, [run], await scene.finish(run, moves));
  },
  // Claims paused time, or time without heartbeats.
  async (scene) => {
    const run = await scene.start(await scene.guest(), ORBIT);
    const { moves } = playOrbit({ seed: run.run.seed, mode: ORBIT.mode }, 120);
    if (scene.random.below(2)) await scene.report(run, 'pause');
    scene.wait(600_000);
    return attempt(0, [run], await scene.finish(run, moves, claims));
  },
];

export const duplicateForgeries = (members: readonly Actor[]): readonly Forgery[] => [
  // Sends the same finish several times concurrently.
  async (scene) => {
    const { started, moves } = await playRuns(scene);
    return attempt(
      1,
      [started],
      ...(await Promise.all([1, 2, 3, 4].map(() => scene.finish(started, moves)))),
    );
  },
  // Finishes one run in two tabs, each with its own token and moves.
  async (scene) => {
    const { started, moves } = await playRuns(scene);
    const tab = await scene.start(started.who, started.game);
    const others = started.game.solve(started.run.seed, scene.random);
    const answers = await Promise.all([scene.finish(started, moves), scene.finish(tab, others)]);
    return attempt(1, [started, tab], ...answers);
  },
  // Starts runs in several tabs concurrently.
  async (scene) => {
    const actor = await scene.guest();
    const { game } = (await beginRuns(scene)).started;
    await actor.request('GET', '/user');
    const tabs = await Promise.all([1, 2, 3].map(() => scene.start(actor, game)));
    const moves = game.solve(tabs[0]!.run.seed, scene.random);
    await scene.play(tabs[0]!, honestMs(scene), moves.length);
    const answers = await Promise.all(tabs.map((tab) => scene.finish(tab, moves)));
    return attempt(1, tabs, ...answers);
  },
  // Finishes a guest's and a member's run of the same level concurrently with their merge.
  async (scene) => {
    const member = scene.random.pick(members);
    const { started, moves } = await beginRuns(scene);
    const own = await scene.start(member, started.game);
    for (let second = 0; second < 90; second += 15) {
      scene.wait(15_000);
      const done = Math.floor((moves.length * second) / 90);
      await Promise.all([scene.report(started, 'beat', done), scene.report(own, 'beat', done)]);
    }
    await Promise.all([
      scene.finish(started, moves),
      scene.finish(own, moves),
      scene.merge(member, started.who),
    ]);
    // Submits the runs again as the member's, in case the merge finished before the submissions.
    await Promise.all([scene.finish({ ...started, who: member }, moves), scene.finish(own, moves)]);
    return { runIds: await runsOf(member, started.game.keyword, scene.today), answers: [], ranked: 1 };
  },
];

/** Returns the ids of the finished runs of today's level, from the player's export. */
const runsOf = async (member: Actor, keyword: string, today: string): Promise<string[]> => {
  const { body } = await member.request<{ runs: { id: string; game: string; levelKey: string | null }[] }>(
    'GET',
    '/player',
  );
  return body.runs.filter(({ game, levelKey }) => game === keyword && levelKey === today).map(({ id }) => id);
};

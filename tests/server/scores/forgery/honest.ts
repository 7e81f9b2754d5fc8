/** Simulates honest players: their pace, and interruptions during a run. */
import { isDeepStrictEqual } from 'node:util';
import type { Random } from '@/games/kit/seeded-random';
import type { Pool } from 'pg';
import { createRandom } from '@/games/kit/seeded-random';
import { addDays } from '@/lib/domain/days/days';
import type { TestServices } from '../../../support/services';
import { DAILIES, type ForgedGame, ORBIT, ORCHARD, ROOFTOP, SOLITAIRE } from './games';
import { type StartedRun, openScene, type ForgeryScene } from './scene';

const BEAT_MS = 15_000;
/** One in so many runs is of this kind; expensive kinds are rarer. */
const ROOFTOP_INTERVAL = 50;
const ORCHARD_INTERVAL = 20;
const ORBIT_INTERVAL = 25;
const MERGED_INTERVAL = 17;

const randomShare = (random: Random): number => random.below(1_000) / 1_000;

/** Returns when each move is made, in ms of active time, with bursts and pauses for thinking. */
const timesOf = (moves: unknown[], game: ForgedGame, random: Random): number[] => {
  // Moves of ticks carry their time.
  if (game.paceMs === 0) {
    let ticks = 0;
    return (moves as [number, number][]).map(([after]) => ((ticks += after) * 1000) / 60);
  }
  const skill = 0.55 + randomShare(random) * 1.3;
  let at = 2_000 + random.below(14_000);
  // The remaining cards are moved automatically.
  const byInputMethod = game === SOLITAIRE ? moves.length - 26 : moves.length;
  return moves.map((_, index) => {
    if (index >= byInputMethod) return (at += 30);
    const thinking = random.below(9) === 0 ? 3 + randomShare(random) * 5 : 0.35 + randomShare(random) * 1.1;
    return (at += game.paceMs * skill * thinking);
  });
};

/** The move count that is reported from this time on. */
interface ReportedMoves {
  at: number;
  count: number;
}

/**
 * Returns the move counts over time. In games that allow it, players undo moves: to look through the stock, by a few
 * steps, or completely.
 */
const stepsOf = (times: readonly number[], game: ForgedGame, random: Random): ReportedMoves[] => {
  const byInputMethod = times.length - 26;
  const isDetoured = game === SOLITAIRE && random.below(2) === 0;
  const turns = new Set(isDetoured ? [random.below(byInputMethod), random.below(byInputMethod)] : []);
  const acts: ReportedMoves[] = [];
  let shift = 0;
  const act = (ms: number, count: number) => {
    shift += ms;
    acts.push({ at: shift, count });
  };
  const secondRun = (from: number, to: number) => {
    const speed = 0.6 + randomShare(random) * 0.4;
    for (let count = from; count < to; count += 1)
      act((times[count]! - (times[count - 1] ?? 0)) * speed, count + 1);
  };
  times.forEach((time, index) => {
    const made = index + 1;
    act(time - (times[index - 1] ?? 0), made);
    if (!turns.has(index)) return;
    if (random.below(3) === 0) {
      act(1_500 + random.below(4_000), 0);
      return secondRun(0, made);
    }
    const further = made + random.below(31);
    for (let count = made; count < further; count += 1) act(400 + random.below(700), count + 1);
    const left = made - random.below(Math.min(made, 25));
    for (let count = further; count > left; count -= 1) act(200 + random.below(400), count - 1);
    secondRun(left, made);
  });
  return acts;
};

interface Interruption {
  at: number;
  what: 'pause' | 'hide' | 'reload' | 'device' | 'elsewhere' | 'merge' | 'lost' | 'late';
}

const interruptionsOf = (random: Random, endMs: number, isMerged: boolean): Interruption[] => {
  const somewhere = () => 5_000 + random.below(Math.max(1, Math.floor(endMs) - 10_000));
  const interruptions: Interruption[] = [];
  for (const [what, oneIn] of [
    ['pause', 3],
    ['hide', 2],
    ['hide', 3],
    ['reload', 5],
    ['device', 9],
    ['elsewhere', 6],
  ] as const)
    if (random.below(oneIn) === 0) interruptions.push({ at: somewhere(), what });
  if (random.below(4) === 0)
    interruptions.push({ at: somewhere(), what: random.pick(['lost', 'late'] as const) });
  if (isMerged) interruptions.push({ at: somewhere(), what: 'merge' });
  return interruptions.sort((a, b) => a.at - b.at);
};

/** Plays a part of another level, of an older day or of another game, and leaves it. */
const playElsewhere = async (scene: ForgeryScene, { who: actor, game, run }: StartedRun) => {
  const isOwn = run.levelKey !== null && scene.random.below(2) === 0;
  const other = isOwn
    ? await scene.start(actor, game, addDays(scene.today, -1 - scene.random.below(20)))
    : await scene.start(
        actor,
        DAILIES.find((each) => each !== game)!,
      );
  await scene.play(other, 5_000 + scene.random.below(90_000), scene.random.below(6));
  await scene.report(other, 'hide');
};

/** Sends what a browser sends while a run is played; returns the run in its final state. */
const playThrough = async (
  scene: ForgeryScene,
  startedRun: StartedRun,
  acts: ReportedMoves[],
  interruptions: Interruption[],
  endMs: number,
) => {
  const { random } = scene;
  let run = startedRun;
  let active = 0;
  let lastReport = 0;
  let fate: 'lost' | 'late' | null = null;
  const made = () => acts.findLast(({ at }) => at <= active)?.count ?? 0;
  const advanceTo = (to: number) => {
    scene.wait(Math.max(0, Math.round(to - active)));
    active = Math.max(active, to);
  };
  const report = async (kind: Parameters<ForgeryScene['report']>[1]) => {
    await scene.report(run, kind, made(), Math.round(active));
    lastReport = active;
  };
  const beat = async () => {
    if (fate === 'late') advanceTo(active + random.below(20_000));
    // Timers are never early, and the network adds a delay.
    else advanceTo(active + random.below(120));
    if (fate === 'lost') lastReport = active;
    else await report('beat');
    fate = null;
  };
  const interrupt = async (what: Interruption['what']) => {
    if (what === 'lost' || what === 'late') fate = what;
    if (what === 'pause' || what === 'hide') {
      await report(what);
      scene.wait(1_000 + random.below(random.below(5) ? 60_000 : 1_800_000));
      await report('resume');
    }
    if (what === 'reload' || what === 'device') {
      await report('hide');
      scene.wait(500 + random.below(what === 'device' ? 600_000 : 4_000));
      if (run.run.levelKey) run = await scene.start(run.who, run.game);
      await report('resume');
    }
    if (what === 'elsewhere') {
      await report('hide');
      await playElsewhere(scene, run);
      if (run.run.levelKey) run = await scene.start(run.who, run.game);
      await report('resume');
    }
    if (what === 'merge') {
      const member = await scene.member();
      await scene.merge(member, run.who);
      run = { ...run, who: member };
    }
  };
  const left = [...interruptions];
  for (;;) {
    const nextBeat = lastReport + BEAT_MS;
    const interruption = left[0];
    if (interruption && interruption.at <= Math.min(nextBeat, endMs)) {
      advanceTo(interruption.at);
      left.shift();
      await interrupt(interruption.what);
    } else if (nextBeat < endMs) {
      advanceTo(nextBeat);
      await beat();
    } else break;
  }
  advanceTo(endMs);
  return run;
};

/** Submits the run once or several times, as after a lost response or a double click. */
const submitRun = async (scene: ForgeryScene, run: StartedRun, moves: unknown[]) => {
  const choice = scene.random.below(6);
  if (choice === 0) {
    const answers = await Promise.all([scene.finish(run, moves), scene.finish(run, moves)]);
    return answers;
  }
  const answers = [await scene.finish(run, moves)];
  for (let secondRun = 0; choice === 1 && secondRun < 2; secondRun += 1) {
    scene.wait(scene.random.below(120_000));
    answers.push(await scene.finish(run, moves));
  }
  return answers;
};

const gameOf = (number: number): ForgedGame => {
  if (number % ROOFTOP_INTERVAL === ROOFTOP_INTERVAL - 1) return ROOFTOP;
  if (number % ORBIT_INTERVAL === 1) return ORBIT;
  return number % ORCHARD_INTERVAL === 0 ? ORCHARD : DAILIES[number % DAILIES.length]!;
};

/**
 * Plays one honest run.
 * @returns a description of what is wrong with its result, or null
 */
const playOne = async (
  pool: Pool,
  scene: ForgeryScene,
  game: ForgedGame,
  number: number,
): Promise<string | null> => {
  const startedRun = await scene.start(await scene.guest(), game);
  const moves = game.solve(startedRun.run.seed, scene.random);
  const times = timesOf(moves, game, scene.random);
  const acts = stepsOf(times, game, scene.random);
  // The last move submits the run.
  const endMs = Math.ceil(acts.at(-1)?.at ?? 0) + 200;
  const interruptions = interruptionsOf(scene.random, endMs, number % MERGED_INTERVAL === 0);
  const run = await playThrough(scene, startedRun, acts, interruptions, endMs);
  const answers = await submitRun(scene, run, moves);
  const { rows } = await pool.query<{ isRanked: boolean; entries: number; reason: string | null }>(
    `select is_ranked as "isRanked", reason, (select count(*)::int from scores.board_entry e
       where e.player_id = r.player_id and e.achieved_at = r.finished_at) as entries from scores.run r where id = $1`,
    [startedRun.run.id],
  );
  const [row] = rows;
  const isSame = answers.every(({ body }) => isDeepStrictEqual(body, answers[0]?.body));
  const { status, body } = answers[0]!;
  const isGood = status === 200 && body.verdict === 'counted' && row?.isRanked && row.entries > 0 && isSame;
  if (isGood) return null;
  const story = interruptions.map(({ what, at }) => `${what} at ${Math.round(at / 1000)}`).join(', ');
  const what = row?.reason ?? body.verdict ?? body.code;
  return `${number} ${game.keyword} of ${scene.today}: ${status} ${what}, ${moves.length} moves in ${Math.round(endMs / 1000)} s (${story})`;
};

/** Plays honest runs of every game whose results are verified by replay. */
export const playHonestly = async (
  services: TestServices,
  count: number,
  seed: string,
): Promise<{ games: Record<string, number>; days: Record<string, number>; faults: string[] }> => {
  const games: Record<string, number> = {};
  const days: Record<string, number> = {};
  const faults: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const scene = openScene(services, number, createRandom(`${seed} honest ${number}`));
    const game = gameOf(number);
    const fault = await playOne(services.database.pool, scene, game, number);
    if (fault) faults.push(fault);
    games[game.keyword] = (games[game.keyword] ?? 0) + 1;
    days[scene.today] = (days[scene.today] ?? 0) + 1;
  }
  return { games, days, faults };
};

/** Forgeries of the moves: replayed, edited, another player's, or another game's. */
import type { ForgeryAttempt, Forgery } from './attempt';
import { DAILIES, EMBER, NONOGRAM, SET_GAMES, SUDOKU, WORDS } from './games';
import type { Actor, Finished, StartedRun, ForgeryScene } from './scene';

export const attempt = (ranked: 0 | 1, runs: StartedRun[], ...answers: Finished[]): ForgeryAttempt => ({
  runIds: runs.map(({ run }) => run.id),
  answers,
  ranked,
});

/** Returns a short but honest time for a level of any game. */
export const honestMs = ({ random }: ForgeryScene): number => 61_000 + random.below(12_000);

/** The keys of the levels in the week before the scenes. */
export const ARCHIVED = Array.from({ length: 7 }, (_, day) => `2026-11-${String(9 + day).padStart(2, '0')}`);

export const beginRuns = async (scene: ForgeryScene, actor?: Actor, games = DAILIES) => {
  const run = await scene.start(actor ?? (await scene.guest()), scene.random.pick(games));
  return { started: run, moves: run.game.solve(run.run.seed, scene.random) };
};

/** Plays a run honestly, without finishing it. */
export const playRuns = async (scene: ForgeryScene, actor?: Actor, games = DAILIES) => {
  const { started, moves } = await beginRuns(scene, actor, games);
  await scene.play(started, honestMs(scene), moves.length);
  return { started, moves };
};

export const REPLAYED: readonly Forgery[] = [
  // Uses the token again, with other moves and other claims.
  async (scene) => {
    const { started, moves } = await playRuns(scene);
    await scene.finish(started, moves);
    const others = started.game.solve(started.run.seed, scene.random);
    scene.wait(1 + scene.random.below(60_000));
    return attempt(1, [started], await scene.finish(started, others, { activeMs: 1, value: 1 }));
  },
  // Submits the moves of another player's run of the same level immediately.
  async (scene) => {
    const { started, moves } = await playRuns(scene);
    await scene.finish(started, moves);
    const thief = await scene.start(await scene.guest(), started.game);
    scene.wait(scene.random.below(started.game.minMs(started.run.seed, moves)));
    return attempt(0, [thief], await scene.finish(thief, moves));
  },
  // Submits the solution of an archived level for today's level.
  async (scene) => {
    const actor = await scene.guest();
    const { started } = await beginRuns(scene, actor, [SUDOKU, WORDS, NONOGRAM, EMBER]);
    const archived = await scene.start(actor, started.game, scene.random.pick(ARCHIVED));
    const moves = started.game.solve(archived.run.seed, scene.random);
    await scene.play(started, honestMs(scene), moves.length);
    return attempt(0, [started], await scene.finish(started, moves));
  },
  // Plays the same level a second time, with a better time.
  async (scene) => {
    const { started, moves } = await playRuns(scene);
    await scene.finish(started, moves);
    const second = await scene.start(started.who, started.game);
    await scene.play(second, 60_000, moves.length);
    return attempt(1, [started, second], await scene.finish(second, moves));
  },
  // Gets the first run quarantined on purpose, and plays the level again with the known solution.
  async (scene) => {
    const { started, moves } = await beginRuns(scene);
    scene.wait(120_000 + scene.random.below(600_000));
    await scene.finish(started, moves);
    const second = await scene.start(started.who, started.game);
    await scene.play(second, honestMs(scene), moves.length);
    return attempt(0, [started, second], await scene.finish(second, moves));
  },
  // Uses the token of the player's own finished run for a new run.
  async (scene) => {
    const { started, moves } = await playRuns(scene);
    await scene.finish(started, moves);
    const second = await scene.start(started.who, started.game);
    await scene.play(second, 60_000, moves.length);
    return attempt(1, [started, second], await scene.finish({ ...second, token: started.token }, moves));
  },
];

const edits: readonly ((moves: unknown[], scene: ForgeryScene) => unknown[])[] = [
  (moves, { random }) => moves.toSpliced(random.below(moves.length), 1),
  (moves, { random }) => moves.slice(0, random.below(moves.length)),
  (moves, { random }) => [...moves, random.pick(moves)],
  (moves, { random }) => moves.with(random.below(moves.length), ['won']),
  (moves, { random }) => moves.with(random.below(moves.length), [random.below(400), 'place', null]),
  () => [],
];

export const EDITED: readonly Forgery[] = [
  ...edits.map((edit): Forgery => async (scene) => {
    const { started, moves } = await playRuns(scene, undefined, SET_GAMES);
    const value = scene.random.below(2) ? { value: 1 + scene.random.below(50_000) } : {};
    return attempt(0, [started], await scene.finish(started, edit(moves, scene), value));
  }),
  // Changes a digit in a cell, or uses a text that is not a word.
  async (scene) => {
    const { started, moves } = await playRuns(scene, undefined, [SUDOKU, WORDS]);
    const index = scene.random.below(moves.length);
    const [kind, from, to] = moves[index] as [string, number, number];
    const wrongMove = started.game === SUDOKU ? [kind, from, (to % 9) + 1] : [kind, from, from];
    return attempt(0, [started], await scene.finish(started, moves.with(index, wrongMove)));
  },
  // Makes the swaps in another order, in which they do not match or do not finish the level.
  async (scene) => {
    const { started, moves } = await playRuns(scene, undefined, [EMBER]);
    return attempt(0, [started], await scene.finish(started, moves.slice(1).reverse()));
  },
  // Sends a value but no moves.
  async (scene) => {
    const { started } = await playRuns(scene);
    return attempt(0, [started], await scene.finish(started, null, { value: scene.random.below(90_000) }));
  },
];

export const OTHER_PLAYERS: readonly Forgery[] = [
  async (scene) => {
    const { started, moves } = await playRuns(scene);
    const thief = await scene.guest();
    return attempt(0, [started], await scene.finish({ ...started, who: thief }, moves));
  },
  // Uses the id of another player's run with the forger's own token, and vice versa.
  async (scene) => {
    const { started, moves } = await playRuns(scene);
    const own = await scene.start(await scene.guest(), started.game);
    const answerForOtherGuest = await scene.finish({ ...started, who: own.who, token: own.token }, moves);
    return attempt(
      0,
      [started, own],
      answerForOtherGuest,
      await scene.finish({ ...own, token: started.token }, moves),
    );
  },
  // Requests the response of another player's finished run.
  async (scene) => {
    const { started, moves } = await playRuns(scene);
    await scene.finish(started, moves);
    return attempt(1, [started], await scene.finish({ ...started, who: await scene.guest() }, moves));
  },
];

/** After a merge, the guest no longer exists, and only the member can use the run. */
export const mergedForgeries = (members: readonly Actor[]): readonly Forgery[] => [
  async (scene) => {
    const { started, moves } = await playRuns(scene);
    await scene.merge(scene.random.pick(members), started.who);
    return attempt(0, [started], await scene.finish(started, moves));
  },
  async (scene) => {
    const { started, moves } = await playRuns(scene);
    const [owner, thief] = scene.random.shuffle([...members]);
    await scene.merge(owner!, started.who);
    return attempt(0, [started], await scene.finish({ ...started, who: thief! }, moves));
  },
];

export const OTHER_GAMES: readonly Forgery[] = [
  async (scene) => {
    const { started } = await playRuns(scene);
    const other = scene.random.pick(DAILIES.filter((game) => game !== started.game));
    const start = await scene.start(started.who, other);
    const moves = other.solve(start.run.seed, scene.random);
    const byMoves = await scene.finish(started, moves);
    return attempt(
      0,
      [started, start],
      byMoves,
      await scene.finish({ ...started, token: start.token }, moves),
    );
  },
  // Finishes a run of a puzzle with a value, and a run of a game of ticks with the moves of a puzzle.
  async (scene) => {
    const { started, moves } = await playRuns(scene);
    const arcade = await scene.begin(started.who, 'orbit-keeper', 'gentle');
    const asArcade = await scene.finish(started, null, { value: 900 });
    const asPuzzle = await scene.finish(arcade, moves);
    return attempt(
      0,
      [started, arcade],
      asArcade,
      asPuzzle,
      await scene.finish({ ...arcade, token: started.token }, null, { value: 900 }),
    );
  },
  // Submits a solution of another mode's level for the daily level.
  async (scene) => {
    const { started } = await playRuns(scene, undefined, [SUDOKU, WORDS, EMBER]);
    const moves = started.game.solve(`free ${scene.random.below(1e6)}`, scene.random);
    return attempt(0, [started], await scene.finish(started, moves));
  },
];

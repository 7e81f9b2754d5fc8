/** The game on the screen: the play, the craft that is steered, the hint. Knows nothing of the document. */
import { betterOf, type Bests, type LevelBest } from '../kit/level-bests';
import { STEERS, type Edition } from './config';
import { fly, isDelivered } from './fly';
import { applyMove, createPlay, isFinished, isLevelDone, levelOf, rate, sceneOf } from './play';
import { solve } from './solve';
import type { Flight, Level, ModeKey, Move, Play, Steer } from './types';

export interface Game {
  readonly edition: Edition;
  readonly mode: ModeKey;
  readonly play: Play;
  readonly moves: readonly Move[];
  /** The craft that is steered. */
  readonly craft: number;
  /** The code of the gust that was hinted at; -1 for none. */
  readonly hinted: number;
  readonly canUndo: boolean;
  choose(craft: number): void;
  /** What each way of steering would come to. */
  ways(): readonly (Flight | null)[];
  fly(steer: Steer): Flight | null;
  undo(): boolean;
  again(): void;
  /** Looks for the next gust of a shortest way and chooses its craft; false where there is none. */
  hint(): boolean;
  next(): void;
  /** Opens a level that was come to, in this run or before. False where none was. */
  go(level: number): boolean;
  /** The most stars of each level that were ever kept, as far as was come. */
  best(): readonly LevelBest[];
  isDone(): boolean;
}

const NO_BESTS: Bests = { of: () => [], keep: () => undefined };
const WAYS: readonly Steer[] = [0, 1, 2];

/** Begins a chapter, or goes on with saved moves; from the first that doesn't fit on they are dropped. */
export function createGame(
  edition: Edition,
  mode: ModeKey,
  levels: readonly Level[],
  saved: readonly Move[] = [],
  bests: Bests = NO_BESTS,
): Game {
  const play = createPlay(levels);
  const moves: Move[] = [];
  const own = () => {
    const stars = play.stars.map((most, at) => Math.max(most, at === play.at ? rate(play).stars : 0));
    return stars.slice(0, play.reached + 1).map((most) => ({ stars: most, points: 0 }));
  };
  const perform = (move: Move): boolean => {
    if (applyMove(play, move)) return false;
    moves.push(move);
    bests.keep(mode, own());
    game.hinted = -1;
    return true;
  };
  const look = (steer: Steer, craft: number) => fly(levelOf(play), sceneOf(play), craft, steer);
  const game: { -readonly [K in keyof Game]: Game[K] } = {
    edition,
    mode,
    play,
    moves,
    craft: 0,
    hinted: -1,
    get canUndo() {
      return play.history.length > 1 && !isFinished(play);
    },
    choose(craft) {
      if (craft < levelOf(play).crafts.length) game.craft = craft;
    },
    ways: () => WAYS.map((steer) => (isLevelDone(play) ? null : look(steer, game.craft))),
    fly(steer) {
      const flight = isLevelDone(play) ? null : look(steer, game.craft);
      if (flight) perform([game.craft * STEERS + steer]);
      return flight;
    },
    undo: () => game.canUndo && perform(['undo']),
    again() {
      perform(['again']);
      game.craft = 0;
    },
    hint() {
      if (isDelivered(sceneOf(play))) return false;
      const [level, scene] = [levelOf(play), sceneOf(play)];
      const code = (solve(level, scene) ?? solve(level, scene, { withFriends: false }))?.[0];
      if (code === undefined) return false;
      if (game.hinted !== code) perform(['hint']);
      game.hinted = code;
      game.craft = Math.floor(code / STEERS);
      return true;
    },
    next() {
      if (perform(['next'])) game.craft = 0;
    },
    go(level) {
      if (level >= game.best().length || !perform(['go', level])) return false;
      game.craft = 0;
      return true;
    },
    best: () => betterOf(own(), bests.of(mode)),
    isDone: () => isFinished(play),
  };
  for (const move of saved) if (!perform(move)) break;
  return game;
}

/** The game state: the play, the selected craft, the hint. Does not use the DOM. */
import { pickBetter, type LevelBests, type LevelBest } from '../kit/level-bests';
import { STEER_COUNT, type Edition } from './config';
import { simulateFlight, isDelivered } from './fly';
import { applyMove, createPlay, isFinished, isLevelDone, levelOf, rateLevel, sceneOf } from './play';
import { solve } from './solve';
import type { Flight, Level, ModeKey, Move, Play, SteerDirection } from './types';

export interface Game {
  readonly edition: Edition;
  readonly mode: ModeKey;
  readonly play: Play;
  readonly moves: readonly Move[];
  /** The index of the selected craft. */
  readonly craft: number;
  /** The code of the suggested gust, or -1 for none. */
  readonly hinted: number;
  readonly canUndo: boolean;
  choose(craft: number): void;
  /** Returns the flight for each way to steer the selected craft, or null if it cannot move that way. */
  flights(): readonly (Flight | null)[];
  fly(steer: SteerDirection): Flight | null;
  undo(): boolean;
  restart(): void;
  /** Finds the next gust of a shortest solution and selects its craft. Returns false if there is no solution. */
  hint(): boolean;
  next(): void;
  /** Opens a level that the player has reached in this run or an earlier one. Returns false for any other level. */
  go(level: number): boolean;
  /** Returns the best saved stars of each level, up to the furthest level reached. */
  best(): readonly LevelBest[];
  isDone(): boolean;
}

const NO_BESTS: LevelBests = { of: () => [], save: () => undefined };
const ALL_STEERS: readonly SteerDirection[] = [0, 1, 2];

/** Begins a chapter, or resumes it from saved moves. Drops the first illegal saved move and all moves after it. */
export function createGame(
  edition: Edition,
  mode: ModeKey,
  levels: readonly Level[],
  saved: readonly Move[] = [],
  bests: LevelBests = NO_BESTS,
): Game {
  const play = createPlay(levels);
  const moves: Move[] = [];
  const earnedStars = () => {
    const stars = play.stars.map((max, at) => Math.max(max, at === play.at ? rateLevel(play).stars : 0));
    return stars.slice(0, play.reached + 1).map((max) => ({ stars: max, points: 0 }));
  };
  const perform = (move: Move): boolean => {
    if (applyMove(play, move)) return false;
    moves.push(move);
    bests.save(mode, earnedStars());
    game.hinted = -1;
    return true;
  };
  const previewFlight = (steer: SteerDirection, craft: number) =>
    simulateFlight(levelOf(play), sceneOf(play), craft, steer);
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
    flights: () => ALL_STEERS.map((steer) => (isLevelDone(play) ? null : previewFlight(steer, game.craft))),
    fly(steer) {
      const flight = isLevelDone(play) ? null : previewFlight(steer, game.craft);
      if (flight) perform([game.craft * STEER_COUNT + steer]);
      return flight;
    },
    undo: () => game.canUndo && perform(['undo']),
    restart() {
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
      game.craft = Math.floor(code / STEER_COUNT);
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
    best: () => pickBetter(earnedStars(), bests.of(mode)),
    isDone: () => isFinished(play),
  };
  for (const move of saved) if (!perform(move)) break;
  return game;
}

/** Manages a game's runs: begins, resumes, saves and submits them. Does not use the DOM. */
import type { GameInit, JsonValue, RunResult, RunStarted } from '@/lib/game-protocol';
import type { Starwick } from '../../sdk/api';
import type { PuzzleGame, PuzzleKind } from './kind';
import {
  parseSaves,
  serialiseSaves,
  updateUnfinishedDays,
  type SavedPuzzle,
  type PuzzleSaves,
} from './saves';

export interface OpenPuzzle<Mode extends string, Game> {
  mode: Mode;
  run: RunStarted;
  isRanked: boolean;
  game: Game;
}

export interface PuzzleSession<Mode extends string, Move, Game, Extra extends object> {
  readonly saves: PuzzleSaves<Mode, Move, Extra>;
  /** Returns the save that a mode would open. For a daily, that is the save of the requested day. */
  savedOf(mode: Mode): SavedPuzzle<Move, Extra> | undefined;
  /** Returns the state to save. */
  serialize(): JsonValue;
  /** Begins or resumes the level of a mode. Rejects with `{ code }` when no new level can be started. */
  open(mode: Mode): Promise<OpenPuzzle<Mode, Game>>;
  /** Begins a level without the server, which is never submitted. */
  practise(mode: Mode): OpenPuzzle<Mode, Game>;
  /** Copies the level into the saves. */
  store(puzzle: OpenPuzzle<Mode, Game>): void;
  /** Submits a finished level, and removes it from the saves when the server accepts it. */
  submit(puzzle: OpenPuzzle<Mode, Game>): Promise<RunResult>;
  /** Records the result, and the mode that comes next. */
  note(puzzle: OpenPuzzle<Mode, Game>, value: number, isWon: boolean, best: number | null): void;
  /** Returns the chapter after this one, or null for the last. */
  after(mode: Mode): Mode | null;
  /** Abandons the level in progress of a mode. */
  drop(mode: Mode): void;
  /** Removes a level from the saves after the server has decided on its result. */
  forget(puzzle: OpenPuzzle<Mode, Game>): void;
}

/** Creates the session of a game from the page's initial data. */
export function createSession<Mode extends string, Move, Game extends PuzzleGame<Move>, Extra extends object>(
  starwick: Starwick,
  init: GameInit,
  kind: PuzzleKind<Mode, Move, Game, Extra>,
): PuzzleSession<Mode, Move, Game, Extra> {
  type Saved = SavedPuzzle<Move, Extra>;
  const saves = parseSaves(init.savedState, kind);

  const puzzleOf = (
    mode: Mode,
    run: RunStarted,
    isRanked: boolean,
    saved?: Saved,
  ): OpenPuzzle<Mode, Game> => {
    const game = kind.begin({ seed: run.seed, mode }, saved);
    if (!game) throw { code: 'refused', message: 'This game has no such mode.' };
    saves.lastMode = mode;
    return { mode, run, isRanked, game };
  };
  const forget = (mode: Mode, runId: string) => {
    if (saves.puzzles[mode]?.run.runId === runId) delete saves.puzzles[mode];
  };
  const savedOf = (mode: Mode): Saved | undefined => {
    const saved = saves.puzzles[mode];
    // A result that was not sent yet is opened first, because a new level would overwrite it.
    if (mode !== 'daily' || init.levelKey === null || saved?.isFinished) return saved;
    return [saved, ...saves.days].find((one) => one?.run.levelKey === init.levelKey);
  };
  const modeAfter = (mode: Mode): Mode | null => {
    const row = kind.chapters?.find((chapters) => chapters.includes(mode)) ?? [];
    return row[row.indexOf(mode) + 1] ?? null;
  };
  const goOn = (mode: Mode, saved: Saved, isRanked = saved.isRanked) => {
    starwick.run.adopt(saved.run, saved.activeMs);
    return puzzleOf(mode, saved.run, isRanked, saved);
  };

  return {
    saves,
    savedOf,
    serialize: () => serialiseSaves(saves),
    async open(mode) {
      const saved = savedOf(mode);
      if (saved && (saved.isFinished || !saved.isRanked)) return goOn(mode, saved);
      const resume = saved && { runId: saved.run.runId, activeMs: saved.activeMs };
      try {
        const levelKey = mode === 'daily' ? init.levelKey : null;
        const { hasTimedMoves } = kind;
        const run = await starwick.run.start({ mode, levelKey, resume, hasTimedMoves });
        if (run.mode !== mode) throw { code: 'failed', message: '' };
        if (saved?.run.seed === run.seed) return puzzleOf(mode, run, true, saved);
        // The server has closed the run. If the level is still the same, continues it without a rank, because players
        // value their progress more than a rank. If a new day has begun, begins its level instead.
        if (saved && mode !== 'daily') return goOn(mode, saved, false);
        return puzzleOf(
          mode,
          run,
          true,
          saves.days.find((day) => day.run.seed === run.seed),
        );
      } catch (error) {
        if (saved) return goOn(mode, saved);
        throw error;
      }
    },
    practise(mode) {
      const startedAt = new Date().toISOString();
      const id = `practice-${startedAt}`;
      const run = { runId: id, seed: id, levelKey: null, mode, startedAt };
      starwick.run.adopt(run, 0);
      return puzzleOf(mode, run, false);
    },
    store({ mode, run, isRanked, game }) {
      const before = saves.puzzles[mode];
      if (mode === 'daily' && before?.run.levelKey !== run.levelKey)
        saves.days = updateUnfinishedDays(saves.days, before, run.levelKey);
      saves.puzzles[mode] = {
        ...kind.extraOf(game),
        run,
        isRanked,
        activeMs: starwick.run.activeMs(),
        moves: [...game.moves],
        isFinished: game.isDone(),
        ...(game.play.penaltyMs > 0 ? { penaltyMs: game.play.penaltyMs } : {}),
        ...(kind.progressOf ? { share: kind.progressOf(game) } : {}),
      };
    },
    after: modeAfter,
    note({ mode, run }, value, isWon, best) {
      const before = saves.feats[mode];
      const savedRun = before?.levelKey === run.levelKey ? before : undefined;
      saves.feats[mode] = {
        levelKey: run.levelKey,
        best: best ?? savedRun?.best ?? value,
        isWon: isWon || savedRun?.isWon === true,
      };
      if (isWon) saves.lastMode = modeAfter(mode) ?? mode;
    },
    async submit({ mode, run, game }) {
      const moves = structuredClone(game.moves) as unknown as JsonValue;
      const result = await starwick.run.submit({ moves });
      forget(mode, run.runId);
      return result;
    },
    drop: (mode) => void delete saves.puzzles[mode],
    forget: ({ mode, run }) => forget(mode, run.runId),
  };
}

/** Which puzzle is played: begins, resumes, keeps and submits runs. Knows nothing of the document. */
import type { GameInit, RunResult, RunStarted } from '@/lib/game-protocol';
import type { Starwick } from '../sdk/api';
import type { Edition } from './config';
import { levelFor } from './rules';
import { parseSaves, serialiseSaves, type SavedPuzzle } from './saves';
import { createGame, type Game } from './state';
import type { ModeKey } from './types';

export interface Puzzle {
  mode: ModeKey;
  run: RunStarted;
  isRanked: boolean;
  game: Game;
}

export interface Session {
  readonly saves: ReturnType<typeof parseSaves>;
  /** The saved state as it should be kept now. */
  serialise(): ReturnType<typeof serialiseSaves>;
  /** Begins or resumes the puzzle of a mode. Rejects with `{ code }` when a new one can't be had. */
  open(mode: ModeKey): Promise<Puzzle>;
  /** A puzzle without the server: never submitted. */
  practise(mode: ModeKey): Puzzle;
  /** Copies the puzzle into the saves. */
  keep(puzzle: Puzzle): void;
  /** Sends a finished puzzle; when it was taken, it leaves the saves. */
  submit(puzzle: Puzzle): Promise<RunResult>;
}

/** Makes the session of an edition over what the page said at the start. */
export function createSession(starwick: Starwick, init: GameInit, edition: Edition): Session {
  const saves = parseSaves(init.savedState, edition);

  const puzzleOf = (mode: ModeKey, run: RunStarted, isRanked: boolean, saved?: SavedPuzzle): Puzzle => {
    const level = levelFor(edition, { seed: run.seed, mode });
    if (!level) throw { code: 'refused', message: `No mode ${mode}` };
    saves.lastMode = mode;
    return { mode, run, isRanked, game: createGame(edition.variant, level, saved) };
  };
  const goOn = (mode: ModeKey, saved: SavedPuzzle, isRanked = saved.isRanked): Puzzle => {
    starwick.run.adopt(saved.run, saved.activeMs);
    return puzzleOf(mode, saved.run, isRanked, saved);
  };

  return {
    saves,
    serialise: () => serialiseSaves(saves),
    async open(mode) {
      const kept = saves.puzzles[mode];
      // A result that was not sent comes before anything new, or it would be overwritten.
      if (kept?.isFinished) return goOn(mode, kept);
      const isOtherDay = mode === 'daily' && init.levelKey !== null && kept?.run.levelKey !== init.levelKey;
      const saved = isOtherDay ? undefined : kept;
      if (saved && !saved.isRanked) return goOn(mode, saved);
      const resume = saved && { runId: saved.run.runId, activeMs: saved.activeMs };
      try {
        const run = await starwick.run.start({
          mode,
          levelKey: mode === 'daily' ? init.levelKey : null,
          resume,
        });
        if (run.mode !== mode) throw { code: 'failed', message: `Asked for ${mode}, got ${run.mode}` };
        if (saved?.run.seed === run.seed) return puzzleOf(mode, run, true, saved);
        // A run that the server has closed: what was filled in is worth more to its player than a rank. A new day is a new puzzle.
        if (saved && mode !== 'daily') return goOn(mode, saved, false);
        return puzzleOf(mode, run, true);
      } catch (error) {
        if (saved) return goOn(mode, saved);
        throw error;
      }
    },
    practise(mode) {
      const startedAt = new Date().toISOString();
      const run = {
        runId: `practice-${startedAt}`,
        seed: `practice-${startedAt}`,
        levelKey: null,
        mode,
        startedAt,
      };
      starwick.run.adopt(run, 0);
      return puzzleOf(mode, run, false);
    },
    keep({ mode, run, isRanked, game }) {
      saves.puzzles[mode] = {
        run,
        isRanked,
        activeMs: starwick.run.activeMs(),
        moves: [...game.moves],
        notes: [...game.notes],
        isFinished: game.isDone(),
      };
    },
    async submit({ mode, run, game }) {
      const result = await starwick.run.submit({ moves: game.moves.map((move) => [...move]) });
      if (saves.puzzles[mode]?.run.runId === run.runId) delete saves.puzzles[mode];
      return result;
    },
  };
}

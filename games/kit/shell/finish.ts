/** Ends a run: lights up the board, submits the run, and shows the result and the shared text. */
import type { Starwick } from '../../sdk/api';
import type { Saver } from '../saver';
import type { Screens } from '../screens';
import type { Sound } from '../sound';
import type { PuzzlePresenter } from './presenter';
import type { PlayedEdition, PuzzleGame } from './kind';
import { timeValue } from './value';
import { createReport } from './report';
import { showBoard, showResult, showTrouble, type Outcome } from './screens';
import type { OpenPuzzle, PuzzleSession } from './session';

const LIGHT_UP_MS = 900;

export interface FinishOptions<
  Mode extends string,
  Move,
  Game extends PuzzleGame<Move>,
  Extra extends object,
> {
  starwick: Starwick;
  session: PuzzleSession<Mode, Move, Game, Extra>;
  saver: Saver;
  screens: Screens;
  sound: Sound;
  face: PuzzlePresenter<Game>;
  edition: PlayedEdition<Mode>;
  puzzle: OpenPuzzle<Mode, Game>;
  label: string;
  timeMs: number;
  /** Whether the level was finished just now. False for a saved result that is sent again. */
  isFresh: boolean;
  isOpen(): boolean;
  next(): void;
  /** Opens another mode. */
  chapter(mode: Mode): void;
  /** Opens the start screen; null unless `next` starts another run of the same mode. */
  start: (() => void) | null;
  /** Whether the page shows the result, instead of the game. */
  hasPanel: boolean;
}

/** Lights up the board, submits a ranked result and shows it. A result that cannot be sent is saved for a retry. */
export async function finishPuzzle<
  Mode extends string,
  Move,
  Game extends PuzzleGame<Move>,
  Extra extends object,
>(ending: FinishOptions<Mode, Move, Game, Extra>): Promise<void> {
  const { starwick, session, saver, screens, sound, face, edition, puzzle } = ending;
  const { game } = puzzle;
  const value = face.value ?? timeValue;
  const isWon = face.isWon?.(game) ?? true;
  starwick.gameplay('stop');
  session.store(puzzle);
  const outcome: Outcome = {
    title: face.solvedTitle(game),
    picture: face.solvedPicture?.(game) ?? null,
    label: ending.label,
    summary: face.describeResult(game),
    value: value.of(game, ending.timeMs),
    parts: value.partsOf?.(game) ?? [],
    words: value,
    isWon,
    penaltyMs: game.play.penaltyMs,
    penaltyFor: face.penaltyFor ?? 'help',
    result: null,
    status: puzzle.isRanked ? 'sending' : 'unranked',
  };
  const grid = face.shareGrid?.(game);
  const nextMode = isWon ? session.after(puzzle.mode) : null;
  const before = puzzle.isRanked ? session.saves.feats[puzzle.mode] : undefined;
  const previousBest = before && before.levelKey === puzzle.run.levelKey ? before.best : null;
  const showNote = () => {
    if (puzzle.isRanked) session.note(puzzle, outcome.value, isWon, outcome.result?.best ?? null);
  };
  const chapter = nextMode && (() => ending.chapter(nextMode));
  const report = () => {
    starwick.result(
      createReport({
        ...{
          puzzle,
          outcome,
          shareText: shareText(),
          shareGrid: grid,
          hasChapter: chapter !== null,
          hasModes: ending.start !== null,
        },
        bestBefore: previousBest,
      }),
    );
    stopActions ??= starwick.on('resultAction', ({ runId, action }) => {
      if (runId !== puzzle.run.runId || !ending.isOpen()) return;
      if (action === 'retry') return void send();
      stopActions?.();
      starwick.result(null);
      if (action === 'chapter') chapter?.();
      else if (action === 'modes') (ending.start ?? ending.next)();
      else ending.next();
    });
  };
  let stopActions: (() => void) | undefined;
  const show = () =>
    ending.hasPanel
      ? report()
      : showResult(screens, outcome, {
          share: shareResult,
          showBoard: () => showBoard(screens, show),
          chapter,
          next: ending.next,
          start: ending.start,
          scores: () => starwick.navigate('scores'),
          playAgain: () => void send(),
        });
  const shareText = () => {
    const valueText = value.format(outcome.result?.value ?? outcome.value);
    const lines = [
      `${edition.title}: ${outcome.label}`,
      `${value.clause(outcome.title, valueText)}, ${outcome.summary}.`,
    ];
    if (grid) lines.push(grid.text, ...grid.rows);
    return lines.join('\n');
  };
  const shareResult = async () => {
    const text = shareText();
    // If sharing fails, the page shows the text for manual copying.
    const how = await starwick.share(text).catch(() => null);
    if (how === null) showTrouble(screens, 'Share', text, [{ label: 'Back', onPress: show }]);
    return how === 'copied' ? 'Copied. Paste it where your friends are.' : '';
  };
  const send = async () => {
    outcome.status = 'sending';
    show();
    try {
      outcome.result = await session.submit(puzzle);
      outcome.status = 'sent';
      showNote();
    } catch (error) {
      outcome.status = isRefusal(error) ? 'refused' : navigator.onLine ? 'kept' : 'offline';
      outcome.refusal = failureReasonOf(error);
      if (outcome.status === 'refused') session.forget(puzzle);
      else watchSettled();
    }
    saver.touch();
    if (ending.isOpen()) show();
  };
  /** Reports the outcome of a saved result, which the page sends by itself. */
  const watchSettled = () => {
    const stop = starwick.on('settled', ({ runId, result }) => {
      if (runId !== puzzle.run.runId) return;
      stop();
      outcome.result = result;
      outcome.status = result ? 'sent' : 'refused';
      session.forget(puzzle);
      saver.touch();
      if (ending.isOpen()) show();
    });
  };
  showNote();
  saver.touch();
  if (ending.isFresh) {
    const shone = face.view.shine();
    if (shone) await shone;
    if (isWon) starwick.celebrate();
    sound.play(isWon ? [523, 659, 784, 1047] : [392, 330, 294], { gapMs: 110, lengthMs: 420 });
    if (!starwick.settings().reducedMotion) await new Promise((done) => setTimeout(done, LIGHT_UP_MS));
  }
  if (puzzle.isRanked) return send();
  delete session.saves.puzzles[puzzle.mode];
  saver.touch();
  show();
}

const failureReasonOf = (error: unknown): string => {
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : '';
};

const isRefusal = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === 'refused' || code === 'not_found' || code === 'too_large';
};

/** Returns the number of hints as text, such as `no hints`, `1 hint` or `3 hints`. */
export function countHints(moves: readonly (readonly unknown[])[]): string {
  const hints = moves.filter(([kind]) => kind === 'hint').length;
  return hints ? `${hints} hint${hints > 1 ? 's' : ''}` : 'no hints';
}

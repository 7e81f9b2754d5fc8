/** Describes each mode in the start menu: a level in progress, the best result, and how today's daily counts. */
import { dayOf, formatTime } from '../time';
import type { PuzzleGame, PuzzleKind } from './kind';
import type { BestResult, SavedPuzzle } from './saves';
import type { StartChoice } from './screens';
import type { PuzzleSession } from './session';
import { timeValue, type PuzzleValue } from './value';

interface ChoiceContext<Mode extends string, Move, Game extends PuzzleGame<Move>, Extra extends object> {
  kind: Pick<PuzzleKind<Mode, Move, Game, Extra>, 'edition' | 'modeLabels' | 'isTouched'>;
  session: Pick<PuzzleSession<Mode, Move, Game, Extra>, 'saves' | 'savedOf'>;
  value: PuzzleValue<Game>;
  /** The day that the page requested, or null for today. */
  levelKey: string | null;
}

/** Creates the choices of the start menu, in the order of the edition's modes. */
export function createChoices<
  Mode extends string,
  Move,
  Game extends PuzzleGame<Move>,
  Extra extends object,
>({ kind, session, value, levelKey }: ChoiceContext<Mode, Move, Game, Extra>): StartChoice<Mode>[] {
  const today = dayOf(new Date());
  const formatBest = (best: number) =>
    value.label === timeValue.label
      ? value.format(best)
      : `${value.format(best)} ${value.label.toLowerCase()}`;
  return kind.edition.modes.map((mode) => {
    const stored = session.savedOf(mode);
    const isLeft = mode === 'daily' && !stored?.isFinished && stored?.run.levelKey !== (levelKey ?? today);
    // Pressing Play already opens a run, but without a move there is nothing to resume.
    const isUntouched =
      stored && !stored.isFinished && !(kind.isTouched?.(stored.moves) ?? stored.moves.length > 0);
    const saved = isLeft || isUntouched ? undefined : stored;
    const feat = bestResultOf(session.saves.feats[mode], mode === 'daily', levelKey ?? today);
    const daySuffix = (levelKey ?? today) === today ? ' today' : '';
    const reached = mode === 'daily' ? `${feat?.isWon ? 'Done' : 'Played'}${daySuffix}, ` : 'Best ';
    return {
      mode,
      label: kind.modeLabels[mode],
      isWon: feat?.isWon === true,
      ...(saved
        ? describeSavedRun(saved, value.label === timeValue.label)
        : { note: feat ? reached + formatBest(feat.best) : '', action: 'Play' }),
      line:
        feat && mode === 'daily' ? `Your first ${value.noun} of the day counts. Again is for practice.` : '',
    };
  });
}

/** Returns the preselected mode. A finished daily is not preselected, unless the page requested its day. */
export function findFirstChoice<Mode extends string>(
  choices: readonly StartChoice<Mode>[],
  {
    requested,
    last,
    isDayRequested,
  }: { requested: string | null; last: Mode | null; isDayRequested: boolean },
): Mode {
  const isOpen = ({ line, action }: StartChoice<Mode>) => !line || action !== 'Play';
  const selectedChoice =
    choices.find(({ mode }) => mode === requested) ?? choices.find(({ mode }) => mode === last);
  const first = selectedChoice ?? choices[0]!;
  if (isDayRequested || isOpen(first)) return first.mode;
  return (choices.find(({ action }) => action === 'Resume') ?? choices.find(isOpen) ?? first).mode;
}

/** Describes a level in progress: by its time if the game is timed, otherwise by its progress. */
function describeSavedRun(
  saved: SavedPuzzle<unknown, object>,
  isTimed: boolean,
): Pick<StartChoice<string>, 'note' | 'action'> {
  if (saved.isFinished) return { note: 'Solved, not sent yet', action: 'Send it' };
  const percent = Math.floor((saved.share ?? 0) * 100);
  const progressText = isTimed
    ? `, ${formatTime(saved.activeMs + (saved.penaltyMs ?? 0))}`
    : percent
      ? `, ${percent} %`
      : '';
  return { note: `Begun${progressText}`, action: 'Resume' };
}

/** Describes the best result of a mode. For a daily, only a result of the day that would be opened counts. */
const bestResultOf = (feat: BestResult | undefined, isDaily: boolean, day: string): BestResult | null =>
  feat && (!isDaily || feat.levelKey === day) ? feat : null;

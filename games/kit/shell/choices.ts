/** The start menu's text for each mode: a puzzle in progress, the best result, and how today's daily counts. */
import { dayOf, formatTime } from '../time';
import type { PuzzleGame, PuzzleKind } from './kind';
import type { Feat, SavedPuzzle } from './saves';
import type { StartChoice } from './screens';
import type { Session } from './session';
import { timeValue, type PuzzleValue } from './value';

interface Known<Mode extends string, Move, Game extends PuzzleGame<Move>, Extra extends object> {
  kind: Pick<PuzzleKind<Mode, Move, Game, Extra>, 'edition' | 'modeLabels' | 'isTouched'>;
  session: Pick<Session<Mode, Move, Game, Extra>, 'saves' | 'savedOf'>;
  value: PuzzleValue<Game>;
  /** The day that the page has requested, null for today. */
  levelKey: string | null;
}

/** Creates the choices of the start menu, in the order of the edition. */
export function choicesOf<Mode extends string, Move, Game extends PuzzleGame<Move>, Extra extends object>({
  kind,
  session,
  value,
  levelKey,
}: Known<Mode, Move, Game, Extra>): StartChoice<Mode>[] {
  const today = dayOf(new Date());
  const written = (best: number) =>
    value.label === timeValue.label
      ? value.format(best)
      : `${value.format(best)} ${value.label.toLowerCase()}`;
  return kind.edition.modes.map((mode) => {
    const stored = session.savedOf(mode);
    const isLeft = mode === 'daily' && !stored?.isFinished && stored?.run.levelKey !== (levelKey ?? today);
    // A press on Play opens a run; without a move there is nothing to resume.
    const isUntouched =
      stored && !stored.isFinished && !(kind.isTouched?.(stored.moves) ?? stored.moves.length > 0);
    const saved = isLeft || isUntouched ? undefined : stored;
    const feat = featOf(session.saves.feats[mode], mode === 'daily', levelKey ?? today);
    const when = (levelKey ?? today) === today ? ' today' : '';
    const reached = mode === 'daily' ? `${feat?.isWon ? 'Done' : 'Played'}${when}, ` : 'Best ';
    return {
      mode,
      label: kind.modeLabels[mode],
      isWon: feat?.isWon === true,
      ...(saved
        ? begun(saved, value.label === timeValue.label)
        : { note: feat ? reached + written(feat.best) : '', action: 'Play' }),
      line:
        feat && mode === 'daily' ? `Your first ${value.noun} of the day counts. Again is for practice.` : '',
    };
  });
}

/** Returns the preselected mode: the requested one, unless it is a finished daily; a requested day stays selected. */
export function firstOf<Mode extends string>(
  choices: readonly StartChoice<Mode>[],
  {
    requested,
    last,
    isDayRequested,
  }: { requested: string | null; last: Mode | null; isDayRequested: boolean },
): Mode {
  const isOpen = ({ line, action }: StartChoice<Mode>) => !line || action !== 'Play';
  const wanted = choices.find(({ mode }) => mode === requested) ?? choices.find(({ mode }) => mode === last);
  const first = wanted ?? choices[0]!;
  if (isDayRequested || isOpen(first)) return first.mode;
  return (choices.find(({ action }) => action === 'Resume') ?? choices.find(isOpen) ?? first).mode;
}

/** Returns the note of a puzzle in progress: its time if the game is timed, otherwise its progress. */
function begun(
  saved: SavedPuzzle<unknown, object>,
  isTimed: boolean,
): Pick<StartChoice<string>, 'note' | 'action'> {
  if (saved.isFinished) return { note: 'Solved, not sent yet', action: 'Send it' };
  const percent = Math.floor((saved.share ?? 0) * 100);
  const far = isTimed
    ? `, ${formatTime(saved.activeMs + (saved.penaltyMs ?? 0))}`
    : percent
      ? `, ${percent} %`
      : '';
  return { note: `Begun${far}`, action: 'Resume' };
}

/** Returns the best result of a mode; of a daily, only that of the day that would be opened. */
const featOf = (feat: Feat | undefined, isDaily: boolean, day: string): Feat | null =>
  feat && (!isDaily || feat.levelKey === day) ? feat : null;

/** The text that is shared: the day and the time, nothing of the puzzle. */
import { formatTime } from '../kit/time';
import type { Outcome } from './screens';
import type { Puzzle } from './session';

/** Makes the text, such as `Quiet Sudoku: Thursday 20 November, medium` and the time under it. */
export function shareText(title: string, { game }: Puzzle, outcome: Outcome): string {
  const hints = game.moves.filter(([kind]) => kind === 'hint').length;
  const help = hints ? `${hints} hint${hints > 1 ? 's' : ''}` : 'no hints';
  return `${title}: ${outcome.label}\nSolved in ${formatTime(outcome.result?.value ?? outcome.timeMs)}, ${help}.`;
}

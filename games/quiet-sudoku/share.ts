/** The text that is shared: the day and the time, nothing of the puzzle. */
import { formatDay, formatTime } from '../kit/time';
import type { Edition } from './config';
import type { Outcome } from './screens';
import type { Puzzle } from './session';

/** Makes the text, in English like the rest of the game. */
export function shareText(edition: Edition, { run, mode, game }: Puzzle, outcome: Outcome): string {
  const hints = game.moves.filter(([kind]) => kind === 'hint').length;
  const what =
    mode === 'daily' && run.levelKey ? `${edition.title}, ${formatDay(run.levelKey, 'en')}` : edition.title;
  const help = hints ? `${hints} hint${hints > 1 ? 's' : ''}` : 'no hints';
  return `${what} (${game.play.level.grade})\nSolved in ${formatTime(outcome.result?.value ?? outcome.timeMs)}, ${help}.`;
}

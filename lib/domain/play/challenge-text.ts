/** The texts of a challenge; none of them reveals a part of the puzzle or its solution. */
import type { Challenge } from '../../contract/challenges';
import { duration, grouped, resultText } from './amounts';
import { dateOfKey, dayAndMonth } from '../days/calendar-days';

type ValueFormat = Pick<Challenge, 'columnType' | 'reverse'>;

/** The text that replaces a hidden name. */
export const HIDDEN_NAME = 'A player';

/** Returns the sender's name, or `HIDDEN_NAME` if the sender hides it. */
export const senderNameOf = ({ sender }: Pick<Challenge, 'sender'>): string =>
  sender.displayName ?? HIDDEN_NAME;

/** Returns the puzzle's name, such as "Quiet Sudoku, November 26". */
export const puzzleText = (
  title: string,
  { levelKey, modeLabel }: Pick<Challenge, 'levelKey' | 'modeLabel'>,
): string => `${title}, ${levelKey ? dayAndMonth(dateOfKey(levelKey)) : modeLabel}`;

/** Returns the question to the receiver, such as "Mira solved this in 1:12. Can you?" */
export const questionText = (challenge: Challenge): string => {
  const { sender, columnType, reverse } = challenge;
  const [name, value] = [senderNameOf(challenge), resultText(sender.value, columnType)];
  if (columnType === 'score')
    return reverse ? `${name} needed ${value}. Can you do better?` : `${name} scored ${value}. Can you?`;
  return reverse ? `${name} solved this in ${value}. Can you?` : `${name} lasted ${value}. Can you?`;
};

const differenceText = (by: number, { columnType, reverse }: ValueFormat): string => {
  if (columnType === 'time') return `${duration(by)} ${reverse ? 'faster' : 'longer'}`;
  return `${grouped(by)} ${reverse ? 'fewer' : 'ahead'}`;
};

/**
 * Compares both results, such as "Both lit. Mira was 0:19 faster."
 * @param own the value of the player who answered
 */
export const outcomeText = (challenge: Challenge, own: number): string => {
  const { sender, columnType, reverse } = challenge;
  // Rounds times down to whole seconds, as they are shown, so that the difference matches the shown times.
  const roundAsShown = (value: number): number =>
    columnType === 'time' ? Math.floor(value / 1000) * 1000 : value;
  const by = roundAsShown(own) - roundAsShown(sender.value);
  if (by === 0) return 'Both lit, with the same result.';
  const isOwnBetter = reverse ? by < 0 : by > 0;
  const winner = isOwnBetter ? 'You were' : `${senderNameOf(challenge)} was`;
  return `Both lit. ${winner} ${differenceText(Math.abs(by), challenge)}.`;
};

/** Returns the text that notifies the sender of an answer, such as "Mira answered your challenge with 1:12." */
export const answeredText = (
  columnType: Challenge['columnType'],
  { displayName, value }: { displayName: string; value: number },
): string => `${displayName} answered your challenge with ${resultText(value, columnType)}.`;

/** Returns the title and description of the link's preview: who sent the challenge, and for which puzzle. */
export const challengePreview = (
  title: string,
  challenge: Challenge,
): { title: string; description: string } => ({
  title: `${senderNameOf(challenge)} challenges you to ${title}`,
  description: `${questionText(challenge)} You get the same puzzle. Free, no account needed.`,
});

/**
 * Returns the path that opens a challenge's puzzle.
 * @param href the game's own path
 */
export const challengeStart = (href: string, { id, mode, levelKey }: Challenge): string =>
  `${href}?${new URLSearchParams({ challenge: id, mode, ...(levelKey && { level: levelKey }) })}`;

/** Returns the text to share with a link: the puzzle and the result to beat, without the sender's name. */
export const challengeShareText = (title: string, challenge: Challenge, url: string): string => {
  const { sender, columnType } = challenge;
  const puzzle = puzzleText(title, challenge);
  return `${puzzle}\nThe result to beat: ${resultText(sender.value, columnType)}\n${url}`;
};

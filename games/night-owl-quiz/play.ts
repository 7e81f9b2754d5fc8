/** A round in play: the questions, the effect of a press, the end. The replay and the screen share this code. */
import { FIGURE_HIDDEN, SLIP_MS } from './config';
import type { Level, Move, Play, Question } from './types';

/** Begins a round. */
export const createPlay = (level: Level): Play => ({
  level,
  at: 0,
  isLooked: false,
  found: [],
  missed: [],
  slips: level.questions.map(() => 0),
  penaltyMs: 0,
});

export const questionOf = ({ level, at }: Play): Question | null => level.questions[at] ?? null;
export const isFinished = (play: Play): boolean => questionOf(play) === null;
export const progressOf = ({ at, level }: Play): number => at / level.questions.length;
/** Returns whether a question is more difficult than the one before it. */
export const isHarder = ({ steps }: Level, at: number): boolean => at > 0 && steps[at]! > steps[at - 1]!;
/** Returns the number of questions answered without a mistake. */
export const countClean = ({ slips, at }: Play): number =>
  slips.filter((count, question) => question < at && count === 0).length;
const rowsOf = ({ slips, at }: Play): number[] => {
  const rows = [0];
  for (const count of slips.slice(0, at)) rows.push(count ? 0 : rows.at(-1)! + 1);
  return rows;
};
/** Returns the current streak of correct first answers. */
export const countRow = (play: Play): number => rowsOf(play).at(-1)!;
/** Returns the longest streak. */
export const countLongestRow = (play: Play): number => Math.max(...rowsOf(play));
/** Returns whether a figure that the player has to remember is still visible. */
export const isLooking = (play: Play): boolean => !!questionOf(play)?.isHiddenAfterLooking && !play.isLooked;

function goToNextQuestion(play: Play): void {
  play.at += 1;
  play.isLooked = false;
  play.found = [];
  play.missed = [];
}

function recordSlip(play: Play, pressed: number): null {
  play.missed.push(pressed);
  play.slips[play.at]! += 1;
  play.penaltyMs += SLIP_MS;
  return null;
}

function chooseOption(play: Play, pressed: number, question: Question & { kind: 'choice' }): string | null {
  if (pressed >= question.options.length) return `no option ${pressed}`;
  if (play.missed.includes(pressed)) return 'an option that is out';
  if (pressed !== question.answer) return recordSlip(play, pressed);
  goToNextQuestion(play);
  return null;
}

function tapCell(play: Play, pressed: number, question: Question & { kind: 'taps' }): string | null {
  const { cells, isOrdered, columns, rows, task, labels } = question;
  if (pressed >= columns * rows) return `no cell ${pressed}`;
  if (task === 'order' && !labels[pressed]) return 'an empty cell';
  if (play.found.includes(pressed)) return 'a cell that was found';
  const isRight = isOrdered ? cells[play.found.length] === pressed : cells.includes(pressed);
  if (!isRight) return play.missed.includes(pressed) ? 'a cell that is out' : recordSlip(play, pressed);
  play.found.push(pressed);
  // In an ordered question, a wrong cell may be the next correct one.
  if (isOrdered) play.missed = [];
  if (play.found.length === cells.length) goToNextQuestion(play);
  return null;
}

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: Play, [pressed]: Move): string | null {
  const question = questionOf(play);
  if (!question) return 'move after the end';
  if (pressed === FIGURE_HIDDEN) {
    if (!isLooking(play)) return 'nothing to look at';
    play.isLooked = true;
    return null;
  }
  if (isLooking(play)) return 'it is still in sight';
  return question.kind === 'choice'
    ? chooseOption(play, pressed, question)
    : tapCell(play, pressed, question);
}

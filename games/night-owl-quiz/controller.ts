/** Handles the player's actions. */
import { createArrowKeys } from '../kit/keyboard';
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import { createTimeValue } from '../kit/shell/value';
import { type Edition, GUARD_MS } from './config';
import { howToPictures } from './how-to';
import { countClean, countLongestRow, countRow, isHarder } from './play';
import type { Game, Outcome } from './state';
import { createView } from './view';
import { explainQuestion } from './why';

const TONES: Record<Outcome, readonly number[]> = {
  nothing: [],
  found: [523],
  right: [523, 784],
  slip: [196],
  looked: [392],
};
const CHOICES = 4;
/** The minimum streak of correct first answers that is announced. */
const ROW_ANNOUNCED = 3;
/** The notes that a growing streak plays, one after the other. */
const CLIMB = [523, 587, 659, 698, 784, 880, 988, 1047];

/** Creates the screen of an edition. Its controls act on the open round. */
export function createPresenter(
  edition: Edition,
  { act, pause, sound }: PuzzleActions<Game>,
): PuzzlePresenter<Game> {
  let changedAt = -Infinity;
  const isGuarded = () => performance.now() - changedAt < GUARD_MS;
  const tonesOf = (outcome: Outcome, row: number): number[] => {
    if (outcome !== 'right' || row < 2) return [...TONES[outcome]];
    const at = Math.min(row - 1, CLIMB.length - 1);
    return [CLIMB[at - 1]!, CLIMB[at]!];
  };
  /**
   * Returns the explanation after a mistake. Otherwise, returns the streak, and whether the next question is more
   * difficult.
   */
  const praise = ({ play, level }: Game, row: number): string => {
    const last = level.questions[play.at - 1];
    if (last && play.slips[play.at - 1]) {
      const why = explainQuestion(last);
      return why && `The last one: ${why}`;
    }
    const harderNote = isHarder(level, play.at) ? 'Now a little harder.' : '';
    return [row >= ROW_ANNOUNCED ? `${row} in a row.` : '', harderNote].filter(Boolean).join(' ');
  };
  const describe = (outcome: Outcome, game: Game) => {
    if (outcome === 'nothing') return undefined;
    const row = countRow(game.play);
    sound.play(tonesOf(outcome, row), { lengthMs: outcome === 'slip' ? 180 : 90 });
    if (outcome === 'right' || outcome === 'looked') changedAt = performance.now();
    if (outcome === 'right' || outcome === 'slip') view.nod(outcome === 'right');
    if (outcome === 'slip') return 'No. Eight seconds more.';
    return outcome === 'right' ? praise(game, row) : undefined;
  };
  const press = (at: number) =>
    act((game) => {
      if (isGuarded()) return undefined;
      if (game.question?.kind === 'taps') game.moveTo(at);
      return describe(game.press(at), game);
    });
  const finishLooking = () => act((game) => (isGuarded() ? undefined : describe(game.look(), game)));
  const step = (right: number, down: number) => () =>
    act((game) => {
      if (game.question?.kind !== 'taps' || game.isLooking) return undefined;
      game.step(right, down);
      view.focusBoard();
      return undefined;
    });
  const pressHere = (event: KeyboardEvent) =>
    act((game) => {
      if (event.repeat || isGuarded()) return undefined;
      if (game.isLooking) return describe(game.look(), game);
      return game.question?.kind === 'taps' ? describe(game.press(game.cursor), game) : undefined;
    });
  const choose = (at: number, event: KeyboardEvent) =>
    act((game) => {
      if (event.repeat || isGuarded() || game.question?.kind !== 'choice') return undefined;
      return describe(game.press(at), game);
    });
  const view = createView({ onPress: press, onLook: finishLooking, onPause: pause });
  return {
    view,
    keys: {
      ...createArrowKeys(step),
      ' ': pressHere,
      Enter: pressHere,
      ...Object.fromEntries(
        Array.from(
          { length: CHOICES },
          (_, at) => [String(at + 1), (event: KeyboardEvent) => choose(at, event)] as const,
        ),
      ),
    },
    howTo: () => howToPictures(edition),
    onOpen: (_, day) => view.open(edition.title, day),
    countedNoun: 'questions',
    levelName: () => '',
    solvedTitle: ({ play }) =>
      countClean(play) === play.slips.length ? 'Every window at the first go' : 'All twelve answered',
    value: createTimeValue('Another round'),
    penaltyFor: 'slips',
    describeResult: ({ play }) =>
      `${countClean(play)} of ${play.slips.length} at the first go, ${countLongestRow(play)} of them in a row`,
  };
}

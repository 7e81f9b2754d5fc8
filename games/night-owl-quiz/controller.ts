/** What happens when the player does something. */
import type { PuzzleActions, PuzzleFace } from '../kit/puzzle/face';
import { type Edition, GUARD_MS } from './config';
import { howToPictures } from './how-to';
import { countClean } from './play';
import type { Game, Outcome } from './state';
import { createView } from './view';

const TONES: Record<Outcome, readonly number[]> = {
  nothing: [],
  found: [523],
  right: [523, 784],
  slip: [196],
  looked: [392],
};
const CHOICES = 4;

/** Makes the screen of an edition, whose controls act on the open round. */
export function createFace(edition: Edition, { act, pause, sound }: PuzzleActions<Game>): PuzzleFace<Game> {
  let rightAt = -Infinity;
  const isGuarded = () => performance.now() - rightAt < GUARD_MS;
  const told = (outcome: Outcome) => {
    if (outcome === 'nothing') return undefined;
    sound.play([...TONES[outcome]], { lengthMs: outcome === 'slip' ? 180 : 90 });
    if (outcome === 'right') rightAt = performance.now();
    if (outcome === 'right' || outcome === 'slip') view.nod(outcome === 'right');
    return outcome === 'slip' ? 'No. Eight seconds more.' : '';
  };
  const press = (at: number) =>
    act((game) => {
      if (isGuarded()) return undefined;
      if (game.question?.kind === 'taps') game.moveTo(at);
      return told(game.press(at));
    });
  const look = () => act((game) => told(game.look()));
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
      if (game.isLooking) return told(game.look());
      return game.question?.kind === 'taps' ? told(game.press(game.cursor)) : undefined;
    });
  const choose = (at: number, event: KeyboardEvent) =>
    act((game) => {
      if (event.repeat || isGuarded() || game.question?.kind !== 'choice') return undefined;
      return told(game.press(at));
    });
  const view = createView({ onPress: press, onLook: look, onPause: pause });
  return {
    view,
    keys: {
      ArrowUp: step(0, -1),
      ArrowDown: step(0, 1),
      ArrowLeft: step(-1, 0),
      ArrowRight: step(1, 0),
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
    opened: (_, day) => view.open(edition.title, day),
    levelName: () => '',
    solvedTitle: ({ play }) =>
      countClean(play) === play.slips.length ? 'Every window at the first go' : 'All twelve answered',
    penaltyFor: 'slips',
    howItWent: ({ play }) => `${countClean(play)} of ${play.slips.length} at the first go`,
  };
}

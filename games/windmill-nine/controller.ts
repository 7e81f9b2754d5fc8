/** Handles the player's actions. */
import { createChargeButton } from '../kit/charge';
import { listenToPulls } from '../kit/pull';
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import type { PuzzleValue } from '../kit/shell/value';
import { circlePartOf } from './aim';
import { createCard } from './card';
import { CIRCLE, MAX_STROKES, STRENGTHS } from './config';
import { howToPictures } from './how-to';
import { parOf, totalOf } from './play';
import { fullPull, MIN_PULL } from './pull';
import { playEvent, playHoled, playStroke } from './sounds';
import type { Game } from './state';
import type { Outcome } from './types';
import { createView } from './view';
import { compareWithPar, countStrokes, nameOf, titleOf } from './words';

const AIM_STEP = 8;
const FAST_AIM_STEP = 20;
/** How long the strength rises while Space is held, in ms. Then it falls for the same time, and rises again. */
const SWING_MS = 1500;

const swingStrengthOf = (heldMs: number): number => {
  const swing = (heldMs / SWING_MS) % 2;
  return swing < 1 ? swing : 2 - swing;
};

const resultValue: PuzzleValue<Game> = {
  label: 'Strokes',
  noun: 'round',
  another: 'Play again',
  isRestarted: true,
  of: ({ play }) => totalOf(play),
  format: (strokes) => String(strokes),
  paused: (valueText) => `${countStrokes(Number(valueText))} so far. The round is saved.`,
  clause: (title, valueText) => `${title}: ${countStrokes(Number(valueText))}`,
};

/** Creates the screen. Its controls act on the open round. */
export function createPresenter({ act, pause, sound }: PuzzleActions<Game>): PuzzlePresenter<Game> {
  let open: Game | null = null;
  let isUpRequested = false;
  const confirmUp = (isConfirming: boolean) => {
    isUpRequested = isConfirming;
    view.confirmUp(isConfirming);
  };
  const canAim = () => open !== null && !open.isDone() && !course.isRolling() && !view.isCardShown();
  const showNext = (game: Game) => {
    game.aimAtCup();
    course.open(game);
    view.render(game);
    view.focusBoard();
    course.setAiming(false);
    view.say(`Hole ${game.play.card.length + 1}: ${game.hole().name}, par ${game.hole().par}.`);
  };
  const closeHole = (game: Game, hole: number, strokes: number, isPickedUp = false) => {
    const { par } = game.play.holes[hole]!;
    if (!isPickedUp) playHoled(sound, strokes, par);
    if (game.isDone()) return;
    const title = isPickedUp ? 'Picked up' : nameOf(strokes, par);
    const { card } = game.play;
    const score = compareWithPar(totalOf(game.play), parOf(game.play, card.length));
    const text = `${countStrokes(strokes)} on a par ${par}. The round stands ${score}.`;
    view.say('');
    view.showCard(game, title, text, 'Next hole', () => showNext(game));
  };
  const afterRest = (game: Game, { hole, holed, roll }: Outcome) => {
    if (open !== game) return;
    if (holed !== null) return closeHole(game, hole, holed);
    game.aimAtCup();
    view.render(game);
    const lost = game.edition.course === 'garden' ? 'In the water' : 'Over the edge';
    const penaltyText = roll.end === 'fall' ? `${lost}: one stroke more. ` : '';
    view.say(`${penaltyText}Stroke ${game.play.strokes + 1} of ${MAX_STROKES} comes next.`);
  };
  const strike = () => {
    if (!canAim()) return;
    act((game) => {
      confirmUp(false);
      course.setAiming(false);
      playStroke(sound, game.strength);
      const outcome = game.strike(course.step());
      const rolled = course.roll(outcome, (event) => playEvent(sound, event));
      view.waitFor(rolled);
      void rolled.then(() => afterRest(game, outcome));
      return '';
    });
  };
  // Aiming does not change the saved state, so it bypasses `act`, which would save.
  const aim = (change: (game: Game) => void) => {
    if (!canAim()) return;
    change(open!);
    course.setAiming(true);
  };
  const turn = (direction: 1 | -1) => (event: KeyboardEvent) =>
    aim((game) =>
      game.aimAt(game.angle + direction * (event.shiftKey ? 1 : event.repeat ? FAST_AIM_STEP : AIM_STEP)),
    );
  const changeStrength = (direction: 1 | -1) => (event: KeyboardEvent) =>
    aim((game) => game.setStrength(game.strength + direction * (event.shiftKey ? 1 : 2)));
  const charge = createChargeButton(
    swingStrengthOf,
    (share) => aim((game) => game.setStrength(1 + share * (STRENGTHS - 1))),
    () => strike(),
  );
  const pressSpace = (event: KeyboardEvent) => {
    if (view.isCardShown()) return event.repeat ? undefined : view.passCard();
    if (course.isRolling()) return course.hurry();
    if (canAim() && !event.repeat) charge.press();
  };
  const pressEnter = (event: KeyboardEvent) => {
    if (event.repeat) return;
    if (view.isCardShown()) view.passCard();
    else if (course.isRolling()) course.hurry();
    else strike();
  };
  const pickUp = () => {
    if (!canAim()) return;
    act((game) => {
      if (!isUpRequested) return (confirmUp(true), 'Press Pick up again: the hole counts eight.');
      confirmUp(false);
      const hole = game.play.card.length;
      game.pickUp();
      closeHole(game, hole, MAX_STROKES, true);
      return undefined;
    });
  };
  const lookAtCard = () => {
    if (!canAim()) return;
    const { play } = open!;
    const score = play.card.length
      ? `${countStrokes(totalOf(play))} so far.`
      : 'Lower is better; eight strokes end a hole.';
    view.showCard(open!, 'Scorecard', score, 'Back to the hole', () => view.focusBoard());
  };
  const view = createView({ onCard: lookAtCard, onUp: pickUp, onPause: pause });
  const { course } = view;
  listenToPulls(course.node, MIN_PULL, {
    onPull(dx, dy) {
      const { clientWidth, clientHeight } = course.node;
      const [x, y] = course.turnBack(dx, dy);
      const share = Math.min(1, Math.hypot(dx, dy) / fullPull(clientWidth, clientHeight));
      aim((game) => {
        game.aimAt(circlePartOf(-x, -y, CIRCLE));
        game.setStrength(share * STRENGTHS);
      });
    },
    onRelease: strike,
    onCancel: () => course.setAiming(false),
    onTap: () => canAim() && view.say('Drag back from anywhere, further for a stronger stroke, and let go.'),
    onHurry: () => course.isRolling() && (course.hurry(), true),
  });
  return {
    view,
    value: resultValue,
    keys: {
      ArrowLeft: turn(-1),
      ArrowRight: turn(1),
      ArrowUp: changeStrength(1),
      ArrowDown: changeStrength(-1),
      ' ': pressSpace,
      Enter: pressEnter,
      c: lookAtCard,
    },
    howTo: howToPictures,
    onOpen(game) {
      open = game;
      confirmUp(false);
      view.hideCard();
      view.waitFor(Promise.resolve());
      course.open(game);
      course.setAiming(false);
    },
    levelName: () => '',
    solvedTitle: ({ play }) => titleOf(play),
    solvedPicture: ({ play }) => createCard(play),
    isWon: ({ play }) => totalOf(play) <= parOf(play),
    describeResult: ({ play }) => compareWithPar(totalOf(play), parOf(play)),
  };
}

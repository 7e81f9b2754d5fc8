/** Handles the player's actions and the opponent's strokes. */
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import { partOfDirection, directionOfPart } from './circle';
import { CIRCLE, STRENGTHS, type Edition } from './config';
import { howToPictures } from './how-to';
import { createHurryControl } from './hurry';
import { isOpponentsTurn } from './play';
import { listenToBar, listenToTable } from './pointer';
import { playEvent, playFoul, playGood } from './sounds';
import type { Game } from './state';
import type { Outcome, Spin } from './types';
import { tableOf } from './trick-round';
import { createView } from './view';
import {
  announcementOf,
  describeResult,
  SPIN_NAMES,
  describeAim,
  describeOutcome,
  titleOf,
  turnOf,
  value,
} from './words';

const AIM_STEP = 40;
const FAST_AIM_STEP = 160;
const FAST_FINE = 6;
const CARRY = 0.25;
const FINE_CARRY = 0.05;
const ANSWER_AFTER_MS = 420;
/** The cosine of the maximum angle between a pull and the aim, about nine degrees. */
const MIN_PULL_COSINE = 0.988;

/** Creates the screen of an edition. Its controls act on the open game. */
export function createPresenter(
  edition: Edition,
  { act, pause, sound }: PuzzleActions<Game>,
): PuzzlePresenter<Game> {
  let open: Game | null = null;
  let isPrompted = false;
  let before = 0;
  const confirm = (isConfirming: boolean) => {
    isPrompted = isConfirming;
    view.showConfirmation(isConfirming);
  };
  const canAim = () => open !== null && !open.isDone() && !table.isRolling() && !isOpponentsTurn(open.play);
  const hurry = createHurryControl({ isRolling: () => table.isRolling(), hurry: () => table.hurry() });

  const afterRest = (game: Game, outcome: Outcome) => {
    hurry.ballsAtRest();
    if (open !== game) return;
    const flash = announcementOf(outcome, game.play);
    if (flash) view.flash(flash);
    if (outcome.foul || outcome.trick === 'failed') playFoul(sound);
    else if (outcome.trick === 'done') playGood(sound);
    view.announce(describeOutcome(outcome, game, table.isLying()));
    if (!game.isDone() && !isOpponentsTurn(game.play)) game.aimAtNearest();
    if (outcome.trick === 'failed') game.aimAgain();
    view.render(game);
    if (isOpponentsTurn(game.play)) awaitAnswer(game);
  };
  const show = (game: Game, outcome: Outcome) => {
    const rolled = table.roll(outcome, (event) => playEvent(sound, event));
    view.waitFor(rolled);
    void rolled.then(() => afterRest(game, outcome));
  };
  /** Lets the opponent strike after the player's stroke has been shown. Waits while the game is paused. */
  const awaitAnswer = (game: Game) => {
    setTimeout(() => {
      if (open !== game || table.isRolling() || !isOpponentsTurn(game.play)) return;
      act((current) => {
        if (current !== game) return undefined;
        const outcome = game.answer();
        if (outcome) show(game, outcome);
        return undefined;
      });
      awaitAnswer(game);
    }, ANSWER_AFTER_MS);
  };
  const strike = () => {
    if (!canAim()) return;
    act((game) => {
      confirm(false);
      show(game, game.strike());
    });
  };
  // Aiming does not change the saved state, so it bypasses `act`, which would save.
  const aim = (change: (game: Game) => void) => {
    if (!canAim()) return;
    change(open!);
    view.showAim(open!);
  };
  const turn = (direction: 1 | -1) => (event: KeyboardEvent) => {
    const { shiftKey, repeat } = event;
    aim((game) => {
      if (game.isPlacing) carry(game, direction, 0, event);
      else
        game.aimAt(
          game.angle + direction * (shiftKey ? (repeat ? FAST_FINE : 1) : repeat ? FAST_AIM_STEP : AIM_STEP),
        );
      view.whisper(describeAim(game));
    });
  };
  const changeStrength = (direction: 1 | -1) => (event: KeyboardEvent) =>
    aim((game) =>
      game.isPlacing
        ? carry(game, 0, -direction, event)
        : game.setStrength(game.strength + direction * (event.shiftKey ? 1 : 2)),
    );
  /** Moves the cue ball by a step in screen directions. */
  const carry = (game: Game, right: number, down: number, { shiftKey }: KeyboardEvent) => {
    const [x, y] = game.ballPositions()[0]!;
    const [zx, zy] = table.toTable(0, 0);
    const [px, py] = table.toTable(right, down);
    const length = Math.hypot(px - zx, py - zy) || 1;
    const step = shiftKey ? FINE_CARRY : CARRY;
    game.placeAt([x + ((px - zx) / length) * step, y + ((py - zy) / length) * step]);
  };
  const setSpin = (spin: Spin) =>
    aim((game) => {
      game.setSpin(spin);
      view.say(`${SPIN_NAMES[spin]}.`);
    });
  const nextSpin = () => open && setSpin(open.spin === 1 ? 0 : open.spin === 0 ? -1 : 1);
  const confirmPlacement = () =>
    aim((game) => {
      if (!game.inHand()) return view.say('The cue ball is not in hand.');
      game.setPlacing(!game.isPlacing);
      view.focusBoard();
      return view.say(
        view.note(game.isPlacing ? 'Arrows move the cue ball, or drag it. B places it.' : 'Arrows aim.'),
      );
    });
  const resign = () => {
    if (!canAim()) return;
    act((game) => {
      if (!isPrompted) return (confirm(true), view.note('Press it once more to end the frame.'));
      confirm(false);
      game.say(['resign']);
      return 'You gave up.';
    });
  };
  const beginAgain = () => {
    if (!canAim()) return;
    act((game) => {
      if (game.say(['again'])) return undefined;
      table.open(game);
      game.aimAtNearest();
      game.aimAgain();
      return 'Set up again, and aimed as before.';
    });
  };
  const leave = () => {
    if (!canAim()) return;
    act((game) => {
      if (!isPrompted) return (confirm(true), view.note('Press Leave again: the table counts nothing.'));
      confirm(false);
      game.say(['skip']);
      if (game.isDone()) return undefined;
      table.open(game);
      game.aimAtNearest();
      return turnOf(game);
    });
  };
  const showAnswer = () => {
    if (!canAim()) return;
    act((game) => {
      const { play } = game;
      if (play.kind !== 'tricks') return undefined;
      const stroke = game.answerNow();
      if (!stroke) return view.note('Begin again first: the answer is for the table as it was set up.');
      if (!play.isShown) game.say(['show']);
      const [angle, strength, spin] = stroke;
      game.aimAt(angle);
      game.setStrength(strength);
      game.setSpin(spin);
      const shotsLeft = tableOf(play).answer.length - play.used - 1;
      const nextHintText = shotsLeft > 0 ? ' Then Show again for the next stroke.' : '';
      return view.note(
        `Aimed as it can be done, ${SPIN_NAMES[spin].toLowerCase()}. Press Strike, not the bar.${nextHintText}`,
      );
    });
  };
  const press = (event: KeyboardEvent) => {
    if (event.repeat || hurry.press()) return;
    if (open?.isPlacing) confirmPlacement();
    else strike();
  };

  const view = createView(edition, {
    onSpin: setSpin,
    onFine: (parts) =>
      aim((game) => {
        game.aimAt(game.angle + parts);
        view.whisper(describeAim(game));
      }),
    onStrike: strike,
    onPlace: confirmPlacement,
    onResign: resign,
    onShow: showAnswer,
    onAgain: beginAgain,
    onSkip: leave,
    onPause: pause,
  });
  const { table } = view;
  listenToTable(table.node, {
    toTable: (x, y) => table.toTable(x, y),
    reach: () => Math.max(0.8, 24 / table.ballSize()),
    isHeld: () => canAim() && open!.inHand() !== null,
    cue: () => open?.ballPositions()[0] ?? [0, 0],
    onTap: (point) => aim((game) => (game.isPlacing ? game.placeAt(point) : game.aimTowards(point))),
    onTurn: (share) => {
      if (!canAim()) return;
      turned += share * CIRCLE;
      const wholeTurns = Math.trunc(turned);
      turned -= wholeTurns;
      aim((game) => game.aimAt(game.angle + wholeTurns));
    },
    onCarry: (point) => aim((game) => game.placeAt(point)),
    canPull() {
      before = open?.strength ?? 0;
      return canAim() && !open!.isPlacing;
    },
    onPull: ([dx, dy], share) =>
      aim((game) => {
        const [x, y] = directionOfPart(game.angle);
        const length = Math.hypot(dx, dy);
        // A pull that roughly follows the aim is a stroke and does not change the aim.
        if (-(dx * x + dy * y) < MIN_PULL_COSINE * length) game.aimAt(partOfDirection(-dx, -dy));
        game.setStrength(share * STRENGTHS);
      }),
    onRelease: strike,
    onCancel: () => aim((game) => game.setStrength(before)),
    onHurry: hurry.press,
  });
  let turned = 0;
  listenToBar(view.bar, {
    canPull() {
      before = open?.strength ?? 0;
      return canAim();
    },
    onPull: (share) => aim((game) => game.setStrength(share * STRENGTHS)),
    onRelease: strike,
    onCancel: () => aim((game) => game.setStrength(before)),
    onHurry: hurry.press,
  });
  return {
    view,
    value,
    keys: {
      ArrowLeft: turn(-1),
      ArrowRight: turn(1),
      ArrowUp: changeStrength(1),
      ArrowDown: changeStrength(-1),
      ' ': press,
      Enter: press,
      s: nextSpin,
      b: confirmPlacement,
      z: beginAgain,
      h: showAnswer,
    },
    howTo: () => howToPictures(edition.discipline),
    onOpen(game) {
      open = game;
      confirm(false);
      view.waitFor(Promise.resolve());
      view.clear();
      table.open(game);
      if (isOpponentsTurn(game.play)) awaitAnswer(game);
    },
    levelName: () => '',
    solvedTitle: ({ play }) => titleOf(play),
    isWon: ({ play }) => (play.kind === 'match' ? play.ending === 'won' : !play.card.includes(0)),
    describeResult,
  };
}

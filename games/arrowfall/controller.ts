/** Handles the player's actions. */
import { createChargeButton } from '../kit/charge';
import { listenToPulls } from '../kit/pull';
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import { createPointsValue } from '../kit/shell/value';
import { createEnding } from './card';
import { POWERS, type Edition } from './config';
import { howToPictures } from './how-to';
import { isLevelOver, isPassed, levelOf, pointsOf, rateLevel } from './play';
import { pullAngleOf, fullPullLength, MIN_PULL } from './pull';
import { playCreak, playEvent, playLost, playPassed, playRelease } from './sounds';
import type { Game } from './state';
import type { Scene, Shot } from './types';
import { createView } from './view';
import { describeResult, describeNearMiss, solvedTitle, describeLevel, describeShot } from './words';

/** The step of an aiming key in parts of a circle: one degree. */
const AIM_STEP = 4;
const FAST_TURN = 8;
const CREAK = 7;
/** How long Space must be held to draw the bow fully, in ms. Afterwards, the power stays at its maximum. */
const FULL_MS = 1300;

const resultValue = createPointsValue(({ play }: Game) => pointsOf(play), {
  isRestarted: false,
  another: 'Another chapter',
  format: (points) => String(points),
  paused: (valueText) => `${valueText} points so far. The range waits as it is.`,
  clause: (title, valueText) => `${title}: ${valueText} points`,
});

/** Creates the screen of an edition. Its controls act on the open chapter. */
export const createPresenter =
  (edition: Edition) =>
  ({ act, pause, sound }: PuzzleActions<Game>): PuzzlePresenter<Game> => {
    let open: Game | null = null;
    let isSkipRequested = false;
    let creaked = 0;
    const confirmSkip = (isConfirming: boolean) => {
      isSkipRequested = isConfirming;
      view.confirmSkip(isConfirming);
    };
    const isCovered = () => view.card.isShown() || view.levelMenu.isShown();
    const canAim = () =>
      open !== null && !open.isDone() && !range.isFlying() && !isCovered() && !isLevelOver(open.play);
    const showOver = (game: Game) => {
      const { stars } = rateLevel(game.play);
      if (stars) playPassed(sound, stars);
      else playLost(sound);
      view.card.show(game);
    };
    const describeLanding = (game: Game, before: Scene, shot: Shot) => {
      if (open !== game) return;
      const level = levelOf(game.play);
      if (!isLevelOver(game.play)) {
        const near = shot.hits ? null : describeNearMiss(level, before, shot);
        if (near) range.say(near);
      }
      view.say(describeShot(level, before, shot));
      view.render(game);
      if (isLevelOver(game.play)) showOver(game);
    };
    const shoot = () => {
      charge.cancel();
      if (!canAim()) return;
      act((game) => {
        const before = game.play.scene;
        const { items } = levelOf(game.play);
        const shot = game.shoot(range.tick());
        range.setDrawing(false);
        confirmSkip(false);
        if (!shot) return undefined;
        playRelease(sound, game.power);
        const flown = range.fly(shot, before, (event) => playEvent(sound, event, items[event.item]));
        view.waitFor(flown);
        void flown.then(() => describeLanding(game, before, shot));
        return '';
      });
    };
    // Aiming does not change the saved state, so it bypasses `act`, which would save.
    const aim = (change: (game: Game) => void) => {
      if (!canAim() || !open) return;
      change(open);
      const draw = Math.floor(open.power / CREAK);
      if (draw > creaked) playCreak(sound, open.power);
      creaked = draw;
      view.showAim(open);
      range.setDrawing(true);
    };
    const turn = (direction: 1 | -1) => (event: KeyboardEvent) =>
      aim((game) =>
        game.aimAt(game.angle + direction * (event.shiftKey ? 1 : event.repeat ? FAST_TURN : AIM_STEP)),
      );
    const changePower = (direction: 1 | -1) => (event: KeyboardEvent) =>
      aim((game) => game.setPower(game.power + direction * (event.shiftKey ? 1 : 2)));
    const charge = createChargeButton(
      (heldMs) => Math.min(1, heldMs / FULL_MS),
      (share) => aim((game) => game.setPower(1 + share * (POWERS - 1))),
      () => shoot(),
    );
    const stopDrawing = () => {
      charge.cancel();
      creaked = 0;
      range.setDrawing(false);
    };
    const showLevel = (game: Game) => {
      confirmSkip(false);
      view.open(game);
      view.render(game);
      view.focusBoard();
    };
    const restartLevel = () => {
      if (range.isFlying()) return range.hurry();
      if (view.levelMenu.isShown()) return;
      act((game) => {
        if (!game.play.used) return undefined;
        game.restart();
        showLevel(game);
        return '';
      });
    };
    const next = () =>
      act((game) => {
        game.next();
        if (game.isDone()) {
          view.card.hide();
          return '';
        }
        showLevel(game);
        return describeLevel(game);
      });
    const skip = () => {
      if (!open || range.isFlying() || isCovered()) return;
      if (isPassed(open.play)) return next();
      if (!isSkipRequested) {
        confirmSkip(true);
        return view.say('Press Skip again: the level brings nothing then, and stays on the shelf.');
      }
      confirmSkip(false);
      next();
    };
    const closeLevels = () => {
      view.levelMenu.hide();
      if (open && isLevelOver(open.play) && !open.isDone()) view.card.show(open);
      view.settle();
      view.focusBoard();
    };
    const showLevels = () => {
      if (!open || range.isFlying() || open.isDone()) return;
      if (view.levelMenu.isShown()) return closeLevels();
      stopDrawing();
      view.card.hide();
      view.levelMenu.show(open);
      view.settle();
    };
    const go = (level: number) =>
      act((game) => {
        if (!game.go(level)) return undefined;
        showLevel(game);
        return describeLevel(game);
      });
    const pressSpace = (event: KeyboardEvent) => {
      if (event.repeat) return;
      if (range.isFlying()) return range.hurry();
      if (view.card.isShown()) return view.card.node.querySelector<HTMLElement>('.is-play')?.click();
      if (canAim()) charge.press();
    };
    const pressEnter = (event: KeyboardEvent) => {
      if (event.repeat) return;
      if (range.isFlying()) return range.hurry();
      if (view.card.isShown()) return view.card.node.querySelector<HTMLElement>('.is-play')?.click();
      shoot();
    };
    const view = createView(edition, {
      onAgain: restartLevel,
      onNext: next,
      onGo: go,
      onLevels: showLevels,
      onCloseLevels: closeLevels,
      onSkip: skip,
      onPause: pause,
    });
    const { range } = view;
    listenToPulls(range.node, MIN_PULL, {
      onPull(dx, dy) {
        const { clientWidth, clientHeight } = range.node;
        const share = Math.min(1, Math.hypot(dx, dy) / fullPullLength(clientWidth, clientHeight));
        aim((game) => {
          game.aimAt(pullAngleOf(dx, dy));
          game.setPower(share * POWERS);
        });
      },
      onRelease: shoot,
      onCancel: stopDrawing,
      onTap: () => canAim() && view.say('Drag back from anywhere, aim, and let go.'),
      onHurry: () => range.isFlying() && (range.hurry(), true),
    });
    return {
      view,
      value: resultValue,
      keys: {
        ArrowUp: turn(1),
        ArrowDown: turn(-1),
        ArrowLeft: changePower(-1),
        ArrowRight: changePower(1),
        ' ': pressSpace,
        Enter: pressEnter,
        Backspace: stopDrawing,
        r: restartLevel,
        l: showLevels,
      },
      howTo: () => howToPictures(edition.world),
      onOpen(game) {
        open = game;
        confirmSkip(false);
        view.waitFor(Promise.resolve());
        view.open(game);
        if (!game.isDone() && isLevelOver(game.play)) view.card.show(game);
      },
      levelName: () => '',
      solvedTitle,
      solvedPicture: createEnding,
      // A skipped level has no stars. The chapter is not won until the player has passed every level.
      isWon: ({ play }) => play.best.every(({ stars }) => stars > 0),
      describeResult,
    };
  };

/** Handles the player's actions. */
import { isReducedMotion } from '../kit/appearance';
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import type { PuzzleValue } from '../kit/shell/value';
import type { Edition } from './config';
import { createEnding } from './ending';
import { countAll } from './fly';
import { howToPictures } from './how-to';
import { isLevelDone, levelOf, rateLevel, sceneOf, starsOf } from './play';
import type { Game } from './state';
import type { Flight, SteerDirection } from './types';
import { createView } from './view';
import { countStars, FRIEND_NAMES, describeResult, nameCraft, solvedTitle } from './words';

const SOUNDS = {
  fly: { notes: [262, 294, 330], gapMs: 60, lengthMs: 150, volume: 0.03 },
  friend: { notes: [1175, 1397, 1175], gapMs: 60, lengthMs: 90, volume: 0.04 },
  deliver: { notes: [523, 659, 784], gapMs: 80, lengthMs: 240, volume: 0.06 },
  load: { notes: [330, 440], gapMs: 80, lengthMs: 140, volume: 0.05 },
  refuse: { notes: [165], gapMs: 0, lengthMs: 70, volume: 0.04 },
} as const;

/** How long a delivery is shown before its stars, in ms. */
const DELIVERY_SHOWN_MS = 700;

const resultValue: PuzzleValue<Game> = {
  label: 'Stars',
  noun: 'score',
  another: 'Another chapter',
  of: ({ play }) => starsOf(play),
  format: (stars) => String(stars),
  paused: (valueText) => `${countStars(Number(valueText))} so far. Everything waits for you, just as it is.`,
  clause: (title, valueText) => `${title}: ${countStars(Number(valueText))}`,
};

/** Creates the screen of a world. Its controls act on the open chapter. */
export const createPresenter =
  (edition: Edition) =>
  ({ act, pause, sound }: PuzzleActions<Game>): PuzzlePresenter<Game> => {
    let open: Game | null = null;
    const ring = (name: keyof typeof SOUNDS) => sound.play(SOUNDS[name].notes, SOUNDS[name]);

    const isCovered = () => view.card.isShown() || view.levelMenu.isShown();
    const describeLanding = (game: Game, flight: Flight) => {
      if (open !== game) return;
      if (flight.met) ring('friend');
      if (flight.loaded) ring('load');
      if (flight.delivered) ring('deliver');
      if (isLevelDone(game.play)) setTimeout(() => showCard(game), isReducedMotion() ? 0 : DELIVERY_SHOWN_MS);
    };
    const showCard = (game: Game) => {
      if (open !== game || !isLevelDone(game.play) || isCovered() || game.isDone()) return;
      view.card.show(game);
      view.render(game);
    };
    const describe = (game: Game, { met, delivered, loaded }: Flight): string => {
      const left = countAll(sceneOf(game.play).wants);
      if (delivered) return left ? `Delivered! ${left} to go.` : 'All delivered!';
      if (loaded) return 'On board!';
      return met ? `A ${FRIEND_NAMES[edition.world]} comes along!` : '';
    };
    const steer = (direction: SteerDirection) => {
      if (isCovered()) return;
      act((game) => {
        const { craft } = game;
        const flight = game.fly(direction);
        if (!flight) {
          ring('refuse');
          view.board.refuse(craft);
          return isLevelDone(game.play) ? undefined : 'That way is shut.';
        }
        ring('fly');
        void view.board.fly(craft, flight).then(() => describeLanding(game, flight));
        view.whisper(nameCraft(levelOf(game.play), sceneOf(game.play), craft));
        return describe(game, flight);
      });
    };
    const choose = (craft: number) => act((game) => (game.choose(craft), ''));
    const swap = () => act((game) => (game.choose((game.craft + 1) % levelOf(game.play).crafts.length), ''));
    const undo = () =>
      act((game) => {
        if (!game.undo()) return 'Nothing to undo.';
        view.card.hide();
        view.board.focus();
        return '';
      });
    const restartLevel = () =>
      act((game) => {
        game.restart();
        view.open(game);
        view.board.focus();
        return 'From the start.';
      });
    const hint = () =>
      act((game) => {
        if (isLevelDone(game.play)) return '';
        return game.hint() ? 'Follow the bright ring.' : 'Take a gust back first.';
      });
    const next = () => {
      if (!view.card.isShown()) return;
      act((game) => {
        game.next();
        view.card.hide();
        if (game.isDone()) return '';
        view.open(game);
        view.board.focus();
        return '';
      });
    };
    const closeLevels = () => {
      view.levelMenu.hide();
      if (open) showCard(open);
      view.focusBoard();
    };
    const showLevels = () => {
      if (!open || open.isDone()) return;
      if (view.levelMenu.isShown()) return closeLevels();
      view.showLevels(open);
    };
    const go = (level: number) =>
      act((game) => {
        if (!game.go(level)) return undefined;
        view.open(game);
        view.board.focus();
        return `Level ${level + 1}.`;
      });
    const view = createView(edition, {
      onSteer: steer,
      onChoose: choose,
      onUndo: undo,
      onHint: hint,
      onSwap: swap,
      onAgain: restartLevel,
      onNext: next,
      onPause: pause,
      onLevels: showLevels,
      onGo: go,
      onCloseLevels: closeLevels,
    });
    const to = (direction: SteerDirection) => () => steer(direction);
    const isAir = edition.world === 'air';
    return {
      view,
      value: resultValue,
      keys: {
        ArrowUp: to(isAir ? 0 : 1),
        ArrowDown: to(isAir ? 2 : 1),
        ArrowLeft: to(isAir ? 1 : 0),
        ArrowRight: to(isAir ? 1 : 2),
        ' ': () => (view.card.isShown() ? next() : steer(1)),
        Enter: next,
        n: next,
        1: () => choose(0),
        2: () => choose(1),
        h: hint,
        z: undo,
        r: restartLevel,
        l: showLevels,
      },
      howTo: () => howToPictures(edition.world),
      onOpen(game) {
        open = game;
        view.open(game);
        if (isLevelDone(game.play) && !game.isDone()) view.card.show(game);
      },
      levelName: () => '',
      solvedTitle,
      solvedPicture: createEnding,
      isWon: ({ play }) => starsOf(play) > 0 || rateLevel(play).delivered,
      describeResult,
    };
  };

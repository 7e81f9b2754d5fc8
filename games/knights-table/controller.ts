/** Handles the player's actions and the opponent's moves. */
import { createArrowKeys } from '../kit/keyboard';
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import { ANSWER_AFTER_MS, type Edition } from './config';
import { howToPictures } from './how-to';
import { isDrawn } from './play';
import { nameOf } from './squares';
import type { Game, Touched } from './state';
import type { Square } from './types';
import { createView } from './view';
import { describeResult, describeLast, titleOf, value } from './words';

const MOVE_NOTES = [392];
const CAPTURE_NOTES = [294, 392];
const CHECK_NOTES = [523, 659];

/** Creates the screen of an edition. Its controls act on the open game. */
export function createPresenter(
  edition: Edition,
  { act, pause, sound }: PuzzleActions<Game>,
): PuzzlePresenter<Game> {
  let isResignRequested = false;
  const confirmResign = (isConfirming: boolean) => {
    isResignRequested = isConfirming;
    view.confirmResign(isConfirming);
  };
  const ring = ({ play }: Game) => {
    const last = play.chess.history({ verbose: true }).at(-1);
    sound.play(play.chess.isCheck() ? CHECK_NOTES : last?.captured ? CAPTURE_NOTES : MOVE_NOTES, {
      lengthMs: 90,
    });
  };

  /** Lets the opponent move after the player's move has been shown. Waits while the game is paused. */
  const awaitAnswer = (game: Game) => {
    setTimeout(() => {
      if (!game.isWaiting) return;
      act((open) => {
        if (open !== game) return undefined;
        open.answer();
        ring(open);
        return describeLast(open);
      });
      // The opponent does not move in a closed game until the game is opened again.
      if (current === game) awaitAnswer(game);
    }, ANSWER_AFTER_MS);
  };
  let current: Game | null = null;

  const afterTouch = (game: Game, touched: Touched) => {
    confirmResign(false);
    if (touched === 'moved') {
      ring(game);
      if (game.isWaiting) awaitAnswer(game);
      return describeLast(game);
    }
    if (touched === 'crowning') {
      requestAnimationFrame(() => view.focusCrowns());
      return 'Choose what your pawn becomes.';
    }
    if (touched !== 'held') return undefined;
    const count = game.targets().size;
    return count ? undefined : `Nowhere to go from ${nameOf(game.held!)}.`;
  };
  /**
   * A press on the selected piece deselects it. If a press on any other square deselects it, the player tried to move
   * there.
   */
  const press = (game: Game, square: Square) => {
    const { held } = game;
    const touched = game.touch(square);
    return touched === 'let go' && held !== square ? 'It may not go there.' : afterTouch(game, touched);
  };
  const touch = (square: Square) =>
    act((game) => {
      game.moveTo(square);
      return press(game, square);
    });
  const drag = (from: Square, to: Square) =>
    act((game) => {
      if (game.held !== from) game.touch(from);
      if (game.held !== from || !game.targets().has(to)) return undefined;
      game.moveTo(to);
      return afterTouch(game, game.touch(to));
    });
  const crown = (choice: number) =>
    act((game) => {
      if (!game.crown(choice)) return undefined;
      view.focusBoard();
      return afterTouch(game, 'moved');
    });
  const undo = () =>
    act((game) => {
      confirmResign(false);
      return game.canUndo && game.say(['undo']) ? 'Taken back.' : 'Nothing to undo.';
    });
  const hint = () =>
    act((game) => {
      confirmResign(false);
      const step = game.hint();
      return step ? `From ${nameOf(step[0])} to ${nameOf(step[1])}.` : undefined;
    });
  const playBlack = () =>
    act((game) => (game.say(['black']) ? `You play black. ${describeLast(game)}` : 'The game has begun.'));
  const resign = () =>
    act((game) => {
      if (!isResignRequested) return (confirmResign(true), 'Press it once more to end the game.');
      confirmResign(false);
      game.say(['resign']);
      return 'You gave up.';
    });
  const step = (right: number, down: number) => () =>
    act((game) => (game.step(right, down), view.focusBoard()));
  const touchHere = () => act((game) => press(game, game.cursor));

  const view = createView({
    onTouch: touch,
    onDrag: drag,
    onCrown: crown,
    onUndo: undo,
    onHint: hint,
    onBlack: playBlack,
    onResign: resign,
    onPause: pause,
  });
  return {
    view,
    value,
    keys: {
      ...createArrowKeys(step),
      ' ': touchHere,
      Enter: touchHere,
      z: undo,
      h: hint,
    },
    howTo: () => howToPictures(edition.setting),
    onOpen(game, _, label) {
      current = game;
      isResignRequested = false;
      view.open(game, edition.title, label);
    },
    levelName: () => '',
    solvedTitle: titleOf,
    isWon: ({ play }) => play.ending === 'won' || isDrawn(play),
    describeResult,
  };
}

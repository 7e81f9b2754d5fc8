/** Handles the player's actions and those of the opponents. */
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import { ANSWER_AFTER_MS, type Edition } from './config';
import { howToPictures } from './how-to';
import type { Game } from './state';
import { nameOf } from './tiles';
import type { End, Tile } from './types';
import { createView } from './view';
import { END_NAMES, describeResult, describeLast, titleOf, value } from './words';

const CLACK = { notes: [311, 156], how: { gapMs: 16, lengthMs: 55, volume: 0.1 } };
const SLIDE_SOUND = { notes: [196, 220, 247], how: { gapMs: 26, lengthMs: 50, volume: 0.04 } };
const KNOCK = { notes: [131, 131], how: { gapMs: 95, lengthMs: 60, volume: 0.09 } };
const CHIME = { notes: [156, 523, 659], how: { gapMs: 55, lengthMs: 150, volume: 0.06 } };
const COUNT = {
  won: [392, 494, 587],
  lost: [330, 294, 247],
  how: { gapMs: 90, lengthMs: 200, volume: 0.06 },
};

/** Creates the screen of an edition. Its controls act on the open match. */
export function createPresenter(
  edition: Edition,
  { act, pause, sound }: PuzzleActions<Game>,
): PuzzlePresenter<Game> {
  const answerAfterMs = ANSWER_AFTER_MS[edition.house.seats];
  const ring = ({ play }: Game) => {
    const last = play.round.log.at(-1);
    if (!last) return;
    const tune =
      last.kind === 'drew' ? SLIDE_SOUND : last.kind === 'passed' ? KNOCK : last.points ? CHIME : CLACK;
    sound.play(tune.notes, tune.how);
    const { end } = play.round;
    // A round without a winner plays neither sound.
    if (end && end.winner !== null)
      setTimeout(() => sound.play(end.winner === 1 ? COUNT.lost : COUNT.won, COUNT.how), answerAfterMs);
  };

  /** Describes the last action, and the player's only option when no tile fits. */
  const describe = (game: Game): string => {
    const option = game.wayOut();
    const due = option ? ` Nothing of yours fits: ${option === 'draw' ? 'draw' : 'pass'}.` : '';
    return describeLast(game) + due;
  };

  /** Lets the opponents act one after the other, so that the player sees each action. Waits while the game is paused. */
  const awaitAnswer = (game: Game) => {
    // Restarts the delay, so that a fast player also sees the next action after the full time.
    clearTimeout(answering);
    answering = setTimeout(() => {
      if (!game.isWaiting || current !== game) return;
      act((open) => {
        if (open !== game || !open.answer()) return undefined;
        ring(open);
        return describe(open);
      });
      awaitAnswer(game);
    }, answerAfterMs);
  };
  let current: Game | null = null;
  let answering: ReturnType<typeof setTimeout> | undefined;

  const describeDone = (game: Game): string => {
    ring(game);
    if (game.isWaiting) awaitAnswer(game);
    return describe(game);
  };
  const describeEnds = (game: Game, tile: Tile): string => {
    const ends = game.endsOf(tile);
    if (ends.length === 1 || game.play.round.front.laid === 0) {
      const gain = game.gainOf([tile, ends[0]!]);
      return `${nameOf(tile)}${gain ? ` scores ${gain}` : ''}: press it again to lay it.`;
    }
    return `${nameOf(tile)}: the ${ends.map((end) => END_NAMES[end]).join(' or the ')} end?`;
  };
  /** Selects a tile. A second press lays it if it fits only one end. */
  const press = (game: Game, tile: Tile) => {
    const ends = game.endsOf(tile);
    if (game.held === tile && ends.length === 1)
      return game.lay(tile, ends[0]!) ? describeDone(game) : undefined;
    if (game.hold(tile)) {
      requestAnimationFrame(() => ends.length > 1 && isByKeys && view.focusEnd(1));
      return describeEnds(game, tile);
    }
    if (ends.length) return undefined;
    if (game.isWaiting) return 'Wait for your turn.';
    return game.play.round.end ? undefined : `${nameOf(tile)} does not fit.`;
  };
  let isByKeys = false;
  document.addEventListener('keydown', () => (isByKeys = true), { capture: true });
  document.addEventListener('pointerdown', () => (isByKeys = false), { capture: true });

  const layHeldTile = (end: End) =>
    act((game) => {
      if (game.held === null || !game.lay(game.held, end)) return undefined;
      if (isByKeys) requestAnimationFrame(() => view.focusBoard());
      return describeDone(game);
    });
  const holdTile = (tile: Tile) => act((game) => void (game.held === tile || game.hold(tile)));
  const drop = (tile: Tile, end: End | null) =>
    act((game) => {
      if (end !== null && game.held === tile && game.lay(tile, end)) return describeDone(game);
      const isUnfit = end !== null || game.endsOf(tile).length === 0;
      game.hold(null);
      return isUnfit ? `${nameOf(tile)} does not fit.` : undefined;
    });
  const drawOrPass = () =>
    act((game) => {
      const wayOut = game.wayOut();
      if (!wayOut) return game.isWaiting ? 'Wait for your turn.' : 'A tile of yours fits.';
      return game.say([wayOut]) ? describeDone(game) : undefined;
    });
  const hint = () =>
    act((game) => {
      const step = game.hint();
      if (!step) return undefined;
      const [tile, end] = step;
      const isFirst = game.play.round.front.laid === 0;
      return `${nameOf(tile)}${isFirst ? '' : ` to the ${END_NAMES[end]} end`}.`;
    });
  const next = () =>
    act((game) => {
      if (!game.say(['next'])) return undefined;
      if (game.isWaiting) awaitAnswer(game);
      requestAnimationFrame(() => view.focusBoard());
      return game.isDone() ? undefined : describeLast(game);
    });
  /** Moves the cursor along the rack, or from end to end while a tile is selected. */
  const moveAlong = (by: number) => () =>
    act((game) => {
      if (game.held !== null && game.endsOf(game.held).length > 1) return view.focusEnd(by);
      game.hold(null);
      game.step(by);
      view.render(game);
      view.focusBoard();
    });
  const take = () => act((game) => (game.cursor === null ? undefined : press(game, game.cursor)));
  const putBack = () =>
    act((game) => {
      game.hold(null);
      view.focusBoard();
    });

  const view = createView(
    {
      onTile: (tile) => act((game) => press(game, tile)),
      onLift: holdTile,
      onDrop: drop,
      onEnd: layHeldTile,
      onDrawOrPass: drawOrPass,
      onHint: hint,
      onNext: next,
      onPause: pause,
    },
    edition,
  );
  // Escape first deselects a selected tile. Without a selected tile, Escape belongs to the page.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || current?.held == null) return;
      event.preventDefault();
      putBack();
    },
    { capture: true },
  );
  return {
    view,
    value,
    keys: {
      ArrowLeft: moveAlong(-1),
      ArrowRight: moveAlong(1),
      ArrowUp: take,
      ArrowDown: putBack,
      Backspace: putBack,
      Enter: take,
      ' ': take,
      d: drawOrPass,
      n: drawOrPass,
      h: hint,
    },
    howTo: () => howToPictures(edition),
    onOpen(game, _, label) {
      current = game;
      view.open(game, edition.title, label);
      if (game.isWaiting) awaitAnswer(game);
    },
    levelName: () => '',
    solvedTitle: titleOf,
    isWon: ({ play }) => play.ending !== 'lost',
    describeResult,
  };
}

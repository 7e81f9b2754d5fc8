/** Handles the player's actions while packing a chapter. */
import { isReducedMotion } from '../../kit/appearance';
import { createArrowKeys } from '../../kit/keyboard';
import type { PuzzleActions, PuzzlePresenter } from '../../kit/shell/presenter';
import { countHints } from '../../kit/shell/finish';
import { toolButton } from '../../kit/shell/frame';
import { PUZZLE_ICONS } from '../../kit/shell/icons';
import { LEVELS_PER_CHAPTER, MODE_LABELS, PACK_HINT_PENALTY_MS, PACKING } from '../config';
import { howToPacking } from '../how-to';
import { ICONS } from '../icons';
import { cellsOf, gripCellAt } from '../shapes';
import type { Cell, PackLevel } from '../types';
import { createTable } from '../view';
import { createCellLooks, listTrayPieces } from './looks';
import { isPlaced } from './play';
import type { PackGame } from './state';

/** How long a packed case is shown before the next one, in ms. */
const LOOK_MS = 700;

/** Creates the screen. Its controls act on the open chapter. */
export function createPackPresenter({
  act,
  pause,
  sound,
}: PuzzleActions<PackGame>): PuzzlePresenter<PackGame> {
  let open: PackGame | null = null;
  let shownLevel: PackLevel | null = null;
  /** Whether a packed case is being shown, before the next one. */
  let isLooking = false;
  const stageOf = ({ play }: PackGame) => Math.min(play.stage + 1, LEVELS_PER_CHAPTER);
  const labelOf = (game: PackGame) =>
    `${MODE_LABELS[game.play.mode]}, ${stageOf(game)} of ${LEVELS_PER_CHAPTER}`;
  const showHeldPiece = (game: PackGame) => {
    const corner = game.corner();
    table.floor.preview(corner === null ? null : game.preview(game.held!, corner));
  };
  const openFloor = ({ level }: PackGame['play']) => {
    shownLevel = level;
    table.floor.open(level.width, level.height, (cell) => isClosed(level, cell), false);
    table.node.classList.remove('is-packed');
  };
  const lookAtPacked = (game: PackGame) => {
    isLooking = true;
    table.node.classList.add('is-packed');
    const delayMs = isReducedMotion() ? 0 : LOOK_MS;
    setTimeout(() => {
      isLooking = false;
      if (open === game) view.render(game);
      table.focusBoard();
    }, delayMs);
  };
  /** Selects the last piece automatically, because no other piece is left to choose. */
  const liftLast = (game: PackGame) => {
    const [last, another] = game.play.cornerCells.flatMap((_, at) => (isPlaced(game.play, at) ? [] : [at]));
    if (last !== undefined && another === undefined) game.hold(last);
  };
  const put = (game: PackGame, piece: number, corner: Cell): string => {
    const { level } = game.play;
    const positions = [...game.play.cornerCells];
    const done = game.put(piece, corner);
    if (!done) return (sound.play([131], { lengthMs: 120 }), 'It does not fit there.');
    sound.play(done.isLevelDone ? [392, 494, 587, 784] : [220, 262], { gapMs: 70, lengthMs: 150 });
    if (!done.isLevelDone) return `${game.play.order.length} of ${level.pieces.length} packed.`;
    positions[piece] = corner;
    table.floor.render(createCellLooks(level, positions), game.cursor);
    table.floor.preview(null);
    table.floor.mark([]);
    if (!game.isDone()) lookAtPacked(game);
    return game.isDone() ? 'All packed.' : `Packed. ${labelOf(game)}.`;
  };
  const liftPiece = (game: PackGame, piece: number): string => {
    game.lift(piece);
    sound.play([262, 220], { gapMs: 60, lengthMs: 90, volume: 0.04 });
    return `Piece ${piece + 1} is out again.`;
  };
  const actUnlessLooking = (action: (game: PackGame) => string | void) =>
    act((game) => (isLooking ? undefined : action(game)));
  const pressCell = (game: PackGame): string => {
    const pieceAtCursor = game.pieceAt(game.cursor);
    if (game.held === null && pieceAtCursor < 0) liftLast(game);
    const corner = game.corner();
    if (corner !== null && game.preview(game.held!, corner).isOk) return put(game, game.held!, corner);
    if (pieceAtCursor >= 0) return liftPiece(game, pieceAtCursor);
    return corner === null ? 'Take a piece first.' : put(game, game.held!, corner);
  };
  const hold = (piece: number) =>
    actUnlessLooking((game) => {
      game.hold(piece);
      sound.play([330], { lengthMs: 60, volume: 0.04 });
      return game.held === null ? '' : `Piece ${piece + 1} is in your hand.`;
    });
  const undo = () => actUnlessLooking((game) => (game.undo() ? 'Taken back.' : 'Nothing to undo.'));
  const hint = () =>
    actUnlessLooking((game) => {
      const advice = game.requestHint();
      if (!advice) return 'There is nothing to advise.';
      if (advice.kind === 'lift') return `Piece ${advice.piece + 1} has to come out again. It is lit.`;
      const { shape } = game.play.level.pieces[advice.piece]!;
      game.moveTo(gripCellAt(shape, advice.cell, game.play.level.width));
      return `Piece ${advice.piece + 1} goes where it is lit.`;
    });
  const undoTool = toolButton(PUZZLE_ICONS.undo, 'Undo', undo);
  const table = createTable(
    {
      class: 'is-packing',
      title: PACKING.title,
      floorLabel: 'Case',
      trayLabel: 'To be packed',
      tools: [
        undoTool,
        toolButton(ICONS.next, 'Next piece', () => actUnlessLooking((game) => game.holdNext())),
        toolButton(PUZZLE_ICONS.hint, 'Hint', hint, PACK_HINT_PENALTY_MS),
      ],
      keys: 'N, 1 to 9 or 0 for the tenth take a piece, arrows move it, Space puts it down or takes one out, Z undoes, H hints.',
      hasClock: true,
    },
    {
      onPause: pause,
      onCloseHint: () => undefined,
      onPiece: hold,
      onCell: (cell) => actUnlessLooking((game) => (game.moveTo(cell), pressCell(game))),
      // Hovering does not change the saved state, so it bypasses `act`, which would save.
      onHover(cell) {
        if (!open || open.held === null || isLooking) return;
        if (cell === null) return table.floor.preview(null);
        open.moveTo(cell);
        showHeldPiece(open);
      },
      take(target) {
        if (!open || open.isDone() || isLooking) return null;
        const cell = table.floor.cellOf(target);
        const number = cell === null ? table.tray.pieceOf(target) : open.pieceAt(cell);
        if (number === null || number < 0) return null;
        if (cell !== null) act((game) => void game.lift(number));
        return { number, piece: open.play.level.pieces[number]! };
      },
      over: (piece, corner) =>
        table.floor.preview(corner === null || !open ? null : open.preview(piece, corner)),
      drop: (piece, corner) =>
        act((game) => {
          game.hold(null);
          return corner === null ? '' : put(game, piece, corner);
        }),
    },
  );
  const step = (right: number, down: number) => () =>
    actUnlessLooking((game) => {
      game.step(right, down);
      queueMicrotask(table.focusBoard);
    });
  const pressAtCursor = () => actUnlessLooking(pressCell);
  const takeByKey = (piece: number) => () => (hold(piece), table.focusBoard());
  const view = {
    ...table,
    render(game: PackGame) {
      if (isLooking) return;
      const { play, advice } = game;
      if (play.level !== shownLevel) openFloor(play);
      table.floor.render(createCellLooks(play.level, play.cornerCells), game.cursor);
      table.tray.render(listTrayPieces(play), game.held);
      const advised = advice && play.level.pieces[advice.piece]!;
      const at = advice?.kind === 'put' ? advice.cell : advice ? play.cornerCells[advice.piece]! : -1;
      table.floor.mark(advised && at >= 0 ? cellsOf(advised.shape, at, play.level.width) : []);
      showHeldPiece(game);
      undoTool.disabled = !game.canUndo;
      table.setDone(`${play.order.length} of ${play.level.pieces.length}`);
      table.setHeading(PACKING.title, labelOf(game));
    },
  };
  return {
    view,
    keys: {
      ...createArrowKeys(step),
      ...Object.fromEntries(
        Array.from({ length: 10 }, (_, piece) => [String((piece + 1) % 10), takeByKey(piece)]),
      ),
      n: () => (actUnlessLooking((game) => game.holdNext()), table.focusBoard()),
      Backspace: () => actUnlessLooking((game) => game.hold(null)),
      ' ': pressAtCursor,
      Enter: pressAtCursor,
      z: undo,
      h: hint,
    },
    howTo: howToPacking,
    onOpen(game) {
      [open, isLooking] = [game, false];
      openFloor(game.play);
      table.opened(labelOf(game));
    },
    countedNoun: 'pieces',
    levelName: () => '',
    solvedTitle: ({ play }) => `${MODE_LABELS[play.mode]} packed`,
    describeResult: ({ moves }) => `${LEVELS_PER_CHAPTER} packed, ${countHints(moves)}`,
  };
}

const isClosed = ({ open, width }: PackLevel, cell: Cell): boolean =>
  !((open[Math.floor(cell / width)]! >> (cell % width)) & 1);

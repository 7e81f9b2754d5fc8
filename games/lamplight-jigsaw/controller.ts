/** Handles the player's actions. */
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import { countHints } from '../kit/shell/finish';
import { startCarry, type Carry } from './carry';
import type { Edition } from './config';
import { howToPictures } from './how-to';
import { createKeys } from './keys';
import { pictureOf } from './picture-of';
import { countJoined } from './play';
import { listenToPointer } from './pointer';
import { shareGridOf } from './share';
import { isHome } from './snap';
import type { Game } from './state';
import type { Turns } from './types';
import { createView } from './view';
import { describeJoin, describePiece } from './words';

/** Creates the screen of an edition. Its controls act on the open puzzle. */
export function createPresenter(
  edition: Edition,
  { act, pause, sound }: PuzzleActions<Game>,
): PuzzlePresenter<Game> {
  let game: Game | null = null;
  let carry: Carry | null = null;
  let isPreview = false;

  const setPreview = (isShown: boolean) => {
    isPreview = isShown;
    view.setPreview(isShown);
  };
  const endCarry = () => {
    carry?.end();
    carry = null;
  };
  const cancel = () => {
    if (!carry) return;
    endCarry();
    if (game) view.render(game);
  };
  const ring = (joinedPieces: readonly number[], piece: number) => {
    if (!game) return;
    if (joinedPieces.length === 0) return sound.play([196], { lengthMs: 60, volume: 0.03 });
    sound.play(isHome(game.play.pieces[piece]!) ? [523, 784] : [440, 554], { gapMs: 60, lengthMs: 150 });
    view.table.spark([piece, ...joinedPieces]);
  };
  /** Places a piece and returns the announcement. */
  const put = (open: Game, piece: number, x: number, y: number, turns: Turns): string => {
    const { columns, rows } = open.level.pieceGrid;
    const clampWithin = (value: number, cells: number) => Math.min((cells + 1) * 100, Math.max(-100, value));
    const joinedPieces = open.put(piece, clampWithin(x, columns), clampWithin(y, rows), turns);
    if (!joinedPieces) return '';
    view.render(open);
    ring(joinedPieces, piece);
    const done = `${countJoined(open.play)} of ${open.level.tray.length}`;
    return describeJoin(joinedPieces, isHome(open.play.pieces[piece]!), done);
  };
  const drop = () => {
    const carriedPiece = carry;
    if (!carriedPiece) return;
    const [{ x, y }, { piece, turns }, isOver] = [
      carriedPiece.at(),
      carriedPiece,
      carriedPiece.isOverTable(),
    ];
    endCarry();
    act((open) => {
      if (isOver) put(open, piece, x, y, turns);
      else open.takeBack(piece);
      return '';
    });
    if (game) view.render(game);
  };
  const liftPiece = (piece: number, pointer?: { x: number; y: number; isTouch: boolean }) => {
    if (!game || game.isDone()) return;
    endCarry();
    if (isPreview) setPreview(false);
    game.hold(null);
    carry = startCarry(view, game, { piece, pointer });
    sound.play([294], { lengthMs: 50, volume: 0.025 });
  };
  const turnHeld = (piece: number | null) => {
    if (!game?.level.isTurned) return;
    if (carry) return carry.turn();
    const carriedPiece = piece ?? game.held;
    if (carriedPiece === null) return view.say('Pick up a piece first: tap it.');
    act((open) => {
      const state = open.play.pieces[carriedPiece]!;
      if (state.isInTray) open.turnInTray(carriedPiece);
      else if (!isHome(state)) put(open, carriedPiece, state.x, state.y, ((state.turns + 1) % 4) as Turns);
      if (!isHome(open.play.pieces[carriedPiece]!)) open.hold(carriedPiece);
      return '';
    });
  };
  const tap = (piece: number | null, x: number, y: number) => {
    if (isPreview) return setPreview(false);
    if (carry?.isByKey) return drop();
    act((open) => {
      const { held } = open;
      if (held === null || (piece !== null && piece !== held && !open.play.pieces[held]!.isInTray)) {
        open.hold(piece);
        return '';
      }
      if (piece === held) {
        open.hold(null);
        return '';
      }
      const box = view.table.node.getBoundingClientRect();
      const at = view.table.camera.toTable(x - box.left, y - box.top);
      put(open, held, at.x, at.y, open.play.pieces[held]!.turns);
      return '';
    });
  };
  const pressInTray = (piece: number, isByKey: boolean) => {
    if (isByKey) return keys.lift(piece);
    act((open) => {
      // A second tap turns the piece if the pieces of this puzzle can be turned, and otherwise deselects it.
      if (open.held === piece && open.level.isTurned) open.turnInTray(piece);
      else open.hold(open.held === piece ? null : piece);
      return '';
    });
  };
  const handlers = {
    onPiece: pressInTray,
    onPreview: () => setPreview(!isPreview),
    onEdges: () =>
      act((open) => {
        open.setEdgesFirst(!open.isEdgesFirst);
        view.tray.node.scrollTo({ left: 0, top: 0 });
        return open.isEdgesFirst ? 'Edges first.' : 'All pieces mixed.';
      }),
    onTurn: () => turnHeld(null),
    onUndo: () => (cancel(), act((open) => (open.undo() ? 'Taken back.' : ''))),
    onHint: () =>
      act((open) => {
        const hint = open.requestHint();
        if (!hint) return 'Nothing to hint at.';
        return keys.announceHint(open, hint);
      }),
    onPause: pause,
  };
  const view = createView(handlers);
  const keys = createKeys({
    view,
    act,
    game: () => game,
    carry: () => carry,
    lift: (piece) => liftPiece(piece),
    cancel,
    /** Places the piece that the keys carry. */
    put(x, y) {
      const carriedPiece = carry;
      if (!carriedPiece) return;
      endCarry();
      act((open) => put(open, carriedPiece.piece, x, y, carriedPiece.turns));
      if (game) view.render(game);
    },
    say: (open, piece) => view.say(describePiece(open, piece)),
  });
  listenToPointer(view.node, {
    trayPieceOf: view.tray.pieceOf,
    isOnTable: (target) => target instanceof Element && view.table.node.contains(target),
    tablePieceAt(x, y) {
      const box = view.table.node.getBoundingClientRect();
      return isPreview ? null : view.table.pieceAt(x - box.left, y - box.top);
    },
    onLift: (piece, { x, y }, isTouch) => liftPiece(piece, { x, y, isTouch }),
    onCarry: (event) => carry?.follow(event.clientX, event.clientY),
    onDrop: drop,
    onCancel: cancel,
    onTap: tap,
    onTurn: turnHeld,
    onPan: view.table.pan,
    onZoom(by, x, y) {
      const box = view.table.node.getBoundingClientRect();
      view.table.zoom(by, x - box.left, y - box.top);
    },
  });
  return {
    view: {
      ...view,
      setHidden(isHidden) {
        if (isHidden) {
          cancel();
          setPreview(false);
        }
        view.setHidden(isHidden);
      },
    },
    keys: {
      ...keys.map,
      r: () => turnHeld(keys.cursor()),
      z: handlers.onUndo,
      h: handlers.onHint,
      e: handlers.onEdges,
      v: handlers.onPreview,
      '+': () => view.table.zoom(1.45),
      '=': () => view.table.zoom(1.45),
      '-': () => view.table.zoom(1 / 1.45),
      '0': () => view.table.fit(),
    },
    howTo: howToPictures,
    onOpen(opened, day) {
      carry = null;
      game = opened;
      keys.reset();
      view.open(opened, edition.title, day);
    },
    countedNoun: 'pieces',
    levelName: ({ level }) => `${level.tray.length} pieces${level.isTurned ? ', turned' : ''}`,
    solvedTitle: () => 'The lamp is lit',
    solvedPicture: () => pictureOf(view.table.sprites()!),
    describeResult: ({ moves }) => countHints(moves),
    shareGrid: shareGridOf,
  };
}

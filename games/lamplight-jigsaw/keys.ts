/** Implements keyboard play: arrows select a piece, Enter lifts it, arrows carry it, Enter puts it down. */
import { createArrowKeys, type KeyMap } from '../kit/keyboard';
import type { Carry } from './carry';
import { CELL } from './config';
import type { Hint } from './hint';
import { isHome } from './snap';
import type { Game } from './state';
import type { View } from './view';
import { describePiece, describePosition } from './words';

const STEP = CELL / 10;

export interface KeyActions {
  view: View;
  act(action: (game: Game) => string | void): void;
  game(): Game | null;
  carry(): Carry | null;
  lift(piece: number): void;
  cancel(): void;
  put(x: number, y: number): void;
  say(game: Game, piece: number): void;
}

export interface Keys {
  map: KeyMap;
  lift(piece: number): void;
  cursor(): number | null;
  reset(): void;
  announceHint(game: Game, hint: Hint): string;
}

/** Creates the key map of the table and the tray. */
export function createKeys({ view, game, carry, lift, cancel, put, say }: KeyActions): Keys {
  let cursor: number | null = null;
  /** The target position of the carried piece, in units. */
  let at = { x: CELL / 2, y: CELL / 2 };

  const listLoosePieces = (open: Game) =>
    open.play.pieces.flatMap((state, piece) => {
      const isFirst = open.play.pieces.findIndex(({ group }) => group === state.group) === piece;
      return state.isInTray || isHome(state) || !isFirst ? [] : [piece];
    });
  const moveCursorTo = (open: Game, piece: number | undefined) => {
    if (piece === undefined) return;
    cursor = piece;
    if (open.play.pieces[piece]!.isInTray) {
      view.table.setCursor(null);
      view.tray.focus(piece);
      // No announcement is needed, because the piece's button has its own label.
      return;
    }
    view.focusBoard();
    view.table.setCursor(piece);
    view.say(
      `${describePiece(open, piece)} On the table. ${describePosition(open, open.play.pieces[piece]!.x, open.play.pieces[piece]!.y)}`,
    );
  };
  const choose = (by: number) => {
    const open = game();
    if (!open) return;
    const all = [...open.tray(), ...listLoosePieces(open)];
    const index = cursor === null ? -1 : all.indexOf(cursor);
    const next = index < 0 ? (by > 0 ? 0 : all.length - 1) : (index + by + all.length) % all.length;
    moveCursorTo(open, all[next]);
  };
  const jump = (isToTable: boolean) => {
    const open = game();
    if (open) moveCursorTo(open, isToTable ? listLoosePieces(open)[0] : open.tray()[0]);
  };
  const show = (open: Game) => {
    const carriedPiece = carry();
    if (!carriedPiece) return;
    const { camera, node } = view.table;
    const screenPoint = camera.toScreen(at.x, at.y);
    const overshootOf = (value: number, size: number) =>
      Math.min(0, value - 40) || Math.max(0, value + 40 - size);
    const [right, down] = [
      overshootOf(screenPoint.x, node.clientWidth),
      overshootOf(screenPoint.y, node.clientHeight),
    ];
    if (right || down) view.table.pan(-right, -down);
    carriedPiece.moveTo(at.x, at.y);
    view.say(describePosition(open, at.x, at.y));
  };
  const createArrowAction = (dx: number, dy: number) => (event: KeyboardEvent) => {
    const open = game();
    if (!open) return;
    if (!carry()) return dx ? choose(dx) : jump(dy < 0);
    const { columns, rows } = open.level.pieceGrid;
    const moveAlong = (value: number, by: number, cells: number) => {
      const next = event.shiftKey
        ? value + by * STEP
        : by
          ? (Math.floor(value / CELL) + by + 0.5) * CELL
          : value;
      return Math.min((cells + 1) * CELL, Math.max(-CELL, next));
    };
    at = { x: moveAlong(at.x, dx, columns), y: moveAlong(at.y, dy, rows) };
    show(open);
  };
  const liftByKey = (piece: number) => {
    const open = game();
    if (!open || open.isDone()) return;
    const state = open.play.pieces[piece]!;
    if (!state.isInTray) at = { x: state.x, y: state.y };
    lift(piece);
    cursor = piece;
    view.table.setCursor(null);
    view.focusBoard();
    carry()?.moveTo(at.x, at.y);
    show(open);
    view.say(`${describePiece(open, piece)} Lifted. ${describePosition(open, at.x, at.y)}`);
  };
  const press = () => {
    const open = game();
    if (!open) return;
    if (!carry()) {
      if (cursor === null || isHome(open.play.pieces[cursor]!)) return choose(1);
      return liftByKey(cursor);
    }
    const order = open.tray();
    const index = cursor === null ? -1 : order.indexOf(cursor);
    put(at.x, at.y);
    const rest = open.tray();
    cursor = rest[Math.max(0, Math.min(index, rest.length - 1))] ?? null;
    if (!open.isDone() && cursor !== null && index >= 0) view.tray.focus(cursor);
  };
  return {
    map: {
      ...createArrowKeys(createArrowAction),
      Enter: press,
      ' ': press,
      Backspace() {
        const open = game();
        if (carry()) return cancel();
        if (open && cursor !== null && open.takeBack(cursor)) view.render(open);
      },
    },
    lift: liftByKey,
    cursor: () => cursor,
    reset() {
      cursor = null;
      at = { x: CELL / 2, y: CELL / 2 };
    },
    announceHint(open, hint) {
      say(open, hint.piece);
      return `The piece that glows belongs where the light is. ${describePosition(open, hint.x, hint.y)}`;
    },
  };
}

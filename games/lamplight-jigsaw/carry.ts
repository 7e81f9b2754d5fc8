/** Carries pieces, and computes where they would be placed. */
import { CELL, LIFT_PX } from './config';
import { membersOf } from './snap';
import type { Game } from './state';
import type { Turns } from './types';
import type { View } from './view';

export interface Carry {
  readonly piece: number;
  readonly isFromTray: boolean;
  /** Whether keys carry the pieces, so that their center is in table units. Otherwise they follow the pointer. */
  readonly isByKey: boolean;
  readonly turns: Turns;
  /** Returns the center of the carried pieces, in units. */
  at(): { x: number; y: number };
  /** Moves the pieces with a pointer. The position is in CSS pixels of the frame. */
  follow(x: number, y: number): void;
  moveTo(x: number, y: number): void;
  turn(): void;
  /** Releases the pieces at their current position. */
  end(): void;
  /** Returns whether the center of the pieces is over the table. */
  isOverTable(): boolean;
}

export interface CarryStart {
  piece: number;
  /** The position of the pointer in CSS pixels, unless keys carry the pieces. */
  pointer?: { x: number; y: number; isTouch: boolean };
}

const BELOW_PX = 10;
/** The maximum size of a group that is lifted above the finger, in CSS pixels. */
const SMALL_PX = 150;

/** Lifts a piece with all pieces joined to it. */
export function startCarry(view: View, game: Game, { piece, pointer }: CarryStart): Carry {
  const { table, hand } = view;
  const state = game.play.pieces[piece]!;
  const isFromTray = state.isInTray;
  const members = isFromTray ? [piece] : membersOf(game.play, piece);
  const { columns } = game.level.pieceGrid;
  let { turns } = state;
  const tableCorner = () => table.node.getBoundingClientRect();
  const middle = { x: 0, y: 0 };
  const grip = { x: 0, y: 0 };

  const take = () => hand.take({ piece, members, turns }, table.sprites()!, columns, table.camera.scale);
  const show = (x: number, y: number) => {
    [middle.x, middle.y] = [x, y];
    hand.moveTo(x, y);
  };
  const showAt = (x: number, y: number) => {
    const [from, screen] = [tableCorner(), table.camera.toScreen(x, y)];
    show(from.left + screen.x, from.top + screen.y);
  };

  take();
  table.setCarried(members);
  view.setCarriedFromTray(isFromTray ? piece : null);
  if (pointer) {
    if (!isFromTray) {
      const [from, screen] = [tableCorner(), table.camera.toScreen(state.x, state.y)];
      [grip.x, grip.y] = [from.left + screen.x - pointer.x, from.top + screen.y - pointer.y];
    }
    const isSmall = members.length * CELL * table.camera.scale < SMALL_PX * 2;
    if (pointer.isTouch && isSmall) grip.y -= LIFT_PX;
    show(pointer.x + grip.x, pointer.y + grip.y);
  }
  view.render(game);
  return {
    piece,
    isFromTray,
    isByKey: !pointer,
    get turns() {
      return turns;
    },
    at() {
      const [from, keys] = [tableCorner(), view.zoomKeys.getBoundingClientRect()];
      // A piece under the zoom buttons could not be picked up again.
      const isUnder = middle.x > keys.left && middle.x < keys.right && middle.y < keys.bottom;
      const y = isUnder ? keys.bottom + BELOW_PX : middle.y;
      return table.camera.toTable(middle.x - from.left, y - from.top);
    },
    follow: (x, y) => show(x + grip.x, y + grip.y),
    moveTo: showAt,
    turn() {
      turns = ((turns + 1) % 4) as Turns;
      [grip.x, grip.y] = [-grip.y, grip.x];
      take();
    },
    end() {
      hand.drop();
      table.setCarried([]);
      view.setCarriedFromTray(null);
    },
    isOverTable() {
      const { left, top, right, bottom } = tableCorner();
      return middle.x > left && middle.x < right && middle.y > top && middle.y < bottom;
    },
  };
}

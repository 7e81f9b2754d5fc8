/** Shows the board as an ARIA grid of squares, seen from the player's side. Pieces are pressed or dragged. */
import { isReducedMotion } from '../kit/appearance';
import { el, setAttribute } from '../kit/dom';
import { createPieceNode } from './men';
import { nameOf, boardPlaceOf, SIZE, squareOf, SQUARES } from './squares';
import type { Game } from './state';
import type { Side, Square } from './types';
import { describeSquare } from './words';

const DRAG_FROM_PX = 8;
const GLIDE_MS = 190;

export interface Board {
  node: HTMLElement;
  render(game: Game): void;
  focus(): void;
}

interface BoardHandlers {
  onTouch(square: Square): void;
  /** Called when a piece was dragged from one square to another. */
  onDrag(from: Square, to: Square): void;
}

export function createBoard({ onTouch, onDrag }: BoardHandlers): Board {
  const grid = el('div', { class: 'kt-board', role: 'grid', 'aria-label': 'Board' });
  let side: Side = 'w';
  let cursor: Square = 0;
  /** The piece displayed on each square, such as `wn`. */
  let shownPieces: string[] = [];
  let lastShown = '';
  const at = (position: number): Square => boardPlaceOf(position, side);
  const cells = SQUARES.map((position) =>
    el('div', { class: 'kt-square', role: 'gridcell', tabindex: '-1', 'data-place': String(position) }),
  );
  cells.forEach((cell, position) =>
    cell.classList.toggle('is-dark', (Math.floor(position / SIZE) + (position % SIZE)) % 2 === 1),
  );
  for (let row = 0; row < SIZE; row++)
    grid.append(el('div', { class: 'kt-row', role: 'row' }, ...cells.slice(row * SIZE, (row + 1) * SIZE)));
  const cellOf = (square: Square) => cells[boardPlaceOf(square, side)]!;
  const squareUnder = (x: number, y: number): number | null => {
    const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
    return cell ? Number(cell.dataset.place) : null;
  };

  listenToDrags(grid, {
    onPress: (position) => onTouch(at(position)),
    onDrag: (from, to) => onDrag(at(from), at(to)),
    squareUnder,
  });

  /** Animates the piece that moved last. */
  const glide = (from: Square, to: Square) => {
    const man = cellOf(to).querySelector('.kt-man');
    if (!man?.animate || isReducedMotion()) return;
    const [a, b] = [cellOf(from).getBoundingClientRect(), cellOf(to).getBoundingClientRect()];
    man.animate([{ transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` }, { transform: 'none' }], {
      duration: GLIDE_MS,
      easing: 'ease-out',
    });
  };

  const turn = (next: Side) => {
    side = next;
    shownPieces = [];
    cells.forEach((cell, position) => {
      const name = nameOf(at(position));
      setAttribute(cell, 'data-file', position >= SIZE * (SIZE - 1) ? name[0] : null);
      setAttribute(cell, 'data-rank', position % SIZE === 0 ? name[1] : null);
    });
  };
  turn('w');

  return {
    node: grid,
    focus: () => cellOf(cursor).focus({ preventScroll: true }),
    render(game) {
      const { play, held, hinted } = game;
      const hadFocus = grid.contains(document.activeElement);
      if (play.side !== side || play.chess.history().length === 0) turn(play.side);
      cursor = game.cursor;
      const targets = game.targets();
      const last = play.chess.history({ verbose: true }).at(-1);
      const lastSquares = new Set(last ? [squareOf(last.from), squareOf(last.to)] : []);
      const checked = play.chess.isCheck()
        ? play.chess.findPiece({ type: 'k', color: play.chess.turn() })[0]
        : undefined;
      for (const square of SQUARES) {
        const cell = cellOf(square);
        const man = play.chess.get(nameOf(square));
        const sign = man ? man.color + man.type : '';
        if (shownPieces[square] !== sign)
          cell.replaceChildren(...(man ? [createPieceNode(man.type, man.color)] : []));
        shownPieces[square] = sign;
        const marks = {
          isHeld: held === square || game.crowning?.[0] === square,
          isTarget: targets.has(square),
          isHinted: !!hinted && (hinted[0] === square || hinted[1] === square),
        };
        cell.classList.toggle('is-held', marks.isHeld);
        cell.classList.toggle('is-target', marks.isTarget);
        cell.classList.toggle('has-man', !!man);
        cell.classList.toggle('is-hinted', marks.isHinted);
        cell.classList.toggle('is-last', lastSquares.has(square));
        cell.classList.toggle('is-checked', checked !== undefined && squareOf(checked) === square);
        setAttribute(cell, 'tabindex', square === cursor ? '0' : '-1');
        setAttribute(cell, 'aria-label', describeSquare(square, man, marks));
      }
      const lastNow = last ? `${play.chess.history().length} ${last.lan}` : '';
      if (last && lastNow !== lastShown) glide(squareOf(last.from), squareOf(last.to));
      lastShown = lastNow;
      if (hadFocus) cellOf(cursor).focus({ preventScroll: true });
    },
  };
}

interface DragHandlers {
  onPress(position: number): void;
  onDrag(from: number, to: number): void;
  squareUnder(x: number, y: number): number | null;
}

/** Listens for presses by mouse, finger or pen. A dragged piece follows the pointer until its release. */
function listenToDrags(grid: HTMLElement, { onPress, onDrag, squareUnder }: DragHandlers): void {
  let start: { place: number; x: number; y: number; man: SVGElement | null } | null = null;
  let isDragging = false;
  const drop = () => {
    if (start?.man) start.man.style.transform = '';
    start?.man?.classList.remove('is-dragged');
    start = null;
    isDragging = false;
  };
  grid.addEventListener('pointerdown', (event) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-place]');
    if (!cell || !event.isPrimary || event.button !== 0) return;
    const man = cell.querySelector<SVGElement>('.kt-man');
    start = { place: Number(cell.dataset.place), x: event.clientX, y: event.clientY, man };
    grid.setPointerCapture(event.pointerId);
  });
  grid.addEventListener('pointermove', (event) => {
    if (!start?.man || !event.isPrimary) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!isDragging && Math.hypot(dx, dy) < DRAG_FROM_PX) return;
    isDragging = true;
    start.man.classList.add('is-dragged');
    start.man.style.transform = `translate(${dx}px, ${dy}px) scale(1.12)`;
  });
  grid.addEventListener('pointerup', (event) => {
    if (!start || !event.isPrimary) return;
    const { place } = start;
    const wasDragging = isDragging;
    drop();
    const squareBelow = squareUnder(event.clientX, event.clientY);
    if (wasDragging) {
      if (squareBelow !== null && squareBelow !== place) onDrag(place, squareBelow);
    } else if (squareBelow === place) onPress(place);
  });
  grid.addEventListener('pointercancel', drop);
  // A press by a screen reader is only a click, without pointer events.
  grid.addEventListener('click', (event) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-place]');
    if (event.detail === 0 && cell) onPress(Number(cell.dataset.place));
  });
}

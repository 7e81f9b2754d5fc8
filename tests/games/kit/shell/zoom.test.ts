/** @vitest-environment jsdom */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToFingers } from '@/games/kit/shell/fingers';
import { createZoomControl, scrollAround, SMALLEST_PX } from '@/games/kit/shell/zoom';
import { listenToStrokes } from '@/games/kit/shell/strokes';
import { stepInto } from '@/games/kit/scroll';

const COLUMNS = 15;
const HEAD = 60;

/**
 * Creates a board whose cells have the given size in pixels, multiplied by the zoom. Sets the layout itself, because
 * jsdom has none.
 */
const makeBoard = (cellPx: number) => {
  const [board, cells] = [document.createElement('div'), document.createElement('div')];
  board.append(cells);
  document.body.replaceChildren(board);
  board.setPointerCapture = cells.setPointerCapture = vi.fn();
  const by = () => Number(board.style.getPropertyValue('--zoom') || 1);
  const room = HEAD + COLUMNS * cellPx;
  Object.defineProperties(cells, { offsetLeft: { value: HEAD }, offsetTop: { value: HEAD } });
  board.getBoundingClientRect = () => new DOMRect(0, 0, room, room);
  cells.getBoundingClientRect = () => {
    const size = COLUMNS * cellPx * by();
    return new DOMRect(HEAD - board.scrollLeft, HEAD - board.scrollTop, size, size);
  };
  const cellAt = (column: number, row: number): Element => {
    const cell = document.createElement('i');
    cell.getBoundingClientRect = () => {
      const { left, top } = cells.getBoundingClientRect();
      const px = cellPx * by();
      return new DOMRect(left + column * px, top + row * px, px, px);
    };
    return cell;
  };
  return { board, cells, cellAt, by };
};

const dispatchPointer = (
  node: Element,
  type: string,
  pointerId: number,
  x: number,
  y: number,
  pointerType = 'touch',
) =>
  node.dispatchEvent(
    new PointerEvent(type, { pointerId, pointerType, clientX: x, clientY: y, bubbles: true, buttons: 1 }),
  );

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (): void => undefined;
    },
  );
});

describe('the scroll position after zooming', () => {
  it.each([
    { scroll: 0, at: 60, factor: 2, is: 0 },
    { scroll: 0, at: 160, factor: 2, is: 100 },
    { scroll: 40, at: 100, factor: 1.5, is: 80 },
    { scroll: 100, at: 160, factor: 0.5, is: 0 },
  ])('keeps a point at $at fixed below a header of 60, for factor $factor', ({ scroll, at, factor, is }) => {
    expect(scrollAround(scroll, at, HEAD, factor)).toBe(is);
  });

  it.each([
    { of: 'already visible', from: 20, to: 40, is: 0 },
    { of: 'before the visible area', from: -15, to: 5, is: -15 },
    { of: 'after the visible area', from: 95, to: 120, is: 20 },
    { of: 'larger than the visible area', from: 10, to: 150, is: 10 },
  ])('changes by $is to show a range that is $of', ({ from, to, is }) => {
    expect(stepInto(from, to, 0, 100)).toBe(is);
  });
});

describe('a board', () => {
  const zoomOf = (cellPx: number) => {
    const testBoard = makeBoard(cellPx);
    const [onSecond, onChange] = [vi.fn(), vi.fn()];
    const { board, cells } = testBoard;
    const zoom = createZoomControl({ board, cells, columns: () => COLUMNS, onSecond, onChange });
    return { ...testBoard, zoom, onSecond, onChange };
  };

  it('offers zooming only when its cells are smaller than a finger needs', () => {
    expect(zoomOf(SMALLEST_PX - 1).zoom.isOffered).toBe(true);
    expect(zoomOf(SMALLEST_PX).zoom.isOffered).toBe(false);
  });

  it('zooms in around a cell, keeps the cell visible, and zooms out again', () => {
    const { zoom, board, cellAt, by, onChange } = zoomOf(18.5);
    const last = cellAt(14, 14);
    zoom.toggle(last);
    expect(18.5 * by()).toBeGreaterThanOrEqual(SMALLEST_PX);
    expect(zoom.isOn).toBe(true);
    const [at, visibleRect] = [last.getBoundingClientRect(), zoom.seen()];
    expect(at.right).toBeCloseTo(visibleRect.right);
    expect(at.bottom).toBeCloseTo(visibleRect.bottom);
    expect(board.classList).toContain('is-zoomed');
    zoom.toggle(last);
    expect(zoom.isOn).toBe(false);
    expect([board.scrollLeft, board.scrollTop]).toEqual([0, 0]);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('scrolls to the cell that the keyboard selects', () => {
    const { zoom, cellAt } = zoomOf(18.5);
    zoom.toggle(cellAt(0, 0));
    const farCell = cellAt(13, 2);
    expect(farCell.getBoundingClientRect().right).toBeGreaterThan(zoom.seen().right);
    zoom.reveal(farCell);
    expect(farCell.getBoundingClientRect().right).toBeCloseTo(zoom.seen().right);
  });

  it('zooms with two fingers, up to the maximum', () => {
    const { cells, by, onSecond } = zoomOf(18.5);
    dispatchPointer(cells, 'pointerdown', 1, 150, 200);
    expect(onSecond).not.toHaveBeenCalled();
    dispatchPointer(cells, 'pointerdown', 2, 200, 200);
    expect(onSecond).toHaveBeenCalledOnce();
    for (let x = 205; x <= 260; x += 5) dispatchPointer(cells, 'pointermove', 2, x, 200);
    expect(by()).toBeCloseTo(2.2);
    for (let x = 265; x <= 800; x += 5) dispatchPointer(cells, 'pointermove', 2, x, 200);
    expect(18.5 * by()).toBeLessThan(60);
  });

  it('ignores pinching when its cells are large enough', () => {
    const { cells, by, onSecond } = zoomOf(30);
    dispatchPointer(cells, 'pointerdown', 1, 150, 200);
    dispatchPointer(cells, 'pointerdown', 2, 200, 200);
    dispatchPointer(cells, 'pointermove', 2, 300, 200);
    expect(by()).toBe(1);
    // A palm on the board must not cancel the stroke.
    expect(onSecond).not.toHaveBeenCalled();
  });

  it('scrolls to the position that is pressed on its map', () => {
    const { zoom, board, cellAt } = zoomOf(18.5);
    board.append(zoom.map);
    zoom.map.setPointerCapture = vi.fn();
    zoom.map.getBoundingClientRect = () => new DOMRect(0, 0, 50, 50);
    zoom.toggle(cellAt(14, 14));
    dispatchPointer(zoom.map, 'pointerdown', 1, 25, 25);
    const { left, width } = zoom.seen();
    const middle = cellAt(7, 7).getBoundingClientRect();
    expect(middle.left + middle.width / 2).toBeCloseTo(left + width / 2);
  });
});

describe('a single finger', () => {
  it('draws on the cells, pans outside them, and has its stroke canceled by a second finger', () => {
    const { board, cells } = makeBoard(18.5);
    const head = document.createElement('b');
    board.append(head);
    const on = { isOn: () => true, onSecond: vi.fn(), onPan: vi.fn(), onZoom: vi.fn() };
    const [onPreview, onStroke] = [vi.fn(), vi.fn()];
    const breakOff = listenToStrokes(cells, () => COLUMNS, { onPreview, onStroke });
    listenToFingers(board, cells, { ...on, onSecond: breakOff });

    dispatchPointer(head, 'pointerdown', 1, 10, 10);
    dispatchPointer(head, 'pointermove', 1, 25, 10);
    expect(on.onPan).toHaveBeenCalledWith(15, 0);
    dispatchPointer(head, 'pointerup', 1, 25, 10);

    dispatchPointer(cells, 'pointerdown', 1, 70, 70);
    dispatchPointer(cells, 'pointermove', 1, 130, 70);
    expect(on.onPan).toHaveBeenCalledOnce();
    expect(onPreview).toHaveBeenLastCalledWith([0, 1, 2, 3], undefined);
    dispatchPointer(cells, 'pointerdown', 2, 200, 200);
    expect(onPreview).toHaveBeenLastCalledWith([]);
    dispatchPointer(cells, 'pointerdown', 3, 90, 90);
    expect(onPreview).toHaveBeenLastCalledWith([]);
    for (const id of [1, 2, 3]) dispatchPointer(cells, 'pointerup', id, 130, 70);
    expect(onStroke).not.toHaveBeenCalled();
  });

  it('never pans with a mouse, because mouse input belongs to the cells', () => {
    const { board, cells } = makeBoard(18.5);
    const on = { isOn: () => true, onSecond: vi.fn(), onPan: vi.fn(), onZoom: vi.fn() };
    listenToFingers(board, cells, on);
    dispatchPointer(cells, 'pointerdown', 1, 70, 70, 'mouse');
    dispatchPointer(cells, 'pointermove', 1, 130, 70, 'mouse');
    expect(on.onPan).not.toHaveBeenCalled();
  });
});

describe('a stroke on a zoomed board', () => {
  it('extends at most one cell outside the view', () => {
    const { cells } = makeBoard(20);
    const onStroke = vi.fn();
    const visibleRect = () => new DOMRect(HEAD, HEAD, 100, 100);
    listenToStrokes(cells, () => COLUMNS, { onPreview: vi.fn(), onStroke }, visibleRect);
    dispatchPointer(cells, 'pointerdown', 1, HEAD + 10, HEAD + 10);
    dispatchPointer(cells, 'pointermove', 1, HEAD + 290, HEAD + 10);
    dispatchPointer(cells, 'pointerup', 1, HEAD + 290, HEAD + 10);
    expect(onStroke).toHaveBeenCalledWith([0, 1, 2, 3, 4, 5], undefined);
  });
});

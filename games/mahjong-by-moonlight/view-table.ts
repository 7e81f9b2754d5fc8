/** Shows the table: its tiles, and their zoom. */
import { el, setText } from '../kit/dom';
import {
  fitTo,
  isInView,
  revealBox,
  clampCamera,
  FULL_TABLE,
  zoomAt,
  type Camera,
  type ViewRoom,
} from './camera';
import { listenToGestures } from './gestures';
import { measureBoard, spotOf, type Metrics } from './measure';
import { createSprites } from './sprites';
import type { Game } from './state';
import { createTiles } from './tile-nodes';
import type { Board } from './types';

export interface TableView {
  node: HTMLElement;
  render(game: Game): void;
  focus(): void;
  /** Shakes a blocked tile. */
  refuse(slot: number): void;
  /** Zooms by a factor around the center. Null shows the entire table. */
  zoom(factor: number | null): void;
  /** Announces a visible change to screen readers. */
  announce(text: string): void;
}

/**
 * How far from a free tile's edge a tap still counts, in tile widths, because a finger is broader than a tile of the
 * full table.
 */
const MAX_TAP_DISTANCE = 0.5;

/** The maximum width of tiles in CSS pixels. Tiles grow up to it as the table empties. */
const COMFORTABLE = 56;
const FIT_STEP = 1.12;

/** Creates the view of the table, with the tiles of a board. */
export function createTableView(
  board: Board,
  onTap: (slot: number) => void,
  onCamera: (isNear: boolean) => void,
): TableView {
  const tiles = createTiles(board);
  const plane = el('div', { class: 'mj-plane' }, ...tiles.nodes);
  const announcement = el('p', { class: 'mj-told', 'aria-live': 'polite' });
  const node = el('div', { class: 'mj-table', role: 'application', 'aria-label': 'Tiles' }, plane);
  let game: Game | null = null;
  let metrics: Metrics = measureBoard(board, 600, 400);
  let room: ViewRoom = { width: 600, height: 400 };
  let camera: Camera = FULL_TABLE;
  /** Whether the table zooms in automatically as it empties. Zooming by the player turns this off. */
  let isFitted = true;

  const setCamera = (next: Camera) => {
    camera = next;
    plane.style.transform = `translate(${camera.x.toFixed(1)}px, ${camera.y.toFixed(1)}px) scale(${camera.scale.toFixed(3)})`;
    node.classList.toggle('is-near', !isFitted);
    onCamera(!isFitted);
  };
  const zoomBy = (factor: number, at: { x: number; y: number }) => {
    const next = zoomAt(camera, factor, at, room);
    isFitted = next.scale <= 1;
    setCamera(next);
    if (isFitted) fit();
  };
  const boxOf = (slot: number) => ({
    ...spotOf(metrics, board.slots[slot]!),
    width: metrics.tileWidth,
    height: metrics.tileHeight,
  });
  /** Zooms in a few steps, not after every pair. Tiles that an undo restores are always visible. */
  const fit = (isAtOnce = true) => {
    if (!isFitted || !game) return;
    const boxes = board.slots.flatMap((_, slot) => (game!.play.faces[slot]! >= 0 ? [boxOf(slot)] : []));
    const next = fitTo(boxes, room, COMFORTABLE / metrics.tileWidth);
    const isWorth =
      next.scale >= camera.scale * FIT_STEP || boxes.some((box) => !isInView(camera, box, room));
    if (isAtOnce || isWorth) setCamera(next);
  };
  /** Returns the free tile whose center is nearest to a point of the frame, within reach. */
  const freeNear = (at: { x: number; y: number }): number | null => {
    let best: number | null = null;
    let maxDistance = metrics.tileWidth * (0.5 + MAX_TAP_DISTANCE);
    for (const slot of game?.free ?? []) {
      const spot = spotOf(metrics, board.slots[slot]!);
      const x = (spot.x + metrics.tileWidth / 2) * camera.scale + camera.x - at.x;
      const y = (spot.y + metrics.tileHeight / 2) * camera.scale + camera.y - at.y;
      const distance = Math.hypot(x, y) / camera.scale;
      if (distance < maxDistance) [best, maxDistance] = [slot, distance];
    }
    return best;
  };
  const slotOf = (target: Element) => {
    const tile = target.closest<HTMLElement>('[data-slot]');
    return tile ? Number(tile.dataset.slot) : null;
  };
  listenToGestures(node, {
    onTap(target, at) {
      const slot = slotOf(target);
      if (slot !== null) return onTap(slot);
      const nearestSlot = freeNear(at);
      if (nearestSlot !== null) onTap(nearestSlot);
    },
    onPan: (x, y) =>
      !isFitted && setCamera(clampCamera({ ...camera, x: camera.x + x, y: camera.y + y }, room)),
    onZoom: zoomBy,
  });
  // A screen reader sends a click without pointer events.
  node.addEventListener('click', (event) => {
    const slot = event.detail === 0 && event.target instanceof Element ? slotOf(event.target) : null;
    if (slot !== null) onTap(slot);
  });
  new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = node;
    if (!width || !height) return;
    room = { width, height };
    metrics = measureBoard(board, width, height);
    node.style.setProperty('--tile-width', `${metrics.tileWidth}px`);
    node.style.setProperty('--tile-height', `${metrics.tileHeight}px`);
    node.style.setProperty('--depth', `${metrics.depth}px`);
    tiles.place(metrics);
    setCamera(clampCamera(camera, room));
    fit();
  }).observe(node);
  node.append(announcement, createSprites());

  return {
    node,
    render(next) {
      const isSame = game === next;
      tiles.show(next, isSame);
      game = next;
      fit(!isSame);
      node.classList.toggle('is-dimmed', next.isDimmed);
    },
    focus() {
      if (!game) return;
      tiles.nodes[game.cursor]!.focus({ preventScroll: true });
      if (!isFitted) setCamera(revealBox(camera, boxOf(game.cursor), room));
    },
    refuse(slot) {
      const { classList } = tiles.nodes[slot]!;
      classList.remove('is-refused');
      void tiles.nodes[slot]!.offsetWidth;
      classList.add('is-refused');
    },
    zoom(factor) {
      const middle = { x: room.width / 2, y: room.height / 2 };
      if (factor !== null) return zoomBy(factor, middle);
      isFitted = true;
      fit();
    },
    announce: (text) => setText(announcement, text),
  };
}

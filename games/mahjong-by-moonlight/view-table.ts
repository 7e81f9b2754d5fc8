/** The table: its tiles, and how near they are looked at. */
import { el, setText } from '../kit/dom';
import { reveal, settle, WHOLE, zoomAt, type Camera, type Room } from './camera';
import { listenGestures } from './gestures';
import { measureBoard, spotOf, type Metrics } from './measure';
import { createSprites } from './sprites';
import type { Game } from './state';
import { createTiles } from './tile-nodes';
import type { Board } from './types';

export interface TableView {
  node: HTMLElement;
  render(game: Game): void;
  focus(): void;
  /** Shakes a tile that is held. */
  refuse(slot: number): void;
  /** By a factor about the middle; null for the whole table. */
  zoom(factor: number | null): void;
  /** Tells screen readers what everyone sees. */
  tell(text: string): void;
}

/** A finger is broader than a tile of the whole table: a tap beside a free one still means it. */
const REACH = 0.5;

/** Makes the table of a board. */
export function createTableView(
  board: Board,
  onTap: (slot: number) => void,
  onCamera: (isNear: boolean) => void,
): TableView {
  const tiles = createTiles(board);
  const plane = el('div', { class: 'mj-plane' }, ...tiles.nodes);
  const told = el('p', { class: 'mj-told', 'aria-live': 'polite' });
  const node = el('div', { class: 'mj-table', role: 'application', 'aria-label': 'Tiles' }, plane);
  let game: Game | null = null;
  let metrics: Metrics = measureBoard(board, 600, 400);
  let room: Room = { width: 600, height: 400 };
  let camera: Camera = WHOLE;

  const look = (next: Camera) => {
    camera = next;
    plane.style.transform = `translate(${camera.x.toFixed(1)}px, ${camera.y.toFixed(1)}px) scale(${camera.scale.toFixed(3)})`;
    node.classList.toggle('is-near', camera.scale > 1);
    onCamera(camera.scale > 1);
  };
  /** The free tile whose middle is nearest to a point of the frame, within reach. */
  const freeNear = (at: { x: number; y: number }): number | null => {
    let best: number | null = null;
    let least = metrics.tileWidth * (0.5 + REACH);
    for (const slot of game?.free ?? []) {
      const spot = spotOf(metrics, board.slots[slot]!);
      const x = (spot.x + metrics.tileWidth / 2) * camera.scale + camera.x - at.x;
      const y = (spot.y + metrics.tileHeight / 2) * camera.scale + camera.y - at.y;
      const distance = Math.hypot(x, y) / camera.scale;
      if (distance < least) [best, least] = [slot, distance];
    }
    return best;
  };
  const slotOf = (target: Element) => {
    const tile = target.closest<HTMLElement>('[data-slot]');
    return tile ? Number(tile.dataset.slot) : null;
  };
  listenGestures(node, {
    onTap(target, at) {
      const slot = slotOf(target);
      if (slot !== null) return onTap(slot);
      const near = freeNear(at);
      if (near !== null) onTap(near);
    },
    onPan: (x, y) => camera.scale > 1 && look(settle({ ...camera, x: camera.x + x, y: camera.y + y }, room)),
    onZoom: (factor, at) => look(zoomAt(camera, factor, at, room)),
  });
  // A screen reader presses without a pointer.
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
    look(settle(camera, room));
  }).observe(node);
  node.append(told, createSprites());

  return {
    node,
    render(next) {
      tiles.show(next, game === next);
      game = next;
      node.classList.toggle('is-dimmed', next.isDimmed);
    },
    focus() {
      if (!game) return;
      tiles.nodes[game.cursor]!.focus({ preventScroll: true });
      const spot = spotOf(metrics, board.slots[game.cursor]!);
      const size = { width: metrics.tileWidth, height: metrics.tileHeight };
      if (camera.scale > 1) look(reveal(camera, { ...spot, ...size }, room));
    },
    refuse(slot) {
      const { classList } = tiles.nodes[slot]!;
      classList.remove('is-refused');
      void tiles.nodes[slot]!.offsetWidth;
      classList.add('is-refused');
    },
    zoom(factor) {
      const middle = { x: room.width / 2, y: room.height / 2 };
      look(factor === null ? WHOLE : zoomAt(camera, factor, middle, room));
    },
    tell: (text) => setText(told, text),
  };
}

/** Shows the player's tiles as buttons, which can be pressed or dragged to an end. */
import { el, setAttribute } from '../kit/dom';
import { listenToDrag } from './drag';
import type { Game } from './state';
import { createTile } from './tile-art';
import { nameOf, TILES } from './tiles';
import type { Tile } from './types';
import { END_NAMES } from './words';

const GAP = 6;
const MIN_TILE_PX = 26;
/** The maximum fraction of the table's height that the rack uses. */
const SHARE = 0.34;
/** The delay between tiles that arrive together, in ms. */
const ARRIVE_EVERY_MS = 90;

export interface RackHandlers {
  onTile(tile: Tile): void;
  /** Called when a drag begins, which selects the tile. */
  onLift(tile: Tile): void;
  onDrop(tile: Tile, x: number, y: number): void;
}

export interface Rack {
  node: HTMLElement;
  render(game: Game): void;
  /** Returns the position that a tile had before it was laid. */
  boxOf(tile: Tile): DOMRect | null;
  focus(tile: Tile | null): void;
  /** Fits the tiles into a table of this size in pixels. */
  fit(width: number, height: number): void;
}

/** Returns the largest tile width, up to `widest`, at which `count` tiles fit into a box. */
export function tileWidthFor(count: number, width: number, height: number, widest: number): number {
  for (let size = widest; size > MIN_TILE_PX; size--) {
    const perRow = Math.floor((width + GAP) / (size + GAP));
    const rows = Math.ceil(count / Math.max(1, perRow));
    if (rows * (2 * size + GAP) <= height) return size;
  }
  return MIN_TILE_PX;
}

/** Creates the rack. */
export function createRack(handlers: RackHandlers): Rack {
  const node = el('div', { class: 'dp-rack', role: 'group', 'aria-label': 'Your tiles' });
  const tileButtons = new Map<Tile, HTMLButtonElement>();
  const boxes = new Map<Tile, DOMRect>();
  let size = { width: 0, height: 0 };
  let number = 0;
  const resize = () => {
    const maxTileWidth = Math.max(38, Math.min(58, size.height * 0.105));
    const tileWidth = tileWidthFor(
      Math.max(7, tileButtons.size),
      size.width,
      size.height * SHARE,
      maxTileWidth,
    );
    node.style.setProperty('--tile', `${tileWidth}px`);
    // Distributes the tiles over rows of equal length, as far as possible.
    const maxPerRow = Math.max(1, Math.floor((size.width + GAP) / (tileWidth + GAP)));
    const perRow = Math.ceil(tileButtons.size / Math.ceil(tileButtons.size / maxPerRow));
    const leftover = size.width - perRow * (tileWidth + GAP) + GAP;
    node.style.paddingInline =
      tileButtons.size > maxPerRow ? `${Math.max(0, Math.floor(leftover / 2) - 1)}px` : '';
  };
  const create = (tile: Tile) => {
    const [low, high] = TILES[tile]!;
    const button = el('button', { type: 'button', class: 'dp-own', 'data-tile': String(tile) });
    button.append(createTile(high, low));
    listenToDrag(button, {
      onPress: () => handlers.onTile(tile),
      onLift: () => handlers.onLift(tile),
      onDrop: (x, y) => handlers.onDrop(tile, x, y),
    });
    return button;
  };
  return {
    node,
    boxOf: (tile) => boxes.get(tile) ?? null,
    focus(tile) {
      const button = (tile !== null && tileButtons.get(tile)) || tileButtons.values().next().value;
      button?.focus({ preventScroll: true });
    },
    fit(width, height) {
      size = { width, height };
      resize();
    },
    render(game) {
      const rack = game.rack();
      if (number !== game.play.round.number) {
        node.replaceChildren();
        tileButtons.clear();
        number = game.play.round.number;
      }
      for (const [tile, button] of tileButtons) {
        if (rack.includes(tile)) continue;
        boxes.set(tile, button.getBoundingClientRect());
        button.remove();
        tileButtons.delete(tile);
      }
      let arrived = 0;
      const isYours = game.play.round.turn === 0 && !game.play.round.end;
      for (const tile of rack) {
        const button = tileButtons.get(tile) ?? create(tile);
        if (!tileButtons.has(tile)) {
          button.style.animationDelay = `${arrived++ * ARRIVE_EVERY_MS}ms`;
          tileButtons.set(tile, button);
          node.append(button);
        }
        const ends = game.endsOf(tile);
        const isHeld = game.held === tile;
        button.classList.toggle('is-fit', ends.length > 0);
        button.classList.toggle('is-idle', isYours && ends.length === 0);
        button.classList.toggle('is-held', isHeld);
        button.classList.toggle('is-hinted', game.hinted?.[0] === tile);
        setAttribute(button, 'aria-pressed', String(isHeld));
        const endNames = ends.map((end) => END_NAMES[end]).join(' and ');
        const isFirst = game.play.round.front.laid === 0;
        const fit = isFirst ? ', may be laid' : `, fits the ${endNames} end${ends.length > 1 ? 's' : ''}`;
        const suffix = isYours ? (ends.length ? fit : ', does not fit') : '';
        setAttribute(button, 'aria-label', nameOf(tile) + suffix);
        setAttribute(button, 'tabindex', tile === (game.cursor ?? rack[0]) ? '0' : '-1');
      }
      if (game.cursor === null || !tileButtons.has(game.cursor))
        setAttribute(tileButtons.get(rack[0] ?? -1) ?? node, 'tabindex', tileButtons.size ? '0' : null);
      resize();
    },
  };
}

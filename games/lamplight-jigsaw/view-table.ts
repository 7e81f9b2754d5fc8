/** Shows the table: the frame of the picture, the pieces on it, lights over them. Redraws only changed parts. */
import { isContrast } from '../kit/appearance';
import { createSurface } from '../kit/canvas';
import { el } from '../kit/dom';
import { createCamera, type Box, type Camera } from '../kit/camera';
import { CELL } from './config';
import { createFinale } from './finale';
import { findPieceAt } from './hit-test';
import { isHome, membersOf } from './snap';
import { SPRITE_PADDING, type Sprites } from './sprites';
import type { Game } from './state';

/** Returns the width of the table around the frame, in units. Many pieces need more space. */
const marginOf = (pieces: number): number => (pieces > MANY_PIECES ? 1.15 : 0.5) * CELL;
const MANY_PIECES = 80;
const SPARK_MS = 700;

export interface TableView {
  node: HTMLElement;
  camera: Camera;
  sprites(): Sprites | null;
  open(game: Game, sprites: Sprites): void;
  /** Draws the changes since the last call. */
  render(game: Game): void;
  /** Sets the pieces that are being carried and therefore not drawn on the table. */
  setCarried(members: readonly number[]): void;
  /** Returns the loose piece at a point of the element, in CSS pixels. */
  pieceAt(x: number, y: number): number | null;
  setCursor(piece: number | null): void;
  spark(pieces: readonly number[]): void;
  zoom(by: number, x?: number, y?: number): void;
  pan(dx: number, dy: number): void;
  fit(): void;
  setPreview(isShown: boolean): void;
  restyle(): void;
  shine(isAtOnce: boolean): Promise<void>;
}

export function createTableView(onScale: () => void): TableView {
  const node = el('div', {
    class: 'lj-table',
    role: 'application',
    tabindex: '0',
    'aria-label': 'Table. Arrows choose a piece, Enter lifts it.',
  });
  const finale = createFinale();
  const ring = el('div', { class: 'lj-ring', hidden: true, 'aria-hidden': 'true' });
  const slot = el('div', { class: 'lj-slot', hidden: true, 'aria-hidden': 'true' });
  const camera = createCamera();
  let game: Game | null = null;
  let sprites: Sprites | null = null;
  let carried: ReadonlySet<number> = new Set();
  let cursor: number | null = null;
  /** The loose pieces, the lowest first. */
  let order: number[] = [];
  let drawn: string[] = [];

  const surface = createSurface(node, 1, () => fit());
  node.append(finale.node, slot, ring);

  const tableFrame = () => ({
    width: game!.level.pieceGrid.columns * CELL,
    height: game!.level.pieceGrid.rows * CELL,
  });
  const contentBox = (): Box => {
    const { width, height } = tableFrame();
    const margin = marginOf(game!.play.pieces.length);
    const box = { left: -margin, top: -margin, right: width + margin, bottom: height + margin };
    for (const { isInTray, x, y } of game!.play.pieces) {
      if (isInTray) continue;
      const reach = CELL / 2 + SPRITE_PADDING;
      box.left = Math.min(box.left, x - reach);
      box.top = Math.min(box.top, y - reach);
      box.right = Math.max(box.right, x + reach);
      box.bottom = Math.max(box.bottom, y + reach);
    }
    return box;
  };
  const paint = (area: Box | null) => {
    if (!game || !sprites || !surface.width) return;
    const context = surface.layers[0]!;
    const zoom = camera.scale * surface.ratio;
    const origin = camera.toScreen(0, 0);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.save();
    if (area) {
      const from = camera.toScreen(area.left, area.top);
      const to = camera.toScreen(area.right, area.bottom);
      const [x, y] = [Math.floor(from.x * surface.ratio), Math.floor(from.y * surface.ratio)];
      context.beginPath();
      context.rect(x, y, Math.ceil(to.x * surface.ratio) - x, Math.ceil(to.y * surface.ratio) - y);
      context.clip();
    }
    context.clearRect(0, 0, surface.width, surface.height);
    context.setTransform(zoom, 0, 0, zoom, origin.x * surface.ratio, origin.y * surface.ratio);
    paintWell(context);
    const { pieces } = game.play;
    const side = CELL + 2 * SPRITE_PADDING;
    const isSeen = (piece: number) => {
      const { x, y, isInTray } = pieces[piece]!;
      if (isInTray || carried.has(piece)) return false;
      const reach = side / 2;
      return (
        !area ||
        (x + reach > area.left && x - reach < area.right && y + reach > area.top && y - reach < area.bottom)
      );
    };
    const put = (piece: number, kind: 'pieceSprite' | 'shadow') => {
      const { x, y, turns } = pieces[piece]!;
      context.drawImage(sprites![kind](piece, turns), x - side / 2, y - side / 2, side, side);
    };
    pieces.forEach((state, piece) => isHome(state) && isSeen(piece) && put(piece, 'pieceSprite'));
    for (const piece of order) {
      const state = pieces[piece]!;
      if (isHome(state) || !isSeen(piece)) continue;
      // A group's shadow falls on the pieces below the group, but not on the group itself.
      const members = membersOf(game.play, piece);
      if (members[0] !== piece && isSeen(members[0]!)) continue;
      for (const kind of ['shadow', 'pieceSprite'] as const)
        for (const member of members) if (isSeen(member)) put(member, kind);
    }
    context.restore();
  };
  const paintWell = (context: CanvasRenderingContext2D) => {
    const style = getComputedStyle(node);
    const { width, height } = tableFrame();
    context.fillStyle = style.getPropertyValue('--lj-well');
    context.fillRect(0, 0, width, height);
    context.fillStyle = style.getPropertyValue('--lj-weave');
    for (let x = CELL / 4; x < width; x += CELL / 2)
      for (let y = CELL / 4; y < height; y += CELL / 2) context.fillRect(x - 1.5, y - 1.5, 3, 3);
    context.strokeStyle = style.getPropertyValue('--lj-rim');
    context.lineWidth = 5;
    context.strokeRect(-4, -4, width + 8, height + 8);
  };
  const keyOf = (piece: number) => {
    const { isInTray, x, y, turns, group } = game!.play.pieces[piece]!;
    return carried.has(piece) || isInTray ? '' : `${x} ${y} ${turns} ${group}`;
  };
  const placeMarks = () => {
    const markedPiece = game?.held ?? cursor;
    const state = markedPiece === null || markedPiece === undefined ? null : game?.play.pieces[markedPiece];
    ring.hidden = !state || state.isInTray || carried.has(markedPiece!) || isHome(state);
    slot.hidden = !game?.hint;
    const positionMark = (mark: HTMLElement, x: number, y: number) => {
      const at = camera.toScreen(x, y);
      mark.style.width = mark.style.height = `${CELL * camera.scale}px`;
      mark.style.transform = `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)`;
    };
    if (state && !ring.hidden) positionMark(ring, state.x, state.y);
    if (game?.hint) positionMark(slot, game.hint.x, game.hint.y);
    if (game && sprites) finale.place(camera, tableFrame(), sprites.lamp);
  };
  /** Updates the view after the camera has moved. */
  const updateView = () => {
    if (!game || !sprites || !surface.width) return;
    if (sprites.prepare(camera.scale * surface.ratio)) {
      onScale();
      const { pieces } = game.play;
      sprites.warm((piece) => pieces[piece]!.turns);
    }
    finale.show(sprites.whole());
    paint(null);
    drawn = game.play.pieces.map((_, piece) => keyOf(piece));
    placeMarks();
  };
  let isLooking = false;
  /** Waits for the next frame, because a finger moves more often than the screen is drawn. */
  const redrawSoon = () => {
    if (isLooking) return;
    isLooking = true;
    requestAnimationFrame(() => {
      isLooking = false;
      updateView();
    });
  };
  const fit = () => {
    if (!game || !surface.width) return;
    camera.fit(contentBox(), node.clientWidth, node.clientHeight);
    updateView();
  };

  return {
    node,
    camera,
    sprites: () => sprites,
    open(opened, made) {
      [game, sprites, carried, cursor] = [opened, made, new Set(), null];
      order = opened.play.pieces.map((_, piece) => piece);
      finale.reset();
      fit();
    },
    render(next) {
      game = next;
      const changed = next.play.pieces.flatMap((_, piece) => (keyOf(piece) === drawn[piece] ? [] : [piece]));
      const spots: (readonly [number, number])[] = [];
      for (const piece of changed) {
        const { x, y } = next.play.pieces[piece]!;
        // The piece's current position, and the position where it was last drawn.
        const old = drawn[piece] ? drawn[piece].split(' ').map(Number) : [x, y];
        spots.push([x, y], [old[0]!, old[1]!]);
        drawn[piece] = keyOf(piece);
      }
      const isMoved = new Set(changed);
      order = [...order.filter((piece) => !isMoved.has(piece)), ...changed];
      if (spots.length) paint(boxAround(spots));
      placeMarks();
    },
    setCarried(members) {
      carried = new Set(members);
    },
    pieceAt(x, y) {
      if (!game || !sprites) return null;
      return findPieceAt(game.play, sprites.outlines, order, camera.toTable(x, y), 22 / camera.scale);
    },
    setCursor(piece) {
      cursor = piece;
      placeMarks();
    },
    spark(pieces) {
      for (const piece of pieces.slice(0, 4)) {
        const { x, y } = game!.play.pieces[piece]!;
        const at = camera.toScreen(x, y);
        const light = el('div', { class: 'lj-spark', 'aria-hidden': 'true' });
        light.style.setProperty('--size', `${Math.max(70, CELL * camera.scale * 2.2)}px`);
        light.style.transform = `translate(${at.x}px, ${at.y}px)`;
        node.append(light);
        setTimeout(() => light.remove(), SPARK_MS);
      }
    },
    zoom(by, x = node.clientWidth / 2, y = node.clientHeight / 2) {
      if (camera.zoom(by, x, y)) redrawSoon();
    },
    pan(dx, dy) {
      if (camera.pan(dx, dy)) redrawSoon();
    },
    fit,
    setPreview: (isShown) => node.classList.toggle('has-preview', isShown),
    restyle() {
      sprites?.setPlain(isContrast());
      updateView();
    },
    shine(isAtOnce) {
      fit();
      return finale.shine(isAtOnce);
    },
  };
}

/** Returns the bounding box of pieces by their centers. */
function boxAround(middles: readonly (readonly [number, number])[]): Box {
  const reach = CELL / 2 + SPRITE_PADDING;
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - reach,
    top: Math.min(...ys) - reach,
    right: Math.max(...xs) + reach,
    bottom: Math.max(...ys) + reach,
  };
}

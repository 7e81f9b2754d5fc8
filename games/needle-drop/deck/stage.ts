/** Shows the complete deck: the static layer, the darkness over it, and the moving parts. */
import { createSurface } from '../../kit/canvas';
import { el } from '../../kit/dom';
import { AHEAD_MS, WARMTH } from '../config';
import type { Game } from '../state';
import type { GameEvent } from '../types';
import { layOut, type Geometry } from './geometry';
import { paintDeck, paintLabel } from './paint-deck';
import { drawNotes, makeSprites, type Sprites } from './paint-notes';
import { createSparks } from './sparks';
import { LANE_COLORS, tracePath } from './palette';

export interface DeckStage {
  node: HTMLElement;
  readonly geometry: Geometry;
  open(game: Game): void;
  show(songMs: number, nowMs: number): void;
  showEvent(event: GameEvent, lane: number, nowMs: number, offMs?: number): void;
  restyle(): void;
  /** Sets the listener for a new layout of the deck. */
  onLayout(listener: (geometry: Geometry) => void): void;
}

/** The duration of a turn in ms, at 33⅓ turns per minute. */
const TURN_MS = 1_800;
const MAX_RATIO = 2;
const LONGEST_FRAME_MS = 200;

/** Creates the stage. */
export function createStage(): DeckStage {
  const staticLayer = el('div', { class: 'nd-layer' });
  const dark = el('div', { class: 'nd-layer nd-dark' });
  const glow = el('div', { class: 'nd-layer nd-glow' });
  const moving = el('div', { class: 'nd-layer' });
  const node = el('div', { class: 'nd-stage', 'aria-hidden': 'true' }, staticLayer, dark, glow, moving);
  const sparks = createSparks();
  let geometry = layOut(400, 600);
  let sprites: Sprites | null = null;
  let label: HTMLCanvasElement | null = null;
  let game: Game | null = null;
  let isReduced = false;
  let isContrast = false;
  let shownWarmth = -1;
  let last = { songMs: 0, nowMs: 0 };
  let listener: (geometry: Geometry) => void = () => undefined;

  const paint = () => {
    const { width, height } = node.getBoundingClientRect();
    if (!width || !height || !floor.width) return;
    geometry = layOut(node.clientWidth, node.clientHeight);
    const brush = floor.layers[0]!;
    brush.setTransform(floor.ratio, 0, 0, floor.ratio, 0, 0);
    paintDeck(brush, geometry, isContrast);
    sprites = makeSprites(geometry, top.ratio || 1);
    label = makeLabel(geometry.label, top.ratio || 1);
    listener(geometry);
    show(last.songMs, last.nowMs);
  };
  const makeLabel = (r: number, ratio: number) => {
    const canvas = el('canvas');
    canvas.width = canvas.height = Math.max(1, Math.ceil(r * 2 * ratio));
    const brush = canvas.getContext('2d')!;
    brush.scale(ratio, ratio);
    brush.translate(r, r);
    paintLabel(brush, r);
    return canvas;
  };
  const drawLabel = (brush: CanvasRenderingContext2D, songMs: number) => {
    if (!label || isContrast || geometry.x + geometry.label < 0) return;
    brush.save();
    brush.translate(geometry.x, geometry.y);
    brush.rotate(isReduced ? -0.4 : (songMs / TURN_MS) * Math.PI * 2);
    const r = geometry.label;
    brush.drawImage(label, -r, -r, r * 2, r * 2);
    brush.restore();
  };
  const drawPressed = (brush: CanvasRenderingContext2D, open: Game) => {
    open.play.isPressed.forEach((isDown, lane) => {
      if (!isDown) return;
      brush.save();
      brush.translate(geometry.x + geometry.radii[lane]!, geometry.y);
      brush.beginPath();
      tracePath(brush, lane, geometry.size / 2);
      brush.fillStyle = LANE_COLORS[lane]!;
      brush.globalAlpha = 0.6;
      brush.fill();
      brush.restore();
    });
  };
  const warm = (warmth: number) => {
    if (warmth === shownWarmth) return;
    shownWarmth = warmth;
    const share = warmth / WARMTH.most;
    dark.style.opacity = String(0.58 - share * 0.58);
    glow.style.opacity = String(share);
  };
  const show = (songMs: number, nowMs: number) => {
    const frameMs = nowMs - last.nowMs;
    // A pause is not recorded as a frame.
    if (last.nowMs && frameMs > 0 && frameMs < LONGEST_FRAME_MS) top.recordFrame(frameMs);
    last = { songMs, nowMs };
    if (!game || !sprites || !top.width) return;
    const brush = top.layers[0]!;
    brush.setTransform(top.ratio, 0, 0, top.ratio, 0, 0);
    brush.clearRect(0, 0, geometry.width, geometry.height);
    drawLabel(brush, songMs);
    drawPressed(brush, game);
    const aheadMs = AHEAD_MS[game.play.strength ?? 0]!;
    if (game.play.strength !== null) drawNotes(brush, { geometry, sprites, game, songMs, aheadMs });
    sparks.draw(brush, geometry, nowMs, isReduced);
    warm(game.play.warmth);
  };
  const restyle = () => {
    const { theme, motion } = document.documentElement.dataset;
    isContrast = theme === 'contrast';
    isReduced = motion === 'reduced';
    paint();
  };
  const floor = createSurface(staticLayer, 1, () => paint(), MAX_RATIO);
  const top = createSurface(moving, 1, () => paint(), MAX_RATIO);
  return {
    node,
    get geometry() {
      return geometry;
    },
    open(opened) {
      game = opened;
      sparks.clear();
      last = { songMs: opened.play.ms, nowMs: 0 };
      restyle();
    },
    show,
    showEvent: sparks.add,
    restyle,
    onLayout(next) {
      listener = next;
    },
  };
}

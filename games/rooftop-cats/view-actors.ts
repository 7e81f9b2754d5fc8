/**
 * Shows the moving layer: the cat on a small canvas that moves with it, its light behind it, and particles on a
 * coarser canvas.
 */
import { el } from '../kit/dom';
import type { EyePosition, CameraLens } from './camera';
import { MODES } from './config';
import type { Pose } from './cat-parts';
import { paintCat } from './paint-cat';
import { paintMoth } from './paint-moth';
import { AIR, PLAIN } from './palette';
import { createParticles, type Particles } from './particles';
import type { Game } from './state';

export interface Actor {
  /** The position on the course in dots, interpolated between two ticks. */
  x: number;
  h: number;
  pose: Pose;
  /** Whether moths carry the cat. */
  isCarried: boolean;
  /** Whether the cat currently cannot bump into anything. */
  isSafe: boolean;
}

export interface ActorsView {
  node: HTMLElement;
  specks: Particles;
  show(game: Game, actor: Actor, eye: EyePosition, nowS: number, passedS: number): void;
  /** Shows text that rises over the cat. */
  say(text: string): void;
  restyle(lens: CameraLens, isContrast: boolean, isReduced: boolean): void;
}

interface Sheet {
  readonly node: HTMLCanvasElement;
  readonly pen: CanvasRenderingContext2D;
  /** The space around the paws, in dots. */
  readonly left: number;
  readonly right: number;
  readonly above: number;
  readonly below: number;
  /** The number of device pixels per dot. */
  size: number;
}

const MAX_RATIO = 2;
/** The pixel ratio of particles, which is sufficient for dust. */
const SPECK_RATIO = 0.75;
const WORDS = 3;

function createSheet(left: number, right: number, above: number, below: number): Sheet {
  const node = el('canvas', { class: 'rc-sheet' });
  return { node, pen: node.getContext('2d')!, left, right, above, below, size: 1 };
}

function fitSheet(sheet: Sheet, scale: number, ratio: number): void {
  const width = (sheet.left + sheet.right) * scale;
  const height = (sheet.above + sheet.below) * scale;
  const { node } = sheet;
  sheet.size = scale * ratio;
  [node.width, node.height] = [Math.ceil(width * ratio), Math.ceil(height * ratio)];
  node.style.width = `${width}px`;
  node.style.height = `${height}px`;
  node.style.left = `${-sheet.left * scale}px`;
  node.style.top = `${-sheet.above * scale}px`;
}

function wipeSheet({ node, pen, left, above, size }: Sheet): CanvasRenderingContext2D {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, node.width, node.height);
  pen.setTransform(size, 0, 0, size, left * size, above * size);
  return pen;
}

/** Creates the layer. */
export function createActorsView(): ActorsView {
  const body = createSheet(66, 66, 92, 34);
  const air = createSheet(130, 310, 230, 84);
  const words = el('div', { class: 'rc-words' });
  const glow = el('span', { class: 'rc-glow' });
  const node = el('div', { class: 'rc-actors', 'aria-hidden': 'true' }, glow, air.node, body.node, words);
  const specks = createParticles();
  let lens: CameraLens | null = null;
  let isContrast = false;
  let isReduced = false;
  let hasSpecks = false;
  let isBright = true;

  const ring = (pen: CanvasRenderingContext2D) => {
    pen.strokeStyle = isContrast ? PLAIN.lit : AIR.spark;
    pen.lineWidth = 2.5;
    pen.globalAlpha = 0.8;
    pen.beginPath();
    pen.ellipse(4, -20, 46, 36, 0, 0, 7);
    pen.stroke();
    pen.globalAlpha = 1;
  };
  return {
    node,
    specks,
    show(game, actor, eye, nowS, passedS) {
      if (!lens) return;
      const { scale, floorY } = lens;
      const [x, y] = [(actor.x - eye.x) * scale, (floorY + eye.h - actor.h) * scale];
      node.style.transform = `translate3d(${x.toFixed(1)}px,${y.toFixed(1)}px,0)`;
      const pen = wipeSheet(body);
      if (actor.isSafe) ring(pen);
      paintCat(pen, 0, 0, actor.pose, isContrast);
      if (actor.isCarried)
        for (let i = 0; i < 5; i++)
          paintMoth(pen, -32 + i * 16, -62 - (i % 2) * 9, {
            flap: isReduced ? 0.1 : nowS * 5 + i * 0.3,
            size: 1.2,
            isContrast,
          });
      if (hasSpecks || specks.isAlive()) {
        hasSpecks = specks.isAlive();
        specks.show(wipeSheet(air), passedS, actor.x, actor.h);
      }
      if (isBright === (actor.pose.isLit || MODES[game.play.mode].isCarried)) return;
      isBright = !isBright;
      glow.classList.toggle('is-dim', !isBright);
    },
    say(text) {
      while (words.childElementCount >= WORDS) words.firstChild!.remove();
      const word = el('span', { text });
      word.addEventListener('animationend', () => word.remove());
      words.append(word);
      // Without an animation, there is no end event.
      if (isReduced) setTimeout(() => word.remove(), 1_100);
    },
    restyle(next, contrast, reduced) {
      [lens, isContrast, isReduced] = [next, contrast, reduced];
      const ratio = Math.min(MAX_RATIO, window.devicePixelRatio || 1);
      fitSheet(body, lens.scale, ratio);
      fitSheet(air, lens.scale, SPECK_RATIO);
      specks.setStyle({ isReduced, isContrast });
    },
  };
}

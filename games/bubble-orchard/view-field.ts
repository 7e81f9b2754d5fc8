/** Shows the current board and its animations. Draws only when something has changed. */
import { createSurface } from '../kit/canvas';
import { el } from '../kit/dom';
import { DIAMETER, FIELD_WIDTH, ROW_HEIGHT } from './config';
import { flightMotion, landingMotions, SLIDE_MS, type Motion } from './motion';
import { createBrush, paintAim, paintBoard, paintCannon } from './paint';
import { createSprites, type Sprites } from './sprites';
import type { Game } from './state';
import type { Outcome } from './types';

export interface FieldView {
  node: HTMLElement;
  /** Shows the current state of a game without animation. */
  open(game: Game): void;
  /** Redraws after the aim or the loaded fruit has changed. */
  touch(): void;
  setAiming(isAiming: boolean): void;
  /** Animates a shot. Calls `onLanded` when the shot lands. */
  shoot(outcome: Outcome, onLanded: () => void): void;
  /** Returns whether a shot is in the air. */
  isBusy(): boolean;
  /** Resolves when all motion has ended. */
  settled(): Promise<void>;
  /** Applies a changed theme. */
  restyle(isContrast: boolean): void;
  setReduced(isReduced: boolean): void;
}

interface Shown {
  cells: readonly number[];
  parity: number;
}

/** Creates the field. */
export function createFieldView(): FieldView {
  const node = el('div', {
    class: 'bo-field',
    tabindex: '0',
    role: 'application',
    'aria-label': 'Orchard. Arrow keys aim, Space shoots, S swaps the fruits.',
  });
  let game: Game | null = null;
  let shownField: Shown = { cells: [], parity: 0 };
  let motions: Motion[] = [];
  let sprites: Sprites | null = null;
  let isContrast = false;
  let isReduced = false;
  let isAiming = false;
  let flying: { motion: Motion; land(now: number): void } | null = null;
  let slide: { startMs: number; from: number } | null = null;
  let isStale = true;
  let frame = 0;
  let waiting: (() => void)[] = [];

  const draw = (now: number) => {
    frame = 0;
    if (!game || !sprites) return;
    if (flying && now >= flying.motion.endMs) {
      const { land } = flying;
      flying = null;
      land(now);
    }
    motions = motions.filter(({ endMs }) => endMs > now);
    const share = slide ? Math.max(0, (now - slide.startMs) / SLIDE_MS) : 1;
    const shift = slide ? slide.from * (1 - share) : 0;
    const paints = { surface, sprites, isContrast };
    if (isStale || slide) paintBoard(paints, shownField.cells, shownField.parity, Math.min(0, shift));
    if (share >= 1) {
      // The last frame of a slide is drawn at its final position.
      if (slide) paintBoard(paints, shownField.cells, shownField.parity, 0);
      slide = null;
    }
    isStale = false;
    const pen = surface.layers[1]!;
    pen.clearRect(0, 0, surface.width, surface.height);
    const { play } = game;
    if (isAiming && !flying && !play.ending) paintAim(paints, game.flight(), play.parity);
    const { current, next } = game.loaded();
    const unit = play.mode === 'orchard' ? 'shots' : 'to row';
    const loaded = flying ? null : current;
    paintCannon(paints, { aim: game.aim, current: loaded, next, count: play.shotsLeft, unit });
    const brush = createBrush(paints);
    for (const motion of motions) if (now >= motion.startMs) motion.draw(brush, now - motion.startMs);
    flying?.motion.draw(brush, Math.max(0, now - flying.motion.startMs));
    if (flying || slide || motions.length) return request();
    for (const done of waiting.splice(0)) done();
  };
  const request = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const showPlay = () => {
    shownField = { cells: [...game!.play.cells], parity: game!.play.parity };
    isStale = true;
    request();
  };
  const paintAnew = () => {
    sprites = createSprites((surface.width / FIELD_WIDTH) * DIAMETER, isContrast);
    isStale = true;
    request();
  };
  const surface = createSurface(node, 2, paintAnew);

  return {
    node,
    open(opened) {
      game = opened;
      [motions, flying, slide] = [[], null, null];
      showPlay();
    },
    touch: request,
    setAiming(value) {
      isAiming = value;
      request();
    },
    shoot(outcome, onLanded) {
      const land = (now: number) => {
        onLanded();
        motions.push(...landingMotions(outcome, now, isReduced));
        if (!isReduced && outcome.hasNewRow) slide = { startMs: now, from: -ROW_HEIGHT };
        if (!isReduced && outcome.bonus) slide = { startMs: now + 650, from: -8 * ROW_HEIGHT };
        showPlay();
      };
      const now = performance.now();
      if (isReduced) land(now);
      else flying = { motion: flightMotion(outcome, now), land };
      request();
    },
    isBusy: () => flying !== null || slide !== null,
    settled: () => (frame ? new Promise((done) => (waiting = [...waiting, done])) : Promise.resolve()),
    restyle(value) {
      isContrast = value;
      if (surface.width) paintAnew();
    },
    setReduced(value) {
      isReduced = value;
    },
  };
}

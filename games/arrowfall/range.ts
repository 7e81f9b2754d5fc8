/** The view of the range: its clock, the arrow in flight, and the aim. Draws only while something changes. */
import { createSurface } from '../kit/canvas';
import { el } from '../kit/dom';
import { CIRCLE, CLOCK, POWERS } from './config';
import { computeAimDots } from './fly';
import { stepsBetween } from './pace';
import { paintArcher, paintArrow } from './paint-archer';
import { paintFair } from './paint-fair';
import { paintCarriers, paintFlag, paintLamp, paintPlatform } from './paint-frame';
import { paintHarbour } from './paint-harbour';
import { paintLevel, type LevelMoment, type ShownItem } from './paint-level';
import { paintBox, paintDisc, paintLine, paintShape, type Pen } from './pens';
import { arrowsLeft, isLevelOver, isPassed, levelOf } from './play';
import { createParticles } from './particles';
import { createStage, type Viewport } from './stage';
import type { Game } from './state';
import type { Event, ItemKind, Level, Scene, Shot, StuckArrow } from './types';

export interface RangeView {
  node: HTMLElement;
  /** Shows the game's current level. */
  open(game: Game): void;
  /** Redraws after the aim has changed. */
  touch(): void;
  setDrawing(isDrawing: boolean): void;
  /**
   * Animates a shot, starting with the scene before the shot. Passes its events to `onEvent`. The promise resolves at
   * the end of the shot.
   */
  fly(shot: Shot, before: Scene, onEvent: (event: Event) => void): Promise<void>;
  isFlying(): boolean;
  /** Speeds up the shot until everything is at rest. */
  hurry(): void;
  /** Shows text where the arrow came to rest. */
  say(text: string): void;
  tick(): number;
  /** Stops the clock while the range is covered. */
  setRunning(isRunning: boolean): void;
  restyle(isContrast: boolean, isReduced: boolean): void;
}

const HURRY = 4;
const END_PAUSE_MS = 420;
const LAMP_MS = 1500;
const AIM_STEPS = 45;
const LEAN_MS = 700;
/** The tilt of objects after a hit, in radians, if it differs from a target's. */
const LEANS: Partial<Record<ItemKind, number>> = { bell: 0.5, drum: 0.014 };

interface FlyingShot {
  shot: Shot;
  before: Scene;
  at: number;
  heard: number;
  rate: number;
  doneAtMs: number;
  onEvent(event: Event): void;
  done(): void;
}

export function createRange(): RangeView {
  const node = el('div', {
    class: 'af-range',
    tabindex: '0',
    role: 'application',
    'aria-label': 'Range. Up and down aim, hold Space to draw and let go.',
  });
  let game: Game | null = null;
  let stage: Viewport | null = null;
  let flying: FlyingShot | null = null;
  let trail: Shot | null = null;
  let lastPower = 0;
  let shownLevel: Level | null = null;
  let clock = 0;
  let lastMs = 0;
  let frame = 0;
  let litMs = 0;
  let isRunning = false;
  let isDrawing = false;
  let isContrast = false;
  let isReduced = false;
  const blows = new Map<number, number>();
  const specks = createParticles();

  const advance = (now: number) => {
    const steps = stepsBetween(lastMs, now) * (flying?.rate ?? 1);
    lastMs = now;
    if (!isRunning) return;
    clock += steps;
    if (flying) move(flying, steps, now);
  };
  const move = (one: FlyingShot, steps: number, now: number) => {
    const { events, length } = one.shot;
    one.at += steps;
    for (; one.heard < events.length && events[one.heard]!.step <= one.at; one.heard++) {
      const event = events[one.heard]!;
      one.onEvent(event);
      if (event.item >= 0) blows.set(event.item, now);
      specks.add(event, game ? levelOf(game.play).items[event.item] : undefined, now, isReduced);
    }
    if (one.at < length) return;
    if (game && isPassed(game.play)) litMs ||= now;
    one.doneAtMs ||= now + (isReduced ? 60 : litMs ? LAMP_MS : END_PAUSE_MS) / one.rate;
    if (now < one.doneAtMs) return;
    flying = null;
    one.done();
  };
  const leanOf = (item: number): number => {
    const since = lastMs - (blows.get(item) ?? -1e9);
    if (isReduced || since > LEAN_MS || !game) return 0;
    const reach = LEANS[levelOf(game.play).items[item]!.kind] ?? 0.11;
    return Math.sin(since / 34) * reach * (1 - since / LEAN_MS) ** 2;
  };
  const momentOf = (opened: Game): LevelMoment => ({
    level: levelOf(opened.play),
    scene: flying?.before ?? opened.play.scene,
    shot: flying?.shot ?? null,
    step: flying?.at ?? 0,
    tick: clock % CLOCK,
    isContrast,
    leanOf,
  });
  const isLanded = () => !flying || flying.at >= flying.shot.xs.length - 1;

  const paintStuckArrows = (pen: Pen, opened: Game, paintedItems: readonly ShownItem[]) => {
    const { stuckArrows } = opened.play;
    const count = stuckArrows.length - (isLanded() || !flying?.shot.stuckArrow ? 0 : 1);
    stuckArrows.slice(0, count).forEach((one: StuckArrow, index) => {
      const host = paintedItems[one.item];
      if (
        host?.isDone &&
        opened.play.scene.struck[one.item] &&
        levelOf(opened.play).items[one.item]!.kind === 'rocket'
      )
        return;
      const isLast = index === stuckArrows.length - 1 && flying;
      const since = flying && isLast ? flying.at - flying.shot.xs.length : 99;
      const tremble =
        isReduced || since > 60 || since < 0 ? 0 : Math.sin(since * 0.9) * 0.09 * (1 - since / 60);
      const tip = { ...one, x: one.x + (host?.x ?? 0), y: one.y + (host?.y ?? 0) };
      paintArrow(pen, tip, opened.edition.world, tremble);
    });
  };
  const paintFlying = (pen: Pen, opened: Game, { shot, at }: FlyingShot) => {
    if (isLanded()) return;
    const i = Math.max(1, Math.min(shot.xs.length - 1, Math.floor(at)));
    const [x, y] = [shot.xs[i]!, shot.ys[i]!];
    const [vx, vy] = [x - shot.xs[i - 1]!, y - shot.ys[i - 1]!];
    const turns = shot.events.filter(
      (one) => one.step <= i && (one.kind === 'douse' || one.kind === 'kindle'),
    );
    const isHarbour = opened.edition.world === 'harbour';
    const last = turns.at(-1);
    const isBurning = last ? last.kind === 'kindle' : isHarbour && !levelOf(opened.play).isDark;
    const top = stage!.top + 26;
    if (y < top - 20)
      paintShape(pen, `M${x} ${top - 12}L${x + 15} ${top + 12}H${x - 15}Z`, '#FFF6E2', '#150C22', 4);
    else paintArrow(pen, { x, y, vx, vy, isBurning }, opened.edition.world);
  };
  const paintAim = (pen: Pen, opened: Game) => {
    computeAimDots(
      levelOf(opened.play),
      opened.angle,
      opened.power,
      Math.floor(clock) % CLOCK,
      AIM_STEPS,
    ).forEach(({ x, y }, i) => {
      if (i < 1) return;
      pen.globalAlpha = 1 - i * 0.085;
      paintDisc(pen, x, y, 6.4 - i * 0.25, '#150C22');
      paintDisc(pen, x, y, 4.4 - i * 0.25, '#FFF6E2');
    });
    pen.globalAlpha = 1;
    const y = levelOf(opened.play).stand + 142;
    const share = opened.power / POWERS;
    paintBox(pen, 26, y - 3, 132, 22, '#150C22', 11);
    paintBox(pen, 30, y + 1, Math.max(14, 124 * share), 14, share > 0.97 ? '#FF8F5A' : '#FFB534', 7);
    // Marks the power of the last arrow of this level.
    if (lastPower > 0) paintBox(pen, 30 + (124 * lastPower) / POWERS - 2, y - 6, 4, 28, '#FFF6E2', 2);
  };
  const paintTrail = (pen: Pen, { xs, ys }: Shot) => {
    for (let i = 8; i < xs.length; i += 8) paintDisc(pen, xs[i]!, ys[i]!, 5, 'rgba(255,246,226,.7)');
  };
  const draw = (now: number) => {
    frame = 0;
    advance(now);
    if (!game || !stage) return;
    const pen = surface.layers[1]!;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, surface.width, surface.height);
    stage.set(pen);
    const level = levelOf(game.play);
    const isReady = !flying && !isLevelOver(game.play);
    paintFlag(pen, level, isReduced && !level.gust ? 0 : clock);
    paintLamp(pen, level, litMs ? (isReduced ? 1 : Math.min(1, Math.max(0, now - litMs) / LAMP_MS)) : 0);
    if (trail && !flying) paintTrail(pen, trail);
    const paintedItems = paintLevel(pen, momentOf(game));
    paintStuckArrows(pen, game, paintedItems);
    const isFull = isDrawing && game.power >= POWERS;
    paintArcher(pen, {
      stand: level.stand,
      angle: (game.angle / CIRCLE) * 2 * Math.PI,
      drawFraction: isDrawing && isReady ? 0.15 + (0.85 * game.power) / POWERS : 0,
      tremble: isFull && !isReduced ? Math.sin(now / 24) * 1.2 : 0,
      arrowsLeft: arrowsLeft(game.play),
      hasArrow: isReady,
      isBurning: game.edition.world === 'harbour' && !level.isDark,
      world: game.edition.world,
    });
    if (isDrawing && isReady) paintAim(pen, game);
    if (flying) paintFlying(pen, game, flying);
    specks.draw(pen, now);
    const isBlown = [...blows.values()].some((since) => now - since < LEAN_MS);
    if (isRunning && (flying || isAlive() || isBlown || isFull || !specks.isOver())) request();
  };
  /** Returns whether any object moves by itself. */
  const isAlive = (): boolean => {
    if (!game) return false;
    const { items, wind, gust } = levelOf(game.play);
    return (
      (wind !== 0 && !isReduced) ||
      gust > 0 ||
      items.some(({ motion, kind }) => motion || kind === 'brazier' || kind === 'spout')
    );
  };
  const request = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const wake = () => {
    if (!frame) lastMs = performance.now();
    request();
  };
  const repaint = () => {
    if (!game || !surface.width) return;
    stage = createStage(surface);
    const pen = surface.layers[0]!;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, surface.width, surface.height);
    stage.set(pen);
    const { world } = game.edition;
    (world === 'fair' ? paintFair : paintHarbour)(pen, stage, game.mode);
    if (isContrast) {
      pen.fillStyle = 'rgba(0,0,0,.72)';
      pen.fillRect(stage.left, stage.top, stage.right - stage.left, stage.bottom - stage.top);
      paintLine(pen, [stage.left, 802, stage.right, 802], '#FFF', 4);
    }
    paintCarriers(pen, levelOf(game.play), stage);
    paintPlatform(pen, levelOf(game.play), world);
    wake();
  };
  const surface = createSurface(node, 2, repaint, 2);

  return {
    node,
    open(opened) {
      // Hides the last arrow's path, except when the same level was restarted.
      if (opened !== game || levelOf(opened.play) !== shownLevel) [trail, lastPower] = [null, 0];
      game = opened;
      [flying, clock] = [null, 0];
      shownLevel = levelOf(opened.play);
      litMs = isPassed(opened.play) ? 1 : 0;
      blows.clear();
      specks.clear();
      repaint();
    },
    touch: wake,
    setDrawing(value) {
      isDrawing = value;
      wake();
    },
    fly: (shot, before, onEvent) =>
      new Promise((done) => {
        trail = shot;
        lastPower = game?.power ?? 0;
        flying = { shot, before, onEvent, done, at: 0, heard: 0, rate: 1, doneAtMs: 0 };
        clock = shot.tick;
        wake();
      }),
    isFlying: () => flying !== null,
    hurry() {
      if (!flying) return;
      flying.rate = HURRY;
      flying.doneAtMs &&= Math.min(flying.doneAtMs, lastMs + 200);
    },
    say(text) {
      const x = trail?.xs.at(-1) ?? 500;
      const y = trail?.ys.at(-1) ?? 400;
      specks.say(text, x, y, performance.now());
      wake();
    },
    tick: () => Math.floor(clock) % CLOCK,
    setRunning(value) {
      isRunning = value;
      wake();
    },
    restyle(contrast, reduced) {
      [isContrast, isReduced] = [contrast, reduced];
      repaint();
    },
  };
}

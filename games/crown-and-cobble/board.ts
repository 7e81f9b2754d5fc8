/** Shows the map: two canvases, and over them a button for every spot. */
import { createSurface } from '../kit/canvas';
import { el, setAttribute } from '../kit/dom';
import { stopFlings } from '../kit/stop-flings';
import { CELL } from './config';
import { goalCell, gateCells } from './ground';
import { paintGround } from './paint-ground';
import { paintChosen, paintLive, paintReach, type LiveScene } from './paint-live';
import { createParticles, type SpeckKind } from './particles';
import { createSprites } from './sprites';
import { createStage, type Stage } from './stage';
import type { Night } from './types';

export interface Board {
  node: HTMLElement;
  open(night: Night): void;
  /** Saves the position of every intruder before a tick. */
  remember(): void;
  /** Draws a frame. `part` is the elapsed fraction of the tick. */
  draw(nowMs: number, part: number): void;
  choose(spot: number): void;
  /** Previews a range around the selected spot, or with null shows its tower's range. */
  tryOut(range: number | null): void;
  name(spot: number, label: string): void;
  focus(): void;
  /** Adds a particle. Points are in map coordinates, sizes in hundredths of a cell. */
  speck(
    kind: SpeckKind,
    x: number,
    y: number,
    toX: number,
    toY: number,
    size: number,
    color: string,
    text?: string,
  ): void;
  restyle(isContrast: boolean, isReduced: boolean): void;
  isTurned(): boolean;
  /** Returns the nearest spot in a direction on the screen, or -1 for none. Without a selected spot, returns the first one. */
  neighbor(spot: number, dx: number, dy: number): number;
}

const SMALLEST_PX = 44;
/** The maximum number of removed intruders to remember. */
const MAX_GONE = 250;
/** The maximum time between two frames. A longer one is a pause. */
const LONGEST_FRAME_MS = 200;

export function createBoard(onSpot: (spot: number, isByKey: boolean) => void): Board {
  const spots = el('div', { class: 'tc-spots' });
  const node = el('div', { class: 'tc-board' });
  let night: Night | null = null;
  let stage: Stage = createStage({ width: 1, height: 1 });
  let buttons: (HTMLButtonElement | null)[] = [];
  let chosenSpot = -1;
  let previewedRange: number | null = null;
  let isContrast = false;
  let isReduced = false;
  let drawnMs = 0;
  const before = new Map<number, { x: number; y: number }>();
  const sprites = createSprites();
  const specks = createParticles();

  const layOut = () => {
    if (!night) return;
    const { ratio } = surface;
    const [wide, high] = [stage.across, stage.down].map((one) =>
      Math.max(SMALLEST_PX, (CELL * one) / ratio - 2),
    ) as [number, number];
    buttons.forEach((button, spot) => {
      if (!button) return;
      const [x, y] = night!.ground.spots[spot]!;
      button.style.left = `${(stage.x(x, y) / ratio - wide / 2).toFixed(1)}px`;
      button.style.top = `${(stage.y(x, y) / ratio - high / 2).toFixed(1)}px`;
      button.style.width = `${wide.toFixed(1)}px`;
      button.style.height = `${high.toFixed(1)}px`;
    });
  };
  const paintAnew = () => {
    if (!night || !surface.width) return;
    stage = createStage(surface);
    sprites.clear();
    specks.clear();
    paintGround(surface.layers[0]!, stage, surface.width, surface.height, night.ground, isContrast);
    layOut();
  };
  const surface = createSurface(node, 2, paintAnew, 2);
  node.append(spots);
  stopFlings(node);

  return {
    node,
    open(opened) {
      night = opened;
      chosenSpot = -1;
      previewedRange = null;
      before.clear();
      const { ground } = opened;
      const isSea = ground.world === 'sea';
      const shut = isSea ? new Set([goalCell(ground), ...gateCells(ground)]) : new Set<number>();
      buttons = ground.spots.map((_, spot) => {
        if (isSea && (ground.rocks[spot] || shut.has(spot))) return null;
        return el('button', {
          type: 'button',
          class: 'tc-spot',
          tabindex: '-1',
          on: { click: ({ detail }) => onSpot(spot, detail === 0) },
        });
      });
      spots.replaceChildren(...buttons.filter((button) => button !== null));
      paintAnew();
    },
    remember() {
      if (!night) return;
      for (const { id, x, y } of night.crowd) {
        const previous = before.get(id);
        if (previous) [previous.x, previous.y] = [x, y];
        else before.set(id, { x, y });
      }
      if (before.size > night.crowd.length + MAX_GONE) before.clear();
    },
    draw(nowMs, part) {
      const frameMs = nowMs - drawnMs;
      drawnMs = nowMs;
      // A pause is not recorded as a frame.
      if (frameMs > 0 && frameMs < LONGEST_FRAME_MS) surface.recordFrame(frameMs);
      if (!night || !surface.width) return;
      const pen = surface.layers[1]!;
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.clearRect(0, 0, surface.width, surface.height);
      const sway = isReduced ? 0 : nowMs / 1000;
      const live: LiveScene = { pen, stage, sprites, night, before, part, sway, isPlain: isContrast };
      const at = night.ground.spots[chosenSpot];
      const range = previewedRange ?? night.built[chosenSpot]?.stats.range ?? 0;
      const isBeam = previewedRange === null && night.built[chosenSpot]?.stats.manner === 'beam';
      if (at && range && !isBeam) paintReach(live, at[0], at[1], range);
      if (at) paintChosen(live, at[0], at[1]);
      paintLive(live);
      specks.draw(pen, nowMs);
    },
    choose(spot) {
      buttons[chosenSpot]?.classList.remove('is-chosen');
      chosenSpot = spot;
      previewedRange = null;
      const focusedSpot = spot >= 0 ? spot : buttons.findIndex((button) => button !== null);
      buttons.forEach(
        (button, index) => button && setAttribute(button, 'tabindex', index === focusedSpot ? '0' : '-1'),
      );
      buttons[spot]?.classList.add('is-chosen');
    },
    tryOut(range) {
      previewedRange = range;
    },
    name(spot, label) {
      const button = buttons[spot];
      if (button) setAttribute(button, 'aria-label', label);
    },
    focus: () =>
      (buttons[chosenSpot] ?? buttons.find((button) => button !== null))?.focus({ preventScroll: true }),
    speck(kind, x, y, toX, toY, size, color, text) {
      if (isReduced && kind !== 'word' && kind !== 'ray' && kind !== 'arrow') return;
      const isWhole = kind === 'flash';
      specks.add(
        kind,
        isWhole ? 0 : stage.x(x, y),
        isWhole ? 0 : stage.y(x, y),
        isWhole ? surface.width : stage.x(toX, toY),
        isWhole ? surface.height : stage.y(toX, toY),
        size * stage.scale,
        color,
        text,
      );
    },
    restyle(contrast, reduced) {
      [isContrast, isReduced] = [contrast, reduced];
      paintAnew();
    },
    isTurned: () => stage.isTurned,
    neighbor(from, dx, dy) {
      if (!night) return -1;
      const { spots } = night.ground;
      const at = spots[from];
      if (!at) return buttons.findIndex((button) => button !== null);
      const [x, y] = [stage.x(at[0], at[1]), stage.y(at[0], at[1])];
      let [best, least] = [-1, Infinity];
      spots.forEach(([sx, sy], spot) => {
        if (!buttons[spot] || spot === from) return;
        const [ox, oy] = [stage.x(sx, sy) - x, stage.y(sx, sy) - y];
        const along = ox * dx + oy * dy;
        const sideDistance = Math.abs(ox * dy) + Math.abs(oy * dx);
        if (along < 4 || sideDistance > along * 2.2) return;
        const cost = along + sideDistance * 1.6;
        if (cost < least) [best, least] = [spot, cost];
      });
      return best;
    },
  };
}

/** Shows the table from above, by lamplight. */
import { el } from '../../kit/dom';
import { CIRCLE } from '../circle';
import { createScreen } from '../screen';
import { createParticles } from '../particles';
import { CAR_ABOVE, GHOST_ABOVE } from '../sprites/car';
import { paint, type Shape } from '../sprites/pen';
import { isContrast, isReducedMotion } from '../../kit/appearance';
import type { StageView } from '../stage';
import type { Game } from '../state';
import { BRAKE, type Move } from '../types';
import { TABLE } from './circuits';
import { CAR, type TablePlay } from './drive';
import { createGhost, type Ghost } from './ghost';
import { MARGIN, paintTable, type TablePicture } from './paint-table';

const MAX_RATIO = 2;
const MAX_PIXELS = 5_000_000;
/** The minimum number of visible table units along the shorter and the longer side of the frame. */
const MIN_SHORT_SIDE = 36;
const MIN_LONG_SIDE = 68;
const CAR_SIZE = 1.25;
const LEAD_TICKS = 14;

interface CarPose {
  x: number;
  y: number;
  heading: number;
}

const copyPose = ({ x, y, heading }: TablePlay): CarPose => ({ x, y, heading });

/** Interpolates between two poses and rotates along the shorter arc. */
function mix(from: CarPose, to: CarPose, share: number): CarPose {
  const turn = ((to.heading - from.heading + CIRCLE * 1.5) % CIRCLE) - CIRCLE / 2;
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    heading: from.heading + turn * share,
  };
}

const angleOf = (heading: number): number => (heading / CIRCLE) * 2 * Math.PI;

/** Creates the view. Reads the ghost's moves at every start. */
export function createTableView(ghostOf: (mode: string) => readonly Move[]): StageView {
  const node = el('div', { class: 'cr-stage' });
  const surface = createScreen(node, () => rebuild(), MAX_RATIO);
  const specks = createParticles();
  let game: Game<TablePlay> | null = null;
  let play: TablePlay | null = null;
  let table: TablePicture | null = null;
  let scale = 1;
  let unit = 1;
  let cars: { own: HTMLCanvasElement; ghost: HTMLCanvasElement; beam: HTMLCanvasElement } | null = null;
  let ghost: Ghost | null = null;
  let before: CarPose = { x: 0, y: 0, heading: 0 };
  let ghostBefore: CarPose = before;
  let eye = { x: 0, y: 0 };
  let drawnPose: CarPose = before;
  let shake = 0;

  function rebuild(): void {
    if (!play || !surface.width) return;
    const [short, long] = [surface.width, surface.height].sort((a, b) => a - b) as [number, number];
    unit = Math.max(short / MIN_SHORT_SIDE, long / MIN_LONG_SIDE);
    const maxRatio = Math.sqrt(MAX_PIXELS / ((TABLE.width + 2 * MARGIN) * (TABLE.height + 2 * MARGIN)));
    scale = Math.min(unit, maxRatio);
    table = paintTable(play.track, scale, isContrast());
    const shift = (shapes: readonly Shape[]) => {
      const picture = document.createElement('canvas');
      picture.width = picture.height = Math.ceil(3 * unit * CAR_SIZE);
      const pen = picture.getContext('2d')!;
      pen.translate(picture.width / 2, picture.height / 2);
      pen.scale(unit * CAR_SIZE, unit * CAR_SIZE);
      paint(pen, shapes);
      return picture;
    };
    const beam = document.createElement('canvas');
    [beam.width, beam.height] = [Math.ceil(unit * 11), Math.ceil(unit * 7)];
    const pen = beam.getContext('2d')!;
    const light = pen.createRadialGradient(0, beam.height / 2, 0, 0, beam.height / 2, beam.width);
    light.addColorStop(0, 'rgba(255,236,180,.5)');
    light.addColorStop(1, 'rgba(255,226,160,0)');
    pen.fillStyle = light;
    pen.beginPath();
    pen.moveTo(0, beam.height * 0.44);
    pen.lineTo(beam.width, 0);
    pen.lineTo(beam.width, beam.height);
    pen.lineTo(0, beam.height * 0.56);
    pen.fill();
    cars = { own: shift(CAR_ABOVE), ghost: shift(GHOST_ABOVE), beam };
  }

  function toStart(): void {
    play = game!.play;
    before = copyPose(play);
    drawnPose = before;
    eye = { x: play.x, y: play.y };
    ghost = createGhost(play.mode, ghostOf(play.mode));
    // In a resumed race, the ghost first catches up with the current tick.
    if (ghost) while (ghost.play.tick < play.tick && !ghost.play.ending) ghost.step();
    ghostBefore = ghost ? copyPose(ghost.play) : before;
    specks.clear();
  }

  /** Moves the camera slightly ahead of the car, but never off the table. */
  function moveEye(pose: CarPose, passedS: number): void {
    const [halfX, halfY] = [surface.width / unit / 2, surface.height / unit / 2];
    const lead = isReducedMotion() ? 0 : LEAD_TICKS;
    const want = { x: pose.x + (play?.vx ?? 0) * lead, y: pose.y + (play?.vy ?? 0) * lead };
    const boundScroll = (at: number, half: number, size: number) =>
      half * 2 > size + 2 * MARGIN ? size / 2 : Math.max(half - MARGIN, Math.min(size + MARGIN - half, at));
    const ease = Math.min(1, passedS * 5);
    eye.x += (boundScroll(want.x, halfX, TABLE.width) - eye.x) * ease;
    eye.y += (boundScroll(want.y, halfY, TABLE.height) - eye.y) * ease;
  }

  /** Sets the pen to table units. */
  const toTable = (pen: CanvasRenderingContext2D, dx = 0, dy = 0) =>
    pen.setTransform(
      unit,
      0,
      0,
      unit,
      surface.width / 2 - eye.x * unit + dx,
      surface.height / 2 - eye.y * unit + dy,
    );

  function paintCar(pen: CanvasRenderingContext2D, picture: HTMLCanvasElement, pose: CarPose): void {
    pen.translate(pose.x, pose.y);
    pen.rotate(angleOf(pose.heading));
    const size = picture.width / unit;
    pen.drawImage(picture, -size / 2, -size / 2, size, size);
    pen.rotate(-angleOf(pose.heading));
    pen.translate(-pose.x, -pose.y);
  }

  /** Draws tire marks on the table. They remain until the view closes. */
  function leaveMarks(pose: CarPose): void {
    if (!table || !play || play.slip < 0.07) return;
    const { pen } = table;
    const surfaceHere = play.track.surfaces[play.at]!;
    pen.fillStyle =
      surfaceHere === 'gravel'
        ? 'rgba(90,60,34,.4)'
        : surfaceHere === 'wet'
          ? 'rgba(210,235,255,.16)'
          : 'rgba(14,6,14,.2)';
    const angle = angleOf(pose.heading);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    for (const side of [-0.5, 0.5]) {
      pen.beginPath();
      pen.arc(pose.x - cos * 0.7 - sin * side, pose.y - sin * 0.7 + cos * side, 0.17, 0, 7);
      pen.fill();
    }
  }

  function addDust(pose: CarPose): void {
    if (!play || isReducedMotion()) return;
    const surfaceHere = play.track.surfaces[play.at]!;
    const isSliding = play.slip > 0.08;
    const color = play.isOnVerge
      ? '#8A7A92'
      : surfaceHere === 'gravel'
        ? '#D9B070'
        : surfaceHere === 'wet'
          ? '#BFE2FA'
          : isSliding
            ? '#C9BCC8'
            : null;
    const speed = Math.sqrt(play.vx * play.vx + play.vy * play.vy);
    if (!color || speed < CAR.fastest * 0.3) return;
    const angle = angleOf(pose.heading);
    specks.add(
      pose.x - Math.cos(angle) + (Math.random() - 0.5),
      pose.y - Math.sin(angle) + (Math.random() - 0.5),
      (Math.random() - 0.5) * 3 - play.vx * 8,
      (Math.random() - 0.5) * 3 - play.vy * 8,
      0.4,
      0.22 + Math.random() * 0.3,
      color,
    );
  }

  /** Returns the steering that turns the car in a direction. */
  const angleTowards = (dx: number, dy: number): number => {
    if (!play) return 0;
    const length = Math.hypot(dx, dy) || 1;
    const angle = angleOf(play.heading);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const across = (cos * dy - sin * dx) / length;
    const along = (cos * dx + sin * dy) / length;
    if (along < 0) return across < 0 ? -1 : 1;
    return Math.max(-1, Math.min(1, across * 2.2));
  };

  return {
    node,
    open(opened) {
      game = opened as unknown as Game<TablePlay>;
      toStart();
      rebuild();
    },
    mark() {
      if (!game) return;
      if (game.play !== play) toStart();
      before = copyPose(play!);
      if (!ghost) return;
      ghostBefore = copyPose(ghost.play);
      ghost.step();
    },
    show(share, _nowS, passedS) {
      if (!game || !table || !cars) return;
      if (game.play !== play) toStart();
      const pose = mix(before, copyPose(play!), share);
      drawnPose = pose;
      moveEye(pose, passedS);
      shake = isReducedMotion() ? 0 : Math.max(0, shake - passedS * 4);
      const randomJolt = () => (Math.random() - 0.5) * shake * unit * 0.5;
      const { pen } = surface;
      surface.time(passedS);
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.fillStyle = isContrast() ? '#000' : '#140C1A';
      pen.fillRect(0, 0, surface.width, surface.height);
      toTable(pen, randomJolt(), randomJolt());
      const [width, height] = [TABLE.width + 2 * MARGIN, TABLE.height + 2 * MARGIN];
      pen.drawImage(table.node, -MARGIN, -MARGIN, width, height);
      leaveMarks(pose);
      addDust(pose);
      const ghostPose = ghost && !ghost.play.ending ? mix(ghostBefore, copyPose(ghost.play), share) : null;
      if (ghostPose) paintCar(pen, cars.ghost, ghostPose);
      if (!isContrast()) {
        pen.globalCompositeOperation = 'lighter';
        pen.translate(pose.x, pose.y);
        pen.rotate(angleOf(pose.heading));
        pen.drawImage(cars.beam, 1, -3.5, 11, 7);
        pen.rotate(-angleOf(pose.heading));
        pen.translate(-pose.x, -pose.y);
        pen.globalCompositeOperation = 'source-over';
        pen.fillStyle = 'rgba(12,4,10,.4)';
        pen.beginPath();
        pen.ellipse(pose.x + 0.3, pose.y + 0.4, 1.25, 0.9, 0, 0, 7);
        pen.fill();
      }
      paintCar(pen, cars.own, pose);
      if (play!.held & BRAKE) {
        const angle = angleOf(pose.heading);
        pen.fillStyle = 'rgba(255,60,40,.8)';
        for (const side of [-0.4, 0.4]) {
          pen.beginPath();
          pen.arc(
            pose.x - Math.cos(angle) * 1.25 - Math.sin(angle) * side,
            pose.y - Math.sin(angle) * 1.25 + Math.cos(angle) * side,
            0.3,
            0,
            7,
          );
          pen.fill();
        }
      }
      specks.paint(pen, passedS, 0);
      const { bridge } = table;
      if (bridge) {
        const away = Math.abs(play!.at - bridge.below);
        const near = Math.min(away, play!.track.count - away);
        if (near < 12) pen.drawImage(bridge.node, bridge.x, bridge.y, bridge.size, bridge.size);
      }
      pen.setTransform(1, 0, 0, 1, 0, 0);
    },
    showEvent(event, number) {
      if (event === 'wall') shake = Math.min(1, number * 2);
    },
    restyle: rebuild,
    steerTo(clientX, clientY) {
      const { left, top, width, height } = node.getBoundingClientRect();
      const pixel = unit / (surface.width / Math.max(1, width));
      const x = left + width / 2 + (drawnPose.x - eye.x) * pixel;
      const y = top + height / 2 + (drawnPose.y - eye.y) * pixel;
      return Math.hypot(clientX - x, clientY - y) < 16 ? 0 : angleTowards(clientX - x, clientY - y);
    },
    steerBy: angleTowards,
  };
}

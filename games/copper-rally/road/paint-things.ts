/** Paints everything upright from far to near: scenery, traffic, lamps, gates, and the walls of tunnels. */
import { HALF_ROAD_WIDTH, VISIBLE_SEGMENTS, type Camera } from './camera';
import { SEGMENT, segmentAt, type Course } from './course';
import { trafficPositionOf, type RoadPlay } from './drive';
import type { RoadsideObject } from './scenery';
import { PAINT } from './skies';
import type { Album, Sprite } from './sprites';

type Pen = CanvasRenderingContext2D;

export interface Scene {
  course: Course;
  objects: readonly (readonly RoadsideObject[])[];
  album: Album;
  /** The segments at which the gates are. */
  gates: readonly number[];
  isContrast: boolean;
}

/** The minimum height of objects in pixels. Smaller ones are not drawn. */
const MIN_PX = 5;

/** Half the width of a tunnel relative to half the width of the road, and its height above the camera in meters. */
const TUNNEL = { half: 1.16, over: 2.6 };
const tunnelHeight = ({ eye }: Camera): number => Math.max(6.2, eye + TUNNEL.over);

/** Draws a sprite on the road at a fraction of segment `i`, clipped by the hill in front of it. */
function paintSprite(
  pen: Pen,
  camera: Camera,
  sprite: Sprite,
  i: number,
  share: number,
  x: number,
  lift = 0,
): void {
  const { xs, ys, scales, clips, reach } = camera;
  const away = reach / scales[i]! + share * SEGMENT;
  const scale = reach / away;
  const mix = scales[i + 1] === scales[i] ? share : (scales[i]! - scale) / (scales[i]! - scales[i + 1]!);
  const middle = xs[i]! + (xs[i + 1]! - xs[i]!) * mix + x * HALF_ROAD_WIDTH * scale;
  const foot = ys[i]! + (ys[i + 1]! - ys[i]!) * mix - lift * scale;
  const [width, height] = [sprite.width * scale, sprite.height * scale];
  const left = middle - width / 2;
  if (left > camera.width || left + width < 0 || height < MIN_PX) return;
  const hidden = Math.max(0, foot - clips[i]!);
  if (hidden >= height) return;
  const { picture } = sprite;
  const visibleShare = 1 - hidden / height;
  pen.drawImage(
    picture,
    0,
    0,
    picture.width,
    picture.height * visibleShare,
    left,
    foot - height,
    width,
    height * visibleShare,
  );
}

const paintQuad = (pen: Pen, ...points: number[]) => {
  pen.beginPath();
  pen.moveTo(points[0]!, points[1]!);
  for (let i = 2; i < points.length; i += 2) pen.lineTo(points[i]!, points[i + 1]!);
  pen.fill();
};

/** Paints the hill around the entrance of a tunnel. */
function paintMouth(pen: Pen, camera: Camera, i: number, isContrast: boolean): void {
  const { xs, ys, scales } = camera;
  const m = scales[i]!;
  const [x, y, half, top] = [xs[i]!, ys[i]!, TUNNEL.half * HALF_ROAD_WIDTH * m, tunnelHeight(camera) * m];
  const traceOutline = (width: number, height: number) => {
    pen.beginPath();
    pen.moveTo(x - half * width, y + m);
    pen.quadraticCurveTo(x - half * width * 0.7, y - top * height, x, y - top * height);
    pen.quadraticCurveTo(x + half * width * 0.7, y - top * height, x + half * width, y + m);
    pen.lineTo(x + half, y + m);
    pen.lineTo(x + half, y - top * 0.72);
    pen.quadraticCurveTo(x + half * 0.94, y - top, x, y - top);
    pen.quadraticCurveTo(x - half * 0.94, y - top, x - half, y - top * 0.72);
    pen.lineTo(x - half, y + m);
    pen.fill();
  };
  pen.fillStyle = isContrast ? '#1c1c1c' : '#3A2A44';
  traceOutline(5.2, 2.6);
  pen.fillStyle = isContrast ? '#fff' : '#7A6276';
  traceOutline(1.22, 1.2);
  pen.fillStyle = '#FFC65A';
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.arc(x + side * half * 1.11, y - top * 0.62, m * 0.42, 0, 7);
    pen.fill();
  }
}

function paintTunnel(pen: Pen, camera: Camera, i: number, index: number, isContrast: boolean): void {
  const { xs, ys, scales, width } = camera;
  const height = tunnelHeight(camera);
  const [m1, m2] = [scales[i]!, scales[i + 1]!];
  const [x1, y1, h1, t1] = [xs[i]!, ys[i]!, TUNNEL.half * HALF_ROAD_WIDTH * m1, ys[i]! - height * m1];
  const [x2, y2, h2, t2] = [
    xs[i + 1]!,
    ys[i + 1]!,
    TUNNEL.half * HALF_ROAD_WIDTH * m2,
    ys[i + 1]! - height * m2,
  ];
  const shade = (((index >> 1) % 2) + 2) % 2;
  pen.fillStyle = isContrast ? ['#111', '#1a1a1a'][shade]! : PAINT.tunnel[shade]!;
  paintQuad(pen, x1 - h1, y1, x2 - h2, y2, x2 - h2, t2, x1 - h1, t1);
  paintQuad(pen, x1 + h1, y1, x2 + h2, y2, x2 + h2, t2, x1 + h1, t1);
  pen.fillStyle = isContrast ? '#000' : PAINT.tunnelTop[shade]!;
  paintQuad(pen, x1 - h1 - 1, t1, x2 - h2 - 1, t2, x2 + h2 + 1, t2, x1 + h1 + 1, t1);
  // When the entrance is behind the camera, the rock fills the frame outside the walls.
  if (i < 2) {
    pen.fillRect(0, 0, width, Math.max(0, t1));
    pen.fillRect(0, 0, Math.max(0, x1 - h1), camera.height);
    pen.fillRect(x1 + h1, 0, width, camera.height);
  }
  if (((index % 4) + 4) % 4) return;
  pen.fillStyle = isContrast ? '#fff' : 'rgba(255,206,120,.22)';
  const lampPosition = (side: number) => [x1 + side * h1 * 0.97, y1 - height * 0.62 * m1] as const;
  for (const side of [-1, 1]) {
    const [x, y] = lampPosition(side);
    if (!isContrast) pen.fillRect(x - m1 * 0.5, y - m1 * 0.9, m1, m1 * 1.8);
    pen.save();
    pen.fillStyle = '#FFD98C';
    pen.fillRect(x - m1 * 0.14, y - m1 * 0.34, m1 * 0.28, m1 * 0.68);
    pen.restore();
  }
}

const RAIL = { at: 1.14, height: 1.25, low: 0.62, thick: 0.16 } as const;

/** Paints the railing of a bridge along a segment, on both sides. */
function paintRail(pen: Pen, { xs, ys, scales, clips }: Camera, i: number, isContrast: boolean): void {
  const [m1, m2] = [scales[i]!, scales[i + 1]!];
  if (ys[i]! - RAIL.height * m1 > clips[i]!) return;
  for (const side of [-1, 1]) {
    const x1 = xs[i]! + side * RAIL.at * HALF_ROAD_WIDTH * m1;
    const x2 = xs[i + 1]! + side * RAIL.at * HALF_ROAD_WIDTH * m2;
    pen.fillStyle = isContrast ? '#fff' : '#2A1E3E';
    pen.fillRect(x1 - m1 * 0.07, ys[i]! - RAIL.height * m1, m1 * 0.14, RAIL.height * m1);
    for (const [height, color] of [
      [RAIL.low, isContrast ? '#fff' : '#4A3A62'],
      [RAIL.height, isContrast ? '#fff' : '#8E7AA8'],
    ] as const) {
      const [y1, y2] = [ys[i]! - height * m1, ys[i + 1]! - height * m2];
      pen.fillStyle = color;
      paintQuad(pen, x1, y1, x2, y2, x2, y2 + RAIL.thick * m2, x1, y1 + RAIL.thick * m1);
    }
  }
}

function paintGate(pen: Pen, camera: Camera, scene: Scene, i: number, isLast: boolean): void {
  const { xs, ys, scales, clips } = camera;
  const m = scales[i]!;
  const post = scene.album.post();
  paintSprite(pen, camera, post, i, 0, -1.2);
  paintSprite(pen, camera, post, i, 0, 1.2);
  const [x, y, half] = [xs[i]!, ys[i]! - 6 * m, 1.2 * HALF_ROAD_WIDTH * m];
  if (y > clips[i]!) return;
  const height = 1.25 * m;
  pen.fillStyle = scene.isContrast ? '#000' : '#FFF3D8';
  pen.fillRect(x - half, y, half * 2, height);
  pen.fillStyle = scene.isContrast ? '#FFD23F' : '#7E1F2A';
  const parts = isLast ? 24 : 12;
  const width = (half * 2) / parts;
  for (let part = 0; part < parts; part++) {
    const at = x - half + part * width;
    if (isLast) pen.fillRect(at, y + (part % 2 ? height / 2 : 0), width, height / 2);
    else if (part % 2) pen.fillRect(at, y, width, height);
  }
  pen.fillStyle = '#FFC65A';
  for (let part = 0; part <= 6; part++) {
    pen.beginPath();
    pen.arc(x - half + (part * half) / 3, y + height + 0.2 * m, 0.18 * m, 0, 7);
    pen.fill();
  }
}

/** The lamps and traffic of each visible segment. The lists are reused between frames. */
const objectsBySegment = Array.from({ length: VISIBLE_SEGMENTS }, () => ({
  lamps: [] as number[],
  fellows: [] as number[],
}));

/** Assigns the lamps and the traffic of a frame to segments. The tick may be fractional. */
export function sortThings(camera: Camera, { course }: Scene, play: RoadPlay, tick: number): void {
  for (const list of objectsBySegment) list.lamps.length = list.fellows.length = 0;
  const from = camera.first;
  for (let lamp = Math.max(0, play.nextLamp - 4); lamp < course.lamps.length; lamp++) {
    const i = Math.floor(course.lamps[lamp]!.z / SEGMENT) - from;
    if (i >= VISIBLE_SEGMENTS) break;
    if (i >= 0 && !play.taken.has(lamp)) objectsBySegment[i]!.lamps.push(lamp);
  }
  course.trafficCars.forEach((trafficCar, number) => {
    const i = Math.floor(trafficPositionOf(trafficCar, tick) / SEGMENT) - from;
    if (i >= 1 && i < VISIBLE_SEGMENTS) objectsBySegment[i]!.fellows.push(number);
  });
}

/** Paints the scenery and traffic from a far segment of the view down to a near one. */
export function paintThings(
  pen: Pen,
  camera: Camera,
  scene: Scene,
  { tick, bobbing, from, to }: { tick: number; bobbing: number; from: number; to: number },
): void {
  const { course, album, objects } = scene;
  const isTunnel = (index: number) => index >= 0 && segmentAt(course, index * SEGMENT).scene === 'tunnel';
  for (let i = from; i >= to; i--) {
    const index = camera.first + i;
    if (isTunnel(index)) {
      paintTunnel(pen, camera, i, index, scene.isContrast);
      if (!isTunnel(index - 1) && i > 0) paintMouth(pen, camera, i, scene.isContrast);
    }
    if (index >= 0 && segmentAt(course, index * SEGMENT).scene === 'bridge')
      paintRail(pen, camera, i, scene.isContrast);
    for (const { sprite, x } of objects[index] ?? []) paintSprite(pen, camera, album.object(sprite), i, 0, x);
    const gate = scene.gates.indexOf(index);
    if (gate >= 0) paintGate(pen, camera, scene, i, gate === scene.gates.length - 1);
    const { lamps, fellows: trafficCars } = objectsBySegment[i]!;
    for (const lamp of lamps) {
      const { z, x } = course.lamps[lamp]!;
      paintSprite(
        pen,
        camera,
        album.lantern(),
        i,
        z / SEGMENT - index,
        x,
        0.3 + Math.sin(bobbing + lamp) * 0.12,
      );
    }
    for (const number of trafficCars) {
      const trafficCar = course.trafficCars[number]!;
      const share = trafficPositionOf(trafficCar, tick) / SEGMENT - index;
      paintSprite(
        pen,
        camera,
        album.traveller(trafficCar.kind, trafficCar.speed < 0),
        i,
        share,
        trafficCar.x,
      );
    }
  }
}

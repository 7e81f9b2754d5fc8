/** Shows the road as seen from behind the car. */
import { el } from '../../kit/dom';
import { createScreen } from '../screen';
import { createParticles } from '../particles';
import { isContrast, isReducedMotion } from '../../kit/appearance';
import type { StageView } from '../stage';
import type { Game } from '../state';
import { BRAKE } from '../types';
import { createBackdrop, type Backdrop } from './backdrop';
import {
  CAMERA_DISTANCE,
  createCamera,
  fitCamera,
  HALF_ROAD_WIDTH,
  aimCamera,
  VISIBLE_SEGMENTS,
} from './camera';
import { SEGMENT, segmentAt } from './course';
import type { RoadPlay } from './drive';
import { paintGround } from './paint-ground';
import { paintThings, sortThings, type Scene } from './paint-things';
import { placeRoadsideObjects } from './scenery';
import { SKIES } from './skies';
import { createAlbum } from './sprites';
import { CAR, VERGE } from './tuning';

/** The segments between which objects fade into the mist. */
const MISTY = 34;
const NEAR_SEGMENTS = 2;
const CAR_SIZE = 1.22;
const MAX_RATIO = 1.6;
const ACROSS = 0.82;

export function createRoadView(): StageView {
  const node = el('div', { class: 'cr-stage' });
  const surface = createScreen(node, () => rebuild(), MAX_RATIO);
  const camera = createCamera();
  const specks = createParticles();
  let game: Game<RoadPlay> | null = null;
  let scene: Scene | null = null;
  let backdrop: Backdrop | null = null;
  let mist: HTMLCanvasElement | null = null;
  let before = { z: 0, x: 0 };
  let turned = 0;
  let shake = 0;
  let wide = 1;

  function rebuild(): void {
    if (!game || !surface.width) return;
    const { course } = game.play;
    const sky = SKIES[course.stage.sky];
    fitCamera(camera, surface.width, surface.height);
    scene = {
      course,
      objects: placeRoadsideObjects(course),
      album: createAlbum(camera.reach / CAMERA_DISTANCE),
      gates: course.gates.map((z) => Math.floor(z / SEGMENT)),
      isContrast: isContrast(),
    };
    backdrop = isContrast() ? null : createBackdrop(course.stage.sky, surface.width, camera.horizon);
    mist = document.createElement('canvas');
    mist.width = 1;
    mist.height = 64;
    const pen = mist.getContext('2d')!;
    const veil = pen.createLinearGradient(0, 0, 0, 64);
    veil.addColorStop(0, `rgba(${sky.mist},0)`);
    veil.addColorStop(0.34, `rgba(${sky.mist},${sky.thick})`);
    veil.addColorStop(1, `rgba(${sky.mist},0)`);
    pen.fillStyle = veil;
    pen.fillRect(0, 0, 1, 64);
  }

  function paintCar(
    pen: CanvasRenderingContext2D,
    play: RoadPlay,
    x: number,
    nowS: number,
    passedS: number,
  ): void {
    const scale = (camera.reach / CAMERA_DISTANCE) * CAR_SIZE;
    const ground = camera.horizon + (camera.eye * camera.reach) / CAMERA_DISTANCE;
    const middle = camera.width / 2 + (x - x * ACROSS) * HALF_ROAD_WIDTH * (camera.reach / CAMERA_DISTANCE);
    const isOff = Math.abs(play.x) > VERGE.from;
    const speed = play.speed / CAR.fastest;
    const bounce = isReducedMotion() ? 0 : Math.sin(nowS * 38) * scale * (isOff ? 0.05 : 0.012) * speed;
    const lean = play.wheel * 0.1 + play.slide * 0.2;
    const { picture, width, height } = scene!.album.car();
    pen.setTransform(1, play.slide * -0.05, -lean, 1, middle, ground + bounce);
    pen.drawImage(picture, (-width * scale) / 2, -height * scale, width * scale, height * scale);
    if (play.held & BRAKE) {
      const lamps = scene!.album.brakes();
      pen.drawImage(
        lamps.picture,
        (-lamps.width * scale) / 2,
        -lamps.height * scale,
        lamps.width * scale,
        lamps.height * scale,
      );
    }
    pen.setTransform(1, 0, 0, 1, 0, 0);
    if (!isReducedMotion()) addSpray(play, middle, ground, scale, isOff);
    specks.paint(pen, passedS, scale * 6);
  }

  function addSpray(play: RoadPlay, middle: number, ground: number, scale: number, isOff: boolean): void {
    const addSpeckByChance = (color: string, up: number, size: number) => {
      const side = Math.random() < 0.5 ? -1 : 1;
      specks.add(
        middle + side * scale * (0.7 + Math.random() * 0.3),
        ground - scale * 0.1,
        (Math.random() - 0.5) * scale * 3 - play.slide * scale * 2,
        -scale * up * (0.4 + Math.random()),
        0.35,
        scale * size * (0.6 + Math.random() * 0.7),
        color,
      );
    };
    if (play.slide)
      addSpeckByChance(play.slid > 100 ? '#9CCBFF' : play.slid > 45 ? '#FFD23F' : '#D9B48A', 2, 0.09);
    if (isOff && play.speed > 0.2) addSpeckByChance('#B98A5A', 2.4, 0.14);
    if (play.burst || play.push) {
      addSpeckByChance('#FFB534', 1.2, 0.13);
      addSpeckByChance('#FF7A3C', 0.9, 0.17);
    }
  }

  return {
    node,
    open(opened) {
      game = opened as unknown as Game<RoadPlay>;
      before = { z: game.play.z, x: game.play.x };
      turned = 0;
      specks.clear();
      rebuild();
    },
    mark() {
      if (game) before = { z: game.play.z, x: game.play.x };
    },
    show(share, nowS, passedS) {
      if (!game || !scene) return;
      const { play } = game;
      if (play.course !== scene.course) rebuild();
      const { pen } = surface;
      surface.time(passedS);
      const z = before.z + (play.z - before.z) * share;
      const x = before.x + (play.x - before.x) * share;
      const tick = play.tick - 1 + share;
      const calm = isReducedMotion();
      shake = calm ? 0 : Math.max(0, shake - passedS * 3);
      const targetZoom = !calm && play.burst ? 0.93 : 1;
      wide += (targetZoom - wide) * Math.min(1, passedS * 6);
      const reach = camera.reach;
      camera.reach = reach * wide;
      aimCamera(camera, play.course, z, x * ACROSS);
      turned +=
        segmentAt(play.course, z).curve * play.speed * passedS * (calm ? 1.2 : 5) * (camera.width / 900);
      pen.setTransform(1, 0, 0, 1, 0, 0);
      // The backdrop meets the last visible row of the road, within bounds.
      const farY = Math.min(camera.ys[VISIBLE_SEGMENTS]!, camera.horizon * 1.24);
      const horizon = Math.max(camera.horizon * 0.86, farY);
      if (backdrop) backdrop.paint(pen, horizon, turned);
      else {
        pen.fillStyle = '#000';
        pen.fillRect(0, 0, camera.width, camera.height);
      }
      if (shake)
        pen.translate(
          (Math.random() - 0.5) * shake * camera.reach * 0.02,
          (Math.random() - 0.5) * shake * camera.reach * 0.02,
        );
      paintGround(pen, camera, play.course, scene.isContrast);
      sortThings(camera, scene, play, tick);
      const frameTime = { tick, bobbing: calm ? 0 : nowS * 3 };
      paintThings(pen, camera, scene, { ...frameTime, from: VISIBLE_SEGMENTS - 1, to: MISTY });
      const isInside = segmentAt(play.course, z + 20).scene === 'tunnel';
      if (mist && !scene.isContrast && !isInside) {
        const top = horizon - camera.height * 0.08;
        pen.drawImage(mist, 0, top, camera.width, camera.height * 0.24);
      }
      paintThings(pen, camera, scene, { ...frameTime, from: MISTY - 1, to: NEAR_SEGMENTS });
      pen.setTransform(1, 0, 0, 1, 0, 0);
      paintCar(pen, play, x, nowS, passedS);
      paintThings(pen, camera, scene, { ...frameTime, from: NEAR_SEGMENTS - 1, to: 0 });
      camera.reach = reach;
    },
    showEvent(event) {
      if (event === 'crash') shake = 1;
      if (event === 'wall') shake = 0.5;
    },
    restyle: rebuild,
    steerTo(clientX) {
      const { left, width } = node.getBoundingClientRect();
      const spread = Math.min(width * 0.36, 320);
      return Math.max(-1, Math.min(1, (clientX - left - width / 2) / spread));
    },
    steerBy: (dx) => Math.max(-1, Math.min(1, dx / 60)),
  };
}

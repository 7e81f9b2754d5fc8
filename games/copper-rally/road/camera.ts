/** Projects the segments of the road onto the screen once per frame, into reused arrays. */
import { segmentAt, SEGMENT, type Course } from './course';

export const VISIBLE_SEGMENTS = 80;
/** Half the width of the road, and the distance of the car from the camera, in meters. */
export const HALF_ROAD_WIDTH = 7;
export const CAMERA_DISTANCE = 9;
const BEND = 0.015;

export interface Camera {
  width: number;
  height: number;
  horizon: number;
  /** The number of pixels per meter at a distance of one meter. */
  reach: number;
  eye: number;
  /**
   * The index of the first segment. The arrays contain, for each segment from there on, its center, height, pixels per
   * meter, and the part that hills leave visible.
   */
  first: number;
  xs: Float32Array;
  ys: Float32Array;
  scales: Float32Array;
  clips: Float32Array;
  /** The sum of the bends between the start and the camera. The backdrop moves sideways by it. */
  turned: number;
}

export function createCamera(): Camera {
  const createValueList = () => new Float32Array(VISIBLE_SEGMENTS + 1);
  return {
    width: 1,
    height: 1,
    horizon: 0,
    reach: 1,
    eye: 4,
    first: 0,
    xs: createValueList(),
    ys: createValueList(),
    scales: createValueList(),
    clips: createValueList(),
    turned: 0,
  };
}

/** Fits the camera to a frame size in device pixels. */
export function fitCamera(camera: Camera, width: number, height: number): void {
  const reach = Math.max(width * 0.62, height * 0.44);
  Object.assign(camera, {
    width,
    height,
    reach,
    horizon: height * (width > height ? 0.44 : 0.4),
    eye: ((height * (width > height ? 0.42 : 0.44)) / reach) * CAMERA_DISTANCE,
  });
}

/** Returns the height of the road in meters at a distance, interpolated between two segments. */
export function heightAt(course: Course, z: number): number {
  const nearY = segmentAt(course, z).y;
  const farY = segmentAt(course, z + SEGMENT).y;
  const share = Math.max(0, z / SEGMENT - Math.floor(z / SEGMENT));
  return nearY + (farY - nearY) * share;
}

/** Projects the road from behind a car, whose position along and across the road is in meters. */
export function aimCamera(camera: Camera, course: Course, carZ: number, across: number): void {
  const z = carZ - CAMERA_DISTANCE;
  const { width, horizon, reach, xs, ys, scales, clips } = camera;
  const first = Math.floor(z / SEGMENT);
  camera.first = first;
  const share = z / SEGMENT - first;
  const eye = heightAt(course, Math.max(0, carZ)) + camera.eye;
  const horizonY = horizon;
  let bend = 0;
  let turn = -segmentAt(course, z).curve * BEND * share;
  let clip = camera.height;
  for (let i = 0; i <= VISIBLE_SEGMENTS; i++) {
    const away = Math.max(0.9, (i - share) * SEGMENT);
    const scale = reach / away;
    const segment = segmentAt(course, (first + i) * SEGMENT);
    scales[i] = scale;
    xs[i] = width / 2 + (bend - across * HALF_ROAD_WIDTH) * scale;
    ys[i] = horizonY + (eye - segment.y) * scale;
    clips[i] = clip;
    if (ys[i]! < clip) clip = ys[i]!;
    bend += turn * SEGMENT * 0.2;
    turn += segment.curve * BEND;
  }
}

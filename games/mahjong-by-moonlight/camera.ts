/** Computes the zoom and position of the table, which always fills its frame. Does not use the DOM. */
export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export interface ViewRoom {
  width: number;
  height: number;
}

export const MAX_ZOOM = 3;
export const FULL_TABLE: Camera = { scale: 1, x: 0, y: 0 };

const clampBetween = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Returns the nearest camera with which the table fills the entire frame. */
export function clampCamera({ scale, x, y }: Camera, { width, height }: ViewRoom): Camera {
  const to = clampBetween(scale, 1, MAX_ZOOM);
  return { scale: to, x: clampBetween(x, width * (1 - to), 0), y: clampBetween(y, height * (1 - to), 0) };
}

/** Zooms by a factor around the point under the pointer. */
export function zoomAt(camera: Camera, factor: number, at: { x: number; y: number }, room: ViewRoom): Camera {
  const scale = clampBetween(camera.scale * factor, 1, MAX_ZOOM);
  const by = scale / camera.scale;
  return clampCamera({ scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by }, room);
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the largest zoom at which all boxes are visible, up to a maximum of `max`. */
export function fitTo(boxes: readonly Box[], room: ViewRoom, max: number): Camera {
  if (!boxes.length) return FULL_TABLE;
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - top;
  const scale = clampBetween(
    Math.min(room.width / width, room.height / height),
    1,
    clampBetween(max, 1, MAX_ZOOM),
  );
  const centerOffset = (from: number, size: number, length: number) => length / 2 - (from + size / 2) * scale;
  return clampCamera(
    { scale, x: centerOffset(left, width, room.width), y: centerOffset(top, height, room.height) },
    room,
  );
}

/** Returns whether an entire box is visible. */
export function isInView(camera: Camera, box: Box, room: ViewRoom): boolean {
  const x = box.x * camera.scale + camera.x;
  const y = box.y * camera.scale + camera.y;
  const isIn = (from: number, size: number, length: number) => from >= -1 && from + size <= length + 1;
  return isIn(x, box.width * camera.scale, room.width) && isIn(y, box.height * camera.scale, room.height);
}

/** Moves the camera as little as necessary to make a box of the table visible. */
export function revealBox(camera: Camera, box: Box, room: ViewRoom): Camera {
  const { scale } = camera;
  const shift = (offset: number, from: number, size: number, length: number) => {
    const start = from * scale + offset;
    if (start < 0) return offset - start;
    const overflow = start + size * scale - length;
    return overflow > 0 ? offset - overflow : offset;
  };
  return clampCamera(
    {
      scale,
      x: shift(camera.x, box.x, box.width, room.width),
      y: shift(camera.y, box.y, box.height, room.height),
    },
    room,
  );
}

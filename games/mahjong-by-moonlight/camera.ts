/** How near the table is looked at: within its frame, never past its edges. Knows nothing of the document. */
export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export interface Room {
  width: number;
  height: number;
}

export const NEAREST = 3;
export const WHOLE: Camera = { scale: 1, x: 0, y: 0 };

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Keeps the table over its whole frame. */
export function settle({ scale, x, y }: Camera, { width, height }: Room): Camera {
  const to = within(scale, 1, NEAREST);
  return { scale: to, x: within(x, width * (1 - to), 0), y: within(y, height * (1 - to), 0) };
}

/** Goes nearer or further by a factor; what lies under the point stays there. */
export function zoomAt(camera: Camera, factor: number, at: { x: number; y: number }, room: Room): Camera {
  const scale = within(camera.scale * factor, 1, NEAREST);
  const by = scale / camera.scale;
  return settle({ scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by }, room);
}

/** Moves as little as it must for a box of the table to be seen. */
export function reveal(
  camera: Camera,
  box: { x: number; y: number; width: number; height: number },
  room: Room,
): Camera {
  const { scale } = camera;
  const shift = (offset: number, from: number, size: number, length: number) => {
    const start = from * scale + offset;
    if (start < 0) return offset - start;
    const over = start + size * scale - length;
    return over > 0 ? offset - over : offset;
  };
  return settle(
    {
      scale,
      x: shift(camera.x, box.x, box.width, room.width),
      y: shift(camera.y, box.y, box.height, room.height),
    },
    room,
  );
}

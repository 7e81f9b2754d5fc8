/** The visible part of the table, and the conversion between table units and CSS pixels of its element. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Camera {
  /** The number of CSS pixels per table unit. */
  readonly scale: number;
  /** Shows the entire box in an element of this size. */
  fit(box: Box, width: number, height: number): void;
  /** Zooms around a point of the element, at most out to the scale of the last `fit`. Returns whether anything changed. */
  zoom(by: number, x: number, y: number): boolean;
  /** Moves the view. Returns false when the view was already at that edge. */
  pan(dx: number, dy: number): boolean;
  toTable(x: number, y: number): { x: number; y: number };
  toScreen(x: number, y: number): { x: number; y: number };
}

const MAX_ZOOM_FACTOR = 7;

/** Creates a camera. */
export function createCamera(): Camera {
  let [scale, x, y] = [1, 0, 0];
  let [least, width, height] = [1, 1, 1];
  let visibleBox: Box = { left: 0, top: 0, right: 1, bottom: 1 };
  const clamp = () => {
    // Content that fits is centered; larger content covers the element.
    const centerAlong = (at: number, from: number, to: number, room: number) => {
      const length = (to - from) * scale;
      return length <= room
        ? (room - length) / 2 - from * scale
        : Math.min(-from * scale, Math.max(room - to * scale, at));
    };
    x = centerAlong(x, visibleBox.left, visibleBox.right, width);
    y = centerAlong(y, visibleBox.top, visibleBox.bottom, height);
  };
  return {
    get scale() {
      return scale;
    },
    fit(box, w, h) {
      [visibleBox, width, height] = [box, w, h];
      least = Math.min(w / (box.right - box.left), h / (box.bottom - box.top));
      scale = least;
      // The rest of the element shows more of the table.
      const [over, under] = [
        (w / scale - (box.right - box.left)) / 2,
        (h / scale - (box.bottom - box.top)) / 2,
      ];
      visibleBox = {
        left: box.left - over,
        right: box.right + over,
        top: box.top - under,
        bottom: box.bottom + under,
      };
      clamp();
    },
    zoom(by, atX, atY) {
      const before = scale;
      const next = Math.min(least * MAX_ZOOM_FACTOR, Math.max(least, scale * by));
      x = atX - ((atX - x) * next) / scale;
      y = atY - ((atY - y) * next) / scale;
      scale = next;
      clamp();
      return scale !== before;
    },
    pan(dx, dy) {
      const before = [x, y];
      x += dx;
      y += dy;
      clamp();
      return x !== before[0] || y !== before[1];
    },
    toTable: (atX, atY) => ({ x: (atX - x) / scale, y: (atY - y) / scale }),
    toScreen: (atX, atY) => ({ x: atX * scale + x, y: atY * scale + y }),
  };
}

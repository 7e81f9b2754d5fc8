/** The square that is cut out of a picture. */

export interface Crop {
  /** 1 is the largest square that fits. */
  zoom: number;
  /** The position between the edges: 0 is left or top, 1 right or bottom. */
  x: number;
  y: number;
}

export const CENTERD: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const MAX_ZOOM = 4;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Returns the square in the picture's own pixels, within its edges. */
export const squareOf = (
  { width, height }: { width: number; height: number },
  { zoom, x, y }: Crop,
): { left: number; top: number; side: number } => {
  const side = Math.min(width, height) / within(zoom, 1, MAX_ZOOM);
  return { left: (width - side) * within(x, 0, 1), top: (height - side) * within(y, 0, 1), side };
};

/** Returns the crop after a drag by a share of the square's side; the picture follows the pointer. */
export const draggedCrop = (
  image: { width: number; height: number },
  crop: Crop,
  by: { x: number; y: number },
): Crop => {
  const { side } = squareOf(image, crop);
  const moved = (at: number, length: number, part: number): number =>
    length > side ? within(at - (part * side) / (length - side), 0, 1) : at;
  return { ...crop, x: moved(crop.x, image.width, by.x), y: moved(crop.y, image.height, by.y) };
};

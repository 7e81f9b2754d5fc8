/** The square that is cut out of an image. */

export interface Crop {
  /** The magnification; at 1, the square is the largest one that fits. */
  zoom: number;
  /** The position of the square: 0 is the left or top edge, 1 the right or bottom edge. */
  x: number;
  y: number;
}

export const CENTERD: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const MAX_ZOOM = 4;

const clampTo = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Returns the square in image pixels, within the image's edges. */
export const cropSquare = (
  { width, height }: { width: number; height: number },
  { zoom, x, y }: Crop,
): { left: number; top: number; side: number } => {
  const side = Math.min(width, height) / clampTo(zoom, 1, MAX_ZOOM);
  return { left: (width - side) * clampTo(x, 0, 1), top: (height - side) * clampTo(y, 0, 1), side };
};

/** Returns the crop after a drag, given as a share of the square's side; the image follows the pointer. */
export const dragCrop = (
  image: { width: number; height: number },
  crop: Crop,
  by: { x: number; y: number },
): Crop => {
  const { side } = cropSquare(image, crop);
  const movePart = (at: number, length: number, part: number): number =>
    length > side ? clampTo(at - (part * side) / (length - side), 0, 1) : at;
  return { ...crop, x: movePart(crop.x, image.width, by.x), y: movePart(crop.y, image.height, by.y) };
};

/** Paints images once, so that the compositor only has to move them. */
import { el } from '../kit/dom';

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * Returns a canvas with an image of a size in CSS pixels. A bitmap is transferred only once, whereas a drawing canvas
 * without a GPU would be copied with every frame.
 */
export function createPicture(
  className: string,
  { width, height, ratio }: { width: number; height: number; ratio: number },
  paint: (pen: Context) => void,
): HTMLCanvasElement {
  const node = el('canvas', { class: className });
  node.width = Math.ceil(width * ratio);
  node.height = Math.ceil(height * ratio);
  node.style.width = `${node.width / ratio}px`;
  node.style.height = `${node.height / ratio}px`;
  const bitmaps = typeof OffscreenCanvas === 'function' ? node.getContext('bitmaprenderer') : null;
  if (!bitmaps) {
    const pen = node.getContext('2d')!;
    pen.scale(ratio, ratio);
    paint(pen);
    return node;
  }
  const board = new OffscreenCanvas(node.width, node.height);
  const pen = board.getContext('2d')!;
  pen.scale(ratio, ratio);
  paint(pen);
  bitmaps.transferFromImageBitmap(board.transferToImageBitmap());
  return node;
}

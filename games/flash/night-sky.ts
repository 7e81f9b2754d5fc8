/**
 * Draws the static background of our Flash games on a separate canvas behind the emulator, because the emulator
 * redraws everything in each frame.
 */

const LAYER = /^(#[0-9a-f]{6}) ([\d.]+) ([MZ\d .-]+)$/i;
// The screen's pixel ratio. The emulator's own ratio may be lower (see pixels.ts).
const RATIO = window.devicePixelRatio;
const MAX_CHARS = 100_000;

/** Creates the command that draws the sky. The first sky inserts the canvas. */
export const createNightSky = (position: (canvas: HTMLCanvasElement) => void) => {
  const canvas = document.createElement('canvas');
  canvas.className = 'flash-sky';
  canvas.setAttribute('aria-hidden', 'true');

  /** Draws a sky. The first line contains the size in CSS pixels, each further line a color, an opacity and a path. */
  return (drawing: string): void => {
    const context = canvas.getContext('2d');
    if (!context || drawing.length > MAX_CHARS) return;
    const [size = '', ...layers] = drawing.split('\n');
    const [width, height] = size.split(' ');
    canvas.width = Math.round(Number(width) * RATIO);
    canvas.height = Math.round(Number(height) * RATIO);
    context.scale(RATIO, RATIO);
    for (const line of layers) {
      const [, color, opacity, path] = LAYER.exec(line) ?? [];
      if (!color || !path) continue;
      context.fillStyle = color;
      context.globalAlpha = Number(opacity);
      context.fill(new Path2D(path), 'evenodd');
    }
    if (!canvas.isConnected) position(canvas);
  };
};

/** Creates stacked canvases that fill an element and are sharp at any pixel ratio. */
import { el } from './dom';
import { createQualityControl } from './quality';

const MAX_RATIO = 3;
/** The maximum number of pixels of a canvas. On a phone, filling more of them would take most of each frame. */
const MAX_PIXELS = 3_000_000;

export interface Surface {
  /** One context per layer, the bottom layer first. Coordinates are device pixels. */
  readonly layers: readonly CanvasRenderingContext2D[];
  /** The size of the canvases in device pixels. */
  readonly width: number;
  readonly height: number;
  /** The number of device pixels per CSS pixel. */
  readonly ratio: number;
  /** Records how long a frame took, in milliseconds. Slow frames make the canvases use fewer pixels. */
  recordFrame(frameMs: number): void;
}

/**
 * Adds canvases to the host, follows its size and the pixel ratio, and calls `onResize` when everything must be
 * redrawn. Pass a lower `maxRatio` for content that is redrawn completely in every frame.
 */
export function createSurface(
  host: HTMLElement,
  count: number,
  onResize: () => void,
  maxRatio = MAX_RATIO,
): Surface {
  const nodes = Array.from({ length: count }, () =>
    el('canvas', { class: 'kit-layer', 'aria-hidden': 'true' }),
  );
  host.append(...nodes);
  const quality = createQualityControl();
  const surface = {
    layers: nodes.map((node) => node.getContext('2d')!),
    width: 0,
    height: 0,
    ratio: 1,
    recordFrame: (frameMs: number) => {
      if (quality.record(frameMs)) fit();
    },
  };
  const fit = () => {
    const { clientWidth, clientHeight } = host;
    if (!clientWidth || !clientHeight) return;
    const maxRatioByPixels = Math.sqrt(MAX_PIXELS / (clientWidth * clientHeight));
    const ratio =
      Math.min(window.devicePixelRatio || 1, maxRatio, Math.max(1, maxRatioByPixels)) * quality.share;
    const width = Math.round(clientWidth * ratio);
    const height = Math.round(clientHeight * ratio);
    if (width === surface.width && height === surface.height) return;
    Object.assign(surface, { width, height, ratio });
    for (const node of nodes) [node.width, node.height] = [width, height];
    onResize();
  };
  new ResizeObserver(fit).observe(host);
  window.addEventListener('resize', fit);
  return surface;
}

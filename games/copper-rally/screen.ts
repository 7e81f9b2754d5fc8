/**
 * Creates one canvas that fills an element. When frames are slow, the canvas gets fewer pixels, so that the race stays
 * smooth.
 */
import { el } from '../kit/dom';
import { createQualityControl } from '../kit/quality';

export interface Screen {
  readonly pen: CanvasRenderingContext2D;
  /** The width in device pixels. */
  readonly width: number;
  readonly height: number;
  /** Records how long a frame took, in seconds. */
  time(passedS: number): void;
}

/** Adds the canvas to the host, follows its size, and calls `onResize` when everything must be redrawn. */
export function createScreen(host: HTMLElement, onResize: () => void, maxRatio: number): Screen {
  const node = el('canvas', { class: 'kit-layer', 'aria-hidden': 'true' });
  host.append(node);
  const pen = node.getContext('2d', { alpha: false })!;
  const quality = createQualityControl();
  const screen = {
    pen,
    width: 0,
    height: 0,
    time(passedS: number) {
      if (quality.record(passedS * 1000)) fit();
    },
  };
  function fit(): void {
    const { clientWidth, clientHeight } = host;
    if (!clientWidth || !clientHeight) return;
    const ratio = Math.min(window.devicePixelRatio || 1, maxRatio) * quality.share;
    const [width, height] = [Math.round(clientWidth * ratio), Math.round(clientHeight * ratio)];
    if (width === screen.width && height === screen.height) return;
    Object.assign(screen, { width, height });
    [node.width, node.height] = [width, height];
    onResize();
  }
  new ResizeObserver(fit).observe(host);
  window.addEventListener('resize', fit);
  return screen;
}

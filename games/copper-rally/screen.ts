/** One canvas that fills an element. Where frames come slowly it is drawn with fewer pixels, so that the race stays smooth. */
import { el } from '../kit/dom';

export interface Screen {
  readonly pen: CanvasRenderingContext2D;
  /** Device pixels. */
  readonly width: number;
  readonly height: number;
  /** Tells how long a frame took, in seconds. */
  time(passedS: number): void;
}

/** Shares of the pixels along a side, the best first. */
const QUALITIES = [1, 0.7, 0.5, 0.4] as const;
/** Frames that are looked at together, and what they may take on average. */
const FRAMES = 16;
const SLOW_S = 0.0205;

/** Puts the canvas into the host, follows its size, and calls back when all must be drawn again. */
export function createScreen(host: HTMLElement, onResize: () => void, maxRatio: number): Screen {
  const node = el('canvas', { class: 'kit-layer', 'aria-hidden': 'true' });
  host.append(node);
  const pen = node.getContext('2d', { alpha: false })!;
  let quality = 0;
  let frames = 0;
  let sum = 0;
  const screen = {
    pen,
    width: 0,
    height: 0,
    time(passedS: number) {
      sum += passedS;
      if (++frames < FRAMES) return;
      const isSlow = sum / frames > SLOW_S;
      frames = sum = 0;
      if (!isSlow || quality === QUALITIES.length - 1) return;
      quality++;
      fit();
    },
  };
  function fit(): void {
    const { clientWidth, clientHeight } = host;
    if (!clientWidth || !clientHeight) return;
    const ratio = Math.min(window.devicePixelRatio || 1, maxRatio) * QUALITIES[quality]!;
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

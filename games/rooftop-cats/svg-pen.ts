/** Implements a pen that creates SVG, which the browser fills outside the game's thread. */
import { svg } from '../kit/dom';
import type { Pen } from './paint-house';

let names = 0;

type Attributes = Record<string, string | number>;

const roundNumber = (value: number) => String(Math.round(value * 10) / 10);

/** A gradient that shapes reference by its id. */
class Gradient {
  readonly node: Element;
  readonly url: string;

  constructor(x1: number, y1: number, x2: number, y2: number) {
    const id = `rc-paint-${names++}`;
    this.url = `url(#${id})`;
    this.node = svg('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 });
  }

  addColorStop(offset: number, color: string): void {
    this.node.append(svg('stop', { offset, 'stop-color': color }));
  }
}

/** The part of the canvas interface that painting houses requires. Each shape becomes a child of the node. */
export class SvgPen implements Pen {
  fillStyle: unknown = '#000';
  strokeStyle: unknown = '#000';
  lineWidth = 1;
  lineCap = 'butt';
  lineJoin = 'miter';
  globalAlpha = 1;
  private d = '';
  private target: Element;
  private readonly outer: Element[] = [];

  constructor(private readonly root: Element) {
    this.target = root;
  }

  beginPath(): void {
    this.d = '';
  }
  moveTo(x: number, y: number): void {
    this.d += `M${roundNumber(x)} ${roundNumber(y)}`;
  }
  lineTo(x: number, y: number): void {
    this.d += `${this.d ? 'L' : 'M'}${roundNumber(x)} ${roundNumber(y)}`;
  }
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    this.d += `Q${roundNumber(cx)} ${roundNumber(cy)} ${roundNumber(x)} ${roundNumber(y)}`;
  }
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
    this.d += `C${roundNumber(ax)} ${roundNumber(ay)} ${roundNumber(bx)} ${roundNumber(by)} ${roundNumber(x)} ${roundNumber(y)}`;
  }
  closePath(): void {
    this.d += 'Z';
  }
  rect(x: number, y: number, width: number, height: number): void {
    this.d += `M${roundNumber(x)} ${roundNumber(y)}h${roundNumber(width)}v${roundNumber(height)}h${roundNumber(-width)}Z`;
  }
  /** Draws full circles, and half circles. */
  arc(x: number, y: number, radius: number, from: number, to: number, isCounter = false): void {
    const isWhole = Math.abs(to - from) >= 2 * Math.PI;
    const end = isWhole ? from + Math.PI : to;
    const sweep = isCounter ? 0 : 1;
    const [sx, sy] = [x + Math.cos(from) * radius, y + Math.sin(from) * radius];
    const r = roundNumber(radius);
    this.lineTo(sx, sy);
    this.d += `A${r} ${r} 0 0 ${sweep} ${roundNumber(x + Math.cos(end) * radius)} ${roundNumber(y + Math.sin(end) * radius)}`;
    if (isWhole) this.d += `A${r} ${r} 0 0 ${sweep} ${roundNumber(sx)} ${roundNumber(sy)}`;
  }
  fill(): void {
    this.put('path', { d: this.d, fill: this.colorOf(this.fillStyle) });
  }
  stroke(): void {
    this.put('path', { d: this.d, fill: 'none', ...this.line() });
  }
  fillRect(x: number, y: number, width: number, height: number): void {
    this.put('rect', { ...boxOf(x, y, width, height), fill: this.colorOf(this.fillStyle) });
  }
  strokeRect(x: number, y: number, width: number, height: number): void {
    this.put('rect', { ...boxOf(x, y, width, height), fill: 'none', ...this.line() });
  }
  createLinearGradient(x1: number, y1: number, x2: number, y2: number): Gradient {
    return new Gradient(x1, y1, x2, y2);
  }
  save(): void {
    this.outer.push(this.target);
  }
  restore(): void {
    this.target = this.outer.pop() ?? this.root;
  }
  clip(): void {
    const id = `rc-paint-${names++}`;
    const area = svg('clipPath', { id });
    area.append(svg('path', { d: this.d }));
    const group = svg('g', { 'clip-path': `url(#${id})` });
    this.target.append(area, group);
    this.target = group;
  }

  private line(): Attributes {
    return {
      stroke: this.colorOf(this.strokeStyle),
      'stroke-width': this.lineWidth,
      'stroke-linecap': this.lineCap,
      'stroke-linejoin': this.lineJoin,
    };
  }
  private colorOf(style: unknown): string {
    if (!(style instanceof Gradient)) return String(style);
    if (!style.node.parentNode) this.root.append(style.node);
    return style.url;
  }
  private put(tag: string, attributes: Attributes): void {
    const alpha: Attributes = this.globalAlpha === 1 ? {} : { opacity: this.globalAlpha };
    this.target.append(svg(tag, { ...attributes, ...alpha }));
  }
}

const boxOf = (x: number, y: number, width: number, height: number): Attributes => ({
  x: roundNumber(x),
  y: roundNumber(y),
  width: roundNumber(width),
  height: roundNumber(height),
});

/** Creates a drawing of a size in dots, shown with a number of CSS pixels per dot. */
export function createDrawing(className: string, width: number, height: number, scale: number): SVGElement {
  const node = svg('svg', {
    class: className,
    viewBox: `0 0 ${roundNumber(width)} ${roundNumber(height)}`,
    width: roundNumber(width * scale),
    height: roundNumber(height * scale),
  });
  return node as SVGElement;
}

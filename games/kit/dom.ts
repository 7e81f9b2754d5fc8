/** Creates elements. Styles are set by class only, because of the strict Content Security Policy. */

type ElementProps = {
  class?: string;
  text?: string;
  on?: { [name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[name]) => void };
} & Record<string, unknown>;

type ElementChild = Node | string | null;

const fill = <Made extends Element>(
  node: Made,
  attributes: Readonly<Record<string, unknown>>,
  children: readonly ElementChild[],
): Made => {
  for (const name in attributes) setAttribute(node, name, attributes[name]);
  node.append(...children.filter((child) => child !== null));
  return node;
};

/** Creates an element; attributes that are null, undefined or false are omitted. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  { class: className, text, on, ...attributes }: ElementProps = {},
  ...children: ElementChild[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  for (const [name, listener] of Object.entries(on ?? {}))
    node.addEventListener(name, listener as EventListener);
  return fill(node, attributes, children);
}

/** Sets an attribute, or removes it for null, undefined and false. Changes the document only when needed. */
export function setAttribute(node: Element, name: string, value: unknown): void {
  if (value === null || value === undefined || value === false) {
    if (node.hasAttribute(name)) node.removeAttribute(name);
    return;
  }
  const text = value === true ? '' : String(value);
  if (node.getAttribute(name) !== text) node.setAttribute(name, text);
}

/** Sets the text of a node if it differs. */
export function setText(node: Node, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

const SVG = 'http://www.w3.org/2000/svg';

type SvgAttributes = Readonly<Record<string, string | number | null | undefined>>;

/** Creates an SVG element with its attributes and its children: elements, or text. */
export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: SvgAttributes,
  ...children: readonly ElementChild[]
): SVGElementTagNameMap[K];
export function svg(tag: string, attributes: SvgAttributes, ...children: readonly ElementChild[]): SVGElement;
export function svg(
  tag: string,
  attributes: SvgAttributes,
  ...children: readonly ElementChild[]
): SVGElement {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

/** Creates a standalone drawing, hidden from screen readers. */
export const drawing = (
  className: string,
  viewBox: string | null,
  ...children: readonly ElementChild[]
): SVGSVGElement => svg('svg', { viewBox, 'aria-hidden': 'true', class: className }, ...children);

/** Creates a drawing from trusted markup, hidden from screen readers. */
export function drawingFromMarkup(className: string, viewBox: string | null, markup: string): SVGSVGElement {
  const node = drawing(className, viewBox);
  node.innerHTML = markup;
  return node;
}

/** Creates a 24-grid icon with round strokes in the text's color, hidden from screen readers. */
export function icon(path: string, isFilled = false): SVGSVGElement {
  return drawing(isFilled ? 'kit-icon is-filled' : 'kit-icon', '0 0 24 24', svg('path', { d: path }));
}

/** Makes elements. Styles are set by class only, so that a strict policy holds. */

type Props = {
  class?: string;
  text?: string;
  on?: { [name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[name]) => void };
} & Record<string, unknown>;

/** Makes an element; attributes that are null, undefined or false are left out. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  { class: className, text, on, ...attributes }: Props = {},
  ...children: (Node | string | null)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  for (const [name, value] of Object.entries(attributes)) setAttribute(node, name, value);
  for (const [name, listener] of Object.entries(on ?? {}))
    node.addEventListener(name, listener as EventListener);
  node.append(...children.filter((child) => child !== null));
  return node;
}

/** Sets, or for null, undefined and false takes away, an attribute; touches the document only for a change. */
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

/** A 24-grid icon with round strokes in the text's colour, hidden from screen readers. */
export function icon(path: string, isFilled = false): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', isFilled ? 'kit-icon is-filled' : 'kit-icon');
  const shape = document.createElementNS(SVG, 'path');
  shape.setAttribute('d', path);
  svg.append(shape);
  return svg;
}

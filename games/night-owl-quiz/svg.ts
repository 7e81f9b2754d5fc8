/** Elements of a drawing. */
const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Makes an element with its attributes and what it holds. */
export function svg(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: readonly SVGElement[]
): SVGElement {
  const node = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}

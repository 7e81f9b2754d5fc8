/** Drawings as elements of the page. */
const SVG = 'http://www.w3.org/2000/svg';

/** Hidden from screen readers: what stands around it says its name. */
export function svgOf(
  drawing: string,
  className: string,
  box = '0 0 100 100',
  fit = 'xMidYMid meet',
): Element {
  const text = `<svg xmlns="${SVG}" class="${className}" viewBox="${box}" preserveAspectRatio="${fit}" aria-hidden="true">${drawing}</svg>`;
  return document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
}

/** Drawings as elements of the page. */
const SVG = 'http://www.w3.org/2000/svg';

/** The text of a drawing as an SVG document. */
export const wrap = (drawing: string, box: string, className: string): string =>
  `<svg xmlns="${SVG}" class="${className}" viewBox="${box}" aria-hidden="true">${drawing}</svg>`;

/** Hidden from screen readers: what stands around it says its name. */
export const svgOf = (drawing: string, box = '0 0 48 48', className = 'cc-art'): Element =>
  document.importNode(
    new DOMParser().parseFromString(wrap(drawing, box, className), 'image/svg+xml').documentElement,
    true,
  );

/** The faces as symbols of one hidden drawing, which every tile refers to. */
import { BACK, drawingOf } from './face-art';
import { FACES } from './faces';
import type { Face } from './types';

const SVG = 'http://www.w3.org/2000/svg';
const idOf = (face: Face | 'back') => `mj-face-${face}`;

const symbolOf = (face: Face | 'back') =>
  `<symbol id="${idOf(face)}" viewBox="0 0 60 80">${face === 'back' ? BACK : drawingOf(face)}</symbol>`;

/** The drawing that holds all of them; it must be in the document. */
export function createSprites(): Element {
  const symbols = Array.from({ length: FACES }, (_, face) => symbolOf(face)).join('');
  const text = `<svg xmlns="${SVG}" class="mj-sprites" aria-hidden="true">${symbols}${symbolOf('back')}</svg>`;
  return document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
}

/** A drawing that shows one face; `showFace` changes it. */
export function createFaceNode(face: Face | 'back'): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 60 80');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'mj-face');
  svg.append(document.createElementNS(SVG, 'use'));
  showFace(svg, face);
  return svg;
}

export function showFace(svg: SVGSVGElement, face: Face | 'back'): void {
  const use = svg.firstElementChild!;
  const href = `#${idOf(face)}`;
  if (use.getAttribute('href') !== href) use.setAttribute('href', href);
}

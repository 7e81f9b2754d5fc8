/** Defines the faces as symbols in one hidden drawing, which every tile references. */
import { drawing, drawingFromMarkup, svg } from '../kit/dom';
import { BACK, drawFace } from './face-art';
import { FACES } from './faces';
import type { Face } from './types';

const idOf = (face: Face | 'back') => `mj-face-${face}`;

const symbolOf = (face: Face | 'back') =>
  `<symbol id="${idOf(face)}" viewBox="0 0 60 80">${face === 'back' ? BACK : drawFace(face)}</symbol>`;

/** Creates the drawing with all symbols. It has to be in the document. */
export function createSprites(): Element {
  const symbols = Array.from({ length: FACES }, (_, face) => symbolOf(face)).join('');
  return drawingFromMarkup('mj-sprites', null, symbols + symbolOf('back'));
}

/** Creates a drawing of one face, which `showFace` can change. */
export function createFaceNode(face: Face | 'back'): SVGSVGElement {
  const node = drawing('mj-face', '0 0 60 80', svg('use', {}));
  showFace(node, face);
  return node;
}

export function showFace(node: SVGSVGElement, face: Face | 'back'): void {
  const use = node.firstElementChild!;
  const href = `#${idOf(face)}`;
  if (use.getAttribute('href') !== href) use.setAttribute('href', href);
}

/** Finds the drawings of both worlds by kind. */
import { SEA_FOLK } from './art-sea-folk';
import { SEA_TOWERS } from './art-sea-towers';
import { TOWN_FOLK } from './art-town-folk';
import { TOWN_TOWERS } from './art-town-towers';
import { drawingFromMarkup } from '../kit/dom';
import { type Drawing, svgOfPieces } from './pieces';
import type { WorldKey } from './types';

const TOWERS = { town: TOWN_TOWERS, sea: SEA_TOWERS } as const;
const FOLK = { town: TOWN_FOLK, sea: SEA_FOLK } as const;

export const towerDrawing = (world: WorldKey, kind: number, way: number): Drawing =>
  TOWERS[world][kind]!(way);
export const folkDrawing = (world: WorldKey, kind: number): Drawing => FOLK[world][kind]!;

/** Returns a drawing as an element without an accessible name, because the element around it has one. */
export const createArt = (drawing: Drawing, box = '-58 -126 116 140', className = 'tc-art'): Element =>
  drawingFromMarkup(className, box, svgOfPieces(drawing));

/** Draws the catalog images of both editions, each format cut from one scene. */
import type { SceneFormat } from '../kit/images/cuts';
import { cropFrame, createImage } from '../kit/images/markup';
import type { World } from './config';
import { ROAD_DEFS, drawRoadScene } from './picture-road';
import { TABLE_DEFS, drawTableScene } from './picture-table';

const GLOW =
  '<radialGradient id="g"><stop stop-color="#FFE9B0" stop-opacity=".85"/><stop offset=".35" stop-color="#FFE0A0" stop-opacity=".34"/><stop offset="1" stop-color="#FFE0A0" stop-opacity="0"/></radialGradient>';

/** Draws an edition's image in a format. */
export function drawPicture(world: World, frame: SceneFormat): string {
  const [defs, scene] = world === 'road' ? [ROAD_DEFS, drawRoadScene()] : [TABLE_DEFS, drawTableScene()];
  return createImage(frame, `<defs>${GLOW}${defs}</defs><g transform="${cropFrame(frame)}">${scene}</g>`);
}

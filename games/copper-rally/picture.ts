/** The images of both editions for the catalog, cut from one scene each. */
import type { World } from './config';
import { ROAD_DEFS, roadScene } from './picture-road';
import { TABLE_DEFS, tableScene } from './picture-table';

export interface PictureSpec {
  width: number;
  height: number;
  /** The point of the 640 by 480 scene at the center of the image. */
  middle: readonly [x: number, y: number];
  scale: number;
}

const GLOW =
  '<radialGradient id="g"><stop stop-color="#FFE9B0" stop-opacity=".85"/><stop offset=".35" stop-color="#FFE0A0" stop-opacity=".34"/><stop offset="1" stop-color="#FFE0A0" stop-opacity="0"/></radialGradient>';

const round = (value: number): number => Math.round(value * 10) / 10;

/** Draws a cut of an edition's image. */
export function drawPicture(world: World, { width, height, middle, scale }: PictureSpec): string {
  const [x, y] = [width / 2 - middle[0] * scale, height / 2 - middle[1] * scale];
  const [defs, scene] = world === 'road' ? [ROAD_DEFS, roadScene()] : [TABLE_DEFS, tableScene()];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>${GLOW}${defs}</defs><g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${scene}</g></svg>\n`;
}

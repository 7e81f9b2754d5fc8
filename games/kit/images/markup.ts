/** Parts of the drawings for the catalog, as SVG text. */
import type { SceneFormat, Size } from './cuts';

/** Rounds a coordinate to tenths. */
export const roundToTenths = (value: number): number => Math.round(value * 10) / 10;

/** Returns the document of an image that covers the entire area it is shown in. */
export const createImage = ({ width, height }: Size, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${content}</svg>\n`;

/** Returns the transform that shows a format's part of a scene. */
export const cropFrame = ({ width, height, middle: [x, y], scale }: SceneFormat): string =>
  `translate(${roundToTenths(width / 2 - x * scale)} ${roundToTenths(height / 2 - y * scale)}) scale(${scale})`;

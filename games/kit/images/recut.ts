/**
 * Makes the other formats of an image that was drawn by hand in the standard size only. Each format rearranges the
 * parts of the original, so that nothing is cut off: the background fills the new size, and objects move.
 */
import { drawFormats, FORMAT_SIZES, type FormatName, type DrawnImage, type Size } from './cuts';
import { createImage } from './markup';

/** A range of the original's elements, counted from the background (both ends inclusive), and their transform. */
export type Layer = readonly [from: number, until: number, place: string];

/** The transform of elements that cover the entire image. */
export const FULL_IMAGE = 'full';

/** Returns the transform of elements that are moved and resized. */
export const placeAt = (x: number, y: number, scale = 1): string =>
  `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`;

/** Returns the top-level elements of a drawing. */
function splitLayers(markup: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const match of markup.matchAll(/<(\/?)[a-z][^>]*?(\/?)>/gi)) {
    if (match[1]) depth -= 1;
    else if (depth === 0) start = match.index;
    if (!match[1] && !match[2]) depth += 1;
    if (depth === 0) parts.push(markup.slice(start, match.index + match[0].length));
  }
  return parts;
}

/** Draws the other formats of an original. Without a slug, the file names are the suffixes alone. */
export function recutImages(
  slug: string,
  original: string,
  layersOf: Readonly<Partial<Record<FormatName, readonly Layer[]>>>,
): DrawnImage[] {
  const end = original.indexOf('</defs>') + '</defs>'.length;
  const defs = original.slice(original.indexOf('<defs>'), end);
  const parts = splitLayers(original.slice(end, original.lastIndexOf('</svg>')));
  const draw = (layers: readonly Layer[], size: Size) => {
    const full = `scale(${size.width / FORMAT_SIZES[''].width} ${size.height / FORMAT_SIZES[''].height})`;
    const body = layers.map(
      ([from, until, place]) =>
        `<g transform="${place === FULL_IMAGE ? full : place}">${parts.slice(from, until + 1).join('')}</g>`,
    );
    return createImage(size, defs + body.join(''));
  };
  const layered = Object.entries(layersOf).map(([name, layers]) => [name, { layers }] as const);
  const specs: Partial<Record<FormatName, { layers: readonly Layer[] }>> = Object.fromEntries(layered);
  return drawFormats(slug, specs, ({ layers, ...size }) => draw(layers, size));
}

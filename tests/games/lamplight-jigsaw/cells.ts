/** Measures the detail in each cell of a 96-piece cut, on a pixel image. */
import sharp from 'sharp';
import { SHEET } from '@/games/lamplight-jigsaw/pictures/brush';
import type { createVectorBrush } from '@/games/lamplight-jigsaw/pictures/vector-brush';
import { COLUMNS, ROWS } from './shelf';

const SIZE = [600, 400] as const;
/** The minimum difference of gray between neighboring pixels that counts as an edge; grays range from 0 to 255. */
const STEP = 7;

export interface Cell {
  /** The standard deviation of the cell's grays. */
  deviation: number;
  /** The fraction of the cell's pixels that are at an edge. */
  edges: number;
}

/** Measures all cells of an image, row by row. */
export async function measureCells({ toSvg }: ReturnType<typeof createVectorBrush>): Promise<Cell[]> {
  const svg = toSvg({ x: 0, y: 0, ...SHEET, pixels: SIZE, maxBytes: Infinity });
  const gray = await sharp(Buffer.from(svg), { unlimited: true })
    .resize(...SIZE)
    .removeAlpha()
    .grayscale()
    .raw()
    .toBuffer();
  const [width, height] = [SIZE[0] / COLUMNS, SIZE[1] / ROWS];
  return Array.from({ length: COLUMNS * ROWS }, (_, i) => {
    const [left, top] = [(i % COLUMNS) * width, Math.floor(i / COLUMNS) * height];
    let [sum, squares, edges, count] = [0, 0, 0, 0];
    for (let y = top; y < top + height - 1; y += 1)
      for (let x = left; x < left + width - 1; x += 1) {
        const at = y * SIZE[0] + x;
        const value = gray[at]!;
        sum += value;
        squares += value * value;
        count += 1;
        if (Math.abs(value - gray[at + 1]!) > STEP || Math.abs(value - gray[at + SIZE[0]]!) > STEP)
          edges += 1;
      }
    return { deviation: Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)), edges: edges / count };
  });
}

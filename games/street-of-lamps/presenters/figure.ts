/** Draws numbers on cells. */

/** Draws a number in the center of a cell. */
export const drawFigure = (text: string | number, fill: string, size = 52, x = 50): string =>
  `<text class="figure" x="${x}" y="${50 + Math.round(size * 0.36)}" font-family="Arial,sans-serif" font-weight="800" font-size="${size}" text-anchor="middle" fill="${fill}">${text}</text>`;

/** Draws the count of a region on a tag in the corner of its first cell. */
export const drawTag = (number: number | null | undefined): string =>
  typeof number === 'number'
    ? `<rect class="tag" x="5" y="5" width="${number > 9 ? 50 : 38}" height="40" rx="12" fill="#FFF9E8" stroke="#2B2114" stroke-width="4"/><text class="tag-figure" x="${number > 9 ? 30 : 24}" y="37" font-family="Arial,sans-serif" font-weight="800" font-size="34" text-anchor="middle" fill="#1C1B16">${number}</text>`
    : '';

/** Draws the backdrop of the board and the images: the sky over the town at dusk, or the sea below the harbor. */
import type { WorldKey } from './types';

const WIDTH = 1200;
const HEIGHT = 800;

const drawStops = (list: readonly (readonly [number, string])[]): string =>
  list.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('');

const drawCloud = (x: number, y: number, size: number, opacity: number): string =>
  `<g fill="#FFF3E4" opacity="${opacity}"><ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.21}"/><ellipse cx="${x - size * 0.3}" cy="${y - size * 0.16}" rx="${size * 0.5}" ry="${size * 0.2}"/><ellipse cx="${x + size * 0.32}" cy="${y - size * 0.12}" rx="${size * 0.42}" ry="${size * 0.16}"/></g>`;

/** Draws far roofs with some lit windows. */
function distantTown(): string {
  let drawing = '';
  for (let index = 0; index < 20; index++) {
    const x = index * 62 - 10;
    const top = 640 - ((index * 53) % 70);
    drawing += `<path d="M${x} 800V${top}L${x + 31} ${top - 30}L${x + 62} ${top}V800Z" fill="${index % 2 ? '#5C4B78' : '#54446F'}"/>`;
    if (index % 3)
      drawing += `<rect x="${x + 22}" y="${top + 18}" width="14" height="18" rx="3" fill="#FFCF70"/>`;
    if (index % 4 === 1)
      drawing += `<rect x="${x + 22}" y="${top + 58}" width="14" height="18" rx="3" fill="#FFCF70"/>`;
  }
  return drawing;
}

function drawSky(id: string): string {
  const sky = drawStops([
    [0, '#2A4FA0'],
    [0.45, '#8FA9DE'],
    [0.72, '#FCD7B0'],
    [1, '#F7B48A'],
  ]);
  const hills =
    '<path d="M-10 810V600Q120 540 260 590T540 570T820 590T1210 550V810Z" fill="#8E83B0"/><path d="M-10 810V650Q160 600 360 640T760 630T1210 640V810Z" fill="#746798"/>';
  return `<defs><linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1">${sky}</linearGradient><radialGradient id="${id}-sun"><stop offset="0" stop-color="#FFF0C8" stop-opacity=".95"/><stop offset="1" stop-color="#FFF0C8" stop-opacity="0"/></radialGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id}-sky)"/><circle cx="250" cy="560" r="330" fill="url(#${id}-sun)"/>${drawCloud(190, 150, 150, 0.7)}${drawCloud(960, 110, 170, 0.6)}${drawCloud(620, 300, 130, 0.45)}${drawCloud(1080, 430, 150, 0.55)}${drawCloud(90, 460, 140, 0.6)}${hills}${distantTown()}`;
}

const drawWeed = (x: number, height: number): string =>
  `<path d="M${x} 800C${x - 22} ${800 - height * 0.4} ${x + 24} ${800 - height * 0.6} ${x - 4} ${800 - height}" fill="none" stroke="#1F7A5C" stroke-width="13" stroke-linecap="round"/>`;
const drawCoral = (x: number, height: number, color: string): string =>
  `<path d="M${x} 800Q${x - 8} ${800 - height * 0.5} ${x - 34} ${800 - height}M${x} 800V${800 - height * 1.1}M${x} 800Q${x + 12} ${800 - height * 0.5} ${x + 36} ${800 - height * 0.9}" fill="none" stroke="${color}" stroke-width="18" stroke-linecap="round"/>`;

function drawSea(id: string): string {
  const water = drawStops([
    [0, '#2AA0A4'],
    [0.45, '#146878'],
    [1, '#08303F'],
  ]);
  const rays = Array.from(
    { length: 7 },
    (_, index) => `<path d="M${index * 190 - 40} 0h90l-170 800h-120Z" fill="#8FE0D6" opacity=".08"/>`,
  ).join('');
  const bubbles = Array.from({ length: 16 }, (_, index) => {
    const x = (index * 211) % 1200;
    return `<circle cx="${x}" cy="${80 + ((index * 137) % 560)}" r="${5 + (index % 4) * 3}" fill="none" stroke="#A9F2E8" stroke-width="3" opacity=".45"/>`;
  }).join('');
  const floor =
    '<path d="M-10 810V690Q140 630 320 690T700 690T1210 650V810Z" fill="#0C4352"/><path d="M-10 810V740Q200 700 420 740T820 730T1210 740V810Z" fill="#093746"/>';
  return `<defs><linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1">${water}</linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id}-sky)"/>${rays}${bubbles}${floor}${drawWeed(60, 230)}${drawWeed(110, 170)}${drawCoral(190, 130, '#C44A5A')}${drawWeed(430, 150)}${drawCoral(560, 90, '#F0974A')}${drawCoral(820, 110, '#B0508E')}${drawWeed(960, 190)}${drawWeed(1000, 240)}${drawCoral(1110, 150, '#E8694A')}`;
}

/** Draws the backdrop, 1200 by 800. The id makes the names of its gradients unique on the page. */
export const drawBackdrop = (world: WorldKey, id: string): string =>
  world === 'air' ? drawSky(id) : drawSea(id);

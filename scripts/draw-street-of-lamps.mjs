/** `node scripts/draw-street-of-lamps.mjs`: draws the pictures of Street of Lamps out of its own levels. Run it when its board has changed. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const game = join(root, 'games/street-of-lamps');
/** Middle and side of the board within each cut. */
const CUTS = {
  '': { width: 640, height: 480, x: 320, y: 240, side: 640 },
  '-tall': { width: 480, height: 640, x: 240, y: 320, side: 640 },
  '-small': { width: 480, height: 480, x: 240, y: 240, side: 560 },
  '-preview': { width: 1280, height: 800, x: 880, y: 400, side: 700 },
  '-billboard': { width: 1280, height: 560, x: 960, y: 280, side: 620 },
  '-billboard-phone': { width: 640, height: 800, x: 320, y: 310, side: 600 },
};

const { BACKDROPS, EDITIONS, drawScene, faceOf, generateLevel, glowOf } = await loadModules(
  ['backdrops', 'editions', 'scene', 'faces', 'generate', 'glow']
    .map((module) => `export * from './${module}';`)
    .join(''),
  game,
);

const drawHouse = (x, y, side, number) => {
  const inner = side - 4;
  const roof = `<rect x="${x + 2}" y="${y + 2}" width="${inner}" height="${inner}" rx="5" fill="#2A3A72"/><path d="M${x + side - 2} ${y + 2}V${y + side - 2}H${x + 2}Z" fill="#0A1230"/>`;
  if (number === null) return roof;
  const text = `<text x="${x + side / 2}" y="${y + side * 0.68}" font-family="sans-serif" font-weight="800" font-size="${side * 0.52}" text-anchor="middle" fill="#FFF6E2">${number}</text>`;
  return roof + text;
};

const drawLamp = (x, y, side) => {
  const at = `cx="${x + side / 2}" cy="${y + side / 2}"`;
  return `<circle ${at} r="${side * 0.9}" fill="url(#glow)"/><circle ${at} r="${side * 0.24}" fill="#FFB534" stroke="#3A2604" stroke-width="${side * 0.07}"/>`;
};

const drawTile = (x, y, side) =>
  `<rect x="${x + 2}" y="${y + 2}" width="${side - 4}" height="${side - 4}" rx="4" fill="#1F4E8C"/><rect x="${x + 6}" y="${y + 6}" width="${side - 12}" height="${side - 12}" rx="3" fill="none" stroke="#3B74BD" stroke-width="3"/><circle cx="${x + side / 2}" cy="${y + side / 2}" r="${side * 0.2}" fill="none" stroke="#6F9BD6" stroke-width="2.5"/>`;

/** A terrace half laid: the tiles of its upper rows, and every number. */
const drawTerrace = ({ size, solution, numbers }, { width, height, x, y, side }) => {
  const cell = Math.round(side / size);
  const [left, top] = [x - (cell * size) / 2, y - (cell * size) / 2];
  const places = solution.map((is, index) => {
    const [cx, cy] = [left + (index % size) * cell, top + Math.floor(index / size) * cell];
    const isLaid = is && index < size * (size - 3);
    const number = numbers[index];
    const stone = `<rect x="${cx + 1.5}" y="${cy + 1.5}" width="${cell - 3}" height="${cell - 3}" rx="3" fill="${(index * 7) % 3 ? '#E6DABB' : '#DDCFAA'}"/>`;
    const text =
      number === null
        ? ''
        : `<text x="${cx + cell / 2}" y="${cy + cell * 0.68}" font-family="Arial,sans-serif" font-weight="800" font-size="${cell * 0.5}" text-anchor="middle" fill="${isLaid ? '#FFF' : '#1B2A44'}">${number}</text>`;
    return (isLaid ? drawTile(cx, cy, cell) : stone) + text;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#12305A"/><rect x="${left - 14}" y="${top - 14}" width="${cell * size + 28}" height="${cell * size + 28}" rx="18" fill="#B9A878"/>${places.join('')}</svg>\n`;
};

const drawStreet = (level, { width, height, x, y, side }) => {
  const { size, solution, isFixed, numbers } = level;
  const cell = Math.round(side / size);
  const left = x - (cell * size) / 2;
  const top = y - (cell * size) / 2;
  // Half of the street is still dark.
  const on = solution.map((is, index) => is && (index * 5) % 7 < 3);
  const { light } = glowOf(level, on);
  const at = (index) => [left + (index % size) * cell, top + Math.floor(index / size) * cell];
  const lanes = solution.map((_, index) => {
    const [cx, cy] = at(index);
    return `<rect x="${cx}" y="${cy}" width="${cell}" height="${cell}" fill="${light[index] ? '#FFD98A' : '#1B2A57'}" stroke="${light[index] ? '#EEBB58' : '#2E4079'}"/>`;
  });
  const lamps = on.map((is, index) => (is ? drawLamp(...at(index), cell) : ''));
  const houses = isFixed.map((is, index) => (is ? drawHouse(...at(index), cell, numbers[index]) : ''));
  const glow =
    '<defs><radialGradient id="glow"><stop stop-color="#FFFDF2"/><stop offset="1" stop-color="#FFE9B3" stop-opacity="0"/></radialGradient></defs>';
  const night = `<rect width="${width}" height="${height}" fill="#0D1839"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${glow}${night}${[...lanes, ...lamps, ...houses].join('')}</svg>\n`;
};

/** A board two thirds done, tilted on its ground, with one thing of it large in front. */
const drawTilted = (level, { width, height, x, y, side }) => {
  const { draw, ink } = faceOf(level.plan);
  const { ground, board, hero } = BACKDROPS[level.plan];
  const { size, solution, isFixed, edges } = level;
  const isKnown = (cell) => isFixed[cell] || cell < size * Math.ceil(size * 0.6);
  const on = solution.map((is, cell) => is && isKnown(cell));
  const marked = solution.map((is, cell) => !is && isKnown(cell));
  const edge = edges ? 80 : 0;
  const full = size * 100 + edge;
  const shownSide = Math.min(side, width, height) * 0.84;
  const scale = shownSide / full;
  const plate = `<rect x="${-edge - 34}" y="${-edge - 34}" width="${full + 68}" height="${full + 68}" rx="46" fill="${board}"/>`;
  const shadow = `<rect x="${-edge - 14}" y="${-edge + 6}" width="${full + 68}" height="${full + 68}" rx="46" fill="#000" opacity="0.3"/>`;
  const middle = (size * 100 - edge) / 2;
  const place = `translate(${x} ${y}) rotate(-4) scale(${scale.toFixed(4)}) translate(${-middle} ${-middle})`;
  const cells = drawScene({ ...level, on, marked }, draw, ink);
  const heroScale = shownSide / 620;
  const spot = `translate(${Math.round(x + shownSide * 0.4)} ${Math.round(y + shownSide * 0.36)}) scale(${heroScale.toFixed(3)})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${ground(width, height)}<g transform="${place}">${shadow}${plate}${cells}</g><g transform="${spot}">${hero}</g></svg>\n`;
};

const DRAW = { lamps: drawStreet, mosaic: drawTerrace };

await mkdir(join(game, 'art'), { recursive: true });
for (const { slug, plan } of EDITIONS)
  for (const [name, cut] of Object.entries(CUTS)) {
    await writeFile(
      join(game, 'art', `${slug}${name}.svg`),
      (DRAW[plan] ?? drawTilted)(generateLevel(plan, 'medium', 'picture 3'), cut),
    );
    say(`${slug}${name}`);
  }

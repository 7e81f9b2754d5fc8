/** Draws an edition's wide image: the puzzle on a table by lamplight, with all but a few pieces in place. */
import { createRandom } from '../../kit/seeded-random';
import { makePieceGrid, outlineOf } from '../cut';

/** The required size of the puzzle's image, in pixels. */
export const PUZZLE = { width: 600, height: 400 } as const;
const [COLUMNS, ROWS, CELL] = [6, 4, 100];
const TABLE = { width: 1280, height: 560 };
/** The loose pieces: their centers on the table, and their rotations. */
const LOOSE: readonly (readonly [piece: number, x: number, y: number, turn: number])[] = [
  [17, 628, 420, -24],
  [23, 742, 500, 16],
  [22, 1216, 484, 38],
];
const PLACE = 'translate(664 58) rotate(-3 300 200) scale(.94)';

const roundNumbers = (path: string) =>
  path.replace(/-?\d{1,6}\.\d{1,20}/g, (value) => String(Math.round(Number(value))));
const cornerOf = (piece: number) => [(piece % COLUMNS) * CELL, Math.floor(piece / COLUMNS) * CELL] as const;

const planks = Array.from(
  { length: 8 },
  (_, i) => `<path d="M0 ${i * 76 + 22}H1280" stroke="#0B0604" stroke-width="4" opacity=".45"/>`,
).join('');

/**
 * Draws the image.
 * @param picture a drawing with the proportions of `PUZZLE`
 * @param color the edition's color, which tints the table slightly
 */
export function drawOnTable(picture: string, color: string, seed: string): string {
  const [, box, inside] = /^<svg[^>]*viewBox="0 0 (\d+) [^>]*>(.*)<\/svg>/s.exec(picture)!;
  const pieceGrid = makePieceGrid(COLUMNS, ROWS, createRandom(`table ${seed}`));
  const pieces = Array.from({ length: COLUMNS * ROWS }, (_, piece) => piece);
  const fixedPieces = pieces.filter((piece) => !LOOSE.some(([other]) => other === piece));
  const at = (piece: number) => {
    const [x, y] = cornerOf(piece);
    return `<use href="#k${piece}" x="${x}" y="${y}"/>`;
  };
  const shapes = pieces.map(
    (piece) => `<path id="k${piece}" d="${roundNumbers(outlineOf(pieceGrid, piece))}"/>`,
  );
  const laidShapes = fixedPieces.map(at).join('');
  const loosePieces = LOOSE.map(([piece, x, y, turn]) => {
    const [left, top] = cornerOf(piece);
    const pieceMarkup = `<g transform="translate(${-left} ${-top})" clip-path="url(#l${piece})"><use href="#p"/></g>`;
    const edge = `<use href="#k${piece}" fill="none" stroke="#FFE7B8" stroke-opacity=".5" stroke-width="2"/>`;
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.94) translate(-50 -50)"><use href="#k${piece}" x="7" y="11" opacity=".5"/>${pieceMarkup}${edge}</g>`;
  });
  const clips = LOOSE.map(([piece]) => `<clipPath id="l${piece}">${at(piece)}</clipPath>`);
  const pool = `<radialGradient id="lamp"><stop stop-color="#FFC861" stop-opacity=".5"/><stop offset=".5" stop-color="#FFC861" stop-opacity=".16"/><stop offset="1" stop-color="#FFC861" stop-opacity="0"/></radialGradient>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TABLE.width}" height="${TABLE.height}" viewBox="0 0 ${TABLE.width} ${TABLE.height}" preserveAspectRatio="xMidYMid slice">`,
    `<defs>${pool}${shapes.join('')}<clipPath id="w">${laidShapes}</clipPath>${clips.join('')}`,
    `<g id="p" stroke-linecap="round" stroke-linejoin="round" transform="scale(${PUZZLE.width / Number(box)})">${inside}</g></defs>`,
    `<path fill="#2C1C14" d="M0 0h1280v560H0Z"/><path fill="${color}" opacity=".3" d="M0 0h1280v560H0Z"/>${planks}`,
    '<circle cx="946" cy="240" r="560" fill="url(#lamp)"/>',
    `<g transform="${PLACE}"><g transform="translate(9 15)" opacity=".5">${laidShapes}</g>`,
    `<g clip-path="url(#w)"><use href="#p"/></g>`,
    `<g fill="none" stroke="#160C08" stroke-opacity=".42" stroke-width="2.4">${laidShapes}</g></g>`,
    `${loosePieces.join('')}</svg>\n`,
  ].join('');
}

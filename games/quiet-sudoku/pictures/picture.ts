/** Pictures of the variants for the catalogue, drawn from a level of each. */
import { generateLevel } from '../generate';
import type { Level, Variant } from '../types';
import { DIGIT_SHAPES } from './digit-shapes';
import { drawClues } from './clues';
import { drawLines, drawMarks, type Spot } from './marks';
import { SCENES, type Scene } from './scenes';

const BOARD = { x: 140, y: 60, side: 360 };
const DARK = '#3B1E02';
const CAP_HEIGHT = 18;
const number = (value: number) => String(Math.round(value * 10) / 10);

const defsOf = ([top, foot]: Scene['sky']) =>
  [
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`,
    // One hard edge: the plane away from the light.
    '<linearGradient id="lamp" x1="0" y1="0" x2="1" y2="1"><stop offset=".55" stop-color="#FFC65A"/><stop offset=".55" stop-color="#F0A22C"/></linearGradient>',
    '<radialGradient id="halo"><stop stop-color="#FFC861" stop-opacity=".6"/><stop offset="1" stop-color="#FFC861" stop-opacity="0"/></radialGradient>',
    '<radialGradient id="pool"><stop stop-color="#FFC861" stop-opacity=".5"/><stop offset=".45" stop-color="#FFC861" stop-opacity=".2"/><stop offset="1" stop-color="#FFC861" stop-opacity="0"/></radialGradient>',
    '<radialGradient id="edge" r=".75"><stop offset=".62" stop-color="#050914" stop-opacity="0"/><stop offset="1" stop-color="#050914" stop-opacity=".52"/></radialGradient>',
    ...DIGIT_SHAPES.map(
      ({ d, shift }, i) => `<path id="d${i + 1}" d="${d}" transform="translate(${shift} 8.9)"/>`,
    ),
  ].join('');

const frame = ({ board, shade }: Scene) =>
  [
    '<rect x="130" y="58" width="400" height="400" rx="24" fill="#050914" opacity=".45"/>',
    `<rect x="120" y="40" width="400" height="400" rx="24" fill="${board}"/>`,
    `<path d="M520 64V416Q520 440 496 440H144Z" fill="${shade}"/>`,
  ].join('');

function grid({ layout }: Level, { line, thin }: Scene, spotOf: (cell: number) => Spot): string {
  const { size, unitsOf, units } = layout;
  const region = (cell: number) =>
    unitsOf[cell]!.find((u) => units[u]!.kind === 'box' || units[u]!.kind === 'patch');
  const thick: string[] = [];
  const fine: string[] = [];
  for (let cell = 0; cell < layout.cellCount; cell++) {
    const { x, y, q } = spotOf(cell);
    const h = q / 2;
    if (cell % size < size - 1)
      (region(cell) === region(cell + 1) ? fine : thick).push(
        `M${number(x + h)} ${number(y - h)}v${number(q)}`,
      );
    if (cell + size < layout.cellCount)
      (region(cell) === region(cell + size) ? fine : thick).push(
        `M${number(x - h)} ${number(y + h)}h${number(q)}`,
      );
  }
  const { x, y, side } = BOARD;
  return [
    `<path d="${fine.join('')}" stroke="${thin}" stroke-width="1.3"/>`,
    `<path d="${thick.join('')}M${x} ${y}h${side}v${side}h-${side}Z" fill="none" stroke="${line}" stroke-width="4" stroke-linecap="square"/>`,
  ].join('');
}

function digits(
  level: Level,
  scene: Scene,
  lit: ReadonlySet<number>,
  spotOf: (cell: number) => Spot,
): string {
  return level.solution
    .map((digit, cell) => {
      const isGiven = level.givens[cell] !== 0;
      // The puzzle is under way: the upper rows are filled.
      if (!isGiven && (cell * 7 + digit * 3) % 5 > (cell < level.layout.cellCount / 2 ? 1 : 0)) return '';
      const { x, y, q } = spotOf(cell);
      const scale = ((q * (level.layout.cageOf ? 0.4 : 0.46)) / CAP_HEIGHT).toFixed(2);
      const fill = lit.has(cell) ? DARK : isGiven ? scene.given : scene.entered;
      return `<use href="#d${digit}" fill="${fill}" transform="translate(${number(x)} ${number(y + (level.layout.cageOf ? q * 0.09 : 0))}) scale(${scale})"/>`;
    })
    .join('');
}

/** Draws the picture of a variant, null when it has no scene. */
export function drawPicture(variant: Variant): string | null {
  const scene = SCENES[variant];
  if (!scene) return null;
  const level = generateLevel(variant, 'medium', 'a picture');
  const { size } = level.layout;
  const q = BOARD.side / size;
  const spotOf = (cell: number): Spot => ({
    x: BOARD.x + ((cell % size) + 0.5) * q,
    y: BOARD.y + (Math.floor(cell / size) + 0.5) * q,
    q,
  });
  const marks = drawMarks(level, spotOf);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice">',
    `<defs>${defsOf(scene.sky)}</defs><path fill="url(#sky)" d="M0 0h640v480H0Z"/>`,
    scene.back,
    '<circle cx="320" cy="240" r="380" fill="url(#pool)"/>',
    `<g transform="rotate(${scene.tilt} 320 240)">${frame(scene)}${marks.drawing}${grid(level, scene, spotOf)}`,
    drawClues(level, scene, BOARD),
    `${drawLines(level, spotOf)}${digits(level, scene, marks.lit, spotOf)}</g>`,
    scene.front,
    '<path fill="url(#edge)" d="M0 0h640v480H0Z"/></svg>\n',
  ].join('');
}

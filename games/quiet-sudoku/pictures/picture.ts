/** Draws the catalog images of the variants from a level of each variant. */
import { roundToTenths } from '../../kit/images/markup';
import { generateLevel } from '../generate';
import type { Level, Variant } from '../types';
import { DIGIT_SHAPES } from './digit-shapes';
import { drawClues } from './clues';
import { drawLines, drawMarks, type Spot } from './marks';
import { STANDARD, type ImageFormat } from './cuts';
import type { Prop } from './props';
import { SCENES, type Scene } from './scenes';

const BOARD = { x: 140, y: 60, side: 360 };
const MIDDLE = { x: 320, y: 240 };
const DARK = '#3B1E02';
const CAP_HEIGHT = 18;

const drawDefs = ([top, foot]: Scene['sky']) =>
  [
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`,
    // A gradient with one hard edge: the side away from the light.
    '<linearGradient id="lamp" x1="0" y1="0" x2="1" y2="1"><stop offset=".55" stop-color="#FFC65A"/><stop offset=".55" stop-color="#F0A22C"/></linearGradient>',
    '<radialGradient id="halo"><stop stop-color="#FFC861" stop-opacity=".6"/><stop offset="1" stop-color="#FFC861" stop-opacity="0"/></radialGradient>',
    '<radialGradient id="pool"><stop stop-color="#FFC861" stop-opacity=".5"/><stop offset=".45" stop-color="#FFC861" stop-opacity=".2"/><stop offset="1" stop-color="#FFC861" stop-opacity="0"/></radialGradient>',
    '<radialGradient id="edge" r=".75"><stop offset=".62" stop-color="#050914" stop-opacity="0"/><stop offset="1" stop-color="#050914" stop-opacity=".52"/></radialGradient>',
    ...DIGIT_SHAPES.map(
      ({ d, shift }, i) => `<path id="d${i + 1}" d="${d}" transform="translate(${shift} 8.9)"/>`,
    ),
  ].join('');

const drawPlate = ({ board, shade, plate }: Scene) =>
  plate ??
  [
    '<rect x="130" y="58" width="400" height="400" rx="24" fill="#050914" opacity=".45"/>',
    `<rect x="120" y="40" width="400" height="400" rx="24" fill="${board}"/>`,
    `<path d="M520 64V416Q520 440 496 440H144Z" fill="${shade}"/>`,
  ].join('');

function drawGrid({ layout }: Level, { line, thin }: Scene, spotOf: (cell: number) => Spot): string {
  const { size, unitsOf, units } = layout;
  const regionOfCell = (cell: number) =>
    unitsOf[cell]!.find((u) => units[u]!.kind === 'box' || units[u]!.kind === 'patch');
  const thickness: string[] = [];
  const fine: string[] = [];
  for (let cell = 0; cell < layout.cellCount; cell++) {
    const { x, y, q } = spotOf(cell);
    const h = q / 2;
    if (cell % size < size - 1)
      (regionOfCell(cell) === regionOfCell(cell + 1) ? fine : thickness).push(
        `M${roundToTenths(x + h)} ${roundToTenths(y - h)}v${roundToTenths(q)}`,
      );
    if (cell + size < layout.cellCount)
      (regionOfCell(cell) === regionOfCell(cell + size) ? fine : thickness).push(
        `M${roundToTenths(x - h)} ${roundToTenths(y + h)}h${roundToTenths(q)}`,
      );
  }
  const { x, y, side } = BOARD;
  return [
    `<path d="${fine.join('')}" stroke="${thin}" stroke-width="1.3"/>`,
    `<path d="${thickness.join('')}M${x} ${y}h${side}v${side}h-${side}Z" fill="none" stroke="${line}" stroke-width="4" stroke-linecap="square"/>`,
  ].join('');
}

function drawDigits(
  level: Level,
  scene: Scene,
  lit: ReadonlySet<number>,
  spotOf: (cell: number) => Spot,
): string {
  return level.solution
    .map((digit, cell) => {
      const isGiven = level.givens[cell] !== 0;
      // The puzzle is shown in progress, with the upper rows filled.
      if (!isGiven && (cell * 7 + digit * 3) % 5 > (cell < level.layout.cellCount / 2 ? 1 : 0)) return '';
      const { x, y, q } = spotOf(cell);
      const scale = ((q * (level.layout.cageOf ? 0.4 : 0.46)) / CAP_HEIGHT).toFixed(2);
      const fill = lit.has(cell) ? DARK : isGiven ? scene.given : scene.entered;
      return `<use href="#d${digit}" fill="${fill}" transform="translate(${roundToTenths(x)} ${roundToTenths(y + (level.layout.cageOf ? q * 0.09 : 0))}) scale(${scale})"/>`;
    })
    .join('');
}

const levels = new Map<Variant, Level>();
/** Returns the level that a variant's images show. */
function cachedLevelOf(variant: Variant): Level {
  const level = levels.get(variant) ?? generateLevel(variant, 'medium', 'a picture');
  levels.set(variant, level);
  return level;
}

/** Positions the objects where a format has room for them. */
function drawProps(props: readonly Prop[] | undefined, frame: ImageFormat): string {
  const markup = (props ?? []).map(({ x, y, drawing, isOnBoard }) => {
    const [dx, dy] = [x - MIDDLE.x, y - MIDDLE.y];
    const [across, down] = isOnBoard ? [1, 1] : frame.spread;
    const verticalShift = isOnBoard || Math.abs(dy) < 40 ? 0 : Math.sign(dy) * frame.reach;
    const horizontalShift = dx > 0 && !isOnBoard ? (frame.apart ?? 0) : 0;
    const at = `${roundToTenths(frame.x + dx * across * frame.scale + horizontalShift)} ${roundToTenths(frame.y + dy * down * frame.scale + verticalShift)}`;
    return `<g transform="translate(${at}) scale(${(frame.scale * (isOnBoard ? 1 : frame.propScale)).toFixed(2)})">${drawing}</g>`;
  });
  return markup.join('');
}

function createBoardDrawing(variant: Variant, scene: Scene): string {
  const level = cachedLevelOf(variant);
  const { size } = level.layout;
  const q = BOARD.side / size;
  const spotOf = (cell: number): Spot => ({
    x: BOARD.x + ((cell % size) + 0.5) * q,
    y: BOARD.y + (Math.floor(cell / size) + 0.5) * q,
    q,
  });
  const marks = drawMarks(level, spotOf);
  return [
    `${drawPlate(scene)}${marks.drawing}${drawGrid(level, scene, spotOf)}`,
    drawClues(level, scene, BOARD),
    `${drawLines(level, spotOf)}${drawDigits(level, scene, marks.lit, spotOf)}`,
  ].join('');
}

/** Draws a variant's image in a format. */
export function drawPicture(variant: Variant, frame: ImageFormat = STANDARD): string {
  const scene = SCENES[variant];
  const { width, height } = frame;
  const low = scene.isLow ? 0.84 : 1;
  const put = (x: number, y: number, scale: number, turn: number) =>
    `translate(${roundToTenths(x)} ${roundToTenths(y)}) rotate(${turn}) scale(${scale}) translate(-${MIDDLE.x} -${MIDDLE.y})`;
  const main = put(frame.x, frame.y + (scene.isLow ? 28 * frame.scale : 0), frame.scale * low, scene.tilt);
  const second = frame.second && !scene.isLow ? put(...frame.second) : null;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    `<defs>${drawDefs(scene.sky)}</defs><path fill="url(#sky)" d="M0 0h${width}v${height}H0Z"/>`,
    scene.ground?.(width, height) ?? '',
    `<circle cx="${frame.x}" cy="${frame.y}" r="${roundToTenths(380 * frame.scale)}" fill="url(#pool)"/>`,
    drawProps(scene.back, frame),
    second ? `<use href="#board" transform="${second}" opacity=".5"/>` : '',
    `<g transform="${main}"><g id="board">${createBoardDrawing(variant, scene)}</g></g>`,
    drawProps(scene.front, frame),
    `<path fill="url(#edge)" d="M0 0h${width}v${height}H0Z"/></svg>\n`,
  ].join('');
}

/** A game of chess in progress: a board of two woods, carved pieces of two colors, cups, a clock and a lamp. */
import { polygonPath, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { paintMantelClock } from '../pictures/things/clocks';
import { paintMan, type Man } from '../pictures/things/chessmen';
import { pointsAround, paintBlossom, paintEitherWay, SHADOW_COLOR } from '../pictures/things/forms';
import { paintOilLamp } from '../pictures/things/lamps';
import { MOTIFS, paintMotif } from '../pictures/things/motifs';
import { paintPotPlant } from '../pictures/things/pots';
import { paintCup, paintTeapot } from '../pictures/things/shelfware';

export { chess as descriptionShort } from '../shelf-shorts';

const SETS = [
  {
    dark: ['#7A3A2A', '#5A2A24'],
    light: ['#F2D4A0', '#E4B878'],
    white: '#FBF0DC',
    black: '#2F4A7A',
    cloth: ['#3F6B4A', '#5A8A5A', '#E8C060'],
  },
  {
    dark: ['#2F6B66', '#1F5450'],
    light: ['#F4E4D0', '#E0C8B0'],
    white: '#F7E8D0',
    black: '#8A2F3A',
    cloth: ['#8A3B4C', '#A8586B', '#F2C890'],
  },
  {
    dark: ['#4A3F7A', '#382F64'],
    light: ['#E8E0F0', '#CCC0E0'],
    white: '#FFF6E8',
    black: '#2F6B54',
    cloth: ['#C48A3A', '#E0A858', '#5A3420'],
  },
] as const;
type Set = (typeof SETS)[number];

/** The boards row by row, starting at the far side. Capitals are white pieces. */
const GAMES = [
  'r.bq.rk./pp..bppp/..n.pn../..pp..../...P.B../..PBPN../PP.N.PPP/R..Q.RK.',
  'r...k..r/pbq.bppp/.pn.pn../..pp..../..PP..../.PN.PN../PB.QBPPP/R...K..R',
  '..rq.rk./pb.nbppp/.p..pn../...p..../.PPP.B../P.N.PN../.Q...PPP/R..B.RK.',
] as const;
const FAR_EDGE = { y: 214, half: 330 };
const NEAR_EDGE = { y: 752, half: 520 };

/** Returns the image position of a corner between squares. Columns and rows are 0 to 8. */
function cornerPosition(column: number, row: number): [number, number] {
  const t = (row / 8) ** 1.14;
  const half = FAR_EDGE.half + (NEAR_EDGE.half - FAR_EDGE.half) * t;
  return [600 + (column / 4 - 1) * half, FAR_EDGE.y + (NEAR_EDGE.y - FAR_EDGE.y) * t];
}

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintGame(brush, dice));

function paintGame(brush: Brush, dice: PictureDice): Spot {
  const set = dice.pick(SETS);
  paintRoom(brush, dice, set);
  paintBoard(brush, dice, set);
  const lamp = paintOilLamp(brush, 146, 372, 1.35, dice.pick(['#B5485A', '#2F6B86', '#3F7A4A']));
  paintMantelClock(brush, dice, 1062, 344, 170);
  const rows = dice.pick(GAMES).split('/');
  for (const [row, line] of rows.entries())
    for (const [column, letter] of [...line].entries()) {
      if (letter === '.') continue;
      const [x, y] = cornerPosition(column + 0.5, row + 0.62);
      const isWhite = letter !== letter.toLowerCase();
      paintMan(
        brush,
        letter.toLowerCase() as Man,
        x,
        y,
        0.86 + row * 0.07,
        isWhite ? set.white : set.black,
        !isWhite,
      );
    }
  for (const [k, letter] of (['p', 'n', 'p', 'b'] as const).entries())
    paintMan(brush, letter, 46 + (k % 2) * 62, 610 + k * 54, 1.06, set.black, true);
  for (const [k, letter] of (['p', 'b', 'p', 'n'] as const).entries())
    paintMan(brush, letter, 1092 + (k % 2) * 62, 540 + k * 62, 1.02, set.white, false);
  return lamp;
}

function paintRoom(brush: Brush, dice: PictureDice, { cloth, light }: Set): void {
  paintMotif(
    brush,
    dice.pick(['leaves', 'flowers', 'diamonds']),
    { x: 0, y: 0, width: SHEET.width, height: 170 },
    [darken(cloth[0], 0.5), darken(cloth[1], 0.3), cloth[2]],
    30,
  );
  for (const k of rangeOf(7)) {
    const box = { x: 20 + k * 170, y: 10, width: 130, height: 96 };
    brush.box(box.x - 7, box.y - 7, box.width + 14, box.height + 14, '#D9A441');
    paintMotif(
      brush,
      MOTIFS[(k * 5 + dice.whole(0, 3)) % MOTIFS.length]!,
      box,
      [light[0], cloth[1], cloth[2]],
      18,
    );
    paintBlossom(
      brush,
      box.x + 65,
      box.y + 48,
      30,
      dice.pick(['#F2607A', '#F7C84A', '#7AB8E8', '#FFFFFF']),
      '#F2803A',
      8,
    );
  }
  paintMotif(brush, 'tartan', { x: 0, y: 150, width: SHEET.width, height: 650 }, cloth, 44);
  brush.box(0, 142, 1200, 13, '#8A5A34');
  for (const k of rangeOf(60)) brush.stroke(`M${10 + k * 20} 800v-14`, cloth[k % 2 ? 2 : 1], 6);
  for (const x of [330, 470]) paintCup(brush, dice, x, 196, 54);
  paintTeapot(brush, dice, 640, 202, 86);
  paintPotPlant(brush, dice, 860, 200, 128);
  paintPotPlant(brush, dice, 30, 330, 150);
  paintPotPlant(brush, dice, 1180, 500, 130);
}

function paintBoard(brush: Brush, dice: PictureDice, { dark, light, cloth }: Set): void {
  const rimPath = (far: number) =>
    polygonPath(
      [600 - FAR_EDGE.half - far, FAR_EDGE.y - far * 0.7],
      [600 + FAR_EDGE.half + far, FAR_EDGE.y - far * 0.7],
      [600 + NEAR_EDGE.half + far, NEAR_EDGE.y + far * 0.7],
      [600 - NEAR_EDGE.half - far, NEAR_EDGE.y + far * 0.7],
    );
  brush.at(8, 18, {}, () => brush.shape(rimPath(36), SHADOW_COLOR, 0.4));
  brush.shape(rimPath(36), darken(dark[1], 0.2));
  brush.shape(rimPath(30), '#C48A4A');
  for (const k of rangeOf(46)) {
    const [x, y] = [600 + (k / 22.5 - 1) * (NEAR_EDGE.half + 16), NEAR_EDGE.y + 11];
    brush.shape(polygonPath([x - 9, y], [x, y - 7], [x + 9, y], [x, y + 7]), k % 2 ? '#5A3420' : '#F2D8A0');
    const fx = 600 + (k / 22.5 - 1) * (FAR_EDGE.half + 14);
    brush.shape(
      polygonPath(
        [fx - 6, FAR_EDGE.y - 11],
        [fx, FAR_EDGE.y - 16],
        [fx + 6, FAR_EDGE.y - 11],
        [fx, FAR_EDGE.y - 6],
      ),
      k % 2 ? '#5A3420' : '#F2D8A0',
    );
  }
  brush.shape(rimPath(4), darken(dark[1], 0.4));
  for (const row of rangeOf(8))
    for (const column of rangeOf(8)) {
      const isDark = (row + column) % 2 === 1;
      const pair = isDark ? dark : light;
      const points = [
        cornerPosition(column, row),
        cornerPosition(column + 1, row),
        cornerPosition(column + 1, row + 1),
        cornerPosition(column, row + 1),
      ] as const;
      const path = polygonPath(...points);
      const tone = mixColors(
        mixColors(pair[0], pair[1], dice.between(0, 1)),
        column < 4 ? '#F2A84A' : '#4A7AD0',
        Math.abs(column - 3.5) * 0.07,
      );
      brush.shape(path, tone);
      paintInlay(brush, dice, column, row, tone, isDark ? cloth[2] : dark[(column + row) % 2]!);
      const [ax, ay] = points[0];
      const [bx, by] = points[2];
      for (const k of rangeOf(4)) {
        const y = ay + ((by - ay) * (k + 0.7)) / 4.6;
        const x = ax + (bx - ax) * dice.between(0.08, 0.3);
        const length = (bx - ax) * dice.between(0.3, 0.56);
        brush.stroke(
          `M${formatNumber(x)} ${formatNumber(y)}q${formatNumber(length / 2)} ${k % 2 ? 5 : -5} ${formatNumber(length)} 0`,
          k % 2 ? lighten(tone, 0.3) : darken(tone, 0.22),
          2.6,
          0.75,
        );
      }
    }
}

/** Paints the inlay of a square, which differs from its neighbors'. */
function paintInlay(
  brush: Brush,
  dice: PictureDice,
  column: number,
  row: number,
  ground: string,
  tone: string,
): void {
  const [x, y] = cornerPosition(column + 0.5, row + 0.5);
  const width = (NEAR_EDGE.half / 4) * (0.66 + row * 0.045);
  const ink = mixColors(ground, tone, 0.62);
  const kind = (column * 3 + row * 5 + dice.whole(0, 1)) % 6;
  const rimPoints = (far: number, count: number, turn: number) =>
    pointsAround(0, 0, far, count, turn).map(([px, py]): [number, number] => [x + px, y + py * 0.5]);
  if (kind === 0)
    for (const [px, py] of rimPoints(width * 0.27, 6, 0)) brush.oval(px, py, width * 0.1, width * 0.055, ink);
  else if (kind === 1) {
    brush.shape(polygonPath(...rimPoints(width * 0.36, 4, 0)), ink);
    brush.shape(polygonPath(...rimPoints(width * 0.2, 4, 0)), ground);
  } else if (kind === 2) {
    const [outer, inner] = [rimPoints(width * 0.38, 5, 0), rimPoints(width * 0.17, 5, 36)];
    brush.shape(polygonPath(...outer.flatMap((point, i) => [point, inner[i]!])), ink);
  } else if (kind === 3) {
    brush.oval(x, y, width * 0.35, width * 0.18, ink);
    brush.oval(x, y, width * 0.25, width * 0.12, ground);
    brush.oval(x, y, width * 0.14, width * 0.07, ink);
  } else if (kind === 4)
    for (const [px, py] of rimPoints(width * 0.38, 4, 45))
      brush.stroke(
        `M${formatNumber(x)} ${formatNumber(y)}L${formatNumber(px)} ${formatNumber(py)}`,
        ink,
        width * 0.07,
      );
  else
    for (const k of rangeOf(3))
      brush.stroke(
        `M${formatNumber(x - width * 0.36)} ${formatNumber(y + (k - 1) * width * 0.12)}q${formatNumber(width * 0.18)} ${formatNumber(-width * 0.16)} ${formatNumber(width * 0.36)} 0t${formatNumber(width * 0.36)} 0`,
        ink,
        width * 0.045,
      );
  if (kind < 3) brush.oval(x, y, width * 0.08, width * 0.045, tone);
}

/** A stained-glass window: a rose, a row of lancets with an image in each, and a lamp on its chains. */
import { polygonPath, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, LAMP, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { createStarPath } from '../pictures/sky';
import { archPath, pointsAround, boxPath, leafPath, scatter, paintSlab } from '../pictures/things/forms';
import { paintBricks } from '../pictures/things/walls';

export { stained as descriptionShort } from '../shelf-shorts';

const LEAD = '#1A1626';
const GLASS = {
  red: ['#D4203A', '#E8482F', '#B01F4A', '#F2705A'],
  blue: ['#1F4FC4', '#2F7AE0', '#27309A', '#5AA8F0'],
  green: ['#1F8A4A', '#4FB04A', '#127060', '#9AD05A'],
  gold: ['#F2B02A', '#FFD45A', '#E8892A', '#FFE9A0'],
  violet: ['#7A2FB0', '#A85AD0', '#4A2A8A', '#D08AE0'],
  sea: ['#1FA0B0', '#4FC4C8', '#127A9A', '#A0E4DC'],
} as const;
type Tone = keyof typeof GLASS;
const TONES = Object.keys(GLASS) as Tone[];
const STONES = ['#4A4258', '#3F4A5A', '#544648'] as const;

type Piece = (path: string, tone: Tone, width?: number) => void;

/** Returns a function that paints pieces of glass between lead strips, each with a slightly different tone. */
const createGlazier =
  (brush: Brush, dice: PictureDice): Piece =>
  (path, tone, width = 5) => {
    brush.shape(
      path,
      mixColors(
        dice.pick(GLASS[tone]),
        dice.pick(['#FFFFFF', '#14103A', GLASS[tone][0]]),
        dice.between(0, 0.2),
      ),
    );
    brush.stroke(path, LEAD, width);
  };

export function paint(brush: Brush, dice: PictureDice): Spot {
  const stone = dice.pick(STONES);
  paintBricks(brush, dice, { x: 0, y: 0, ...SHEET }, stone, 58);
  const tones = dice.shuffle(TONES);
  const drawPiece = createGlazier(brush, dice);
  for (const x of [26, 1006]) paintSide(brush, dice, drawPiece, x, tones);
  paintRose(brush, dice, drawPiece, stone, tones);
  const views = dice.shuffle(VIEWS);
  for (const i of rangeOf(5)) {
    const x = 214 + i * 156;
    paintLancet(
      brush,
      dice,
      drawPiece,
      { x, base: 748, width: 136, height: i === 2 ? 250 : 230 - Math.abs(i - 2) * -16 },
      stone,
      () => views[i]!(brush, dice, drawPiece, x + 68, 748),
      tones[i]!,
    );
  }
  paintSlab(brush, -10, 756, 1220, 60, lighten(stone, 0.12), 2);
  for (const i of rangeOf(20))
    brush.shape(createStarPath(30 + i * 60, 780, 11), i % 2 ? lighten(stone, 0.4) : darken(stone, 0.4));
  paintPools(brush, dice, tones);
  return paintLamp(brush, 600, 470);
}

/** Paints a tall side window: diamonds of glass in a border of squares, with flowers climbing through. */
function paintSide(
  brush: Brush,
  dice: PictureDice,
  drawPiece: Piece,
  x: number,
  tones: readonly Tone[],
): void {
  const path = archPath(x, 740, 168, 716);
  brush.stroke(path, '#8A8098', 22);
  brush.stroke(path, LEAD, 8);
  brush.within(path, () => {
    for (const row of rangeOf(24))
      for (const column of rangeOf(5)) {
        const [cx, cy] = [x + column * 42 + (row % 2 ? 21 : 0), 24 + row * 31];
        drawPiece(
          polygonPath([cx, cy - 31], [cx + 21, cy], [cx, cy + 31], [cx - 21, cy]),
          tones[(row + column) % 9 === 0 ? 0 : row % 6 < 3 ? 1 : 2]!,
          4,
        );
      }
    let stem = `M${x + 84} 760`;
    for (const i of rangeOf(9)) stem += `q${i % 2 ? -60 : 60} -40 0 -80`;
    brush.stroke(stem, LEAD, 15);
    brush.stroke(stem, '#2F9A4A', 8);
    for (const i of rangeOf(17)) {
      const [lx, ly] = [x + 84 + (Math.floor(i / 2) % 2 ? -16 : 16), 730 - i * 42];
      drawPiece(leafPath(lx, ly, 52, 20, i % 2 ? 200 : -20), 'green', 4);
    }
    for (const i of rangeOf(8)) {
      const [fx, fy] = [x + 84 + (i % 2 ? -24 : 24), 680 - i * 82];
      const tone = tones[3 + (i % 3)]!;
      for (const k of rangeOf(6)) drawPiece(leafPath(fx, fy, 34, 19, k * 60 + i * 13), tone, 4);
      brush.disc(fx, fy, 11, LEAD);
      brush.disc(fx, fy, 8, '#FFE27A');
    }
  });
  for (const i of rangeOf(5)) brush.box(x, 140 + i * 130, 168, 6, LEAD);
}

function paintRose(
  brush: Brush,
  dice: PictureDice,
  drawPiece: Piece,
  stone: string,
  tones: readonly Tone[],
): void {
  const [x, y] = [600, 248];
  brush.disc(x, y, 250, lighten(stone, 0.3));
  for (const [px, py] of pointsAround(x, y, 239, 48)) brush.disc(px, py, 6, lighten(stone, 0.6));
  brush.disc(x, y, 228, LEAD);
  const wedgePath = (from: number, to: number, a: number, b: number) => {
    const [p, q] = [pointsAround(x, y, from, 1, a)[0]!, pointsAround(x, y, from, 1, b)[0]!];
    const [r, s] = [pointsAround(x, y, to, 1, b)[0]!, pointsAround(x, y, to, 1, a)[0]!];
    return `M${p.join(' ')}L${s.join(' ')}A${to} ${to} 0 0 1 ${r.join(' ')}L${q.join(' ')}Z`;
  };
  for (const [from, to, count, first] of [
    [196, 226, 36, 0],
    [150, 194, 24, 1],
    [50, 148, 12, 3],
  ] as const)
    for (const i of rangeOf(count))
      drawPiece(wedgePath(from, to, (i * 360) / count, ((i + 1) * 360) / count), tones[(first + i) % 3]!);
  for (const [i, [px, py]] of pointsAround(x, y, 172, 12, 15).entries()) {
    brush.disc(px, py, 21, LEAD);
    brush.disc(px, py, 17, GLASS[tones[4]!][i % 3]!);
    brush.shape(createStarPath(px, py, 10), '#FFF0B0');
  }
  for (const i of rangeOf(12)) {
    const [px, py] = pointsAround(x, y, 52, 1, i * 30 + 15)[0]!;
    drawPiece(leafPath(px, py, 96, 32, i * 30 - 75), tones[i % 2 ? 3 : 5]!);
    const [qx, qy] = pointsAround(x, y, 104, 1, i * 30 + 15)[0]!;
    brush.disc(qx, qy, 8, i % 2 ? '#FFE27A' : '#FFFFFF', 0.9);
  }
  for (const i of rangeOf(8)) drawPiece(wedgePath(0.1, 54, i * 45, i * 45 + 45), i % 2 ? 'gold' : tones[0]!);
  brush.disc(x, y, 24, LEAD);
  brush.disc(x, y, 19, '#FFF0B0');
  for (const [px, py] of pointsAround(x, y, 11, 6)) brush.disc(px, py, 5, '#E8892A');
  for (const side of [-1, 1])
    for (const dy of [-200, 210]) {
      const cx = x + side * 292;
      brush.disc(cx + (dy > 0 ? side * 16 : 0), y + dy * 0.9, 58, lighten(stone, 0.3));
      for (const i of rangeOf(4)) {
        const [px, py] = pointsAround(cx + (dy > 0 ? side * 16 : 0), y + dy * 0.9, 25, 4, 45)[i]!;
        brush.disc(px, py, 24, LEAD);
        brush.disc(px, py, 20, dice.pick(GLASS[tones[i]!]));
        brush.disc(px - 4, py - 4, 8, '#FFFFFF', 0.35);
      }
    }
}

function paintLancet(
  brush: Brush,
  dice: PictureDice,
  drawPiece: Piece,
  { x, base, width, height }: { x: number; base: number; width: number; height: number },
  stone: string,
  view: () => void,
  tone: Tone,
): void {
  const path = archPath(x, base, width, height);
  brush.stroke(path, lighten(stone, 0.32), 20);
  brush.shape(path, LEAD);
  brush.within(path, () => {
    for (const row of rangeOf(9))
      for (const k of rangeOf(6)) {
        const r = 30 * (row + 1);
        const at = (far: number, a: number) => pointsAround(x + width / 2, base - 150, far, 1, a)[0]!;
        drawPiece(
          polygonPath(
            at(r - 30, k * 60),
            at(r, k * 60),
            at(r, k * 60 + 30),
            at(r, k * 60 + 60),
            at(r - 30, k * 60 + 60),
          ),
          row % 2 ? tone : 'blue',
          4,
        );
      }
    view();
  });
  brush.stroke(path, LEAD, 7);
}

type View = (brush: Brush, dice: PictureDice, drawPiece: Piece, x: number, base: number) => void;

const paintSea = (drawPiece: Piece, x: number, base: number, height = 70) => {
  for (const row of rangeOf(4)) {
    const y = base - height + row * 19;
    drawPiece(
      `M${x - 70} ${y}q17 ${row % 2 ? 16 : -16} 35 0t35 0t35 0t35 0V${y + 30}H${x - 70}Z`,
      row % 2 ? 'sea' : 'blue',
      4,
    );
  }
};

const VIEWS: readonly View[] = [
  (_, __, drawPiece, x, base) => {
    drawPiece(`M${x - 3} ${base - 66}V${base - 200}L${x - 58} ${base - 74}Z`, 'gold');
    drawPiece(`M${x + 5} ${base - 66}V${base - 184}L${x + 52} ${base - 74}Z`, 'red');
    drawPiece(`M${x - 60} ${base - 64}H${x + 60}L${x + 40} ${base - 30}H${x - 40}Z`, 'violet');
    paintSea(drawPiece, x, base, 44);
  },
  (brush, _, drawPiece, x, base) => {
    drawPiece(
      `M${x - 12} ${base}Q${x - 6} ${base - 60} ${x - 8} ${base - 110}H${x + 8}Q${x + 6} ${base - 60} ${x + 14} ${base}Z`,
      'gold',
    );
    for (const [i, [px, py]] of pointsAround(x, base - 138, 40, 8).entries())
      drawPiece(leafPath(px, py, 44, 26, i * 45 - 90), 'green', 4);
    for (const [px, py] of pointsAround(x, base - 138, 26, 7)) {
      brush.disc(px, py, 12, LEAD);
      brush.disc(px, py, 9, '#E8302F');
    }
    drawPiece(`M${x - 70} ${base}V${base - 26}Q${x} ${base - 52} ${x + 70} ${base - 22}V${base}Z`, 'green');
  },
  (brush, _, drawPiece, x, base) => {
    paintSea(drawPiece, x, base, 190);
    drawPiece(
      `M${x - 52} ${base - 96}Q${x - 4} ${base - 146} ${x + 30} ${base - 96}Q${x - 4} ${base - 48} ${x - 52} ${base - 96}Z`,
      'red',
    );
    drawPiece(`M${x + 28} ${base - 96}l32 -32q-8 32 0 64Z`, 'gold');
    for (const k of rangeOf(3)) brush.stroke(`M${x - 20 + k * 15} ${base - 118}q10 22 0 46`, '#FFE27A', 5);
    brush.disc(x - 34, base - 102, 8, '#FFFFFF');
    brush.disc(x - 34, base - 102, 4, LEAD);
    drawPiece(leafPath(x - 30, base, 100, 16, -70), 'green', 4);
    drawPiece(leafPath(x + 40, base, 90, 14, -104), 'green', 4);
  },
  (brush, _, drawPiece, x, base) => {
    drawPiece(leafPath(x + 4, base - 108, 84, 40, 214), 'sea');
    drawPiece(leafPath(x + 4, base - 112, 92, 44, -46), 'violet');
    drawPiece(
      `M${x - 44} ${base - 90}Q${x - 10} ${base - 130} ${x + 36} ${base - 124}L${x + 60} ${base - 112}L${x + 36} ${base - 106}Q${x + 16} ${base - 66} ${x - 30} ${base - 70}L${x - 66} ${base - 56}Z`,
      'gold',
    );
    brush.disc(x + 30, base - 116, 4, LEAD);
    drawPiece(leafPath(x + 50, base - 110, 34, 12, 60), 'green', 4);
    for (const k of rangeOf(5))
      drawPiece(leafPath(x - 60 + k * 30, base + 8, 54, 16, -100 + k * 6), 'green', 4);
  },
  (brush, _, drawPiece, x, base) => {
    for (const k of rangeOf(16))
      drawPiece(leafPath(x, base - 128, k % 2 ? 84 : 62, 15, k * 22.5), k % 2 ? 'gold' : 'red', 4);
    brush.disc(x, base - 128, 33, LEAD);
    brush.disc(x, base - 128, 28, '#FFE27A');
    for (const dx of [-9, 9]) brush.disc(x + dx, base - 133, 3.6, LEAD);
    brush.stroke(`M${x - 9} ${base - 120}q9 9 18 0`, LEAD, 3.4);
    for (const k of rangeOf(3))
      drawPiece(
        `M${x - 70} ${base}V${base - 52 + k * 18}Q${x - 20 + k * 20} ${base - 76 + k * 24} ${x + 70} ${base - 46 + k * 16}V${base}Z`,
        k % 2 ? 'sea' : 'green',
      );
  },
  (brush, _, drawPiece, x, base) => {
    for (const [dx, w, h] of [
      [-40, 34, 110],
      [38, 34, 100],
      [0, 46, 146],
    ] as const) {
      drawPiece(boxPath({ x: x + dx - w / 2, y: base - h, width: w, height: h }), dx ? 'violet' : 'red');
      drawPiece(
        polygonPath([x + dx - w * 0.65, base - h], [x + dx, base - h - 52], [x + dx + w * 0.65, base - h]),
        dx ? 'gold' : 'blue',
      );
      drawPiece(archPath(x + dx - 8, base - h + 46, 16, 30), 'gold', 4);
    }
    drawPiece(archPath(x - 14, base, 28, 46), 'gold', 4);
    for (const k of rangeOf(3))
      brush.shape(createStarPath(x - 46 + k * 46, base - 190 - (k % 2) * 20, 9), '#FFF0B0');
  },
];

/** Paints the colored light that shines through the glass. */
function paintPools(brush: Brush, dice: PictureDice, tones: readonly Tone[]): void {
  scatter(dice, { x: 0, y: 770, width: 1200, height: 30 }, 46, (x, y, i) =>
    brush.oval(x, y, dice.between(18, 34), 9, GLASS[tones[i % 5]!][1], 0.5),
  );
}

function paintLamp(brush: Brush, x: number, y: number): Spot {
  brush.glow(x, y, 230, LAMP, 0.6);
  for (const side of [-1, 0, 1])
    brush.stroke(`M${x + side * 34} ${y - 20}L${x + side * 5} ${y - 190}`, '#F2C84A', 4);
  for (const k of rangeOf(5)) brush.disc(x, y - 60 - k * 28, 6, '#F2C84A');
  brush.shape(
    `M${x - 40} ${y - 24}H${x + 40}Q${x + 36} ${y + 34} ${x} ${y + 48}Q${x - 36} ${y + 34} ${x - 40} ${y - 24}Z`,
    '#D9302F',
  );
  brush.shape(
    `M${x - 24} ${y - 20}H${x + 24}Q${x + 20} ${y + 22} ${x} ${y + 30}Q${x - 20} ${y + 22} ${x - 24} ${y - 20}Z`,
    '#FFC861',
  );
  brush.shape(
    `M${x} ${y - 30}Q${x - 14} ${y - 4} ${x} ${y + 10}Q${x + 14} ${y - 4} ${x} ${y - 30}Z`,
    '#FFFFFF',
  );
  brush.box(x - 46, y - 30, 92, 10, '#F2C84A');
  for (const k of rangeOf(5))
    brush.shape(
      leafPath(x - 36 + k * 18, y + 20 + formatNumber(14 - Math.abs(k - 2) * 7), 22, 7, 90),
      '#F2C84A',
    );
  return { x, y };
}

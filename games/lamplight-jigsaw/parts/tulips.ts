/** Striped tulip fields that extend to the windmills, a canal with a barge, cyclists on the dike. */
import { formatNumber, SHEET, type Brush } from '../pictures/brush';
import { paintBirds } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import { paintHouse } from '../pictures/house';
import { paintStreetLamp, type Spot } from '../pictures/lights';
import { paintTree } from '../pictures/plants';
import { paintBeast } from '../pictures/things/beasts';
import { DAYS, paintDaySky, paintDayWater } from '../pictures/things/days';
import { paintFolk } from '../pictures/things/folk';
import { paintEitherWay, leafPath, SHADOW_COLOR, paintSlab } from '../pictures/things/forms';
import { paintBricks } from '../pictures/things/walls';

export { tulips as descriptionShort } from '../shelf-shorts';

const PETALS = [
  '#E5303F',
  '#F7B02A',
  '#F26A9A',
  '#FFF6E4',
  '#8A3FA0',
  '#FF7A3A',
  '#F7E05A',
  '#C4206B',
  '#F2A8C8',
  '#5A2A7A',
] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintPolder(brush, dice));

function paintPolder(brush: Brush, dice: PictureDice): Spot {
  const day = dice.pick([DAYS.morning, DAYS.noon, DAYS.rose]);
  paintDaySky(brush, dice, day, { horizon: 300, clouds: 9 });
  paintBirds(brush, dice, 9, 40, 250, day.ink);
  brush.box(0, 300, SHEET.width, 500, day.land[1]);
  for (const i of rangeOf(26))
    paintTree(
      brush,
      dice,
      i * 48 + dice.between(-14, 14),
      322,
      dice.between(34, 58),
      mixColors('#4F8A4A', day.land[0], 0.3),
    );
  for (const i of rangeOf(4))
    paintHouse(brush, dice, day, {
      x: 30 + i * 320 + dice.between(-20, 40),
      base: 330,
      width: 46,
      height: 30,
      dusk: 0,
    });
  paintMill(brush, dice, 180, 352, 0.62);
  paintMill(brush, dice, 520, 346, 0.5);
  paintDayWater(brush, dice, 352, 420, [mixColors(day.sky[1], '#2F7AA8', 0.4), '#3F8AB0', '#2F6B9A']);
  for (const i of rangeOf(3)) paintBarge(brush, dice, 240 + i * 330 + dice.between(-50, 50), 392);
  paintRows(brush, dice);
  paintMill(brush, dice, 900, 520, 1.35);
  const lamp = paintStreetLamp(brush, dice.between(640, 700), 560, 210, '#2A3A4A');
  for (const i of rangeOf(5))
    paintFolk(brush, dice, 110 + i * 118 + dice.between(-20, 20), 566 + dice.between(-6, 10), 0.66);
  paintCyclist(brush, dice, 420, 566);
  for (const i of rangeOf(3)) paintBeast(brush, dice, 'duck', 260 + i * 250, 414, 0.6);
  paintNear(brush, dice);
  return lamp;
}

/** Paints rows that converge at the horizon. */
function paintRows(brush: Brush, dice: PictureDice): void {
  brush.shape('M0 428H1200V800H0Z', '#5A8A3A');
  const middle = dice.between(420, 780);
  const petals = dice.shuffle([...PETALS, ...PETALS]);
  for (const [i, petal] of petals.entries()) {
    const nearX = (k: number) => -1150 + k * 175;
    const farX = (k: number) => middle - 620 + k * 62;
    const path = `M${formatNumber(farX(i))} 428L${formatNumber(farX(i + 0.8))} 428L${nearX(i + 0.8)} 810L${nearX(i)} 810Z`;
    brush.shape(path, mixColors(petal, '#3F7A3A', 0.25));
    for (const row of rangeOf(26)) {
      const t = (row / 26) ** 1.7;
      const y = 430 + t * 376;
      const size = 2.6 + t * 13;
      for (const k of [0.12, 0.4, 0.68]) {
        const x = farX(i + k) + (nearX(i + k) - farX(i + k)) * t;
        if (x < -20 || x > 1220) continue;
        brush.oval(
          x + (row % 2) * size * 0.4,
          y,
          size * 0.5,
          size * 0.62,
          row % 3 ? petal : lighten(petal, 0.3),
        );
        if (size > 7)
          brush.stroke(
            `M${formatNumber(x - size * 0.3)} ${formatNumber(y + size * 0.3)}q${formatNumber(size * 0.3)} ${formatNumber(size * 0.4)} ${formatNumber(size * 0.6)} 0`,
            darken(petal, 0.25),
            2,
          );
      }
    }
  }
  brush.shape('M0 560Q300 540 600 552T1200 540V580Q900 590 600 584T0 596Z', '#D8BC8A');
  for (const i of rangeOf(60))
    brush.oval(
      i * 20 + dice.between(-6, 6),
      570 + dice.between(-10, 12),
      7,
      2.6,
      i % 2 ? '#B89860' : '#EBD8AC',
    );
}

function paintMill(brush: Brush, dice: PictureDice, x: number, base: number, scale: number): void {
  const body = dice.pick(['#B5654A', '#8A4A3A', '#F3E3C8', '#5A6B7A']);
  const trim = dice.pick(['#2F6B5A', '#27508A', '#8A2F3A']);
  const turn = dice.between(8, 82);
  const tower = 'M-62 0L-40 -210H40L62 0Z';
  brush.at(x, base, { scale }, () => {
    brush.oval(0, 4, 92, 12, SHADOW_COLOR, 0.28);
    brush.shape(tower, body);
    brush.within(tower, () => {
      paintBricks(brush, dice, { x: -70, y: -214, width: 140, height: 214 }, body, 19);
      brush.box(16, -214, 60, 220, SHADOW_COLOR, 0.24);
    });
    for (const [wx, wy] of [
      [-18, -60],
      [14, -60],
      [-2, -150],
    ] as const) {
      paintSlab(brush, wx - 9, wy - 26, 18, 26, '#FFF3D0', 2);
      brush.stroke(`M${wx} ${wy - 26}v26M${wx - 9} ${wy - 13}h18`, trim, 2.6);
    }
    paintSlab(brush, -12, -38, 24, 38, trim, 4);
    paintSlab(brush, -86, -104, 172, 9, '#7A4A24', 2);
    for (const k of rangeOf(12)) brush.stroke(`M${-82 + k * 15} -104v-20`, '#F3E3C8', 3);
    brush.stroke('M-86 -124H86', '#F3E3C8', 4);
    brush.shape('M-46 -206Q-46 -258 0 -262Q46 -258 46 -206Z', trim);
    for (const k of rangeOf(4))
      brush.stroke(`M-44 ${-216 - k * 11}Q0 ${-206 - k * 11} 44 ${-216 - k * 11}`, lighten(trim, 0.4), 2.4);
    brush.at(0, -222, { turn }, () => {
      for (const k of rangeOf(4))
        brush.at(0, 0, { turn: k * 90 }, () => {
          brush.box(-4, -190, 8, 190, '#5A3420');
          brush.box(4, -184, 36, 146, '#FFF6E4');
          for (const i of rangeOf(9)) brush.stroke(`M4 ${-180 + i * 17}h36`, '#8A5A34', 2.4);
          for (const i of rangeOf(3)) brush.stroke(`M${14 + i * 12} -184v146`, '#8A5A34', 2);
          brush.box(4, -184, 36, 26, k % 2 ? '#D4402F' : trim);
        });
    });
    brush.disc(0, -222, 11, '#D9A441');
  });
}

function paintBarge(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const hull = dice.pick(['#8A2F3A', '#2A4A6B', '#3A3A3A', '#2F6B5A']);
  brush.at(x, y, { isMirrored: dice.chance(0.5) }, () => {
    brush.shape('M-90 -12H84L98 -22L90 12H-82Z', hull);
    brush.stroke('M-88 -10H86', '#F3E3C8', 4);
    paintSlab(brush, -76, -36, 44, 24, '#F3E3C8', 3);
    for (const k of rangeOf(2)) brush.box(-70 + k * 19, -30, 13, 11, '#7FB0DA');
    for (const k of rangeOf(11)) {
      brush.disc(-18 + k * 9.4, -18 - (k % 2) * 5, 8, '#4F8A4A');
      brush.disc(-18 + k * 9.4, -24 - (k % 2) * 5, 5, dice.pick(PETALS));
    }
    brush.stroke('M88 -20V-52l16 6 -16 6', '#5A3420', 3);
  });
}

function paintCyclist(brush: Brush, dice: PictureDice, x: number, y: number): void {
  for (const wx of [x - 26, x + 26]) {
    brush.stroke(`M${wx - 17} ${y - 12}a17 17 0 1 0 34 0a17 17 0 1 0 -34 0`, '#241A2E', 3.4);
    brush.disc(wx, y - 12, 3, '#D9A441');
  }
  brush.stroke(
    `M${x - 26} ${y - 12}L${x - 8} ${y - 40}H${x + 18}L${x + 26} ${y - 12}M${x - 8} ${y - 40}L${x + 2} ${y - 12}`,
    '#C4303F',
    3.4,
  );
  paintFolk(brush, dice, x, y - 14, 0.66, 'skirt');
}

/** Paints complete tulips in the foreground. */
function paintNear(brush: Brush, dice: PictureDice): void {
  for (const row of [0, 1, 2])
    for (const i of rangeOf(25)) {
      const x = i * 50 + (row % 2) * 25 + dice.between(-9, 9);
      const base = 744 + row * 50;
      const [tall, petal] = [dice.between(58, 84), dice.pick(PETALS)];
      brush.stroke(`M${formatNumber(x)} ${base}V${formatNumber(base - tall)}`, '#3F7A3A', 5);
      for (const side of [-1, 1])
        brush.shape(
          leafPath(x, base, tall * 0.8, 9, -90 + side * dice.between(14, 30)),
          side > 0 ? '#4F9A4A' : '#6BB05A',
        );
      brush.at(formatNumber(x), formatNumber(base - tall), {}, () => {
        brush.shape('M-16 -28Q-20 6 0 8Q20 6 16 -28L8 -14L0 -32L-8 -14Z', petal);
        brush.shape('M-7 -15L0 -32L7 -15Q8 4 0 7Q-8 4 -7 -15Z', lighten(petal, 0.25));
        brush.shape('M8 -14L16 -28Q20 6 0 8Q10 0 8 -14Z', SHADOW_COLOR, 0.18);
      });
    }
}

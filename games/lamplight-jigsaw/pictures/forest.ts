/** A fox carries a lantern home between tall trunks. */
import { formatNumber, SHEET, type Brush } from './brush';
import { paintMoth, paintOwl } from './creatures';
import { rangeOf, type PictureDice } from './dice';
import { darken, LAMP, lighten, mixColors, type HourColors } from './hours';
import { paintHill, createRidgeLine } from './land';
import type { Spot } from './lights';
import { paintFern, paintFir, paintFlower, paintMushroom } from './plants';
import { paintSky } from './sky';

/** Paints the scene and returns the position of its lamp. */
export function paintForest(brush: Brush, dice: PictureDice, hour: HourColors): Spot {
  const leaf = mixColors(dice.pick(['#3F7A5A', '#4F8A4A', '#8A6A2A', '#2F6B6B'] as const), hour.land[2], 0.3);
  const side = dice.pick([1, -1] as const);
  const fox = 600 + side * dice.between(-90, 120);
  paintSky(brush, dice, hour, { horizon: 520, clouds: 5 });
  for (const i of rangeOf(15))
    paintFir(
      brush,
      i * 86 + dice.between(-30, 20),
      530,
      dice.between(190, 330),
      mixColors(hour.land[0], leaf, 0.25),
    );
  paintTrunks(brush, dice, mixColors(hour.land[1], '#5A4A4A', 0.2), 9, [16, 26], 590);
  paintHill(brush, dice, createRidgeLine(dice, 560, 16), mixColors(hour.land[1], leaf, 0.3), 'tufts', 120);
  for (const i of rangeOf(18))
    paintFern(
      brush,
      dice,
      i * 70 + dice.between(-20, 20),
      604 + dice.between(-8, 12),
      dice.between(34, 56),
      mixColors(hour.land[1], leaf, 0.55),
    );
  paintTrunks(brush, dice, mixColors(hour.land[2], '#5A3626', 0.3), 6, [32, 50], 650);
  const lamp = { x: fox + side * 134, y: 688 };
  brush.glow(lamp.x, lamp.y, 340, LAMP, 0.62);
  paintHill(brush, dice, createRidgeLine(dice, 652, 10), mixColors(hour.land[2], leaf, 0.35), 'tufts', 190);
  paintLeaves(brush, dice, leaf);
  brush.oval(fox + side * 40, 724, 250, 36, LAMP, 0.4);
  brush.oval(fox + side * 80, 724, 120, 19, '#FFE9B8', 0.5);
  for (const i of rangeOf(13)) {
    const x = i * 98 + dice.between(-26, 26);
    if (Math.abs(x - fox) < 150) continue;
    if (i % 3 === 0) paintMushrooms(brush, dice, x, 726 + dice.between(-14, 30));
    else paintFern(brush, dice, x, 740 + dice.between(-14, 20), dice.between(52, 84), leaf);
  }
  paintFox(brush, fox, 728, side, dice);
  paintLampInHand(brush, lamp);
  for (const i of rangeOf(24))
    paintFlower(brush, dice, i * 52 + dice.between(-16, 16), 806, dice.between(34, 66), lighten(leaf, 0.08));
  for (const _ of rangeOf(8))
    paintMoth(
      brush,
      lamp.x + dice.between(-200, 200),
      lamp.y + dice.between(-190, 50),
      dice.between(0.4, 0.8),
      dice.between(-60, 60),
      '#FFE9B8',
    );
  for (const _ of rangeOf(26)) {
    const [x, y] = [dice.between(0, SHEET.width), dice.between(330, 700)];
    brush.glow(x, y, 15, '#FFE08A', 0.75);
    brush.disc(x, y, 2.6, '#FFF6D0');
  }
  return lamp;
}

function paintTrunks(
  brush: Brush,
  dice: PictureDice,
  bark: string,
  count: number,
  [thin, thick]: readonly [number, number],
  base: number,
): void {
  for (const i of rangeOf(count)) {
    const x = ((i + 0.5) / count) * SHEET.width + dice.between(-40, 40);
    const half = dice.between(thin, thick) / 2;
    const path = `M${formatNumber(x - half)} -10Q${formatNumber(x - half * 0.7)} ${base - 200} ${formatNumber(x - half * 1.2)} ${base - 30}Q${formatNumber(x - half * 1.6)} ${base} ${formatNumber(x - half * 2.6)} ${base + 6}H${formatNumber(x + half * 2.6)}Q${formatNumber(x + half * 1.6)} ${base} ${formatNumber(x + half * 1.2)} ${base - 30}Q${formatNumber(x + half * 0.8)} ${base - 200} ${formatNumber(x + half)} -10Z`;
    brush.at(7, 0, {}, () => brush.shape(path, '#0A0A24', 0.25));
    brush.shape(path, bark);
    brush.within(path, () => {
      brush.box(x + half * 0.25, -10, half * 3, base + 20, '#0A0A24', 0.24);
      for (const k of rangeOf(Math.round(base / 26))) {
        const y = k * 26 + dice.between(0, 14);
        brush.stroke(
          `M${formatNumber(x + dice.between(-half, 0))} ${formatNumber(y)}q${formatNumber(dice.between(-4, 8))} ${formatNumber(dice.between(10, 22))} ${formatNumber(dice.between(0, half))} ${formatNumber(dice.between(12, 26))}`,
          k % 2 ? darken(bark, 0.4) : lighten(bark, 0.28),
          2.6,
          0.7,
        );
      }
    });
    const y = dice.between(150, 420);
    const side = dice.pick([-1, 1] as const);
    brush.stroke(
      `M${formatNumber(x)} ${formatNumber(y)}q${side * 40} -12 ${side * 72} -58m${-side * 34} 38q${side * 26} 0 ${side * 46} -14`,
      bark,
      Math.max(5, half * 0.4),
    );
    for (const k of rangeOf(7))
      brush.oval(
        x + side * (34 + k * 8) + dice.between(-8, 8),
        y - 20 - k * 7 + dice.between(-10, 10),
        9,
        6,
        mixColors(bark, '#7A9A4A', 0.55),
      );
    if (i % 3 === 1) paintOwl(brush, x + side * 58, y - 40, Math.max(0.6, half / 24), darken('#8A6A4A', 0.2));
    else if (i % 3 === 2) {
      brush.oval(x, y + 70, half * 0.55, half * 0.8, darken(bark, 0.6));
      for (const eye of [-0.22, 0.22])
        brush.disc(x + eye * half, y + 68, Math.max(2, half * 0.13), '#FFD070');
    }
  }
}

function paintLeaves(brush: Brush, dice: PictureDice, leaf: string): void {
  for (const i of rangeOf(52)) {
    const x = (i / 52) * 1240 - 20;
    for (const k of rangeOf(3)) {
      const y = dice.between(-10, 52) + 26 * Math.sin(x / 90) * (k ? 1 : 0.4);
      brush.at(x, y, { turn: dice.between(20, 160) }, () => {
        brush.shape('M0 0Q20 -18 46 0Q20 18 0 0Z', [leaf, darken(leaf, 0.3), lighten(leaf, 0.2)][k]!);
        brush.stroke('M4 0H40', darken(leaf, 0.5), 2, 0.7);
      });
    }
  }
}

function paintMushrooms(brush: Brush, dice: PictureDice, x: number, base: number): void {
  const cap = dice.pick(['#C4402F', '#D9803A', '#8A4A6B', '#B5485A'] as const);
  for (const i of rangeOf(3))
    paintMushroom(brush, x + (i - 1) * 34, base + (i % 2) * 10, dice.between(30, 60), cap);
}

function paintFox(brush: Brush, x: number, base: number, side: 1 | -1, dice: PictureDice): void {
  const coat = dice.pick(['#D9662F', '#C9552A', '#E07A35'] as const);
  const dark = darken(coat, 0.3);
  brush.at(x, base, { isMirrored: side < 0, scale: 1.18 }, () => {
    brush.oval(0, 3, 92, 9, '#000000', 0.3);
    brush.shape('M-52 -42Q-128 -48 -138 -102Q-146 -52 -118 -26Q-88 -4 -46 -26Z', coat);
    brush.shape('M-138 -102Q-146 -52 -124 -32Q-122 -70 -112 -78Q-132 -82 -138 -102Z', '#FFF3D8');
    for (const lx of [-46, -22, 20, 42]) {
      brush.shape(
        `M${lx - 7} -34L${lx - 5} -2Q${lx - 6} 3 ${lx + 8} 2L${lx + 8} -34Z`,
        lx === -22 || lx === 20 ? dark : coat,
      );
      brush.shape(`M${lx - 6} -14L${lx - 5} -2Q${lx - 6} 3 ${lx + 8} 2L${lx + 8} -14Z`, '#3A1A20');
    }
    brush.shape('M-56 -30Q-62 -62 -20 -66Q20 -70 44 -62Q58 -48 50 -26Q0 -14 -56 -30Z', coat);
    brush.shape('M-54 -28Q-20 -18 50 -26Q46 -38 30 -36Q-10 -28 -54 -28Z', dark);
    brush.shape(
      'M30 -56Q34 -92 56 -100L54 -124L70 -106L84 -122L86 -98Q98 -88 112 -80Q104 -66 82 -66Q64 -40 40 -42Z',
      coat,
    );
    brush.shape('M112 -80Q104 -66 82 -66Q66 -52 56 -52Q74 -74 112 -80Z', '#FFF3D8');
    brush.shape('M58 -118L66 -106L58 -102ZM81 -116L80 -104L75 -104Z', '#3A1A20');
    brush.disc(84, -88, 3.2, '#2A1B13');
    brush.disc(111, -80, 4.2, '#2A1B13');
    brush.shape('M40 -64Q56 -52 74 -56L70 -46Q52 -40 36 -50Z', '#2F6B66');
    brush.shape('M42 -52l-10 22 10 -3 3 8 10 -24Z', '#2F6B66');
    for (const i of rangeOf(6))
      brush.stroke(`M${-44 + i * 14} ${-58 + (i % 2) * 7}q6 6 12 1`, lighten(coat, 0.3), 2.2, 0.6);
  });
}

function paintLampInHand(brush: Brush, { x, y }: Spot): void {
  brush.stroke(`M${x - 14} ${y - 22}Q${x} ${y - 52} ${x + 14} ${y - 22}`, '#2A1B13', 4);
  brush.shape(`M${x - 22} ${y - 18}Q${x} ${y - 34} ${x + 22} ${y - 18}Z`, '#3A2118');
  brush.box(x - 18, y - 18, 36, 44, '#FFE9B8');
  brush.shape(`M${x} ${y - 14}q14 16 8 26q-8 10 -16 0q-6 -10 8 -26Z`, '#F7A23A');
  brush.stroke(
    `M${x - 18} ${y - 18}v44M${x + 18} ${y - 18}v44M${x - 6} ${y - 18}v44M${x + 6} ${y - 18}v44`,
    '#3A2118',
    2.6,
  );
  brush.box(x - 23, y + 25, 46, 9, '#3A2118');
}

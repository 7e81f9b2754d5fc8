/** The symbols on maps: hills, woods, towns, fields, ships and sea monsters. */
import { polygonPath, formatNumber, type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken, lighten } from '../hours';
import { paintSlab } from './forms';
import { paintMotif } from './motifs';

export const MAPS = [
  { sea: '#A8D0C8', deep: '#7FB4B4', land: '#EFD9A0', ink: '#5A3A2A', red: '#C4502F' },
  { sea: '#BFD4E4', deep: '#8FB0CC', land: '#F2E4B8', ink: '#34405A', red: '#B5404A' },
  { sea: '#E8CFA0', deep: '#D4AE78', land: '#DCE0B0', ink: '#4A3424', red: '#A8402A' },
  { sea: '#2F5A78', deep: '#234660', land: '#E8D8A8', ink: '#2A2430', red: '#D9603A' },
] as const;

export type Chart = (typeof MAPS)[number];

export function paintPeak(brush: Brush, dice: PictureDice, x: number, y: number, map: Chart): void {
  const h = dice.between(38, 60);
  brush.shape(polygonPath([x - h * 0.62, y + 16], [x, y + 16 - h], [x + h * 0.62, y + 16]), '#B89A7A');
  brush.shape(polygonPath([x, y + 16 - h], [x + h * 0.62, y + 16], [x + h * 0.08, y + 16]), '#8A6B5A');
  brush.shape(
    polygonPath(
      [x - h * 0.2, y + 16 - h * 0.68],
      [x, y + 16 - h],
      [x + h * 0.2, y + 16 - h * 0.68],
      [x, y + 16 - h * 0.56],
    ),
    '#FFFAF0',
  );
  brush.stroke(
    `M${formatNumber(x - h * 0.62)} ${formatNumber(y + 16)}L${formatNumber(x)} ${formatNumber(y + 16 - h)}L${formatNumber(x + h * 0.62)} ${formatNumber(y + 16)}`,
    map.ink,
    2.4,
  );
}

export function paintWood(brush: Brush, dice: PictureDice, x: number, y: number, green: string): void {
  for (const [dx, dy] of [
    [-15, -8],
    [13, -10],
    [0, 4],
    [-18, 10],
    [18, 9],
  ] as const) {
    brush.box(x + dx - 2, y + dy, 4, 12, '#6B4424');
    if (dice.chance(0.5))
      brush.shape(
        polygonPath([x + dx - 10, y + dy + 4], [x + dx, y + dy - 22], [x + dx + 10, y + dy + 4]),
        dice.chance(0.5) ? green : darken(green, 0.2),
      );
    else brush.disc(x + dx, y + dy - 6, 10, dice.chance(0.5) ? lighten(green, 0.15) : darken(green, 0.1));
    brush.disc(x + dx - 3, y + dy - 9, 2.6, lighten(green, 0.5));
  }
}

export function paintTown(brush: Brush, dice: PictureDice, x: number, y: number, map: Chart): void {
  for (const [dx, dy] of [
    [-18, 2],
    [14, -2],
    [-2, 12],
  ] as const) {
    const w = dice.between(17, 24);
    paintSlab(brush, x + dx - w / 2, y + dy - 12, w, 18, dice.pick(['#FFF6E0', '#F7DCC0', '#E8E0F0']), 0);
    brush.shape(
      polygonPath(
        [x + dx - w / 2 - 3, y + dy - 11],
        [x + dx, y + dy - 27],
        [x + dx + w / 2 + 3, y + dy - 11],
      ),
      dice.pick([map.red, '#3F6B8A', '#7A4A6B']),
    );
    brush.box(x + dx - 3, y + dy - 4, 6, 10, map.ink);
  }
  if (dice.chance(0.4)) {
    paintSlab(brush, x - 5, y - 46, 12, 38, '#E8DCC8', 0);
    brush.shape(`M${formatNumber(x + 1)} ${formatNumber(y - 64)}v18l18 -9Z`, map.red);
  }
}

export function paintField(brush: Brush, dice: PictureDice, x: number, y: number, map: Chart): void {
  const [a, b] = dice.pick([
    ['#D9B84A', '#B8923A'],
    ['#9AB85A', '#6B9440'],
    ['#D98A6A', '#B5654A'],
  ]) as [string, string];
  brush.at(x, y, { turn: dice.between(-16, 16) }, () => {
    paintMotif(
      brush,
      dice.pick(['bars', 'stripes', 'dots', 'crosses', 'leaves']),
      { x: -25, y: -20, width: 50, height: 38 },
      [lighten(a, 0.3), a, b],
      9,
    );
    brush.stroke('M-25 -20h50v38h-50Z', map.ink, 1.8, 0.8);
  });
}

export function paintPalm(brush: Brush, dice: PictureDice, x: number, y: number): void {
  brush.stroke(`M${formatNumber(x)} ${formatNumber(y + 16)}q8 -16 2 -32`, '#8A5A34', 5);
  for (const i of rangeOf(6))
    brush.stroke(
      `M${formatNumber(x + 2)} ${formatNumber(y - 16)}q${formatNumber(-18 + i * 7)} -14 ${formatNumber(-26 + i * 10.4)} ${formatNumber(dice.between(-2, 6))}`,
      i % 2 ? '#4F8A4A' : '#6BA85A',
      4.4,
    );
}

export function paintShip(brush: Brush, dice: PictureDice, x: number, y: number, map: Chart): void {
  const sail = dice.pick(['#FFF6E0', '#F2C9A0', '#E5866A']);
  brush.at(x, y, { scale: dice.between(0.95, 1.2), isMirrored: dice.chance(0.5) }, () => {
    for (const mx of [-20, 8, 32]) brush.stroke(`M${mx} 10V-46`, map.ink, 3);
    for (const [mx, h] of [
      [-20, 34],
      [8, 44],
      [32, 30],
    ] as const) {
      brush.shape(`M${mx - 14} ${-h}h26q8 ${h / 2} 0 ${h - 4}h-26q8 ${-h / 2} 0 ${4 - h}Z`, sail);
      brush.box(mx - 8, -h * 0.7, 16, 5, map.red);
      brush.shape(`M${mx} ${-h - 12}h14l-4 4 4 4h-14Z`, map.red);
    }
    brush.shape('M-48 2H52L40 24H-34Z', '#8A4A2A');
    brush.box(-42, 6, 88, 3, '#F2C84A');
    for (const k of rangeOf(5)) brush.disc(-26 + k * 14, 14, 2.6, '#2A1B13');
    for (const k of rangeOf(4)) brush.stroke(`M${-56 + k * 30} 28q8 -7 16 0`, '#FFFFFF', 3);
  });
}

export function paintSerpent(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const skin = dice.pick(['#4F9A6B', '#8A5A9A', '#C4603F']);
  brush.at(x, y, { isMirrored: dice.chance(0.5) }, () => {
    for (const [dx, r] of [
      [-40, 18],
      [0, 23],
    ] as const) {
      brush.stroke(`M${dx - r} 16a${r} ${r * 1.5} 0 0 1 ${r * 2} 0`, skin, 14);
      for (const k of rangeOf(4))
        brush.disc(
          dx - r + 5 + k * ((r * 2 - 8) / 3),
          16 - r * 1.1 * Math.sin(((k + 0.5) / 4) * 3.14),
          3,
          lighten(skin, 0.6),
        );
    }
    brush.stroke('M36 16Q36 -36 58 -38', skin, 14);
    brush.shape('M48 -50Q70 -58 82 -36L62 -28Q48 -30 48 -50Z', skin);
    brush.disc(64, -43, 3.4, '#FFF6E0');
    for (const k of rangeOf(4)) brush.shape(`M${34 + k * 5} ${-4 - k * 12}l-11 -6 10 -7Z`, '#F2C84A');
    for (const k of rangeOf(4)) brush.stroke(`M${-64 + k * 34} 22q9 -7 18 0`, '#FFFFFF', 3);
  });
}

export function paintWhale(brush: Brush, x: number, y: number, tone: string): void {
  brush.at(x, y, {}, () => {
    brush.shape(
      'M-52 14Q-50 -26 0 -26Q40 -24 50 6L66 -14Q76 -22 82 -10L70 14Q40 26 -30 24Q-50 22 -52 14Z',
      tone,
    );
    brush.shape('M-52 12Q-10 26 30 16Q10 26 -30 24Q-50 22 -52 12Z', '#F3E8D8');
    brush.disc(-34, 0, 3, '#FFF6E0');
    brush.stroke('M-14 -30q-2 -22 -20 -24M-10 -30q2 -22 20 -24', '#FFFFFF', 4);
    for (const k of rangeOf(4)) brush.stroke(`M${-30 + k * 9} 16v6`, tone, 2);
  });
}

/** The objects of a courtyard: orange trees in pots, carpets with cushions and tea. */
import { polygonPath, formatNumber, type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken, lighten } from '../hours';
import { pointsAround, paintBlossom, leafPath, SHADOW_COLOR, paintSlab } from './forms';
import { MOTIFS, paintOpenMotif } from './motifs';
import { paintTeapot } from './shelfware';

export function paintOrange(brush: Brush, dice: PictureDice, x: number, base: number, height: number): void {
  const green = dice.pick(['#2F7A3F', '#3F8A4A', '#1F6A4A']);
  brush.oval(x + 6, base, 62, 10, SHADOW_COLOR, 0.3);
  brush.stroke(`M${x} ${base - 40}V${formatNumber(base - height * 0.7)}`, '#7A4A2A', 11);
  for (const [i, [px, py]] of [
    ...pointsAround(x, base - height * 0.82, height * 0.2, 6),
    [x, base - height * 0.84] as [number, number],
  ].entries()) {
    brush.disc(px + 3, py + 5, height * 0.17, SHADOW_COLOR, 0.2);
    brush.disc(px, py, height * 0.17, i % 2 ? green : lighten(green, 0.14));
    for (const k of rangeOf(6))
      brush.shape(leafPath(px - 16 + k * 6, py + ((k * 11) % 26) - 13, 15, 4, k * 60), lighten(green, 0.35));
  }
  for (const _ of rangeOf(12)) {
    const [px, py] = [x + dice.between(-0.3, 0.3) * height, base - height * dice.between(0.64, 1.04)];
    brush.disc(px, py, 8.4, '#F28A1F');
    brush.disc(px - 2.4, py - 3, 2.6, '#FFD890');
  }
  const clay = dice.pick(['#1F5FB0', '#C4693F', '#147A6A', '#F2B83A']);
  brush.shape(`M${x - 42} ${base - 58}H${x + 42}L${x + 30} ${base}H${x - 30}Z`, clay);
  brush.within(`M${x - 42} ${base - 58}H${x + 42}L${x + 30} ${base}H${x - 30}Z`, () =>
    paintOpenMotif(
      brush,
      dice.pick(MOTIFS),
      { x: x - 42, y: base - 44, width: 84, height: 28 },
      [lighten(clay, 0.4), '#FFFFFF', darken(clay, 0.3)],
      14,
    ),
  );
  paintSlab(brush, x - 46, base - 66, 92, 12, lighten(clay, 0.2), 3);
}

/** Paints a carpet with cushions and tea on it. */
export function paintCarpetSeat(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const [a, b, c] = dice.shuffle(['#C4303F', '#1F5FB0', '#F2B83A', '#2F8A6A', '#7A3A8A']) as [
    string,
    string,
    string,
  ];
  const path = polygonPath([x - 100, y - 24], [x + 100, y - 24], [x + 126, y + 34], [x - 126, y + 34]);
  brush.shape(path, a);
  brush.within(path, () =>
    paintOpenMotif(brush, 'diamonds', { x: x - 130, y: y - 24, width: 260, height: 60 }, [a, b, c], 30),
  );
  for (const k of rangeOf(28)) brush.stroke(`M${x - 124 + k * 9.2} ${y + 34}v9`, c, 3);
  for (const k of rangeOf(3)) {
    paintSlab(brush, x - 92 + k * 60, y - 50, 58, 42, [b, c, a][k]!, 12);
    paintBlossom(brush, x - 63 + k * 60, y - 29, 13, '#FFF6E0', [a, b, c][k]!, 8);
  }
  brush.oval(x + 10, y + 18, 52, 11, '#D9A441');
  paintTeapot(brush, dice, x, y + 18, 32, '#C8D0D8');
  for (const k of rangeOf(2)) paintSlab(brush, x + 26 + k * 16, y + 2, 11, 15, ['#E5603A', '#2FA08A'][k]!, 2);
}

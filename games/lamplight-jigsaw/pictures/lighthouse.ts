/** A striped tower on its rock among paper waves, and a sailing boat that returns by its light. */
import { polygonPath, formatNumber, SHEET, type Brush } from './brush';
import { paintBirds } from './creatures';
import { rangeOf, type PictureDice } from './dice';
import { darken, LAMP, lighten, mixColors, type HourColors } from './hours';
import { paintHouse } from './house';
import { paintWindow } from './windows';
import type { Spot } from './lights';
import { paintSky, createStarPath } from './sky';
import { paintBoat } from './water';

/** Paints the scene and returns the position of its lamp. */
export function paintLighthouse(brush: Brush, dice: PictureDice, hour: HourColors): Spot {
  const side = dice.pick([1, -1] as const);
  const x = 600 + side * dice.between(170, 300);
  const height = dice.between(330, 390);
  const lamp = { x, y: 560 - height - 30 };
  paintSky(brush, dice, hour, {
    horizon: 470,
    stars: 190,
    clouds: 8,
    moon: { x: 600 - side * dice.between(180, 400), y: dice.between(90, 190), radius: dice.between(44, 64) },
  });
  for (const direction of [-1, 1]) {
    const far = direction * 1300;
    brush.shape(
      polygonPath([x, lamp.y - 9], [x, lamp.y + 9], [x + far, lamp.y + 170], [x + far, lamp.y - 150]),
      LAMP,
      0.17,
    );
    brush.shape(
      polygonPath([x, lamp.y - 5], [x, lamp.y + 5], [x + far, lamp.y + 84], [x + far, lamp.y - 70]),
      '#FFE9B8',
      0.2,
    );
  }
  paintBirds(brush, dice, 11, 120, 400, lighten(hour.sky[4], 0.3));
  const sea = mixColors(hour.sky[1], '#0E5A6B', 0.4);
  for (const i of rangeOf(4))
    paintWaves(brush, dice, 456 + i * 28, mixColors(sea, hour.sky[3], 0.5 - i * 0.12), 24 + i * 5, i);
  const ships = dice.whole(2, 3);
  for (const i of rangeOf(ships))
    paintBoat(
      brush,
      dice,
      600 - side * (90 + i * 190 + dice.between(-30, 30)),
      500 + i * 24,
      0.55 + i * 0.18,
      true,
    );
  paintRock(brush, dice, hour, x);
  paintHouse(brush, dice, hour, { x: x - side * 150 - 45, base: 590, width: 92, height: 74, dusk: 0.2 });
  paintTower(brush, dice, hour, x, 592, height);
  for (const i of rangeOf(5))
    paintWaves(
      brush,
      dice,
      650 + i * 28,
      mixColors(sea, i % 2 ? hour.ink : hour.sky[2], 0.12 + i * 0.05),
      40 + i * 6,
      i + 4,
    );
  paintBoat(brush, dice, 600 - side * dice.between(130, 300), 716, 1.15, dice.chance(0.7));
  paintWaves(brush, dice, 768, darken(sea, 0.3), 70, 11);
  return lamp;
}

/** Paints a layer of waves with curls and foam. */
function paintWaves(
  brush: Brush,
  dice: PictureDice,
  y: number,
  color: string,
  width: number,
  index: number,
): void {
  const shift = -dice.between(0, width * 2);
  const crest = width * 0.34;
  const count = Math.ceil((SHEET.width + width * 3) / width);
  const path = `M${formatNumber(shift)} ${SHEET.height}V${y}${rangeOf(count)
    .map(() => `q${formatNumber(width * 0.5)} ${formatNumber(-crest)} ${formatNumber(width)} 0`)
    .join('')}V${SHEET.height}Z`;
  brush.at(0, -6, {}, () => brush.shape(path, '#0A0A24', 0.2));
  brush.shape(path, color);
  const foam = lighten(color, 0.6);
  for (const i of rangeOf(count)) {
    const x = shift + i * width;
    const s = width / 40;
    const arcs = [0.78, 0.54, 0.3];
    for (const share of arcs)
      brush.stroke(
        `M${formatNumber(x + width * (0.5 - share / 2))} ${formatNumber(y + 6 + width * 0.22)}q${formatNumber(width * share * 0.5)} ${formatNumber(-crest * share * 1.9)} ${formatNumber(width * share)} 0`,
        (i + index) % 3 ? foam : lighten(color, 0.3),
        2.6,
        0.6,
      );
    brush.disc(x, y + 2, 3.4 * s, foam, 0.85);
    if ((i * 5 + index) % 4 === 0) {
      brush.disc(x + 7 * s, y - 7 * s, 2.4 * s, foam, 0.8);
      brush.disc(x - 6 * s, y - 9 * s, 1.7 * s, foam, 0.8);
    }
    if ((i * 3 + index) % 7 === 0)
      brush.shape(createStarPath(x + width / 2, y + width * 0.42, 5 * s), LAMP, 0.7);
  }
}

function paintRock(brush: Brush, dice: PictureDice, hour: HourColors, x: number): void {
  const stone = mixColors('#6B5A5A', hour.land[2], 0.4);
  const path = `M${x - 320} 700L${x - 270} 640L${x - 230} 650L${x - 190} 588L${x - 110} 596L${x - 60} 566H${x + 70}L${x + 120} 600L${x + 170} 592L${x + 210} 648L${x + 260} 640L${x + 320} 700Z`;
  brush.shape(path, stone);
  brush.within(path, () => {
    brush.shape(
      polygonPath([x + 60, 560], [x + 330, 560], [x + 330, 710], [x + 140, 710], [x + 90, 640]),
      '#140A2E',
      0.28,
    );
    for (const _ of rangeOf(70)) {
      const [px, py] = [x + dice.between(-310, 310), dice.between(572, 690)];
      const s = dice.between(9, 26);
      brush.shape(
        polygonPath(
          [px, py],
          [px + s, py - s * 0.4],
          [px + s * 1.5, py + s * 0.3],
          [px + s * 0.5, py + s * 0.6],
        ),
        dice.chance(0.5) ? lighten(stone, 0.18) : darken(stone, 0.28),
        0.75,
      );
    }
    for (const _ of rangeOf(40))
      brush.oval(
        x + dice.between(-230, 230),
        590 + dice.between(-16, 22),
        dice.between(6, 16),
        5,
        '#5A7A4A',
        0.7,
      );
  });
}

function paintTower(
  brush: Brush,
  dice: PictureDice,
  hour: HourColors,
  x: number,
  base: number,
  height: number,
): void {
  const [band, pale] = [dice.pick(['#C4402F', '#2F5F8A', '#2F6B66', '#6B3A5A'] as const), '#FFF0D2'];
  const halfWidthAt = (share: number) => 58 - 24 * share;
  const bands = 7;
  for (const i of rangeOf(bands)) {
    const [a, b] = [i / bands, (i + 1) / bands];
    const box = polygonPath(
      [x - halfWidthAt(a), base - a * height],
      [x + halfWidthAt(a), base - a * height],
      [x + halfWidthAt(b), base - b * height],
      [x - halfWidthAt(b), base - b * height],
    );
    const tone = i % 2 ? pale : band;
    brush.shape(box, tone);
    brush.within(box, () => {
      for (const row of rangeOf(5))
        for (const k of rangeOf(9))
          brush.box(
            x - 62 + k * 15 + (row % 2) * 7,
            base - b * height + row * 11,
            12,
            8,
            (k + row * 2 + i) % 3 ? darken(tone, 0.08) : lighten(tone, 0.3),
            0.7,
          );
    });
  }
  brush.shape(
    polygonPath(
      [x + halfWidthAt(0) * 0.3, base],
      [x + halfWidthAt(0), base],
      [x + halfWidthAt(1), base - height],
      [x + halfWidthAt(1) * 0.3, base - height],
    ),
    '#140A2E',
    0.28,
  );
  for (const i of rangeOf(3))
    paintWindow(
      brush,
      dice,
      { x: x - 20 + (i % 2) * 12, y: base - height * (0.34 + i * 0.24), wide: 18, tall: 28 },
      band,
      hour,
    );
  brush.shape(`M${x - 18} ${base}v-46a18 18 0 0 1 36 0v46Z`, '#5A2A1A');
  brush.shape(`M${x - 11} ${base}v-44a11 11 0 0 1 22 0v44Z`, LAMP);
  const top = base - height;
  brush.box(x - 52, top - 10, 104, 13, darken(band, 0.4));
  for (const i of rangeOf(9)) brush.box(x - 50 + i * 12, top - 30, 3, 22, '#2A1B20');
  brush.box(x - 52, top - 33, 104, 4, '#2A1B20');
  brush.glow(x, top - 62, 210, LAMP, 0.85);
  brush.box(x - 27, top - 92, 54, 82, '#FFE9B8');
  brush.disc(x, top - 62, 17, '#FFFFFF');
  brush.stroke(
    `M${x - 27} ${top - 92}v82M${x - 9} ${top - 92}v82M${x + 9} ${top - 92}v82M${x + 27} ${top - 92}v82M${x - 27} ${top - 50}h54`,
    '#2A1B20',
    3,
  );
  brush.shape(
    `M${x - 40} ${top - 90}Q${x - 20} ${top - 136} ${x} ${top - 142}Q${x + 20} ${top - 136} ${x + 40} ${top - 90}Z`,
    band,
  );
  brush.shape(
    `M${x + 8} ${top - 140}Q${x + 22} ${top - 132} ${x + 40} ${top - 90}H${x + 14}Z`,
    '#140A2E',
    0.3,
  );
  brush.stroke(`M${x} ${top - 142}v-24`, '#2A1B20', 4);
  brush.disc(x, top - 168, 5, LAMP);
}

/** A street of crooked houses over wet cobbles, and a lamp at its corner. */
import { formatNumber, SHEET, type Brush } from './brush';
import { paintBirds, paintCat, paintMoth } from './creatures';
import { rangeOf, type PictureDice } from './dice';
import { darken, lighten, mixColors, WARM, type HourColors } from './hours';
import { paintHouse } from './house';
import { paintLantern, paintStreetLamp, paintString, type Spot } from './lights';
import { paintSky } from './sky';

const STREET = 610;

/** Paints the scene and returns the position of its lamp. */
export function paintStreet(brush: Brush, dice: PictureDice, hour: HourColors): Spot {
  paintSky(brush, dice, hour, { horizon: 470 });
  paintBirds(brush, dice, 6, 60, 240, mixColors(hour.ink, hour.sky[1], 0.2));
  paintRow(brush, dice, hour, { base: 520, low: 130, high: 230, dusk: 0.72, width: 88 });
  paintRow(brush, dice, hour, { base: 575, low: 170, high: 280, dusk: 0.48, width: 104 });
  const ridges = paintRow(brush, dice, hour, {
    base: STREET + 12,
    low: 190,
    high: 330,
    dusk: 0.12,
    width: 132,
  });
  for (const i of [1, 3, 5]) {
    const [a, b] = [ridges[i], ridges[i + 2]];
    if (a && b)
      paintString(brush, dice, { x: a.x, y: a.y + 90 }, { x: b.x, y: b.y + 90 }, 34, 7, (x, y, k) =>
        paintWash(brush, dice, x, y, k),
      );
  }
  paintCobbles(brush, dice, hour);
  const lamp = paintStreetLamp(
    brush,
    dice.pick([250, 420, 780, 950]) + dice.between(-30, 30),
    716,
    300,
    hour.ink,
  );
  for (const i of rangeOf(5))
    paintMoth(
      brush,
      lamp.x + dice.between(-90, 90),
      lamp.y + dice.between(-70, 60),
      dice.between(0.4, 0.7),
      dice.between(-40, 40),
      WARM[i % 4]!,
    );
  paintCat(brush, lamp.x + dice.pick([-120, 110]), 722, 1.5, '#1A1026', dice.chance(0.5));
  const cart = lamp.x > 600 ? dice.between(130, 330) : dice.between(840, 1040);
  paintCart(brush, dice, cart, 728);
  return lamp;
}

interface Row {
  base: number;
  low: number;
  high: number;
  dusk: number;
  width: number;
}

function paintRow(
  brush: Brush,
  dice: PictureDice,
  hour: HourColors,
  { base, low, high, dusk, width }: Row,
): Spot[] {
  const ridges: Spot[] = [];
  for (let x = dice.between(-60, -10); x < SHEET.width;) {
    const itemWidth = width * dice.between(0.75, 1.3);
    ridges.push(
      paintHouse(brush, dice, hour, { x, base, width: itemWidth, height: dice.between(low, high), dusk }),
    );
    x += itemWidth + dice.between(0, 5);
  }
  return ridges;
}

function paintWash(brush: Brush, dice: PictureDice, x: number, y: number, index: number): void {
  if (index % 3 === 2) return paintLantern(brush, dice, x, y, 26);
  const cloth = dice.pick(['#FFF3D8', '#E5866A', '#8FD0C8', '#F2C9A0', '#B79BE0'] as const);
  const shape =
    index % 2 ? `M${x - 13} ${y}h26l7 11-8 5v24h-24v-24l-8-5Z` : `M${x - 15} ${y}h30v30q-15 8 -30 0Z`;
  brush.shape(shape, cloth);
  brush.stroke(`M${x} ${y + 4}v26`, darken(cloth, 0.3), 2, 0.6);
}

function paintCobbles(brush: Brush, dice: PictureDice, hour: HourColors): void {
  const stone = mixColors(hour.land[2], hour.sky[2], 0.25);
  brush.box(0, STREET, SHEET.width, 200, darken(stone, 0.45));
  for (const row of rangeOf(11)) {
    const y = STREET + 4 + row * (11 + row * 0.75);
    const width = 22 + row * 3.4;
    for (let x = -dice.between(0, width); x < SHEET.width;) {
      const w = width * dice.between(0.75, 1.2);
      const tone = dice.chance(0.14)
        ? mixColors(stone, '#F7A23A', 0.42)
        : mixColors(stone, dice.chance(0.5) ? hour.sky[3] : hour.ink, dice.between(0, 0.4));
      const [h, r] = [11 + row * 1.2, 5 + row * 0.4];
      brush.shape(
        `M${formatNumber(x + r)} ${y}h${formatNumber(w - 2 * r)}q${r} 0 ${r} ${r}v${formatNumber(h - 2 * r)}q0 ${r} ${-r} ${r}h${formatNumber(2 * r - w)}q${-r} 0 ${-r} ${-r}v${formatNumber(2 * r - h)}q0 ${-r} ${r} ${-r}Z`,
        tone,
      );
      brush.stroke(
        `M${formatNumber(x + r)} ${y + 2}h${formatNumber(w - 2 * r)}`,
        lighten(tone, 0.4),
        1.8,
        0.5,
      );
      x += w + 2.5;
    }
  }
  brush.box(0, STREET - 3, SHEET.width, 7, lighten(stone, 0.35));
  for (const _ of rangeOf(4)) {
    const [x, y] = [dice.between(60, 1100), dice.between(660, 770)];
    brush.oval(x, y, dice.between(50, 90), 12, hour.sky[3], 0.42);
    brush.oval(x + 12, y - 1, dice.between(20, 40), 5, hour.sky[4], 0.55);
  }
}

function paintCart(brush: Brush, dice: PictureDice, x: number, y: number): void {
  brush.oval(x, y + 24, 110, 12, '#000000', 0.3);
  for (const i of rangeOf(9)) {
    const [fx, fy] = [x - 66 + i * 16, y - 56 - (i % 2) * 9];
    brush.disc(fx, fy, 13, '#3F7A4A');
    brush.disc(fx, fy - 6, 9, dice.pick(['#E5603A', '#F2A5B8', '#FFD070', '#FFF3D6', '#B79BE0']));
    brush.disc(fx, fy - 6, 3.4, '#7A3D20');
  }
  brush.shape(`M${x - 84} ${y - 48}H${x + 84}L${x + 72} ${y}H${x - 72}Z`, '#8A4A2A');
  for (const i of rangeOf(5)) brush.stroke(`M${x - 62 + i * 31} ${y - 44}v40`, '#5A2A1A', 3);
  brush.stroke(`M${x + 80} ${y - 42}L${x + 126} ${y - 60}`, '#5A2A1A', 7);
  for (const wx of [x - 44, x + 44]) {
    brush.disc(wx, y + 6, 22, '#2A1510');
    brush.disc(wx, y + 6, 16, '#B5713F');
    brush.stroke(
      `M${wx - 15} ${y + 6}h30M${wx} ${y - 9}v30M${wx - 11} ${y - 5}l22 22M${wx + 11} ${y - 5}l-22 22`,
      '#2A1510',
      3,
    );
  }
}

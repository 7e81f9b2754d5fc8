/** A port after sunset: houses around the water, boats with furled sails, long reflections of lights. */
import { SHEET, type Brush } from './brush';
import { paintBirds, paintCat } from './creatures';
import { rangeOf, type PictureDice } from './dice';
import { darken, lighten, mixColors, type HourColors } from './hours';
import { paintHouse } from './house';
import { paintHill, createRidgeLine } from './land';
import { paintStreetLamp, type Spot } from './lights';
import { paintSky } from './sky';
import { paintBoat, paintGleam, paintWater } from './water';

const SHORE = 430;

/** Paints the scene and returns the position of its lamp. */
export function paintHarbour(brush: Brush, dice: PictureDice, hour: HourColors): Spot {
  paintSky(brush, dice, hour, { horizon: 330, stars: 130 });
  paintHill(brush, dice, createRidgeLine(dice, 320, 42), hour.land[0], 'trees', 120);
  paintHill(brush, dice, createRidgeLine(dice, 372, 22), hour.land[1], 'rows', 90);
  const gleams: number[] = [];
  for (const [base, dusk] of [
    [SHORE - 26, 0.55],
    [SHORE + 4, 0.2],
  ] as const)
    for (let x = dice.between(-40, 20); x < SHEET.width;) {
      const width = dice.between(70, 118);
      paintHouse(brush, dice, hour, { x, base, width, height: dice.between(84, 178), dusk });
      if (dusk < 0.5) gleams.push(x + width * 0.3, x + width * 0.7);
      x += width + dice.between(0, 24);
    }
  paintWater(brush, dice, hour, SHORE);
  paintQuay(brush, dice, hour);
  for (const x of gleams)
    if (dice.chance(0.75)) paintGleam(brush, dice, x, SHORE + 26, dice.between(70, 210), 11);
  paintBirds(brush, dice, 9, 70, 300, lighten(hour.sky[3], 0.5));
  const boats = dice.whole(5, 7);
  for (const i of rangeOf(boats)) {
    const share = i / (boats - 1);
    const x = 110 + ((i * 2 + dice.between(0, 0.8)) % boats) * (1000 / boats);
    paintBoat(brush, dice, x, 508 + share * 170, 0.62 + share * 0.62, dice.chance(0.4));
    paintGleam(brush, dice, x + 34, 560 + share * 170, 74, 9);
  }
  for (const i of rangeOf(7))
    paintBuoy(brush, dice, 60 + i * 170 + dice.between(-50, 50), dice.between(610, 770));
  const side = dice.pick([1, -1] as const);
  paintJetty(brush, dice, hour, side);
  const lamp = paintStreetLamp(brush, side > 0 ? 992 : 208, 736, 250, hour.ink);
  paintGleam(brush, dice, lamp.x - side * 90, 690, 100, 20);
  paintCat(brush, lamp.x - side * 70, 742, 1.4, '#1A1026', side < 0);
  return lamp;
}

function paintQuay(brush: Brush, dice: PictureDice, hour: HourColors): void {
  const stone = mixColors(hour.land[2], '#B9A57F', 0.35);
  brush.box(0, SHORE - 2, SHEET.width, 26, darken(stone, 0.2));
  for (const row of rangeOf(3))
    for (let x = -((row % 2) * 14); x < SHEET.width; x += 30)
      brush.box(x, SHORE + row * 8, 28, 6.5, dice.chance(0.5) ? stone : lighten(stone, 0.16));
  for (const i of rangeOf(14)) {
    const x = 30 + i * 88 + dice.between(-20, 20);
    if (i % 3 === 0) {
      brush.shape(`M${x} ${SHORE - 2}v-18h20v18Z`, '#8A4A2A');
      brush.stroke(`M${x} ${SHORE - 14}h20M${x} ${SHORE - 7}h20`, '#4A2A1C', 2.4);
    } else if (i % 3 === 1) {
      brush.oval(x + 10, SHORE - 12, 9, 12, '#A8642F');
      brush.stroke(`M${x + 1} ${SHORE - 15}h18M${x + 2} ${SHORE - 8}h16`, '#4A2A1C', 2.4);
    } else brush.shape(`M${x} ${SHORE}v-12q6 -7 12 0v12Z`, hour.ink);
  }
}

function paintJetty(brush: Brush, dice: PictureDice, hour: HourColors, side: 1 | -1): void {
  const wood = mixColors('#8A5A35', hour.land[2], 0.25);
  const start = side > 0 ? 800 : -20;
  for (const i of rangeOf(6)) {
    const x = start + 22 + i * 78;
    brush.box(x, 740, 20, 70, darken(wood, 0.5));
    brush.box(x + 12, 740, 8, 70, '#000000', 0.25);
  }
  for (const i of rangeOf(22)) {
    const x = start + i * 20;
    brush.box(x, 724, 18.6, 34, i % 3 ? wood : lighten(wood, 0.14));
    brush.stroke(`M${x + 5} ${728}v26`, darken(wood, 0.35), 1.6, 0.6);
  }
  brush.box(start, 756, 440, 8, darken(wood, 0.5));
  for (const i of rangeOf(4)) {
    const x = start + 40 + i * 120;
    if (Math.abs(x - (side > 0 ? 992 : 208)) < 60) continue;
    brush.oval(x, 724, 24, 9, '#D9A441');
    brush.oval(x, 722, 15, 5, darken(wood, 0.5));
    brush.stroke(`M${x - 18} 716q18 -10 36 0`, dice.pick(['#E5603A', '#2F6B66']), 5);
  }
}

function paintBuoy(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const color = dice.pick(['#E5603A', '#FFF3D6', '#D9A441', '#2F6B66'] as const);
  brush.oval(x, y + 12, 30, 7, '#0A0A24', 0.3);
  brush.disc(x, y, 13, color);
  brush.box(x - 13, y - 3, 26, 6, '#FFF3D6');
  brush.stroke(`M${x} ${y - 12}v-16`, '#2A1B13', 3.4);
  brush.disc(x, y - 30, 4.4, '#FFD070');
  for (const i of rangeOf(3))
    brush.stroke(`M${x - 38 - i * 9} ${y + 14 + i * 7}q20 8 40 0t40 0`, '#FFF3D6', 2.4, 0.5 - i * 0.12);
}

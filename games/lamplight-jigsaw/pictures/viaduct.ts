/** A night train with lit windows on a tall bridge, over a valley with a river and a village. */
import { polygonPath, formatNumber, SHEET, type Brush } from './brush';
import { paintBirds, paintOwl } from './creatures';
import { rangeOf, type PictureDice } from './dice';
import { darken, LAMP, lighten, mixColors, WARM, type HourColors } from './hours';
import { paintHouse } from './house';
import { paintHill, paintPeaks, createRidgeLine } from './land';
import { paintStreetLamp, type Spot } from './lights';
import { paintFir, paintTree } from './plants';
import { paintSky } from './sky';

const RAIL = 372;

/** Paints the scene and returns the position of its lamp. */
export function paintViaduct(brush: Brush, dice: PictureDice, hour: HourColors): Spot {
  paintSky(brush, dice, hour, { horizon: 360, clouds: 6 });
  paintPeaks(brush, dice, 470, 250, mixColors(hour.land[0], hour.sky[3], 0.25));
  paintBirds(brush, dice, 7, 90, 260, hour.land[3]);
  paintHill(
    brush,
    dice,
    createRidgeLine(dice, 442, 26),
    mixColors(hour.land[0], '#6B8A4A', 0.2),
    'rows',
    120,
  );
  paintHill(
    brush,
    dice,
    createRidgeLine(dice, 510, 22),
    mixColors(hour.land[1], '#5A8A4A', 0.2),
    'trees',
    110,
  );
  for (const i of rangeOf(6))
    paintHouse(brush, dice, hour, {
      x: 60 + i * 190 + dice.between(-30, 40),
      base: 604 + dice.between(-16, 16),
      width: dice.between(58, 84),
      height: dice.between(60, 84),
      dusk: 0.35,
    });
  paintHill(
    brush,
    dice,
    createRidgeLine(dice, 606, 10),
    mixColors(hour.land[2], '#4F7A4A', 0.25),
    'rows',
    220,
  );
  paintRiver(brush, dice, hour);
  paintBridge(brush, dice, hour);
  paintTrain(brush, dice, hour);
  for (const i of rangeOf(14)) {
    const x = i * 92 + dice.between(-30, 30);
    if (i % 3)
      paintFir(
        brush,
        x,
        776 + dice.between(-14, 30),
        dice.between(100, 160),
        mixColors('#2F6B4A', hour.land[2], 0.4),
      );
    else
      paintTree(
        brush,
        dice,
        x,
        780 + dice.between(-10, 20),
        dice.between(90, 130),
        mixColors('#7A8A3A', hour.land[2], 0.35),
      );
  }
  const lamp = paintStreetLamp(brush, dice.pick([330, 560, 850]) + dice.between(-30, 30), 748, 190, hour.ink);
  paintOwl(brush, lamp.x + 120, 764, 1, '#7A5A44');
  return lamp;
}

function paintRiver(brush: Brush, dice: PictureDice, hour: HourColors): void {
  const x = dice.between(420, 700);
  const path = `M${x} 590Q${x + 150} 640 ${x - 40} 690T${x - 30} 800H${x + 330}Q${x + 250} 730 ${x + 210} 690T${x + 60} 590Z`;
  brush.shape(path, mixColors(hour.sky[3], hour.sky[2], 0.4));
  brush.within(path, () => {
    for (const i of rangeOf(70))
      brush.stroke(
        `M${formatNumber(x + dice.between(-120, 340))} ${formatNumber(596 + i * 3)}q12 -5 24 0t24 0`,
        i % 2 ? lighten(hour.sky[4], 0.2) : hour.sky[1],
        2.4,
        0.55,
      );
  });
  brush.stroke(path, lighten(hour.land[1], 0.3), 4, 0.7);
}

function paintBridge(brush: Brush, dice: PictureDice, hour: HourColors): void {
  const stone = mixColors(
    dice.pick(['#C98B6B', '#B9A58F', '#A88FA0', '#D1A56B'] as const),
    hour.land[2],
    0.3,
  );
  const [count, wide] = [7, 182];
  const start = -30 - dice.between(0, 60);
  for (const i of rangeOf(count + 1)) {
    const x = start + i * wide;
    const foot = 690 + 60 * Math.sin(i * 1.7);
    const pier = polygonPath([x - 20, RAIL + 60], [x + 20, RAIL + 60], [x + 27, foot], [x - 27, foot]);
    const arch = `M${x + 18} ${RAIL + 170}V${RAIL + 34}H${x + wide - 18}V${RAIL + 170}Q${x + wide - 20} ${RAIL + 84} ${x + wide / 2} ${RAIL + 80}Q${x + 20} ${RAIL + 84} ${x + 18} ${RAIL + 170}Z`;
    brush.at(8, 6, {}, () => brush.shape(pier, '#0A0A24', 0.22));
    for (const part of [pier, arch]) {
      brush.shape(part, stone);
      brush.within(part, () => {
        for (const row of rangeOf(30))
          for (const k of rangeOf(part === pier ? 3 : 8))
            brush.box(
              x - 30 + k * 25 + (row % 2) * 11,
              RAIL + 34 + row * 12,
              22,
              9.4,
              (row * 7 + k * 3 + i) % 4 ? darken(stone, 0.14) : lighten(stone, 0.18),
              0.75,
            );
        if (part === pier) brush.box(x + 6, RAIL, 24, 420, '#140A2E', 0.3);
      });
    }
    brush.stroke(
      `M${x + 18} ${RAIL + 168}Q${x + 20} ${RAIL + 84} ${x + wide / 2} ${RAIL + 80}Q${x + wide - 20} ${RAIL + 84} ${x + wide - 18} ${RAIL + 168}`,
      lighten(stone, 0.4),
      6,
      0.85,
    );
  }
  brush.box(0, RAIL + 22, SHEET.width, 22, lighten(stone, 0.12));
  brush.box(0, RAIL + 40, SHEET.width, 6, darken(stone, 0.4));
  for (const i of rangeOf(48)) brush.box(i * 25 + 3, RAIL + 8, 6, 18, darken(stone, 0.3));
  brush.box(0, RAIL + 4, SHEET.width, 6, lighten(stone, 0.3));
}

function paintTrain(brush: Brush, dice: PictureDice, hour: HourColors): void {
  const coat = dice.pick(['#8A2F3A', '#2F5F6B', '#3A4A8A', '#A8642F', '#4F6B3A'] as const);
  const side = dice.pick([1, -1] as const);
  brush.at(
    side > 0 ? dice.between(0, 60) : SHEET.width - dice.between(0, 60),
    RAIL,
    { isMirrored: side < 0 },
    () => {
      const cars = 4;
      for (const i of rangeOf(cars))
        paintCarriage(brush, dice, i * 196 - 60, i % 2 ? lighten(coat, 0.1) : coat);
      const x = cars * 196 - 50;
      for (const i of rangeOf(9))
        brush.disc(
          x + 128 - i * 40 - i * i * 2,
          -112 - i * 9,
          15 + i * 3.6,
          mixColors('#FFF3D8', hour.sky[2], 0.2 + i * 0.07),
          0.85 - i * 0.06,
        );
      brush.shape(polygonPath([x + 190, -24], [x + 190, -38], [x + 620, -96], [x + 620, 60]), LAMP, 0.2);
      brush.box(x, -92, 62, 92, coat);
      brush.box(x - 6, -102, 74, 13, darken(coat, 0.4));
      brush.box(x + 12, -80, 36, 34, '#FFE2A0');
      brush.stroke(`M${x + 30} -80v34`, darken(coat, 0.5), 4);
      brush.disc(x + 26, -58, 8, '#4A2A1C');
      brush.shape(`M${x + 62} -62H${x + 168}q20 6 20 31t-20 31H${x + 62}Z`, darken(coat, 0.2));
      for (const k of rangeOf(4)) brush.box(x + 74 + k * 28, -63, 6, 62, '#D9A441');
      brush.shape(`M${x + 118} -62l-6 -36h32l-6 36Z`, '#2A1B20');
      brush.box(x + 108, -104, 40, 9, '#D9A441');
      brush.oval(x + 86, -66, 14, 13, '#D9A441');
      brush.glow(x + 190, -30, 52, LAMP, 0.9);
      brush.disc(x + 188, -30, 11, '#FFF3D6');
      for (const [wx, r] of [
        [20, 17],
        [66, 17],
        [112, 17],
        [154, 13],
      ] as const)
        paintWheel(brush, x + wx, 4 - r + 17, r);
      brush.stroke(`M${x + 20} 8h94`, '#D9A441', 5);
    },
  );
}

function paintCarriage(brush: Brush, dice: PictureDice, x: number, coat: string): void {
  brush.box(x - 10, -6, 206, 7, '#2A1B20');
  brush.shape(`M${x} 0v-80q4 -12 16 -12h154q12 0 16 12v80Z`, coat);
  brush.shape(`M${x - 5} -78q6 -22 26 -22h144q20 0 26 22Z`, darken(coat, 0.45));
  brush.box(x, -28, 186, 5, '#D9A441');
  brush.box(x, -14, 186, 14, '#140A2E', 0.3);
  for (const i of rangeOf(4)) {
    const wx = x + 14 + i * 42;
    brush.glow(wx + 16, -54, 36, LAMP, 0.4);
    brush.shape(`M${wx} -34v-28q0 -8 8 -8h16q8 0 8 8v28Z`, dice.pick(WARM));
    const passenger = dice.whole(0, 3);
    if (passenger < 2) {
      brush.disc(wx + 16, -50, 6.4, '#5A2A2A');
      brush.shape(`M${wx + 4} -34q12 -18 24 0Z`, '#5A2A2A');
      if (passenger) brush.shape(`M${wx + 7} -54h18l-4 -3v-6h-10v6Z`, '#3A1A20');
    } else if (passenger === 2) brush.shape(`M${wx} -70h12q-2 22 -12 28Z`, '#C4523F');
    brush.stroke(`M${wx} -62h32`, darken(coat, 0.4), 2.4);
  }
  for (const i of [0, 1]) for (const k of [0, 1]) paintWheel(brush, x + 30 + i * 110 + k * 28, 8, 12);
}

function paintWheel(brush: Brush, x: number, y: number, r: number): void {
  brush.disc(x, y, r, '#1A1020');
  brush.disc(x, y, r * 0.68, '#B5485A');
  brush.stroke(`M${x - r * 0.6} ${y}h${r * 1.2}M${x} ${y - r * 0.6}v${r * 1.2}`, '#1A1020', 2.6);
}

/** A large carousel horse with its saddle and plume, and behind it more horses, mirrors, bulbs and a lamp. */
import { polygonPath, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { scallopPath, createStarPath } from '../pictures/sky';
import {
  pointsAround,
  paintBlossom,
  paintEitherWay,
  leafPath,
  SHADOW_COLOR,
  paintSlab,
} from '../pictures/things/forms';
import { paintHangingLamp } from '../pictures/things/lamps';
import { MOTIFS, paintMotif, paintOpenMotif } from '../pictures/things/motifs';

export { carousel as descriptionShort } from '../shelf-shorts';

const RIDES = [
  {
    canopy: ['#C4303F', '#FFF3DC'],
    coat: '#FFF6EC',
    mane: '#E8B060',
    cloth: ['#2F5AA8', '#F2B83A', '#E5503F'],
    back: '#3F2F6B',
  },
  {
    canopy: ['#2F7A86', '#FBEBD0'],
    coat: '#5A3A34',
    mane: '#F3E0C0',
    cloth: ['#C4304A', '#F7D04A', '#3FA08A'],
    back: '#7A2F4A',
  },
  {
    canopy: ['#6B3F9A', '#FFE8C4'],
    coat: '#B8C4D8',
    mane: '#3A3F6B',
    cloth: ['#E0702F', '#FFF0C4', '#8A3FA0'],
    back: '#1F5A6B',
  },
] as const;
type Ride = (typeof RIDES)[number];
const JEWELS = ['#F2607A', '#3FC4D0', '#FFD84A', '#8FD05A', '#B58AF0'] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintRide(brush, dice));

function paintRide(brush: Brush, dice: PictureDice): Spot {
  const ride = dice.pick(RIDES);
  brush.box(0, 0, SHEET.width, SHEET.height, ride.back);
  for (const i of rangeOf(6)) paintMirror(brush, dice, -20 + i * 210, ride, i);
  for (const [k, x] of [150, 1010, 1150].entries()) paintPole(brush, x, 0, 780, 9, k);
  paintHorse(brush, dice, 150, 430, 0.62, {
    ...ride,
    coat: dice.pick(['#D9A06A', '#F7D8C0', '#8A8F9A']),
    mane: '#7A3A2A',
  });
  paintHorse(brush, dice, 1030, 380, 0.6, {
    ...ride,
    coat: dice.pick(['#F7E8D0', '#A8704A', '#4A4454']),
    mane: '#D4603F',
  });
  paintFloor(brush, dice, ride);
  paintPole(brush, 590, 0, 790, 17, 0);
  paintHorse(brush, dice, 590, 430, 1.62, ride);
  paintCanopy(brush, dice, ride);
  return paintHangingLamp(brush, 330, 268, 150, ride.canopy[0], 0.86);
}

function paintMirror(
  brush: Brush,
  dice: PictureDice,
  x: number,
  { back, canopy, cloth }: Ride,
  i: number,
): void {
  paintSlab(brush, x, 130, 206, 500, lighten(back, 0.14), 3);
  paintMotif(
    brush,
    MOTIFS[(i * 5 + dice.whole(0, 2)) % MOTIFS.length]!,
    { x: x + 10, y: 420, width: 186, height: 200 },
    [mixColors(back, cloth[0], 0.5), lighten(back, 0.3), cloth[1]],
    24,
  );
  const rim = `M${x + 22} 400V230Q${x + 24} 170 ${x + 103} 158Q${x + 182} 170 ${x + 184} 230V400Q${x + 103} 424 ${x + 22} 400Z`;
  brush.stroke(rim, '#D9A441', 16);
  brush.shape(rim, '#A8D4E0');
  brush.within(rim, () => {
    for (const k of rangeOf(9))
      brush.shape(
        polygonPath(
          [x + k * 34 - 60, 430],
          [x + k * 34 + 40, 140],
          [x + k * 34 + 58, 140],
          [x + k * 34 - 42, 430],
        ),
        k % 2 ? '#FFFFFF' : canopy[0],
        k % 2 ? 0.5 : 0.2,
      );
    for (const k of rangeOf(9))
      brush.disc(x + 30 + ((k * 67) % 150), 190 + ((k * 53) % 200), dice.between(7, 16), JEWELS[k % 5]!, 0.6);
  });
  for (const k of rangeOf(12)) {
    const [px, py] = pointsAround(x + 103, 290, 1, 12)[k]!;
    const [dx, dy] = [(px - x - 103) * 82, (py - 290) * 122];
    brush.disc(x + 103 + dx, 290 + dy, 6.4, '#FFF3C4');
    brush.disc(x + 103 + dx, 290 + dy, 4, '#FFC84A');
  }
  paintBlossom(brush, x + 103, 156, 22, JEWELS[i % 5]!, '#FFF0C4', 8);
}

function paintPole(brush: Brush, x: number, top: number, bottom: number, width: number, k: number): void {
  brush.box(x - width, top, width * 2, bottom - top, '#D9A441');
  for (let y = top; y < bottom; y += width * 2.4)
    brush.shape(
      polygonPath(
        [x - width, y + width * 1.4],
        [x + width, y],
        [x + width, y + width * 0.9],
        [x - width, y + width * 2.3],
      ),
      k % 2 ? '#FFF3D0' : '#F7DC8A',
    );
  brush.box(x + width * 0.4, top, width * 0.6, bottom - top, SHADOW_COLOR, 0.24);
}

function paintHorse(
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  scale: number,
  ride: { coat: string; mane: string; cloth: Ride['cloth'] },
): void {
  const { coat, mane, cloth } = ride;
  const dark = darken(coat, 0.2);
  brush.at(x, y, { scale }, () => {
    for (const k of rangeOf(7))
      brush.shape(
        leafPath(-118, -18, 118 - (k % 2) * 18, 19, 96 + k * 13),
        k % 2 ? mane : lighten(mane, 0.25),
      );
    for (const path of ['M-84 44Q-130 70 -126 108L-150 130', 'M76 40Q128 60 134 104L108 134'])
      brush.stroke(path, dark, 25);
    for (const path of ['M-66 50Q-96 96 -66 122L-80 152', 'M54 50Q110 34 140 62L150 100'])
      brush.stroke(path, coat, 26);
    for (const [hx, hy] of [
      [-152, 132],
      [106, 136],
      [-82, 156],
      [152, 104],
    ] as const) {
      brush.disc(hx, hy, 16, '#3A2A34');
      brush.stroke(`M${hx - 14} ${hy - 12}h28`, '#E8C060', 8);
    }
    const body =
      'M-120 -20Q-110 -62 -50 -58Q10 -52 48 -66Q74 -130 116 -158L122 -182L140 -160L186 -112Q190 -92 170 -90L140 -104Q124 -92 122 -60Q124 10 84 48Q20 64 -70 58Q-128 50 -120 -20Z';
    brush.at(4, 7, {}, () => brush.shape(body, SHADOW_COLOR, 0.28));
    brush.shape(body, coat);
    brush.shape('M-118 20Q-60 54 90 26Q88 48 60 54Q0 64 -70 58Q-112 52 -118 20Z', SHADOW_COLOR, 0.16);
    for (const k of rangeOf(16)) {
      const [px, py] = [-108 + ((k * 61) % 200), -34 + ((k * 29) % 74)];
      brush.disc(px, py, 4 + (k % 4) * 1.6, k % 2 ? lighten(coat, 0.35) : dark, 0.6);
    }
    for (const k of rangeOf(9))
      brush.shape(
        leafPath(118 - k * 9, -166 + k * 14, 66 - k * 2, 14, 132 + (k % 3) * 13 - k * 4),
        k % 2 ? mane : lighten(mane, 0.28),
      );
    brush.shape(leafPath(124, -164, 36, 9, 60), mane);
    paintTack(brush, dice, cloth);
    brush.oval(142, -134, 8, 10, '#FFFFFF');
    brush.disc(144, -133, 6, '#2A1B24');
    brush.disc(146, -136, 2.2, '#FFFFFF');
    brush.stroke('M130 -148q10 -8 22 0', darken(coat, 0.4), 4);
    brush.disc(178, -104, 4, '#5A2F34');
    brush.stroke('M172 -92q-10 2 -18 -6', '#8A3F44', 4);
  });
}

function paintTack(brush: Brush, dice: PictureDice, cloth: Ride['cloth']): void {
  const blanket = 'M-84 -58Q0 -44 44 -62L58 14Q-10 40 -88 16Z';
  brush.shape(blanket, cloth[0]);
  brush.within(blanket, () =>
    paintOpenMotif(
      brush,
      dice.pick(MOTIFS),
      { x: -92, y: -64, width: 152, height: 100 },
      [cloth[0], cloth[1], lighten(cloth[0], 0.35)],
      22,
    ),
  );
  brush.stroke('M-88 16Q-10 40 58 14', cloth[1], 8);
  for (const k of rangeOf(10)) {
    const px = -82 + k * 15;
    const py = 22 + 12 * Math.sin(((k + 0.5) / 10) * Math.PI);
    brush.stroke(`M${px} ${formatNumber(py)}v15`, cloth[2], 6);
    brush.disc(px, py + 18, 4.4, '#FFE08A');
  }
  brush.shape(
    'M-70 -66Q-72 -92 -50 -90Q-20 -70 14 -78Q34 -92 40 -70Q34 -44 -14 -44Q-60 -46 -70 -66Z',
    cloth[2],
  );
  brush.stroke('M-62 -72Q-20 -52 34 -70', lighten(cloth[2], 0.5), 5);
  for (const k of rangeOf(5)) brush.shape(createStarPath(-52 + k * 19, -57 + (k % 2) * 4, 5), '#FFE08A');
  brush.stroke('M70 -96Q104 -60 122 -50', cloth[0], 15);
  for (const k of rangeOf(5)) {
    const [px, py] = [74 + k * 11, -90 + k * 10];
    brush.disc(px, py, 7, '#F7D04A');
    brush.disc(px, py, 4.4, JEWELS[k]!);
  }
  brush.stroke('M116 -152L150 -100M130 -164Q136 -120 170 -92M122 -116Q90 -80 40 -74', cloth[2], 7);
  for (const [px, py] of [
    [132, -126],
    [150, -100],
    [128, -162],
  ] as const) {
    brush.disc(px, py, 8, '#F7D04A');
    brush.disc(px, py, 4, cloth[0]);
  }
  for (const k of rangeOf(5))
    brush.shape(leafPath(124, -176, 54 - Math.abs(k - 2) * 8, 9, -128 + k * 20), k % 2 ? cloth[1] : cloth[2]);
  paintBlossom(brush, 100, -70, 18, cloth[2], '#FFE08A', 8);
  paintBlossom(brush, 78, -50, 14, cloth[1], cloth[0], 7);
}

function paintFloor(brush: Brush, dice: PictureDice, { canopy, cloth }: Ride): void {
  brush.shape('M0 640Q600 600 1200 640V800H0Z', '#A8703F');
  for (const k of rangeOf(41)) {
    const x = -20 + k * 31;
    const y = 640 - 40 * (1 - ((x - 600) / 600) ** 2);
    brush.shape(
      polygonPath([x, y], [x + 31, y], [x + 31 + (x - 585) * 0.2, 750], [x + (x - 600) * 0.2, 750]),
      mixColors(['#B5804A', '#8A5A34', '#C4905A'][k % 3]!, '#FFE8C4', dice.between(0, 0.12)),
    );
  }
  brush.shape('M0 726Q600 700 1200 726V800H0Z', canopy[0]);
  for (const k of rangeOf(20)) {
    const x = 30 + k * 60;
    const y = 762 - 10 * (1 - ((x - 600) / 600) ** 2);
    brush.shape(scallopPath(x, y, 20, 8, 7), canopy[1]);
    paintBlossom(brush, x, y, 17, k % 2 ? cloth[0] : JEWELS[k % 5]!, '#FFE08A', 6);
    brush.disc(x + 30, y, 8, '#FFF3C4');
    brush.disc(x + 30, y, 5, '#FFB84A');
  }
  brush.stroke('M0 728Q600 702 1200 728M0 796Q600 782 1200 796', '#E8C060', 7);
}

function paintCanopy(brush: Brush, dice: PictureDice, { canopy, cloth }: Ride): void {
  for (const k of rangeOf(17))
    brush.shape(
      polygonPath(
        [600 + (k - 8.5) * 44, -10],
        [600 + (k - 7.5) * 44, -10],
        [600 + (k - 7.5) * 84, 92],
        [600 + (k - 8.5) * 84, 92],
      ),
      k % 2 ? canopy[0] : canopy[1],
    );
  brush.box(0, 84, 1200, 40, cloth[0]);
  for (const k of rangeOf(25)) {
    brush.disc(24 + k * 48, 104, 10, '#FFF6DC');
    brush.disc(24 + k * 48, 104, 7, k % 2 ? '#FFC84A' : '#FFE9A0');
    brush.shape(createStarPath(48 + k * 48, 104, 8), canopy[1]);
  }
  for (const k of rangeOf(16)) {
    const x = k * 76 - 6;
    brush.shape(`M${x} 122h76v20q-38 62 -76 0Z`, k % 2 ? canopy[0] : canopy[1]);
    brush.stroke(`M${x} 142q38 62 76 0`, '#E8C060', 6);
    paintBlossom(
      brush,
      x + 38,
      142,
      15,
      k % 2 ? canopy[1] : JEWELS[(k + dice.whole(0, 1)) % 5]!,
      '#F7D04A',
      6,
    );
    brush.stroke(`M${x + 76} 142v24`, '#E8C060', 5);
    brush.disc(x + 76, 170, 7, cloth[2]);
  }
}

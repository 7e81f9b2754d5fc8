/** A peacock with its fan open from edge to edge, in a garden of roses; a hen, chicks and a lamp by the steps. */
import { polygonPath, formatNumber, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { DAYS, paintDaySky } from '../pictures/things/days';
import {
  pointsAround,
  paintBlossom,
  paintEitherWay,
  leafPath,
  scatter,
  SHADOW_COLOR,
  paintSlab,
} from '../pictures/things/forms';
import { paintStandLantern } from '../pictures/things/lamps';
import { paintFloor } from '../pictures/things/walls';

export { peacock as descriptionShort } from '../shelf-shorts';

const FANS = [
  {
    fan: ['#0F6A5A', '#1F9A6A', '#5AB84A', '#1F7AA0'],
    eye: ['#F2B83A', '#2FC4B0', '#1F3FA8', '#101C4E'],
    body: '#1F5FC4',
    rose: ['#F2607A', '#FFD0D8'],
  },
  {
    fan: ['#5A2F8A', '#8A3FA0', '#C4509A', '#3F4AA8'],
    eye: ['#F7D04A', '#F27AA8', '#7A2FA0', '#2A1450'],
    body: '#6A3FC4',
    rose: ['#F7B83A', '#FFF0C4'],
  },
  {
    fan: ['#C8DCE8', '#F4F0E4', '#E8D0DC', '#B8D4D4'],
    eye: ['#E8A83A', '#8AC4D8', '#4A6AB0', '#27305F'],
    body: '#F7F4F0',
    rose: ['#C4304A', '#F28A9A'],
  },
] as const;
type Fan = (typeof FANS)[number];

const HEART = [600, 560] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintGarden(brush, dice));

function paintGarden(brush: Brush, dice: PictureDice): Spot {
  const fan = dice.pick(FANS);
  paintDaySky(brush, dice, DAYS[dice.pick(['rose', 'gold'] as const)], { horizon: 300, clouds: 3 });
  paintFloor(brush, dice, { x: 0, y: 600, width: 1200, height: 200 }, ['#E4D0B4', '#B58A7A'], 16, 5);
  paintHedge(brush, dice, fan, 0, 250);
  paintHedge(brush, dice, fan, 950, 1200);
  paintFan(brush, dice, fan);
  paintBody(brush, fan);
  paintHen(brush, dice, 232, 736, 1.5);
  for (const i of rangeOf(4))
    paintHen(brush, dice, 320 + i * 62 + dice.between(-9, 9), 752 + (i % 2) * 20, 0.5);
  paintPot(brush, dice, fan, 66, 780);
  paintPot(brush, dice, fan, 1140, 780);
  paintSlab(brush, 898, 700, 150, 72, '#C8B8A8', 4);
  paintSlab(brush, 884, 688, 178, 18, '#E4D8C8', 3);
  for (const k of rangeOf(3)) paintBlossom(brush, 934 + k * 38, 738, 15, fan.rose[k % 2]!, '#F7D04A', 8);
  return paintStandLantern(brush, 973, 690, 1.5, '#3A2A3A');
}

function paintHedge(brush: Brush, dice: PictureDice, { rose }: Fan, from: number, to: number): void {
  brush.box(from, 330, to - from, 330, '#1F4A34');
  scatter(dice, { x: from, y: 330, width: to - from, height: 330 }, 24, (x, y, i) =>
    brush.shape(
      leafPath(x - 14, y, 30, 10, dice.between(0, 360)),
      ['#2F6B3F', '#4F8F4A', '#3F7A54', '#6BA84F'][i % 4]!,
    ),
  );
  scatter(dice, { x: from, y: 330, width: to - from, height: 320 }, 62, (x, y, i) => {
    const r = dice.between(13, 24);
    brush.disc(x + 2, y + 4, r, SHADOW_COLOR, 0.25);
    paintBlossom(brush, x, y, r, rose[i % 2]!, darken(rose[0], 0.2), 7);
    brush.stroke(`M${formatNumber(x - 4)} ${formatNumber(y)}q4 -7 8 0q-2 6 -6 3`, darken(rose[0], 0.35), 2.4);
  });
}

function paintFan(brush: Brush, dice: PictureDice, { fan, eye }: Fan): void {
  const [cx, cy] = HEART;
  brush.disc(cx, cy + 8, 566, SHADOW_COLOR, 0.25);
  const rows = 7;
  const tilt = dice.between(-8, 8);
  for (const row of rangeOf(rows)) {
    const far = 552 - row * 66;
    const count = 29 - row * 3;
    for (const i of rangeOf(count)) {
      const turn = -101 + (i / (count - 1)) * 202 + tilt * 0.2;
      const share = i / (count - 1);
      const at = share * 2.999;
      const tone = mixColors(
        fan[Math.floor(at)]!,
        fan[Math.floor(at) + 1]!,
        Math.min(1, (at % 1) + dice.between(-0.1, 0.1) + 0.05),
      );
      paintFeather(
        brush,
        turn,
        far,
        (i + row) % 2 ? tone : darken(tone, 0.16),
        toneEye(eye, share, row),
        1 - row * 0.075,
      );
    }
  }
}

/** Blends the colors of a feather's eye from side to side, and from ring to ring. */
const toneEye = (eye: Fan['eye'], share: number, row: number): readonly [string, string, string, string] => [
  mixColors(eye[0], row % 2 ? '#FFF3D0' : eye[1], row % 2 ? 0.55 : share * 0.5),
  mixColors(eye[1], eye[0], Math.abs(share - 0.5) * 1.5),
  mixColors(eye[2], row % 3 ? eye[3] : eye[1], share * 0.6),
  eye[3],
];

/** Paints one feather from the center of the fan, with its eye at the end. */
function paintFeather(
  brush: Brush,
  turn: number,
  far: number,
  tone: string,
  eye: readonly [string, string, string, string],
  size: number,
): void {
  brush.at(HEART[0], HEART[1], { turn }, () => {
    brush.shape(`M-5 ${90 - far}L-3 0H3L5 ${90 - far}Z`, darken(tone, 0.4));
    brush.at(0, -far, { scale: size }, () => {
      const vane = 'M0 108Q-44 62 -40 14Q-32 -24 0 -26Q32 -24 40 14Q44 62 0 108Z';
      brush.at(0, 5, {}, () => brush.shape(vane, SHADOW_COLOR, 0.22));
      brush.shape(vane, tone);
      for (const s of [-1, 1])
        for (const k of rangeOf(4))
          brush.stroke(
            `M0 ${88 - k * 20}L${s * (22 + k * 5)} ${62 - k * 19}`,
            lighten(tone, k % 2 ? 0.4 : 0.2),
            3.4,
            0.85,
          );
      brush.oval(0, 12, 27, 30, eye[0]);
      brush.oval(0, 14, 21, 23, eye[1]);
      brush.oval(0, 17, 15, 16, eye[2]);
      brush.shape('M0 30Q-12 20 -8 11Q-3 8 0 14Q3 8 8 11Q12 20 0 30Z', eye[3]);
    });
  });
}

function paintBody(brush: Brush, { body, fan, eye }: Fan): void {
  const [cx, cy] = HEART;
  for (const s of [-1, 1]) {
    brush.stroke(`M${cx + s * 22} ${cy + 120}v66l${s * 18} 14m${s * -18} -14l${s * -12} 14`, '#A8784A', 8);
    for (const k of rangeOf(6))
      brush.shape(
        leafPath(cx + s * 34, cy + 20 + k * 14, 100 - k * 7, 17, 90 - s * (46 - k * 7)),
        [darken('#B5703F', 0.1), '#D99A5A', '#8A4A2F'][k % 3]!,
      );
  }
  const path = `M${cx - 24} ${cy - 150}Q${cx - 26} ${cy - 60} ${cx - 66} ${cy + 20}Q${cx - 86} ${cy + 110} ${cx} ${cy + 150}Q${cx + 86} ${cy + 110} ${cx + 66} ${cy + 20}Q${cx + 26} ${cy - 60} ${cx + 24} ${cy - 150}Z`;
  brush.at(6, 8, {}, () => brush.shape(path, SHADOW_COLOR, 0.3));
  brush.shape(path, body);
  brush.within(path, () => {
    for (const row of rangeOf(11))
      for (const k of rangeOf(9)) {
        const [x, y] = [cx - 84 + k * 21 + (row % 2) * 10, cy - 130 + row * 26];
        brush.shape(
          `M${x - 11} ${y}a11 12 0 0 0 22 0Z`,
          [lighten(body, 0.24), mixColors(body, eye[1], 0.5), darken(body, 0.2), fan[1]][(row + k) % 4]!,
        );
      }
    brush.shape(
      polygonPath([cx + 20, cy - 160], [cx + 100, cy - 160], [cx + 100, cy + 160], [cx + 30, cy + 160]),
      SHADOW_COLOR,
      0.18,
    );
  });
  brush.disc(cx, cy - 168, 38, body);
  brush.disc(cx, cy - 178, 26, lighten(body, 0.14));
  for (const [k, [px, py]] of pointsAround(cx, cy - 190, 62, 15).entries())
    if (py < cy - 214) {
      brush.stroke(`M${cx} ${cy - 196}L${px} ${py}`, darken(body, 0.3), 3);
      brush.disc(px, py, 7, k % 2 ? eye[0] : eye[1]);
    }
  for (const s of [-1, 1]) {
    brush.shape(leafPath(cx + s * 5, cy - 170, 34, 15, s < 0 ? 190 : -10), '#FFFFFF');
    brush.disc(cx + s * 18, cy - 173, 9, '#17142A');
    brush.disc(cx + s * 20, cy - 175, 2.4, '#FFFFFF');
  }
  brush.shape(`M${cx - 11} ${cy - 160}h22L${cx} ${cy - 132}Z`, '#F2B04A');
  brush.shape(`M${cx} ${cy - 160}h11L${cx} ${cy - 132}Z`, '#C47F2A');
}

function paintHen(brush: Brush, dice: PictureDice, x: number, base: number, scale: number): void {
  const coat = dice.pick(['#B58A5A', '#9A7A6A', '#D4B07A']);
  brush.at(x, base, { scale, isMirrored: dice.chance(0.5) }, () => {
    brush.oval(4, 2, 44, 7, SHADOW_COLOR, 0.26);
    brush.stroke('M-6 -22V0h8M14 -22V0h8', '#A8784A', 5);
    brush.shape('M-66 -30Q-30 -60 6 -58Q18 -70 20 -100L40 -100Q40 -40 24 -22Q-20 -8 -66 -30Z', coat);
    for (const k of rangeOf(12))
      brush.shape(
        leafPath(-50 + (k % 6) * 13, -44 + Math.floor(k / 6) * 14, 19, 6, 24),
        k % 2 ? lighten(coat, 0.35) : darken(coat, 0.25),
      );
    brush.shape('M20 -92Q16 -70 8 -56L28 -44Q38 -66 40 -92Z', '#2F8A7A');
    brush.disc(31, -104, 15, darken(coat, 0.1));
    brush.stroke('M28 -118v-14M32 -118l6 -13M24 -117l-6 -12', darken(coat, 0.3), 3);
    brush.disc(36, -106, 3.4, '#17142A');
    brush.shape('M44 -108l14 6 -14 5Z', '#F2B04A');
  });
}

function paintPot(brush: Brush, dice: PictureDice, { rose }: Fan, x: number, base: number): void {
  for (const k of rangeOf(26))
    brush.shape(
      leafPath(x, base - 78, dice.between(56, 96), 15, -196 + k * 8.4),
      ['#3F8A4A', '#6BAA4F', '#2F6B44'][k % 3]!,
    );
  for (const k of rangeOf(9))
    paintBlossom(
      brush,
      x - 70 + k * 17.5,
      base - 118 - 46 * Math.sin(((k + 0.5) / 9) * Math.PI) + (k % 2) * 24,
      18,
      k % 3 ? rose[0] : rose[1],
    );
  brush.shape(`M${x - 52} ${base - 86}H${x + 52}L${x + 36} ${base}H${x - 36}Z`, '#C4693F');
  brush.shape(`M${x + 16} ${base - 86}H${x + 52}L${x + 36} ${base}H${x + 10}Z`, SHADOW_COLOR, 0.24);
  paintSlab(brush, x - 58, base - 98, 116, 20, '#D98B5A', 3);
  brush.stroke(`M${x - 42} ${base - 44}l12 14 12 -14 12 14 12 -14 12 14 12 -14 12 14`, '#FFE4C4', 4);
}

/** Cats: curled up, stretched out, sitting, on their backs. The given point is the center of the cat. */
import { type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken, lighten } from '../hours';
import { SHADOW_COLOR } from './forms';

/** The colors of the coat, the marks and the belly. */
export const COATS = [
  ['#E8903A', '#B5602A', '#FFF3E0'],
  ['#3A3444', '#27222F', '#F7F0E8'],
  ['#FFF6EC', '#E8A05A', '#FFFFFF'],
  ['#9AA0AC', '#6B717F', '#E8ECF0'],
  ['#F3E0C4', '#7A5440', '#FFF6E8'],
  ['#8A6244', '#5A3C2A', '#F2D8B8'],
  ['#FFF6EC', '#3A3444', '#FFFFFF'],
  ['#C4A080', '#8A6A50', '#F7E8D4'],
] as const;
type Coat = (typeof COATS)[number];
type Stance = (brush: Brush, coat: Coat) => void;

const paintStripes = (brush: Brush, tone: string, marks: readonly string[]): void => {
  for (const mark of marks) brush.stroke(mark, tone, 8, 0.9);
};

/** Paints a head about 70 wide, with its eyes closed or open. */
function paintHead(
  brush: Brush,
  x: number,
  y: number,
  turn: number,
  [coat, mark, belly]: Coat,
  isAwake: boolean,
): void {
  brush.at(x, y, { turn }, () => {
    for (const s of [-1, 1]) {
      brush.shape(`M${s * 8} -26L${s * 34} -48L${s * 38} -8Z`, coat);
      brush.shape(`M${s * 15} -27L${s * 31} -40L${s * 33} -14Z`, '#F2A8A0');
    }
    brush.oval(0, 0, 40, 33, coat);
    paintStripes(brush, mark, ['M0 -30v14', 'M-12 -28l2 11', 'M12 -28l-2 11', 'M-39 2l14 3', 'M39 2l-14 3']);
    for (const s of [-1, 1]) {
      brush.oval(s * 9, 13, 12, 10, belly);
      if (isAwake) {
        brush.oval(s * 16, -3, 9, 10, '#A8D04A');
        brush.oval(s * 16, -3, 3.6, 9, '#1F1A24');
        brush.disc(s * 16 + 2, -6, 2.4, '#FFFFFF');
      } else brush.stroke(`M${s * 16 - 9} -4q9 9 18 0`, '#2A1B24', 3.4);
      brush.stroke(`M${s * 16} 12l${s * 30} -4M${s * 16} 15l${s * 30} 4`, '#FFFFFF', 2.4, 0.85);
    }
    brush.shape('M-6 5h12l-6 7Z', '#E57A80');
    brush.stroke('M0 12q-5 8 -10 3M0 12q5 8 10 3', '#5A3434', 2.6);
  });
}

const STANCES: readonly Stance[] = [
  // Draws a cat that is curled up.
  (brush, coat) => {
    brush.oval(0, 34, 100, 40, SHADOW_COLOR, 0.28);
    brush.oval(0, 10, 98, 56, coat[0]);
    paintStripes(brush, coat[1], [
      'M-30 -40q10 22 2 40',
      'M0 -45q10 22 2 40',
      'M30 -42q8 20 0 38',
      'M56 -32q6 18 -4 32',
    ]);
    brush.stroke('M88 24Q70 64 10 60Q-30 58 -54 46', darken(coat[0], 0.14), 25);
    brush.stroke('M-30 55Q-50 52 -60 42', coat[1], 23);
    paintHead(brush, -48, 18, -10, coat, false);
  },
  // Draws a cat that is stretched out on its side.
  (brush, coat) => {
    brush.oval(0, 44, 112, 24, SHADOW_COLOR, 0.28);
    brush.stroke('M96 20Q132 24 118 -22', coat[0], 18);
    brush.shape('M-84 44Q-96 -20 -30 -26Q60 -34 100 8Q112 44 80 48Z', coat[0]);
    brush.shape('M-70 46Q-40 20 76 34L80 48Z', coat[2]);
    paintStripes(brush, coat[1], ['M-16 -26l6 30', 'M14 -28l5 30', 'M44 -22l3 28', 'M72 -10l-1 24']);
    for (const x of [-104, -82]) brush.stroke(`M-60 38L${x} 48`, coat[0], 19);
    for (const x of [52, 76]) brush.stroke(`M60 36L${x} 52`, darken(coat[0], 0.1), 19);
    paintHead(brush, -62, -6, -14, coat, false);
  },
  // Draws a cat that sits and is awake.
  (brush, coat) => {
    brush.oval(4, 50, 80, 18, SHADOW_COLOR, 0.28);
    brush.stroke('M48 42Q98 46 92 6Q88 -14 104 -20', coat[0], 19);
    brush.shape('M-52 52Q-64 -10 -26 -44H28Q66 -4 58 52Z', coat[0]);
    brush.shape('M-24 50Q-34 0 0 -20Q34 0 26 50Z', coat[2]);
    paintStripes(brush, coat[1], ['M-50 6l18 4', 'M-54 26l18 2', 'M54 6l-18 4', 'M58 26l-18 2']);
    for (const s of [-1, 1]) brush.oval(s * 20, 48, 19, 10, lighten(coat[0], 0.2));
    paintHead(brush, 0, -54, 0, coat, true);
  },
  // Draws a cat that lies on its back.
  (brush, coat) => {
    brush.oval(0, 40, 104, 28, SHADOW_COLOR, 0.28);
    brush.stroke('M86 20Q124 40 128 0', coat[1], 17);
    brush.shape('M-70 20Q-60 -34 10 -34Q90 -30 96 20Q80 52 0 50Q-60 50 -70 20Z', coat[0]);
    brush.oval(18, 4, 62, 30, coat[2]);
    for (const [x, y] of [
      [-24, -44],
      [10, -52],
      [54, -48],
      [84, -36],
    ] as const) {
      brush.stroke(`M${x + 6} -10L${x} ${y}`, coat[0], 20);
      brush.disc(x, y, 10, coat[2]);
      brush.disc(x, y - 1, 4.4, '#F2A8A0');
    }
    paintHead(brush, -66, 16, 158, coat, false);
  },
  // Draws a cat that lies with folded paws and is awake.
  (brush, coat) => {
    brush.oval(0, 46, 96, 20, SHADOW_COLOR, 0.28);
    brush.shape('M-78 50Q-96 -20 -20 -28Q74 -34 92 14Q98 50 84 52Z', coat[0]);
    paintStripes(brush, coat[1], ['M10 -28q8 18 2 34', 'M38 -24q8 18 2 34', 'M64 -14q6 16 0 28']);
    brush.stroke('M88 34Q70 66 4 54', darken(coat[0], 0.16), 19);
    brush.oval(-44, 48, 24, 9, coat[2]);
    paintHead(brush, -40, -6, -6, coat, true);
  },
];

export function paintCatWith(
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  scale: number,
  coat: number,
  stance: number,
): void {
  brush.at(x, y, { scale, isMirrored: dice.chance(0.5) }, () => {
    STANCES[stance]!(brush, COATS[coat]!);
    if (dice.chance(0.3)) for (const k of rangeOf(2)) brush.disc(-30 + k * 8, 44, 3.4, '#F7D04A');
  });
}

/** Animals of field, yard and road. Each is about 90 wide, with its base at 0. */
import type { Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken, lighten } from '../hours';
import { SHADOW_COLOR } from './forms';

type Beast = (brush: Brush, dice: PictureDice) => void;

const paintSheep: Beast = (brush) => {
  brush.stroke('M-18 -14V0M-6 -12V0M10 -12V0M20 -14V0', '#3A2A34', 6);
  for (const [x, y, r] of [
    [-18, -28, 15],
    [0, -34, 18],
    [18, -28, 15],
    [-8, -20, 15],
    [10, -20, 15],
  ] as const)
    brush.disc(x, y, r, '#FFF6E8');
  for (const [x, y] of [
    [-16, -30],
    [0, -36],
    [14, -26],
    [-4, -22],
  ] as const)
    brush.stroke(`M${x - 6} ${y}q6 -8 10 0`, '#D8CCC4', 2.4);
  brush.oval(34, -36, 9, 12, '#3A2A34');
  brush.oval(26, -42, 7, 3, '#3A2A34');
  brush.disc(36, -39, 1.8, '#FFF6E0');
};

const paintCow: Beast = (brush, dice) => {
  const coat = dice.pick(['#FFF6E8', '#B5653F', '#5A3A34', '#D9A868']);
  const spot = coat === '#FFF6E8' ? '#3A2A34' : '#FFF6E8';
  brush.stroke('M-30 -24V0M-18 -24V0M16 -24V0M28 -24V0', darken(coat, 0.2), 8);
  brush.shape('M-40 -56Q0 -64 34 -54L38 -24Q0 -14 -38 -24Z', coat);
  brush.oval(-16, -46, 13, 9, spot);
  brush.oval(16, -32, 11, 8, spot);
  brush.shape('M-38 -30Q0 -18 38 -30L38 -24Q0 -14 -38 -24Z', SHADOW_COLOR, 0.2);
  brush.oval(2, -18, 8, 5, '#F2A5A0');
  brush.shape('M32 -66h18l6 24q-6 10 -14 8l-12 -14Z', coat);
  brush.oval(52, -38, 8, 6, '#F2B8A8');
  brush.stroke('M34 -66q-6 -8 -2 -14M50 -66q6 -8 4 -14', '#E8D8B0', 4);
  brush.disc(44, -55, 2.4, '#2A1B13');
  brush.stroke('M-40 -52q-10 12 -6 30', darken(coat, 0.3), 3);
  brush.disc(40, -32, 4, '#D9A441');
};

const paintGoat: Beast = (brush, dice) => {
  const coat = dice.pick(['#F3E3C8', '#8A6A54', '#D9C8B8']);
  brush.stroke('M-20 -22L-24 0M-10 -22V0M12 -22V0M20 -22L24 0', darken(coat, 0.25), 6);
  brush.shape('M-28 -44Q0 -50 24 -46L26 -20Q0 -12 -26 -20Z', coat);
  brush.shape('M18 -46L26 -66L44 -60L40 -46L28 -36Z', lighten(coat, 0.15));
  brush.stroke('M28 -66q-8 -12 -18 -10M34 -65q-4 -14 -14 -16', '#6B5A4A', 4);
  brush.shape('M36 -46l6 14 -10 -8Z', '#FFF6E8');
  brush.disc(34, -57, 2, '#2A1B13');
};

const paintHen: Beast = (brush, dice) => {
  const coat = dice.pick(['#B5502F', '#FFF3E0', '#5A3A2A', '#D9A050']);
  brush.stroke('M-4 -10V0h5M6 -10V0h5', '#E8A030', 3);
  brush.shape('M-28 -40Q-20 -24 -2 -30L8 -46Q18 -52 22 -42Q26 -14 4 -8Q-22 -6 -28 -40Z', coat);
  brush.shape('M-12 -26Q0 -30 8 -20Q-2 -10 -12 -26Z', darken(coat, 0.2));
  brush.shape('M8 -48q2 -8 6 -3q4 -6 6 2q5 -2 3 5Z', '#D4303F');
  brush.shape('M22 -40l9 4 -9 3Z', '#F2B040');
  brush.disc(16, -41, 2, '#2A1B13');
};

const paintDog: Beast = (brush, dice) => {
  const coat = dice.pick(['#C98A4A', '#FFF3E0', '#5A4034', '#9A8A80']);
  brush.stroke('M-22 -24V0M-12 -24V0M14 -24V0M22 -24V0', darken(coat, 0.15), 7);
  brush.shape('M-28 -44Q0 -48 24 -44V-18Q0 -12 -26 -18Z', coat);
  brush.stroke('M-28 -40q-14 -8 -12 -22', coat, 7);
  brush.shape('M16 -48Q18 -66 34 -64L50 -54Q50 -44 40 -42L22 -36Z', coat);
  brush.shape('M20 -64q-10 6 -6 24q10 0 12 -16Z', darken(coat, 0.35));
  brush.disc(36, -57, 2.4, '#2A1B13');
  brush.disc(49, -53, 4, '#2A1B13');
  brush.stroke('M20 -38L30 -36', '#C4303F', 5);
};

const paintCamel: Beast = (brush, dice) => {
  const coat = dice.pick(['#D9A860', '#C48F4A', '#E8C48A']);
  brush.stroke('M-30 -34L-32 0M-18 -34V0M16 -34V0M28 -34L30 0', darken(coat, 0.15), 7);
  brush.shape(
    'M-40 -40Q-40 -62 -24 -62Q-14 -86 -2 -64Q8 -84 18 -64Q34 -62 34 -44Q44 -40 46 -70L50 -88L70 -86L72 -78L58 -74Q58 -30 34 -28H-30Q-40 -30 -40 -40Z',
    coat,
  );
  brush.shape('M-40 -40Q0 -28 40 -36Q38 -28 30 -28H-30Q-40 -30 -40 -40Z', SHADOW_COLOR, 0.2);
  const cloth = dice.pick(['#C4303F', '#2F7A86', '#7A3A8A', '#E08A30']);
  brush.shape('M-18 -72H16L22 -36H-24Z', cloth);
  for (const i of rangeOf(3))
    brush.stroke(`M${-20 + i} ${-64 + i * 11}H${18 + i}`, i % 2 ? '#FFF3D0' : '#F2C84A', 4);
  for (const i of rangeOf(6)) brush.disc(-21 + i * 8.4, -34, 3, '#F2C84A');
  brush.disc(56, -82, 2, '#2A1B13');
};

const duck: Beast = (brush, dice) => {
  const coat = dice.pick(['#FFF6E8', '#8A6A4A', '#6B8A8A']);
  brush.shape('M-26 -18Q-10 -28 6 -20L8 -32Q14 -42 22 -34Q26 -24 20 -14Q10 -2 -10 -4Q-24 -6 -26 -18Z', coat);
  brush.shape('M-16 -16Q-4 -22 6 -14Q-4 -6 -16 -16Z', darken(coat, 0.2));
  brush.shape('M23 -33l10 4 -11 4Z', '#F2A030');
  brush.disc(18, -33, 2, '#2A1B13');
};

const paintHorse: Beast = (brush, dice) => {
  const coat = dice.pick(['#8A5230', '#FFF3E4', '#4A3430', '#C48A54', '#9A9AA4']);
  brush.stroke('M-30 -40L-32 0M-20 -40V0M18 -40V0M28 -40L30 0', darken(coat, 0.15), 8);
  brush.shape(
    'M-38 -64Q0 -72 26 -66L40 -100L50 -104L66 -86L60 -78L50 -82L42 -50Q40 -34 26 -34H-28Q-42 -40 -38 -64Z',
    coat,
  );
  brush.shape('M-38 -44Q0 -32 40 -44Q38 -34 26 -34H-28Q-38 -36 -38 -44Z', SHADOW_COLOR, 0.2);
  brush.stroke('M24 -70Q30 -96 42 -102M-38 -62q-14 6 -10 38', darken(coat, 0.5), 8);
  brush.disc(52, -92, 2.4, '#2A1B13');
};

const BEASTS = {
  sheep: paintSheep,
  cow: paintCow,
  goat: paintGoat,
  hen: paintHen,
  dog: paintDog,
  camel: paintCamel,
  duck,
  horse: paintHorse,
} as const;

export function paintBeast(
  brush: Brush,
  dice: PictureDice,
  kind: keyof typeof BEASTS,
  x: number,
  base: number,
  scale: number,
): void {
  brush.at(x, base, { scale, isMirrored: dice.chance(0.5) }, () => {
    if (kind !== 'duck') brush.oval(0, 1, 36, 5, '#140A2E', 0.22);
    BEASTS[kind](brush, dice);
  });
}

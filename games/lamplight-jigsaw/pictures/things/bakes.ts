/** Bread and cakes. */
import { formatNumber, type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken, lighten } from '../hours';
import { pointsAround, SHADOW_COLOR } from './forms';

const CRUSTS = ['#C98040', '#B5652F', '#D99A50', '#A85A2A', '#E0AC66'] as const;
const ICINGS = ['#FFF3E0', '#F2A5B8', '#8A4A2A', '#F7DC9A', '#B79BE0', '#A8D0B0', '#E5866A'] as const;

type Bake = (brush: Brush, dice: PictureDice) => void;

/** The kinds of bakes. Each is about 60 wide, with its base at 0. */
const BAKES: readonly Bake[] = [
  // Draws a long loaf with cuts.
  (brush, dice) => {
    const crust = dice.pick(CRUSTS);
    brush.shape('M-34 0Q-42 -30 -14 -34H14Q42 -30 34 0Z', crust);
    brush.shape('M8 -34H14Q42 -30 34 0H16Q28 -18 8 -34Z', SHADOW_COLOR, 0.22);
    for (const i of rangeOf(3)) brush.stroke(`M${-20 + i * 16} -28q10 6 8 18`, lighten(crust, 0.6), 5);
    brush.stroke('M-28 -20q4 -9 12 -10', lighten(crust, 0.45), 3, 0.8);
  },
  // Draws a round loaf with a cross.
  (brush, dice) => {
    const crust = dice.pick(CRUSTS);
    brush.shape('M-32 0Q-38 -42 0 -44Q38 -42 32 0Z', crust);
    brush.shape('M4 -44Q38 -42 32 0H14Q28 -24 4 -44Z', SHADOW_COLOR, 0.22);
    brush.stroke('M0 -40Q-3 -20 0 -4M-24 -22Q0 -30 24 -22', lighten(crust, 0.65), 5);
    for (const i of rangeOf(6)) brush.disc(-20 + i * 8, -32 + (i % 3) * 9, 1.6, '#FFF6E0');
  },
  // Draws a braided loaf.
  (brush, dice) => {
    const crust = dice.pick(CRUSTS);
    for (const i of rangeOf(4)) {
      brush.oval(-27 + i * 18, -14, 14, 15, darken(crust, 0.15));
      brush.oval(-27 + i * 18, -16, 13, 14, i % 2 ? crust : lighten(crust, 0.18));
      brush.stroke(`M${-34 + i * 18} -20q8 -8 14 2`, lighten(crust, 0.6), 3);
    }
  },
  // Draws a ring with sugar.
  (brush, dice) => {
    const crust = dice.pick(CRUSTS);
    brush.oval(0, -22, 30, 22, crust);
    brush.oval(0, -24, 28, 18, dice.pick(ICINGS));
    brush.oval(0, -23, 9, 7, darken(crust, 0.5));
    for (const [i, [x, y]] of pointsAround(0, -24, 18, 11, dice.between(0, 30)).entries())
      brush.stroke(
        `M${x} ${formatNumber(-24 + (y + 24) * 0.72)}l3 ${i % 2 ? 3 : -3}`,
        ['#E5603A', '#3F7A86', '#FFD070', '#B5485A'][i % 4]!,
        3,
      );
  },
  // Draws a crescent.
  (brush, dice) => {
    const crust = dice.pick(CRUSTS);
    brush.shape(
      'M-36 0Q-44 -18 -24 -28Q0 -44 24 -28Q44 -18 36 0Q30 4 24 -4Q0 -20 -24 -4Q-30 4 -36 0Z',
      crust,
    );
    for (const i of rangeOf(5))
      brush.stroke(
        `M${-26 + i * 13} ${-6 - 8 * Math.sin(((i + 0.5) / 5) * 3.14)}q-3 -10 ${-4 + i * 3} -18`,
        i % 2 ? darken(crust, 0.35) : lighten(crust, 0.5),
        4,
      );
  },
  // Draws a pie with a lattice.
  (brush, dice) => {
    const [crust, fruit] = [dice.pick(CRUSTS), dice.pick(['#B5303F', '#6B3A7A', '#E08A3A', '#8A2F4A'])];
    brush.shape('M-36 -22H36L28 0H-28Z', '#8FA0B0');
    brush.shape('M12 -22H36L28 0H10Z', SHADOW_COLOR, 0.22);
    brush.shape('M-36 -22Q0 -48 36 -22Z', fruit);
    for (const i of rangeOf(5))
      brush.stroke(`M${-28 + i * 11} -24l12 -14M${28 - i * 11} -24l-12 -14`, lighten(crust, 0.2), 4.4);
    for (const i of rangeOf(9)) brush.disc(-32 + i * 8, -22, 5, i % 2 ? crust : lighten(crust, 0.2));
  },
  // Draws a cake with drops of icing.
  (brush, dice) => {
    const [sponge, icing] = [dice.pick(CRUSTS), dice.pick(ICINGS)];
    brush.box(-28, -40, 56, 40, sponge);
    brush.box(-28, -22, 56, 5, lighten(icing, 0.3));
    brush.shape(
      'M-30 -44H30V-30q-4 8 -8 0q-4 12 -8 2q-5 14 -10 0q-5 8 -9 -1q-5 12 -9 1q-5 8 -8 0q-5 8 -8 -2Z',
      icing,
    );
    brush.box(10, -44, 20, 44, SHADOW_COLOR, 0.18);
    for (const i of rangeOf(4)) {
      brush.disc(-20 + i * 13, -47, 5.5, dice.pick(['#C4303F', '#F7A23A', '#FFF6E0', '#5A3A8A']));
      brush.disc(-21.5 + i * 13, -49, 1.6, '#FFFFFF', 0.8);
    }
  },
  // Draws a bun in a paper cup.
  (brush, dice) => {
    const [paper, icing] = [
      dice.pick(['#3F7A86', '#B5485A', '#F2B84A', '#FFF6E0', '#6B4A8A']),
      dice.pick(ICINGS),
    ];
    brush.shape('M-20 -22H20L14 0H-14Z', paper);
    for (const i of rangeOf(5))
      brush.stroke(`M${-14 + i * 7} -20L${-10 + i * 5} -2`, darken(paper, 0.3), 2.2);
    brush.shape('M-24 -20Q-26 -34 -14 -36Q-14 -48 0 -50Q14 -48 14 -36Q26 -34 24 -20Q0 -14 -24 -20Z', icing);
    brush.stroke('M-16 -26q16 8 32 0M-10 -37q10 6 20 0', darken(icing, 0.18), 3);
    brush.disc(0, -53, 6, '#C4303F');
  },
  // Draws a bunch of breadsticks.
  (brush, dice) => {
    for (const i of rangeOf(4)) {
      const crust = dice.pick(CRUSTS);
      brush.at(-18 + i * 12, 0, { turn: -9 + i * 6 }, () => {
        brush.shape('M-7 0V-66Q0 -78 7 -66V0Z', crust);
        for (const k of rangeOf(4)) brush.stroke(`M-4 ${-14 - k * 14}l8 -6`, lighten(crust, 0.6), 3);
      });
    }
    brush.shape('M-28 -20H28L22 0H-22Z', '#B98048');
    for (const k of rangeOf(6)) brush.stroke(`M${-24 + k * 9} -18l6 16`, '#7A4A24', 2.4);
  },
  // Draws a tart with fruit.
  (brush, dice) => {
    const crust = dice.pick(CRUSTS);
    const fruit = dice.pick(['#C4303F', '#5A3A8A', '#E8892F', '#8FA84A']);
    brush.shape('M-32 -16Q0 -24 32 -16L26 0H-26Z', crust);
    for (const i of rangeOf(7)) brush.stroke(`M${-26 + i * 8.6} -14l2 11`, darken(crust, 0.3), 2.4);
    for (const row of rangeOf(2))
      for (const i of rangeOf(5 - row)) {
        const fx = (i - (4 - row) / 2) * 12;
        brush.disc(fx, -22 - row * 8, 7, i % 2 ? fruit : lighten(fruit, 0.15));
        brush.disc(fx - 2, -24 - row * 8, 2, '#FFFFFF', 0.7);
      }
  },
];

/** Paints one of the bakes, about `size` wide. */
export function paintBake(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  size: number,
  kind = dice.whole(0, BAKES.length - 1),
): void {
  brush.at(x, base, { scale: size / 70 }, () => {
    brush.oval(0, 0, 34, 4, '#140A2E', 0.28);
    BAKES[kind]!(brush, dice);
  });
}

export const BAKE_KINDS = BAKES.length;

/** Sea life: fish, corals, stars, shells, crabs. */
import { formatNumber, type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken, lighten } from '../hours';
import { createStarPath } from '../sky';
import { pointsAround, leafPath, SHADOW_COLOR } from './forms';

export const REEF = [
  '#F2704F',
  '#F2B03A',
  '#E85A86',
  '#8A5AC4',
  '#3FB0A8',
  '#F7DC8A',
  '#D43F4F',
  '#5A8AE0',
  '#FF9A6B',
  '#A8D060',
] as const;

type Fish = (brush: Brush, a: string, b: string) => void;

const FISHES: readonly Fish[] = [
  (brush, a, b) => {
    brush.shape('M24 0L48 -18Q42 0 48 18Z', b);
    brush.shape('M-34 0Q-14 -26 28 0Q-14 26 -34 0Z', a);
    brush.shape('M-10 -13Q4 -32 16 -8Z', b);
    for (const x of [-14, 0, 13])
      brush.stroke(`M${x} ${x ? -10 : -12}q5 10 0 ${x ? 20 : 24}`, lighten(b, 0.5), 5);
  },
  (brush, a, b) => {
    brush.shape('M14 0L34 -14V14Z', b);
    brush.shape('M-30 0Q-20 -40 6 -40L20 -16V16L6 40Q-20 40 -30 0Z', a);
    for (const i of rangeOf(3)) brush.shape(`M${-16 + i * 13} -36q8 36 0 72h5q9 -36 0 -72Z`, b);
    brush.shape('M0 -40Q18 -58 26 -30L18 -18Z', darken(a, 0.15));
  },
  (brush, a, b) => {
    brush.shape('M40 0L60 -12Q54 0 60 12Z', b);
    brush.shape('M-46 2Q-20 -16 44 0Q-20 16 -46 2Z', a);
    brush.stroke('M-40 2Q0 -6 42 0', b, 5);
    brush.shape('M-6 -9L10 -20L16 -6Z', b);
  },
  (brush, a, b) => {
    brush.shape('M22 0Q40 -30 46 -8Q40 0 46 10Q40 28 22 0Z', b);
    brush.disc(0, 0, 26, a);
    for (const [x, y] of pointsAround(0, 0, 15, 7)) brush.disc(x, y, 4.4, b);
    brush.shape('M-4 -24Q6 -40 18 -18Z', darken(a, 0.2));
  },
];

/** Paints a fish about 80 long. */
export function paintFish(
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  scale: number,
  kind = dice.whole(0, FISHES.length - 1),
): void {
  const [a, b] = dice.shuffle(REEF) as [string, string];
  brush.at(x, y, { scale, isMirrored: dice.chance(0.5), turn: dice.between(-10, 10) }, () => {
    FISHES[kind]!(brush, a, b);
    brush.disc(-20, -5, 4.6, '#FFFFFF');
    brush.disc(-21, -5, 2.4, '#14203A');
  });
}

/** Paints coral, seaweed or sponge that grows from a point. */
export function paintCoral(brush: Brush, dice: PictureDice, x: number, base: number, size: number): void {
  const tone = dice.pick(REEF);
  brush.at(x, base, { scale: size / 100 }, () => {
    const kind = dice.whole(0, 5);
    if (kind === 0) paintBranch(brush, dice, 0, 0, 40, -90, 12, tone);
    else if (kind === 1) {
      const fan = 'M-6 0Q-70 -40 -50 -96Q-20 -122 0 -104Q30 -124 54 -90Q66 -40 6 0Z';
      brush.shape(fan, tone);
      brush.within(fan, () => {
        for (const i of rangeOf(9))
          brush.stroke(`M0 0Q${-50 + i * 12} -50 ${-72 + i * 18} -120`, darken(tone, 0.28), 3);
        for (const i of rangeOf(5))
          brush.stroke(`M-80 ${-24 - i * 20}q80 -26 160 0`, lighten(tone, 0.4), 2.4);
      });
    } else if (kind === 2) {
      for (const [dx, w, h] of [
        [-30, 22, 66],
        [0, 27, 98],
        [30, 22, 76],
        [-14, 18, 46],
        [18, 18, 40],
      ] as const) {
        brush.shape(
          `M${dx - w / 2} 0L${dx - w * 0.62} ${-h}h${w * 1.24}L${dx + w / 2} 0Z`,
          dx > 0 ? darken(tone, 0.15) : tone,
        );
        brush.oval(dx, -h, w * 0.62, 6, lighten(tone, 0.4));
        brush.oval(dx, -h, w * 0.4, 3.4, darken(tone, 0.5));
        for (const k of rangeOf(4))
          brush.disc(dx + (k % 2 ? 4 : -4), -h + 16 + k * 11, 2.6, lighten(tone, 0.5));
      }
    } else if (kind === 3) {
      brush.shape('M-52 0Q-56 -62 0 -66Q56 -62 52 0Z', tone);
      for (const row of rangeOf(4))
        for (const i of rangeOf(5))
          brush.stroke(
            `M${-40 + i * 18 + (row % 2) * 6} ${-8 - row * 14}q6 -10 12 0t10 -3`,
            row % 2 ? darken(tone, 0.3) : lighten(tone, 0.45),
            3.4,
          );
      brush.shape('M20 -63Q56 -56 52 0H30Q46 -36 20 -63Z', SHADOW_COLOR, 0.2);
    } else if (kind === 4)
      for (const i of rangeOf(7)) {
        const lean = -36 + i * 12;
        brush.stroke(
          `M${lean * 0.4} 0Q${lean - 14} -40 ${lean} -66T${lean + 4} -${100 + (i % 3) * 14}`,
          i % 2 ? '#3F8A5A' : '#7AB84A',
          8,
        );
      }
    else {
      for (const i of rangeOf(13)) {
        const lean = -48 + i * 8;
        brush.stroke(
          `M${lean * 0.3} -10Q${lean * 0.7} -46 ${lean} -${56 + ((i * 7) % 18)}`,
          i % 2 ? tone : lighten(tone, 0.3),
          7,
        );
        brush.disc(lean, -58 - ((i * 7) % 18), 5, lighten(tone, 0.6));
      }
      brush.oval(0, -8, 26, 14, darken(tone, 0.25));
    }
  });
}

function paintBranch(
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  length: number,
  angle: number,
  width: number,
  tone: string,
): void {
  const [tx, ty] = [
    x + length * Math.cos((angle * Math.PI) / 180),
    y + length * Math.sin((angle * Math.PI) / 180),
  ];
  brush.stroke(`M${formatNumber(x)} ${formatNumber(y)}L${formatNumber(tx)} ${formatNumber(ty)}`, tone, width);
  if (width < 5) return void brush.disc(tx, ty, width * 0.8, lighten(tone, 0.5));
  for (const turn of [-34, dice.between(-8, 8), 34])
    paintBranch(
      brush,
      dice,
      tx,
      ty,
      length * dice.between(0.66, 0.82),
      angle + turn,
      width * 0.7,
      turn ? tone : lighten(tone, 0.1),
    );
}

export function paintSeaStar(brush: Brush, dice: PictureDice, x: number, y: number, size: number): void {
  const tone = dice.pick(REEF);
  brush.at(x, y, { turn: dice.between(0, 72), scale: size / 30 }, () => {
    brush.at(2, 3, {}, () => brush.shape(createStarPath(0, 0, 24), SHADOW_COLOR, 0.25));
    const arms = pointsAround(0, 0, 27, 5);
    for (const [ax, ay] of arms) brush.stroke(`M0 0L${ax} ${ay}`, tone, 14);
    for (const [ax, ay] of arms)
      for (const k of rangeOf(4))
        brush.disc(ax * (0.2 + k * 0.23), ay * (0.2 + k * 0.23), 3 - k * 0.4, lighten(tone, 0.55));
  });
}

/** Paints a shell: a fan, a whorl or a cone. */
export function paintShell(brush: Brush, dice: PictureDice, x: number, y: number, size: number): void {
  const tone = dice.pick(['#F7D8C0', '#F2A58A', '#FFF3E4', '#D9B0C4', '#E8C88A', '#C48A7A']);
  const line = darken(tone, 0.28);
  brush.at(x, y, { scale: size / 30, turn: dice.between(-50, 50) }, () => {
    brush.oval(2, 4, 26, 20, SHADOW_COLOR, 0.18);
    const kind = dice.whole(0, 2);
    if (kind === 0) {
      brush.shape('M0 24L-28 -6Q-24 -26 0 -28Q24 -26 28 -6Z', tone);
      for (const i of rangeOf(7))
        brush.stroke(
          `M0 22L${-24 + i * 8} ${-12 - 12 * Math.sin(((i + 0.5) / 7) * 3.1)}`,
          i % 2 ? line : lighten(tone, 0.5),
          3,
        );
      brush.shape('M-10 24h20l-4 -8h-12Z', line);
    } else if (kind === 1) {
      brush.disc(0, 0, 24, tone);
      brush.shape('M20 -12Q40 0 26 24Q8 30 4 22Z', lighten(tone, 0.3));
      brush.stroke('M22 10Q2 26 -12 8T2 -12T8 4Q4 8 0 4', line, 4);
    } else {
      brush.shape('M-26 18Q-10 -10 30 -24Q18 12 -8 26Q-22 30 -26 18Z', tone);
      for (const i of rangeOf(5))
        brush.stroke(
          `M${-16 + i * 9} ${4 - i * 5}q8 6 6 ${16 - i * 2}`,
          i % 2 ? line : darken(tone, 0.12),
          3.4,
        );
    }
  });
}

export function paintCrab(brush: Brush, dice: PictureDice, x: number, y: number, scale: number): void {
  const tone = dice.pick(['#D4402F', '#E8703A', '#B54A6B', '#3F7A9A']);
  brush.at(x, y, { scale }, () => {
    brush.oval(2, 8, 40, 16, SHADOW_COLOR, 0.22);
    for (const side of [-1, 1]) {
      for (const i of rangeOf(3))
        brush.stroke(
          `M${side * 20} ${2 + i * 6}q${side * 16} ${-4 + i * 4} ${side * 22} ${10 + i * 3}`,
          darken(tone, 0.2),
          5,
        );
      brush.stroke(`M${side * 22} -8Q${side * 40} -12 ${side * 38} -26`, tone, 8);
      brush.shape(
        `M${side * 38} -24q${side * -14} -8 ${side * -6} -22l${side * 6} 10l${side * 8} -12q${side * 10} 14 ${side * -8} 24Z`,
        tone,
      );
      brush.stroke(`M${side * 8} -16v-10`, tone, 3);
      brush.disc(side * 8, -28, 4.6, '#FFF6E0');
      brush.disc(side * 8, -28, 2.2, '#1A1420');
    }
    brush.shape('M-28 -2Q-24 -20 0 -20Q24 -20 28 -2Q18 18 0 18Q-18 18 -28 -2Z', tone);
    for (const [dx, dy] of [
      [-12, -6],
      [0, -10],
      [12, -6],
      [-6, 4],
      [8, 5],
    ] as const)
      brush.disc(dx, dy, 3, lighten(tone, 0.5));
  });
}

/** Paints upright seaweed, leaf by leaf. */
export function paintWeed(brush: Brush, dice: PictureDice, x: number, base: number, height: number): void {
  const tone = dice.pick(['#2F8A6B', '#5AA84A', '#3F7A4A', '#8A9A3A']);
  const lean = dice.between(-20, 20);
  brush.stroke(
    `M${formatNumber(x)} ${formatNumber(base)}q${formatNumber(lean)} ${formatNumber(-height / 2)} 0 ${formatNumber(-height)}`,
    darken(tone, 0.2),
    5,
  );
  const count = Math.round(height / 17);
  for (const i of rangeOf(count)) {
    const t = (i + 0.6) / count;
    const px = x + 2 * (1 - t) * t * lean;
    brush.shape(
      leafPath(px, base - height * t, 34 * (1.1 - t * 0.5), 8, i % 2 ? -28 : -152),
      i % 3 ? tone : lighten(tone, 0.25),
    );
  }
}

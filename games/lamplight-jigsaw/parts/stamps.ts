/** A page of stamps in an album: every one a small picture of its own, and the lamp that they are looked at by. */
import { downwards, polygon, short, SHEET, type Brush } from '../pictures/brush';
import { times, type Dice } from '../pictures/dice';
import { darker, lighter, mix } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { starPath } from '../pictures/sky';
import { paintBeast } from '../pictures/things/beasts';
import { blossom, boxPath, eitherWay, leaf, SHADE } from '../pictures/things/forms';
import { paintStandLantern } from '../pictures/things/lamps';
import { MOTIFS, paintMotif } from '../pictures/things/motifs';
import { paintFish, paintSeaStar, paintShell } from '../pictures/things/sea';
import { paintBunch, paintCup, paintPotPlant, paintTeapot } from '../pictures/things/shelfware';
import { paintToy } from '../pictures/things/toys';
import { paintPlanks } from '../pictures/things/walls';
import { SHELF_SHORTS } from '../shelf-shorts';

export const descriptionShort = SHELF_SHORTS.stamps;

const INKS = [
  '#C4402F',
  '#27608A',
  '#3F7A4A',
  '#8A4A8A',
  '#D98A2F',
  '#2F8A86',
  '#B5486A',
  '#5A5AA8',
  '#7A5A34',
] as const;

export const paint = (brush: Brush, dice: Dice): Spot => eitherWay(brush, dice, () => paintPage(brush, dice));

function paintPage(brush: Brush, dice: Dice): Spot {
  paintPlanks(
    brush,
    dice,
    { x: 0, y: 0, width: SHEET.width, height: SHEET.height },
    dice.pick(['#7A4A34', '#3F4A5A', '#5A6B4A']),
    70,
    false,
  );
  const page = dice.pick(['#F7EBD0', '#E6EDE4', '#F3E0D4', '#2F3A4A']);
  brush.box(26, 22, 1160, 768, SHADE, 0.35);
  brush.box(18, 14, 1160, 768, page);
  paintMotif(
    brush,
    dice.pick(['crosses', 'dots', 'diamonds']),
    { x: 18, y: 14, width: 1160, height: 768 },
    [page, mix(page, '#8A7A6A', 0.16), mix(page, '#8A7A6A', 0.09)],
    26,
  );
  const kinds = dice.shuffle(times(VIEWS.length));
  const lampAt = dice.whole(1, 3);
  let [index, y] = [0, 30];
  let lamp = { x: 600, y: 400 };
  for (const [row, tall] of dice.shuffle([170, 190, 176, 168]).entries()) {
    for (let x = 34; x < 1120;) {
      const room = 1164 - x;
      const wide = room < 330 ? (room > 240 ? room / 2 : room) : tall * dice.pick([0.8, 1.3, 1.05]);
      const isLamp = row === lampAt && x < 600 && x + wide >= 600;
      const spot = paintStamp(
        brush,
        dice,
        { x: x + 5, y: y + 5, width: wide - 12, height: tall - 12 },
        isLamp ? -1 : kinds[index % kinds.length]!,
      );
      if (isLamp && spot) lamp = spot;
      index += 1;
      x += wide;
    }
    y += tall + 8;
  }
  paintMarks(brush, dice);
  return lamp;
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

function paintStamp(brush: Brush, dice: Dice, { x, y, width, height }: Frame, kind: number): Spot | null {
  const ink = dice.pick(INKS);
  brush.box(x + 4, y + 5, width, height, SHADE, 0.25);
  brush.box(x, y, width, height, '#FFFAEE');
  const [across, down] = [Math.round(width / 11), Math.round(height / 11)];
  for (const i of times(across + 1))
    for (const py of [y, y + height]) brush.disc(x + (i * width) / across, py, 3.4, '#E0CFB0');
  for (const i of times(down + 1))
    for (const px of [x, x + width]) brush.disc(px, y + (i * height) / down, 3.4, '#E0CFB0');
  const inner = { x: x + 11, y: y + 11, width: width - 22, height: height - 22 };
  const sky = mix(lighter(ink, 0.5), dice.pick(['#FFE3B0', '#BFE0F0', '#F7CFD8']), 0.5);
  let spot: Spot | null = null;
  brush.within(boxPath(inner), () => {
    brush.box(
      inner.x,
      inner.y,
      inner.width,
      inner.height,
      downwards(inner.y, inner.y + inner.height, sky, lighter(sky, 0.5)),
    );
    const middle = inner.x + inner.width / 2;
    if (kind < 0) {
      paintMotif(brush, 'stars', inner, ['#27406B', '#F7DC9A', '#4F6B9A'], 24);
      spot = paintStandLantern(brush, middle, inner.y + inner.height - 16, 1.1);
    } else VIEWS[kind]!(brush, dice, middle, inner.y + inner.height, inner.height, inner.width, ink);
  });
  brush.stroke(boxPath(inner), ink, 3);
  if (dice.chance(0.4))
    for (const i of times(4))
      brush.disc(inner.x + (i % 2) * inner.width, inner.y + Math.floor(i / 2) * inner.height, 8, ink);
  return spot;
}

type View = (
  brush: Brush,
  dice: Dice,
  x: number,
  base: number,
  tall: number,
  wide: number,
  ink: string,
) => void;

const ground = (brush: Brush, x: number, base: number, wide: number, colour: string) => {
  brush.shape(
    `M${short(x - wide)} ${short(base)}V${short(base - 22)}Q${short(x)} ${short(base - 44)} ${short(x + wide)} ${short(base - 18)}V${short(base)}Z`,
    colour,
  );
  for (const i of times(12))
    brush.stroke(
      `M${short(x - wide * 0.5 + (i * wide) / 12)} ${short(base - 6 - (i % 3) * 7)}l4 -7 4 7`,
      darker(colour, 0.3),
      2.2,
    );
};

const waves = (brush: Brush, x: number, base: number, wide: number, colour: string) => {
  for (const row of times(4)) {
    let path = `M${short(x - wide)} ${short(base - 40 + row * 12)}`;
    for (const i of times(Math.ceil((wide * 2) / 20))) path += `q10 ${i % 2 ? 7 : -7} 20 0`;
    brush.shape(`${path}V${short(base)}H${short(x - wide)}Z`, row % 2 ? colour : lighter(colour, 0.25));
  }
};

const VIEWS: readonly View[] = [
  (brush, dice, x, base, tall, wide) => {
    for (const i of times(5))
      brush.shape(
        polygon(
          [x - wide * 0.7 + i * wide * 0.3, base],
          [x - wide * 0.45 + i * wide * 0.3, base - tall * dice.between(0.5, 0.85)],
          [x - wide * 0.15 + i * wide * 0.3, base],
        ),
        i % 2 ? '#5A7AA8' : '#7A94BC',
      );
    for (const i of times(5))
      brush.shape(
        polygon(
          [x - wide * 0.51 + i * wide * 0.3, base - tall * 0.42],
          [x - wide * 0.45 + i * wide * 0.3, base - tall * 0.52],
          [x - wide * 0.39 + i * wide * 0.3, base - tall * 0.42],
        ),
        '#FFFFFF',
      );
    ground(brush, x, base, wide, '#5A9A5A');
  },
  (brush, _, x, base, tall, wide, ink) => {
    waves(brush, x, base, wide, '#3F8AB0');
    brush.stroke(`M${short(x)} ${short(base - 40)}V${short(base - tall * 0.86)}`, '#5A3420', 4);
    brush.shape(
      `M${short(x - 4)} ${short(base - tall * 0.84)}V${short(base - 50)}h${short(-tall * 0.3)}Z`,
      '#FFFFFF',
    );
    brush.shape(
      `M${short(x + 4)} ${short(base - tall * 0.74)}V${short(base - 50)}h${short(tall * 0.24)}Z`,
      ink,
    );
    brush.shape(
      `M${short(x - tall * 0.34)} ${short(base - 46)}h${short(tall * 0.68)}l-14 22h${short(28 - tall * 0.68)}Z`,
      '#8A3B2F',
    );
  },
  (brush, dice, x, base, tall, wide, ink) => {
    paintMotif(
      brush,
      'diamonds',
      { x: x - wide, y: base - tall, width: wide * 2, height: tall },
      [lighter(ink, 0.5), lighter(ink, 0.3), lighter(ink, 0.62)],
      24,
    );
    paintBunch(brush, dice, x, base - 10, tall * 0.94);
  },
  (brush, dice, x, base, tall, wide) => {
    for (const i of times(6))
      brush.stroke(
        `M${short(x - wide * 0.5)} ${short(base - 20 - i * 24)}q14 -9 28 0t28 0t28 0t28 0t28 0t28 0`,
        '#FFFFFF',
        2.6,
        0.6,
      );
    paintFish(brush, dice, x, base - tall * 0.58, tall / 100);
    paintFish(brush, dice, x + wide * 0.2, base - tall * 0.22, tall / 220);
  },
  (brush, dice, x, base, tall, wide) => {
    ground(brush, x, base, wide, '#7AAE5A');
    paintBeast(brush, dice, dice.pick(['cow', 'horse', 'camel', 'goat']), x, base - 14, tall / 130);
  },
  (brush, dice, x, base, tall, wide) => {
    ground(brush, x, base, wide, '#8FBC6A');
    for (const i of times(3))
      paintBeast(
        brush,
        dice,
        dice.pick(['hen', 'sheep', 'duck']),
        x - wide * 0.3 + i * wide * 0.3,
        base - 12 - (i % 2) * 10,
        tall / 150,
      );
  },
  (brush, dice, x, base, tall, wide, ink) => {
    paintMotif(
      brush,
      'scallops',
      { x: x - wide, y: base - tall, width: wide * 2, height: tall },
      [lighter(ink, 0.6), lighter(ink, 0.45), lighter(ink, 0.7)],
      22,
    );
    paintTeapot(brush, dice, x, base - 16, tall * 0.58);
  },
  (brush, dice, x, base, tall, wide) => {
    for (const i of times(9))
      brush.stroke(
        `M${short(x - wide * 0.5)} ${short(base - i * tall * 0.1)}L${short(x + wide * 0.5)} ${short(base - tall * 0.2 - i * tall * 0.1)}`,
        '#FFFFFF',
        5,
        0.4,
      );
    paintToy(brush, dice, x, base - 16, Math.min(wide * 0.8, tall * 0.74));
  },
  (brush, _, x, base, tall, wide, ink) => {
    brush.box(x - wide, base - tall, wide * 2, tall, '#22305A');
    for (const i of times(24))
      brush.shape(
        starPath(
          x - wide * 0.5 + ((i * 37) % 100) * 0.01 * wide,
          base - ((i * 61) % 100) * 0.01 * tall,
          2 + (i % 3) * 2,
        ),
        '#FFF3D0',
      );
    brush.disc(x, base - tall * 0.5, tall * 0.24, ink);
    for (const i of times(3))
      brush.box(
        x - tall * 0.22,
        base - tall * (0.62 - i * 0.11),
        tall * 0.44,
        tall * 0.04,
        lighter(ink, 0.5),
      );
    brush.stroke(
      `M${short(x - tall * 0.42)} ${short(base - tall * 0.38)}Q${short(x)} ${short(base - tall * 0.34)} ${short(x + tall * 0.42)} ${short(base - tall * 0.66)}`,
      '#F7DC9A',
      6,
    );
  },
  (brush, dice, x, base, tall, wide, ink) => {
    ground(brush, x, base, wide, '#6BA85A');
    const s = tall * 0.3;
    brush.shape(
      `M${short(x - s * 0.4)} ${short(base - 24)}v${short(-tall * 0.4)}h${short(s * 0.8)}v${short(tall * 0.4)}Z`,
      '#F3E3C8',
    );
    brush.shape(
      polygon(
        [x - s * 0.6, base - 24 - tall * 0.4],
        [x, base - 24 - tall * 0.66],
        [x + s * 0.6, base - 24 - tall * 0.4],
      ),
      ink,
    );
    for (const i of times(4))
      brush.disc(x + (i % 2 ? 0.18 : -0.18) * s, base - 40 - Math.floor(i / 2) * tall * 0.18, 5, '#5A7AA8');
    for (const side of [-1, 1])
      brush.disc(x + side * s * 1.1, base - 44, tall * 0.14, dice.pick(['#3F7A4A', '#5A9A4A']));
  },
  (brush, dice, x, base, tall, wide) => {
    brush.box(x - wide, base - tall, wide * 2, tall, '#F3DDB0');
    for (const i of times(5)) {
      const [px, py] = [
        x - wide * 0.34 + (i % 3) * wide * 0.34,
        base - tall * (i < 3 ? 0.7 : 0.28) + (i % 2) * 8,
      ];
      if (i % 2) paintSeaStar(brush, dice, px, py, tall * 0.2);
      else paintShell(brush, dice, px, py, tall * 0.2);
    }
  },
  (brush, dice, x, base, tall, wide) => {
    for (const i of times(7))
      brush.stroke(`M${short(x - wide * 0.5)} ${short(base - i * 24)}h${short(wide)}`, '#FFFFFF', 4, 0.45);
    paintPotPlant(brush, dice, x, base - 8, tall * 0.88);
  },
  (brush, dice, x, base, tall, wide, ink) => {
    paintMotif(
      brush,
      dice.pick(MOTIFS),
      { x: x - wide / 2, y: base - tall, width: wide, height: tall },
      [lighter(ink, 0.6), ink, lighter(ink, 0.3)],
      26,
    );
    brush.disc(x, base - tall / 2, tall * 0.34, '#FFF6E0');
    paintCup(brush, dice, x, base - tall * 0.3, tall * 0.36);
  },
  (brush, _, x, base, tall, wide, ink) => {
    for (const i of times(12))
      brush.shape(
        leaf(x, base - tall * 0.46, tall * 0.6, 16, i * 30),
        i % 2 ? lighter(ink, 0.4) : lighter(ink, 0.55),
      );
    brush.stroke(`M${short(x)} ${short(base)}V${short(base - tall * 0.4)}`, '#3F7A3A', 6);
    for (const side of [-1, 1]) brush.shape(leaf(x, base - 8, wide * 0.36, 12, -90 + side * 50), '#5A9A4A');
    blossom(brush, x, base - tall * 0.52, tall * 0.26, ink, '#F7C84A', 9);
  },
  (brush, dice, x, base, tall, wide, ink) => {
    waves(brush, x, base, wide, '#4F94B0');
    brush.shape(
      `M${short(x - 22)} ${short(base - 30)}L${short(x - 13)} ${short(base - tall * 0.72)}h26l9 ${short(tall * 0.72 - 30)}Z`,
      '#FFF6E8',
    );
    for (const i of times(3))
      brush.box(x - 19 + i * 1.4, base - tall * 0.3 - i * tall * 0.15, 38 - i * 3, tall * 0.07, ink);
    brush.box(x - 10, base - tall * 0.84, 20, tall * 0.12, '#FFC861');
    brush.shape(
      polygon([x - 15, base - tall * 0.84], [x, base - tall * 0.94], [x + 15, base - tall * 0.84]),
      ink,
    );
    brush.oval(x, base - 22, dice.between(34, 46), 12, '#6B5A54');
  },
];

/** Postmarks over some of them, and tweezers. */
function paintMarks(brush: Brush, dice: Dice): void {
  for (const i of times(7)) {
    const [x, y] = [140 + i * 150 + dice.between(-40, 40), dice.between(90, 720)];
    for (const r of [46, 34])
      brush.stroke(
        `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
        '#2A2430',
        3,
        0.5,
      );
    for (const k of times(3))
      brush.stroke(`M${short(x + 50)} ${short(y - 16 + k * 16)}q10 -8 20 0t20 0t20 0`, '#2A2430', 3, 0.45);
    brush.stroke(`M${short(x - 18)} ${short(y)}h36`, '#2A2430', 5, 0.5);
  }
}

/** Rooms of a house seen from the front, each within its box. */
import { polygonPath, formatNumber, type Brush } from '../brush';
import { paintCat } from '../creatures';
import { rangeOf, type PictureDice } from '../dice';
import { paintBooks } from './books';
import { paintTallClock } from './clocks';
import { paintFolk } from './folk';
import { paintBlossom, leafPath, paintSlab, type Box } from './forms';
import { paintHarp } from './instruments';
import { MOTIFS, paintMotif } from './motifs';
import { paintPlate } from './plates';
import { paintPotPlant } from './pots';
import { paintBottle, paintCup, paintJar, paintTeapot } from './shelfware';
import { paintToy } from './toys';
import { VIEWS } from './views';
import { paintBoard } from './walls';

type Room = (brush: Brush, dice: PictureDice, box: Box) => void;

const paintFrame = (
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  width: number,
  height: number,
): void => {
  paintSlab(brush, x - 5, y - 5, width + 10, height + 10, '#D9A441', 2);
  const box = { x, y, width, height };
  brush.within(polygonPath([x, y], [x + width, y], [x + width, y + height], [x, y + height]), () => {
    brush.box(x, y, width, height, dice.pick(['#A8D8F0', '#F7D8B0', '#DCC8F0']));
    VIEWS[dice.whole(0, VIEWS.length - 1)]!(
      brush,
      dice,
      box.x + width / 2,
      y + height,
      height,
      width,
      '#C4504F',
    );
  });
};

const paintPane = (brush: Brush, x: number, y: number, width: number, height: number): void => {
  paintSlab(brush, x - 6, y - 6, width + 12, height + 12, '#FFFFFF', 2);
  brush.box(x, y, width, height, '#8AC8EC');
  brush.disc(x + width * 0.3, y + height * 0.4, width * 0.16, '#FFFFFF', 0.9);
  brush.disc(x + width * 0.45, y + height * 0.44, width * 0.12, '#FFFFFF', 0.9);
  brush.box(x, y + height * 0.7, width, height * 0.3, '#6BA84F');
  brush.stroke(`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`, '#FFFFFF', 5);
};

const paintPosy = (brush: Brush, dice: PictureDice, x: number, base: number): void => {
  paintSlab(brush, x - 9, base - 22, 18, 22, '#3F7A86', 4);
  for (const k of rangeOf(6))
    paintBlossom(
      brush,
      x - 16 + k * 6.4,
      base - 30 - (k % 3) * 7,
      8,
      dice.pick(['#F28AA0', '#F7D04A', '#FFFFFF']),
    );
};

export const ROOMS: readonly Room[] = [
  // Draws a bedroom.
  (brush, dice, { x, y, width, height }) => {
    const base = y + height - 10;
    paintFrame(brush, dice, x + width - 70, y + 28, 50, 40);
    paintPane(brush, x + 24, y + 24, 50, 56);
    paintSlab(brush, x + 20, base - 78, 14, 78, '#8A5230', 3);
    paintSlab(brush, x + width - 34, base - 48, 14, 48, '#8A5230', 3);
    const quilt = { x: x + 30, y: base - 44, width: width - 62, height: 34 };
    paintMotif(brush, dice.pick(MOTIFS), quilt, ['#F7F0E0', '#D4504F', '#3F7AB0'], 15);
    paintSlab(brush, x + 38, base - 58, 48, 20, '#FFFFFF', 8);
    brush.disc(x + 62, base - 62, 13, '#F2C8A0');
    brush.shape(`M${x + 46} ${base - 66}q16 -18 36 2l26 -10 -18 16Z`, '#5A7AC0');
    brush.disc(x + 110, base - 78, 5, '#F7D04A');
    paintCat(brush, x + width - 76, base - 42, 0.9, '#D98A3A', false);
  },
  // Draws a bathroom.
  (brush, dice, { x, y, width, height }) => {
    const base = y + height - 10;
    paintMotif(
      brush,
      'checks',
      { x, y: y + height * 0.46, width, height: height * 0.54 - 26 },
      ['#FFFFFF', '#3FA0B0', '#3FA0B0'],
      17,
    );
    paintSlab(brush, x + width - 66, y + 26, 46, 58, '#D9A441', 20);
    paintSlab(brush, x + width - 60, y + 32, 34, 46, '#DCF0F8', 16);
    paintSlab(brush, x + width - 72, base - 60, 58, 20, '#FFFFFF', 8);
    paintSlab(brush, x + width - 52, base - 42, 18, 42, '#FFFFFF', 2);
    brush.shape(
      `M${x + 16} ${base - 58}h${width * 0.54}q0 48 -30 50h${-width * 0.54 + 60}q-30 -2 -30 -50Z`,
      '#FFFFFF',
    );
    brush.stroke(`M${x + 12} ${base - 58}h${width * 0.54 + 8}`, '#E8A8B0', 7);
    for (const k of rangeOf(9))
      brush.disc(x + 30 + k * 12, base - 64 - (k % 3) * 7, 10, k % 2 ? '#FFFFFF' : '#E4F4FF');
    brush.disc(x + 62, base - 84, 13, '#D99F70');
    brush.shape(`M${x + 49} ${base - 88}q12 -20 26 0Z`, '#F28AA0');
    brush.shape(`M${x + 104} ${base - 76}q8 -14 16 0q10 2 2 8h-18Z`, '#F7C82F');
    for (const k of rangeOf(2)) paintBottle(brush, dice, x + width - 54 + k * 18, base - 60, 12, 30);
  },
  // Draws a kitchen.
  (brush, dice, { x, y, width, height }) => {
    const base = y + height - 10;
    paintBoard(brush, x + 12, y + 62, width - 24, '#B5753F', 7);
    for (const k of rangeOf(5)) paintPlate(brush, dice, x + 34 + k * ((width - 60) / 4), y + 44, 17);
    for (const k of rangeOf(4)) brush.stroke(`M${x + 30 + k * 22} ${y + 72}v14`, '#6B4A3A', 2.4);
    for (const k of rangeOf(4)) brush.disc(x + 30 + k * 22, y + 92, 9, ['#D9A441', '#C4703F'][k % 2]!);
    paintSlab(brush, x + 12, base - 58, width * 0.5, 58, '#F3E8D8', 3);
    for (const k of rangeOf(3))
      paintSlab(brush, x + 18 + k * width * 0.16, base - 44, width * 0.13, 34, '#C8DCD8', 2);
    paintSlab(brush, x + width * 0.58, base - 66, width * 0.36, 66, '#3A4454', 4);
    brush.shape(`M${x + width * 0.66} ${base - 8}v-28h${formatNumber(width * 0.2)}v28Z`, '#F2803A');
    paintTeapot(brush, dice, x + width * 0.76, base - 66, 30);
    for (const k of rangeOf(3)) paintJar(brush, dice, x + 30 + k * 34, base - 58, 24, 34);
  },
  // Draws a library.
  (brush, dice, { x, y, width, height }) => {
    const base = y + height - 12;
    paintSlab(brush, x + 8, y + 12, width * 0.56, height - 24, '#6B3F2A', 2);
    for (const row of rangeOf(3)) {
      const shelf = y + 18 + ((row + 1) * (height - 32)) / 3;
      brush.box(x + 14, shelf - 40, width * 0.56 - 12, 40, '#3A2420');
      paintBooks(brush, dice, [x + 16, x + width * 0.56], shelf - 4, 34);
      brush.box(x + 10, shelf - 5, width * 0.56 - 4, 6, '#B5753F');
    }
    const cx = x + width * 0.8;
    paintSlab(brush, cx - 34, base - 78, 68, 70, '#C4504F', 14);
    paintSlab(brush, cx - 42, base - 42, 20, 36, '#D9694B', 8);
    paintSlab(brush, cx + 22, base - 42, 20, 36, '#D9694B', 8);
    paintCat(brush, cx, base - 30, 0.95, '#F3E3D0', dice.chance(0.5));
    paintFrame(brush, dice, cx - 24, y + 20, 48, 36);
  },
  // Draws a music room.
  (brush, dice, { x, y, width, height }) => {
    const base = y + height - 8;
    brush.at(x + width * 0.24, base, { scale: 0.5 }, () => paintHarp(brush, dice, 0, 0));
    paintSlab(brush, x + width * 0.48, base - 84, width * 0.42, 84, '#3A2434', 3);
    paintSlab(brush, x + width * 0.45, base - 48, width * 0.48, 14, '#5A3A4A', 2);
    for (const k of rangeOf(14))
      brush.box(x + width * 0.47 + k * width * 0.031, base - 48, width * 0.024, 9, '#FFF6E4');
    paintFolk(brush, dice, x + width * 0.38, base, 0.72, 'skirt');
    for (const k of rangeOf(4)) {
      const [nx, ny] = [x + 90 + k * 34, y + 34 + (k % 2) * 14];
      brush.oval(nx, ny, 7, 5, '#3A2434');
      brush.stroke(`M${nx + 6} ${ny}v-20q8 2 8 9`, '#3A2434', 3);
    }
    paintPosy(brush, dice, x + width * 0.78, base - 84);
  },
  // Draws a nursery.
  (brush, dice, { x, y, width, height }) => {
    const base = y + height - 12;
    paintPane(brush, x + width / 2 - 28, y + 22, 56, 50);
    brush.stroke(`M${x + 6} ${y + 18}Q${x + width / 2} ${y + 44} ${x + width - 6} ${y + 18}`, '#C4504F', 2.4);
    for (const k of rangeOf(9)) {
      const fx = x + 14 + ((k + 0.5) * (width - 28)) / 9;
      brush.shape(
        `M${formatNumber(fx - 7)} ${y + 24}h14l-7 16Z`,
        ['#F2B83A', '#E5504F', '#3FA0C4', '#6BB04F'][k % 4]!,
      );
    }
    paintBoard(brush, x + 14, base - 54, width - 28, '#D9A868', 6);
    for (const k of rangeOf(5)) paintToy(brush, dice, x + 34 + k * ((width - 60) / 4), base - 54, 34);
    for (const k of rangeOf(4)) paintToy(brush, dice, x + 40 + k * ((width - 70) / 3), base, 40);
  },
  // Draws a hall with stairs.
  (brush, dice, { x, y, width, height }) => {
    const base = y + height;
    const n = 8;
    for (const k of rangeOf(n)) {
      const [sx, tall] = [x + 14 + (k * (width - 70)) / n, ((k + 1) * (height - 18)) / n];
      paintSlab(brush, sx, base - tall, (width - 70) / n + 1, tall, k % 2 ? '#B5753F' : '#A0653A', 0);
      brush.box(sx, base - tall, (width - 70) / n, 7, '#C4303F');
      brush.stroke(`M${formatNumber(sx + 8)} ${formatNumber(base - tall)}v-34`, '#F7EBDC', 4);
    }
    brush.stroke(
      `M${x + 18} ${formatNumber(base - (height - 18) / n - 36)}L${formatNumber(x + width - 64)} ${formatNumber(y - 18)}`,
      '#6B3F2A',
      7,
    );
    paintTallClock(brush, dice, x + width - 34, base - 8, height - 32);
    paintFolk(brush, dice, x + width * 0.42, base - height * 0.44, 0.62, 'walk');
  },
  // Draws a room with a fireplace.
  (brush, dice, { x, y, width, height }) => {
    const base = y + height - 10;
    const cx = x + width * 0.34;
    paintSlab(brush, cx - 52, base - 76, 104, 76, '#E4DCD4', 2);
    paintSlab(brush, cx - 62, base - 84, 124, 12, '#F7F0E8', 2);
    brush.box(cx - 34, base - 56, 68, 56, '#2A1B24');
    for (const k of rangeOf(5))
      brush.shape(
        leafPath(cx - 22 + k * 11, base - 4, 34 + (k % 2) * 12, 11, -90),
        ['#F7A02F', '#E5502F', '#FFD84A'][k % 3]!,
      );
    paintFrame(brush, dice, cx - 30, y + 18, 60, 38);
    for (const s of [-1, 1]) paintCup(brush, dice, cx + s * 46, base - 84, 15);
    const sx = x + width * 0.78;
    paintSlab(brush, sx - 44, base - 66, 84, 56, '#3F8A86', 16);
    paintSlab(brush, sx - 52, base - 38, 24, 34, '#2F6B70', 9);
    paintFolk(brush, dice, sx, base, 0.74, 'stand');
    brush.oval(x + width * 0.56, base + 2, 50, 6, '#C4504F');
  },
  // Draws a room with plants.
  (brush, dice, { x, y, width, height }) => {
    const base = y + height - 10;
    paintPane(brush, x + 22, y + 22, width - 44, 66);
    for (const k of rangeOf(4)) {
      const px = x + 34 + k * ((width - 68) / 3);
      brush.stroke(`M${px} ${y}v18`, '#6B4A3A', 2.4);
      for (const j of rangeOf(7))
        brush.shape(leafPath(px, y + 26, 24, 6, 10 + j * 26), j % 2 ? '#4F9A4A' : '#7AB85A');
      paintSlab(brush, px - 12, y + 16, 24, 14, '#D9694B', 4);
    }
    for (const k of rangeOf(5))
      paintPotPlant(brush, dice, x + 28 + k * ((width - 54) / 4), base, k % 2 ? 60 : 76);
  },
  // Draws a painter's studio.
  (brush, dice, { x, y, width, height }) => {
    const base = y + height - 8;
    for (const k of rangeOf(3))
      paintFrame(brush, dice, x + 18 + k * ((width - 40) / 3), y + 20, (width - 90) / 3, 38);
    const ex = x + width * 0.34;
    brush.stroke(`M${ex - 30} ${base}L${ex} ${base - 92}L${ex + 30} ${base}`, '#8A5A34', 6);
    paintFrame(brush, dice, ex - 34, base - 74, 68, 48);
    paintFolk(brush, dice, x + width * 0.66, base, 0.76, 'stand');
    for (const k of rangeOf(6))
      brush.disc(
        x + width * 0.8 + (k % 3) * 13,
        base - 8 - Math.floor(k / 3) * 12,
        6,
        ['#E5402F', '#F7C82F', '#2F7AD0'][k % 3]!,
      );
  },
  // Draws a cellar.
  (brush, dice, { x, y, width, height }) => {
    const base = y + height - 8;
    for (const k of rangeOf(3)) {
      const cx = x + 42 + k * 56;
      brush.disc(cx, base - 28, 28, '#8A5230');
      brush.disc(cx, base - 28, 21, '#B5753F');
      brush.stroke(`M${cx - 20} ${base - 36}h40M${cx - 20} ${base - 20}h40`, '#6B3F2A', 2.4);
      brush.disc(cx, base - 14, 4, '#3A2420');
    }
    paintBoard(brush, x + 12, y + 68, width - 24, '#8A5A34', 7);
    for (const k of rangeOf(7)) paintBottle(brush, dice, x + 26 + k * ((width - 52) / 6), y + 68, 18, 48);
    for (const k of rangeOf(2)) paintJar(brush, dice, x + width - 40, base - k * 44, 34, 42);
  },
];

/** A music room: instruments on the wall and on stands, a piano, sheets of notes everywhere, a lamp on the piano. */
import { verticalFade, SHEET, type Brush } from '../pictures/brush';
import { paintCat } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { paintEitherWay, roundBoxPath, SHADOW_COLOR, paintSlab } from '../pictures/things/forms';
import { paintTableLamp } from '../pictures/things/lamps';
import { paintMotif } from '../pictures/things/motifs';
import { paintBunch } from '../pictures/things/shelfware';
import { paintBooks } from '../pictures/things/books';
import { paintPotPlant } from '../pictures/things/pots';
import { paintPlanks } from '../pictures/things/walls';

export { music as descriptionShort } from '../shelf-shorts';
import {
  paintFiddle,
  paintBow,
  paintGuitar,
  paintLute,
  paintBanjo,
  paintHorn,
  paintTrumpet,
  paintFlutes,
  paintTambourine,
  paintHarp,
  paintDrum,
  VARNISH,
  BRASS,
} from '../pictures/things/instruments';

const ROOMS = [
  { wall: '#3F7A7A', motif: '#57938F', wood: '#8A4A2A', rug: ['#B5404A', '#F2C88A', '#2F4A6B'] },
  { wall: '#E0B070', motif: '#EDC68E', wood: '#5A2F24', rug: ['#2F5A6B', '#F3DCB0', '#B5503F'] },
  { wall: '#9A5A6B', motif: '#AE7080', wood: '#6B3A24', rug: ['#3F6B5A', '#F2D8A0', '#8A3B5A'] },
  { wall: '#7A94B8', motif: '#92AACA', wood: '#7A4426', rug: ['#7A3A5A', '#F2D0A8', '#2F5A5A'] },
] as const;

type Room = (typeof ROOMS)[number];

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintRoom(brush, dice));

function paintRoom(brush: Brush, dice: PictureDice): Spot {
  const room = dice.pick(ROOMS);
  paintMotif(
    brush,
    dice.pick(['diamonds', 'leaves', 'flowers', 'scallops']),
    { x: 0, y: 0, width: SHEET.width, height: 560 },
    [room.wall, room.motif, mixColors(room.wall, room.motif, 0.45)],
    40,
  );
  for (const x of rangeOf(13)) brush.box(x * 100 - 4, 0, 5, 560, room.motif, 0.6);
  paintSlab(brush, -10, 0, 1220, 18, lighten(room.wood, 0.3), 0);
  paintWallRow(brush, dice);
  paintSlab(brush, -10, 506, 1220, 62, lighten(room.wood, 0.12), 0);
  for (const k of rangeOf(16)) paintSlab(brush, 8 + k * 76, 516, 64, 42, lighten(room.wood, 0.22), 3);
  paintPlanks(brush, dice, { x: 0, y: 566, width: 1200, height: 234 }, lighten(room.wood, 0.24), 36, false);
  brush.oval(600, 700, 560, 88, room.rug[0]);
  brush.oval(600, 700, 530, 78, room.rug[1]);
  brush.within('M90 700a510 70 0 1 0 1020 0a510 70 0 1 0 -1020 0Z', () =>
    paintMotif(brush, 'flowers', { x: 90, y: 628, width: 1020, height: 146 }, [...room.rug], 40),
  );
  const lamp = paintPiano(brush, dice, 560, 640, room);
  paintFiddle(brush, dice, 150, 690, 2.5, 0);
  paintHarp(brush, dice, 1030, 690);
  paintDrum(brush, dice, 330, 760);
  paintStand(brush, dice, 860, 770);
  paintSheets(brush, dice);
  paintCat(brush, dice.pick([460, 730]), 776, 1.5, '#3A2A2A', dice.chance(0.5));
  paintPotPlant(brush, dice, 1150, 786, 150);
  return lamp;
}

function paintWallRow(brush: Brush, dice: PictureDice): void {
  const kinds = dice.shuffle([
    paintLute,
    paintHorn,
    paintGuitar,
    paintTrumpet,
    paintBanjo,
    paintBow,
    paintFlutes,
    paintFrame,
    paintFrame,
    paintTambourine,
  ]);
  const spots = [
    [90, 150],
    [240, 130],
    [390, 160],
    [540, 128],
    [690, 160],
    [840, 132],
    [990, 160],
    [1120, 150],
    [240, 378],
    [1000, 390],
  ] as const;
  for (const [i, [x, y]] of spots.entries())
    brush.at(x, y, { scale: i > 7 ? 0.86 : 1 }, () => {
      brush.disc(0, -98, 5, BRASS);
      kinds[i]!(brush, dice);
    });
  for (const [x, y] of [
    [120, 330],
    [1110, 340],
    [370, 330],
    [860, 330],
  ] as const)
    brush.at(x, y, { scale: 0.72 }, () => paintFrame(brush, dice));
}

/** Paints a framed picture: hills, a face of notes, or a bird. */
const paintFrame = (brush: Brush, dice: PictureDice): void => {
  const [w, h] = dice.pick([
    [110, 140],
    [140, 110],
    [120, 120],
  ]) as [number, number];
  const ground = dice.pick(['#BFE0EC', '#F7D8B0', '#D8E4C4', '#F2C4C4', '#2F4A6B']);
  paintSlab(brush, -w / 2 - 11, -h / 2 - 11, w + 22, h + 22, dice.pick([BRASS, '#6B3420', '#E8D4B0']), 3);
  brush.box(-w / 2, -h / 2, w, h, verticalFade(-h / 2, h / 2, ground, lighten(ground, 0.4)));
  brush.within(`M${-w / 2} ${-h / 2}h${w}v${h}h${-w}Z`, () => {
    const kind = dice.whole(0, 2);
    if (kind === 0)
      for (const k of rangeOf(3))
        brush.shape(
          `M${-w} ${h / 2}V${-6 + k * 20}Q${-w / 4} ${-44 + k * 26} ${w / 8} ${-6 + k * 18}T${w} ${-14 + k * 22}V${h / 2}Z`,
          ['#7A9AB8', '#6BA05A', '#3F7A4A'][k]!,
        );
    else if (kind === 1) brush.at(0, h / 2 - 6, {}, () => paintBunch(brush, dice, 0, 0, h * 0.86));
    else {
      for (const k of rangeOf(5)) brush.box(-w / 2 + 8, -26 + k * 13, w - 16, 2.4, '#5A4A4A');
      for (const k of rangeOf(6))
        paintNote(brush, -w / 2 + 18 + (k * (w - 30)) / 6, -18 + ((k * 19) % 44), 0.9, '#3A2430');
    }
    if (kind === 0) brush.disc(w * 0.22, -h * 0.28, 15, '#FFE9A8');
  });
};

function paintNote(brush: Brush, x: number, y: number, scale: number, ink: string): void {
  brush.at(x, y, { scale }, () => {
    brush.oval(0, 0, 6.4, 4.8, ink);
    brush.stroke('M5 -1V-24q10 4 8 13', ink, 2.6);
  });
}

function paintPiano(brush: Brush, dice: PictureDice, x: number, base: number, room: Room): Spot {
  const tone = dice.pick(['#3A2028', '#6B3424', '#2A3A4A', '#8A4A2A']);
  const [left, top] = [x - 200, base - 290];
  brush.oval(x, base + 6, 240, 16, SHADOW_COLOR, 0.4);
  paintSlab(brush, left, top, 400, 290, tone, 5);
  paintSlab(brush, left - 12, top - 14, 424, 18, lighten(tone, 0.2), 4);
  for (const k of rangeOf(3)) {
    paintSlab(brush, left + 16 + k * 126, top + 20, 116, 92, lighten(tone, 0.1), 5);
    brush.stroke(roundBoxPath(left + 26 + k * 126, top + 30, 96, 72, 8), BRASS, 3);
    if (k !== 1)
      for (const i of rangeOf(3))
        brush.stroke(
          `M${left + 74 + k * 126 - i * 16} ${top + 90}q-4 -30 ${i * 16} -48q${i * 16 + 4} 18 ${i * 16} 48`,
          BRASS,
          2.6,
        );
  }
  paintSlab(brush, x - 74, top + 26, 148, 88, '#FFF6E4', 2);
  for (const side of [0, 1])
    for (const k of rangeOf(6)) {
      const [px, py] = [x - 64 + side * 72, top + 38 + k * 12];
      brush.box(px, py, 56, 1.6, '#8A7A74');
      for (const i of rangeOf(3))
        brush.disc(px + 8 + i * 18 + dice.between(-3, 3), py + dice.between(-5, 5), 3, '#2A2030');
    }
  paintSlab(brush, left - 22, top + 132, 444, 20, lighten(tone, 0.16), 3);
  brush.box(left + 4, top + 152, 392, 36, '#FFF8EC');
  for (const k of rangeOf(29)) brush.box(left + 4 + k * 13.5, top + 152, 1.6, 36, '#8A7A74');
  for (const k of rangeOf(28))
    if (![2, 6].includes(k % 7)) brush.box(left + 13 + k * 13.5, top + 152, 8, 22, '#1A1420');
  paintSlab(brush, left - 22, top + 188, 444, 16, lighten(tone, 0.16), 3);
  for (const px of [left - 8, left + 384]) paintSlab(brush, px, top + 200, 24, 92, lighten(tone, 0.08), 4);
  for (const k of rangeOf(2)) brush.oval(x - 16 + k * 32, base - 12, 11, 6, BRASS);
  paintSlab(brush, x - 74, base - 20, 148, 20, room.rug[0], 7);
  for (const k of rangeOf(9)) brush.disc(x - 62 + k * 15.5, base - 10, 3, BRASS);
  for (const px of [x - 60, x + 50]) brush.box(px, base, 11, 50, darken(tone, 0.2));
  paintBooks(brush, dice, [left + 4, left + 110], top - 14, 54);
  paintBunch(brush, dice, left + 352, top - 14, 116);
  paintSlab(brush, left + 252, top - 54, 46, 40, darken(tone, 0.1), 3);
  brush.shape(`M${left + 256} ${top - 52}l19 -34 19 34Z`, VARNISH[0]);
  brush.stroke(`M${left + 275} ${top - 56}l9 -24`, BRASS, 3);
  return paintTableLamp(
    brush,
    left + 180,
    top - 14,
    0.82,
    dice.pick(['#E5866A', '#F2C84A', '#7AB0A0', '#D87A94']),
    '#3F5A7A',
  );
}

function paintStand(brush: Brush, dice: PictureDice, x: number, base: number): void {
  brush.stroke(
    `M${x} ${base - 150}V${base - 30}M${x} ${base - 40}L${x - 44} ${base}M${x} ${base - 40}L${x + 44} ${base}M${x} ${base - 40}V${base}`,
    '#3A3440',
    7,
  );
  brush.shape(`M${x - 78} ${base - 236}h156l-8 88h-140Z`, '#4A3A3A');
  for (const side of [0, 1]) {
    brush.shape(`M${x - 66 + side * 68} ${base - 244}h64l-4 84h-56Z`, side ? '#FFF6E4' : '#FBEBD0');
    for (const k of rangeOf(6)) brush.box(x - 60 + side * 68, base - 234 + k * 12, 50, 1.6, '#8A7A74');
    for (const k of rangeOf(8))
      paintNote(
        brush,
        x - 56 + side * 68 + (k % 4) * 13,
        base - 222 + Math.floor(k / 4) * 36 + dice.between(-6, 8),
        0.55,
        '#2A2030',
      );
  }
  brush.stroke(`M${x - 80} ${base - 146}h160`, '#6B5A5A', 7);
}

function paintSheets(brush: Brush, dice: PictureDice): void {
  for (const [x, y] of [
    [110, 756],
    [250, 720],
    [560, 744],
    [690, 726],
    [960, 748],
    [1070, 722],
  ] as const)
    brush.at(x + dice.between(-20, 20), y, { turn: dice.between(-34, 34) }, () => {
      brush.box(-36, -22, 76, 50, SHADOW_COLOR, 0.25);
      brush.box(-40, -26, 76, 50, '#FFF6E4');
      for (const k of rangeOf(5)) brush.box(-33, -18 + k * 8, 62, 1.4, '#8A7A74');
      for (const k of rangeOf(5)) paintNote(brush, -26 + k * 13, -6 + ((k * 13) % 22), 0.6, '#2A2030');
    });
}

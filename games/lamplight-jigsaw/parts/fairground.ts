/** A fair in evening light: a Ferris wheel, a carousel, a helter-skelter, stalls and the people between them. */
import { polygonPath, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { paintBirds } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, LAMP, lighten, mixColors } from '../pictures/hours';
import { paintStreetLamp, paintString, type Spot } from '../pictures/lights';
import { createStarPath } from '../pictures/sky';
import { paintBeast } from '../pictures/things/beasts';
import { DAYS, paintDaySky } from '../pictures/things/days';
import { paintFolk } from '../pictures/things/folk';
import {
  pointsAround,
  paintEitherWay,
  fillSpan,
  scatter,
  SHADOW_COLOR,
  paintSlab,
} from '../pictures/things/forms';
import { MOTIFS, paintMotif } from '../pictures/things/motifs';
import { BRIGHT, paintToy } from '../pictures/things/toys';

export { fairground as descriptionShort } from '../shelf-shorts';

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintFair(brush, dice));

function paintFair(brush: Brush, dice: PictureDice): Spot {
  const day = dice.pick([DAYS.gold, DAYS.rose, DAYS.morning]);
  paintDaySky(brush, dice, day, {
    horizon: 420,
    clouds: 8,
    sun: { x: dice.between(560, 700), y: 130, radius: 50 },
  });
  paintBirds(brush, dice, 6, 40, 200, day.ink);
  fillSpan(dice, [-20, 1220], [50, 90], (x, width) => {
    const tone = mixColors(dice.pick(BRIGHT), day.sky[2], 0.62);
    const height = dice.between(50, 130);
    brush.shape(
      polygonPath(
        [x, 560],
        [x, 560 - height],
        [x + width / 2, 510 - height],
        [x + width, 560 - height],
        [x + width, 560],
      ),
      tone,
    );
    for (const k of rangeOf(4))
      brush.shape(
        polygonPath(
          [x + (k * width) / 4, 560 - height],
          [x + width / 2, 510 - height],
          [x + ((k + 0.5) * width) / 4, 560 - height],
        ),
        lighten(tone, 0.4),
      );
    for (const k of rangeOf(6))
      brush.disc(
        x + width * (0.2 + (k % 3) * 0.3),
        572 - height + Math.floor(k / 3) * 30,
        6,
        lighten(tone, 0.55),
      );
  });
  paintWheel(brush, dice, 270, 300, 250);
  paintSlide(brush, dice, 1080, 590);
  paintCarousel(brush, dice, 730, 596);
  paintGround(brush, dice);
  paintStall(brush, dice, 40, 650);
  paintStall(brush, dice, 938, 668);
  const lamp = paintStreetLamp(brush, dice.between(470, 520), 690, 300, '#3A2440');
  for (const [a, b] of [
    [
      { x: -10, y: 60 },
      { x: lamp.x, y: lamp.y - 40 },
    ],
    [
      { x: lamp.x, y: lamp.y - 40 },
      { x: 1210, y: 70 },
    ],
  ] as const)
    paintString(brush, dice, a, b, 30, 15, (x, y, k) => {
      brush.shape(`M${x - 11} ${y}h22l-11 25Z`, BRIGHT[k % BRIGHT.length]!);
      brush.disc(x + 15, y + 4, 4.4, LAMP);
    });
  paintCrowd(brush, dice, lamp.x);
  return lamp;
}

function paintWheel(brush: Brush, dice: PictureDice, x: number, y: number, r: number): void {
  const [rim, spoke] = dice.pick([
    ['#C4402F', '#FFF3DC'],
    ['#27608A', '#F7DCA0'],
    ['#7A3A7A', '#FFE4EC'],
    ['#2F7A6B', '#FFF3DC'],
  ]) as [string, string];
  for (const side of [-1, 1]) brush.stroke(`M${x} ${y}L${x + side * 130} 610`, darken(rim, 0.25), 18);
  for (const k of rangeOf(5))
    brush.stroke(`M${x - 36 - k * 20} ${y + 88 + k * 48}h${72 + k * 40}`, darken(rim, 0.1), 6);
  const ring = (far: number) =>
    `M${x - far} ${y}a${far} ${far} 0 1 0 ${2 * far} 0a${far} ${far} 0 1 0 ${-2 * far} 0`;
  const turn = dice.between(0, 22);
  for (const [px, py] of pointsAround(x, y, r, 16, turn)) brush.stroke(`M${x} ${y}L${px} ${py}`, spoke, 5);
  for (const [i, [px, py]] of pointsAround(x, y, r * 0.66, 32, turn).entries())
    brush.stroke(
      `M${px} ${py}L${pointsAround(x, y, r, 1, ((i + 1) / 32) * 360 + turn)[0]!.join(' ')}`,
      spoke,
      2.6,
    );
  for (const [far, wide] of [
    [r, 13],
    [r * 0.66, 8],
    [r * 0.3, 7],
  ] as const)
    brush.stroke(ring(far), rim, wide);
  brush.stroke(ring(r), lighten(rim, 0.4), 3);
  for (const [i, [px, py]] of pointsAround(x, y, r * 0.83, 32, turn + 5).entries())
    brush.disc(px, py, 5, i % 2 ? LAMP : '#FFFFFF');
  for (const [i, [px, py]] of pointsAround(x, y, r, 16, turn).entries()) {
    const tone = BRIGHT[i % BRIGHT.length]!;
    brush.stroke(`M${px} ${py}v18`, '#3A2A34', 4);
    for (const dx of [-9, 9])
      brush.disc(px + dx, py + 26, 7, dice.pick(['#E8B890', '#A86B44', '#7A4A30', '#F2C8A0']));
    brush.shape(`M${px - 28} ${py + 12}Q${px} ${py - 12} ${px + 28} ${py + 12}Z`, tone);
    brush.stroke(`M${px - 24} ${py + 12}v20M${px + 24} ${py + 12}v20`, '#FFF3DC', 3);
    brush.shape(`M${px - 28} ${py + 32}h56q-4 24 -28 24t-28 -24Z`, tone);
    brush.shape(`M${px + 8} ${py + 32}h20q-4 24 -28 24q12 -6 8 -24Z`, SHADOW_COLOR, 0.22);
    brush.shape(createStarPath(px - 6, py + 42, 6), '#FFF3DC');
  }
  brush.disc(x, y, 42, rim);
  brush.disc(x, y, 33, '#FFF3DC');
  brush.shape(createStarPath(x, y, 26), '#D9A441');
}

function paintCarousel(brush: Brush, dice: PictureDice, x: number, base: number): void {
  const [a, b] = dice.pick([
    ['#D4404F', '#FFF3DC'],
    ['#2F7A9A', '#FFE9C0'],
    ['#8A4A9A', '#FFE4D0'],
  ]) as [string, string];
  brush.oval(x, base + 10, 230, 30, SHADOW_COLOR, 0.3);
  brush.oval(x, base, 220, 28, darken(a, 0.2));
  brush.oval(x, base - 8, 214, 24, '#E8C890');
  brush.box(x - 62, base - 220, 124, 212, b);
  paintMotif(
    brush,
    dice.pick(['diamonds', 'flowers', 'scallops', 'stars']),
    { x: x - 62, y: base - 220, width: 124, height: 206 },
    [b, a, '#D9A441'],
    25,
  );
  for (const k of rangeOf(3)) {
    brush.oval(x - 40 + k * 40, base - 120, 17, 40, '#D9A441');
    brush.oval(x - 40 + k * 40, base - 120, 13, 35, k % 2 ? '#BFE0EC' : '#F7D8E0');
  }
  for (const [k, dx] of [-186, -116, -44, 44, 116, 186].entries()) {
    const y = base - 30 - (k % 2) * 34 + Math.abs(dx) * 0.06;
    brush.stroke(`M${x + dx} ${base - 226}V${base - 6}`, '#D9A441', 6);
    for (const i of rangeOf(9)) brush.stroke(`M${x + dx - 3} ${base - 216 + i * 24}l6 8`, '#FFF3DC', 2.4);
    paintBeast(brush, dice, 'horse', x + dx, y, 0.86);
    brush.shape(`M${x + dx - 18} ${formatNumber(y - 58)}h34l5 22h-44Z`, BRIGHT[k]!);
    paintFolk(brush, dice, x + dx, y - 36, 0.52, 'stand');
  }
  const panels = 14;
  for (const i of rangeOf(panels)) {
    const at = (share: number, half: number) => x - half + share * half * 2;
    const tone = i % 2 ? b : a;
    brush.shape(
      `M${x} ${base - 356}L${formatNumber(at(i / panels, 240))} ${base - 236}h${formatNumber(480 / panels)}Z`,
      tone,
    );
    brush.shape(
      `M${formatNumber(at(i / panels, 240))} ${base - 238}h${formatNumber(480 / panels)}v26q${formatNumber(-240 / panels)} 24 ${formatNumber(-480 / panels)} 0Z`,
      i % 2 ? a : b,
    );
    brush.disc(at((i + 0.5) / panels, 240), base - 222, 7, '#D9A441');
    brush.disc(at((i + 0.5) / panels, 240), base - 222, 4, '#FFF6DC');
  }
  brush.shape(`M${x} ${base - 356}L${x + 240} ${base - 236}H${x + 100}Z`, SHADOW_COLOR, 0.18);
  brush.disc(x, base - 360, 13, '#D9A441');
  brush.shape(`M${x} ${base - 412}h40l-11 11 11 11h-40Z`, a);
  brush.box(x - 2, base - 414, 4, 52, '#5A3A24');
}

function paintSlide(brush: Brush, dice: PictureDice, x: number, base: number): void {
  const [a, b] = dice.pick([
    ['#F2B030', '#D4402F'],
    ['#5AB0C4', '#FFF3DC'],
    ['#F28AA0', '#FFF3DC'],
  ]) as [string, string];
  const tower = `M${x - 66} ${base}L${x - 38} ${base - 400}h76L${x + 66} ${base}Z`;
  brush.shape(tower, a);
  brush.within(tower, () => {
    for (const k of rangeOf(9)) brush.shape(`M${x - 80} ${base - k * 90}l160 -60v34l-160 60Z`, b);
    brush.box(x + 14, base - 410, 70, 420, SHADOW_COLOR, 0.2);
  });
  for (const k of rangeOf(5)) {
    const y = base - 40 - k * 76;
    const half = 86 - k * 8;
    brush.stroke(`M${x - half} ${y}Q${x} ${y + 52} ${x + half} ${y - 36}`, '#7A3A5A', 20);
    brush.stroke(`M${x - half} ${y - 4}Q${x} ${y + 48} ${x + half} ${y - 40}`, '#F7DCA0', 12);
    if (k % 2) paintFolk(brush, dice, x - 20 + k * 6, y + 26, 0.44, 'stand');
  }
  paintSlab(brush, x - 46, base - 446, 92, 50, lighten(a, 0.4), 3);
  for (const k of rangeOf(4)) brush.box(x - 38 + k * 21, base - 438, 13, 36, '#5A3A5A');
  brush.shape(
    `M${x - 58} ${base - 444}L${x} ${base - 530}L${x + 58} ${base - 444}Z`,
    b === '#FFF3DC' ? '#D4404F' : b,
  );
  brush.shape(`M${x} ${base - 530}L${x + 58} ${base - 444}H${x + 16}Z`, SHADOW_COLOR, 0.22);
  brush.shape(`M${x} ${base - 572}h36l-10 10 10 10h-36Z`, '#5AA84A');
  brush.box(x - 2, base - 572, 4, 46, '#5A3A24');
}

function paintStall(brush: Brush, dice: PictureDice, x: number, base: number): void {
  const [a, b] = dice.shuffle(BRIGHT) as [string, string];
  brush.box(x, base - 150, 220, 150, darken(a, 0.5));
  paintMotif(
    brush,
    dice.pick(MOTIFS),
    { x, y: base - 150, width: 220, height: 90 },
    [darken(a, 0.45), darken(a, 0.3), darken(b, 0.3)],
    22,
  );
  for (const k of rangeOf(4)) paintToy(brush, dice, x + 30 + k * 54, base - 70, 50);
  for (const k of rangeOf(4)) paintToy(brush, dice, x + 34 + k * 50, base - 112, 34, [0, 12, 10, 5][k]);
  paintSlab(brush, x - 8, base - 68, 236, 68, lighten(a, 0.25), 3);
  for (const k of rangeOf(6))
    brush.shape(createStarPath(x + 20 + k * 36, base - 32, 12), k % 2 ? b : '#FFF3DC');
  for (const k of rangeOf(10))
    brush.shape(`M${x - 16 + k * 25.4} ${base - 186}h25.4v40q-12.7 20 -25.4 0Z`, k % 2 ? '#FFF3DC' : a);
  brush.box(x - 18, base - 194, 258, 11, b);
}

function paintGround(brush: Brush, dice: PictureDice): void {
  brush.box(0, 588, SHEET.width, 212, '#D8B884');
  scatter(dice, { x: 0, y: 596, width: 1200, height: 204 }, 34, (x, y, i) => {
    if (i % 3 === 0) brush.oval(x, y, dice.between(9, 22), 4, '#C09A64', 0.8);
    else if (i % 3 === 1)
      brush.stroke(`M${formatNumber(x - 7)} ${formatNumber(y - 6)}l7 6 7 -7`, '#7A9A4A', 3);
    else brush.disc(x, y, dice.between(2, 4), dice.pick(BRIGHT));
  });
}

function paintCrowd(brush: Brush, dice: PictureDice, lampX: number): void {
  const spots: [number, number][] = [];
  scatter(dice, { x: 20, y: 664, width: 1160, height: 128 }, 68, (x, y) => spots.push([x, y]));
  for (const [i, [x, y]] of spots.sort((a, b) => a[1] - b[1]).entries()) {
    if (Math.abs(x - lampX) < 34 && y < 710) continue;
    const scale = 0.78 + ((y - 650) / 150) * 0.45;
    if (i % 9 === 4) paintBeast(brush, dice, 'dog', x, y, 0.7 * scale);
    else paintFolk(brush, dice, x, y, scale);
    if (i % 6 === 1) {
      brush.stroke(
        `M${formatNumber(x + 14)} ${formatNumber(y - 50 * scale)}L${formatNumber(x + 20)} ${formatNumber(y - 138 * scale)}`,
        '#6B5A5A',
        1.8,
      );
      const tone = dice.pick(BRIGHT);
      brush.oval(x + 20, y - 150 * scale, 15, 19, tone);
      brush.oval(x + 15, y - 156 * scale, 4, 6, lighten(tone, 0.7));
    }
  }
}

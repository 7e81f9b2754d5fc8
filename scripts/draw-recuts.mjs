/**
 * `node scripts/draw-recuts.mjs`: the other cuts of pictures that were drawn by hand in the standard shape alone. Each is put
 * together again from the parts of its master, so that nothing is cut off: the ground fills the new shape, and things move.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { root } from './lib/run.mjs';

const MASTER = { width: 640, height: 480 };
const SHAPES = {
  tall: { width: 480, height: 640 },
  small: { width: 480, height: 480 },
  preview: { width: 1280, height: 800 },
  billboard: { width: 1280, height: 560 },
};

/** The elements of a drawing that stand in no other one. */
function partsOf(svg) {
  const parts = [];
  let depth = 0;
  let start = 0;
  for (const match of svg.matchAll(/<(\/?)[a-z][^>]*?(\/?)>/gi)) {
    if (match[1]) depth -= 1;
    else if (depth === 0) start = match.index;
    if (!match[1] && !match[2]) depth += 1;
    if (depth === 0) parts.push(svg.slice(start, match.index + match[0].length));
  }
  return parts;
}

/** The whole of a shape, as what covered the whole of the master. */
const FULL = 'full';
const to = (x, y, scale = 1) => `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`;

/**
 * The parts of each drawing, from the background up: ranges of the master's elements, and where they go. An image's file is
 * `<folder>/art/<name><cut>.svg`; its master has no suffix.
 */
const PLANS = [
  {
    master: 'lantern-words/art/lantern-words.svg',
    name: 'lantern-words/art/',
    cuts: {
      tall: [
        [0, 0, FULL],
        [1, 1, to(-80, 10)],
        [2, 2, to(-200, 390)],
        [87, 88, to(0, 160)],
        [76, 86, to(-136, 386, 0.92)],
        [3, 75, to(-80, -2)],
        [89, 89, FULL],
      ],
      small: [
        [0, 0, FULL],
        [1, 2, to(-80, 0)],
        [3, 75, to(-72, 16, 0.92)],
        [76, 86, to(-84, 10, 0.92)],
        [89, 89, FULL],
      ],
    },
  },
  {
    master: 'nonogram-garden/art/nonogram-garden.svg',
    name: 'nonogram-garden/art/',
    cuts: {
      tall: [
        [0, 0, FULL],
        [1, 1, to(20, 60)],
        [2, 410, to(-74, 78)],
        [411, 411, to(0, 160)],
        [412, 412, to(-160, 160)],
        [413, 413, to(-160, 0)],
        [414, 414, FULL],
      ],
      small: [
        [0, 0, FULL],
        [1, 1, to(0, 0)],
        [2, 410, to(-59, 18, 0.95)],
        [411, 411, to(0, 20)],
        [412, 413, to(-150, 20)],
        [414, 414, FULL],
      ],
    },
  },
  {
    master: 'hearthside-solitaire/art/thumb-and-pouch.svg',
    name: 'hearthside-solitaire/art/thumb-and-pouch-',
    cuts: {
      tall: [
        [0, 1, FULL],
        [2, 2, to(-80, 130)],
        [3, 3, to(38, 24, 1.1)],
        [4, 4, to(-258, 24, 1.1)],
        [5, 9, to(-80, 132)],
        [10, 10, FULL],
      ],
      small: [
        [0, 1, FULL],
        [2, 2, to(-80, 20)],
        [3, 3, to(-6, 4)],
        [4, 4, to(-154, 4)],
        [5, 9, to(-80, 8)],
        [10, 10, FULL],
      ],
      preview: [
        [0, 1, FULL],
        [2, 2, to(40, 200)],
        [5, 9, to(-66, 170, 1.22)],
        [3, 3, to(880, 60, 1.5)],
        [4, 4, to(250, 60, 1.5)],
        [10, 10, FULL],
      ],
      billboard: [
        [0, 1, FULL],
        [2, 2, to(600, 60)],
        [3, 3, to(632, 10)],
        [4, 4, to(610, 10)],
        [5, 9, to(606, 58)],
        [10, 10, FULL],
      ],
    },
  },
  {
    master: 'ember-match/art/long-stair.svg',
    name: 'ember-match/art/long-stair-',
    cuts: {
      billboard: [
        [0, 50, FULL],
        [51, 52, to(560, 10)],
        [53, 54, to(60, 190)],
        [53, 54, to(190, 226)],
        [53, 54, to(330, 170)],
        [57, 59, to(330, 170)],
        [53, 54, to(462, 206)],
        [57, 59, to(462, 206)],
        [53, 54, to(620, 110)],
        [57, 59, to(620, 110)],
        [55, 56, to(640, 110)],
        [60, 62, to(640, 110)],
        [63, 163, to(602, 40, 1.07)],
        [164, 164, FULL],
      ],
    },
  },
  {
    master: 'marlow-attic/art/the-attic-at-marlow-hall.svg',
    name: 'marlow-attic/art/the-attic-at-marlow-hall-',
    cuts: {
      tall: [
        [0, 8, FULL],
        [9, 9, to(-130, 20)],
        [12, 18, to(-146, 0)],
        [19, 25, to(-54, -24)],
        [10, 10, to(-68, 150)],
        [11, 11, to(-78, 172)],
        [26, 26, to(-172, 96, 1.05)],
        [27, 27, to(-14, 192)],
        [28, 28, FULL],
      ],
      small: [
        [0, 8, FULL],
        [9, 9, to(-130, 0)],
        [12, 18, to(-130, -20)],
        [10, 10, to(-58, 66, 0.9)],
        [19, 25, to(-46, -30)],
        [11, 11, to(-62, 72, 0.9)],
        [26, 26, to(-118, 72, 0.94)],
        [27, 27, to(-10, 36)],
        [28, 28, FULL],
      ],
      preview: [
        [0, 8, FULL],
        [9, 9, to(560, 60)],
        [10, 11, to(-120, 70, 1.5)],
        [12, 18, to(340, 20, 1.5)],
        [19, 25, to(480, 470, 1.3)],
        [26, 26, to(370, 120, 1.4)],
        [28, 28, FULL],
      ],
      billboard: [
        [0, 8, FULL],
        [9, 9, to(620, 40)],
        [10, 27, to(606, 34, 1.03)],
        [28, 28, FULL],
      ],
    },
  },
];

function drawCut(svg, layers, { width, height }) {
  const end = svg.indexOf('</defs>') + '</defs>'.length;
  const defs = svg.slice(svg.indexOf('<defs>'), end);
  const parts = partsOf(svg.slice(end, svg.lastIndexOf('</svg>')));
  const full = `scale(${width / MASTER.width} ${height / MASTER.height})`;
  const body = layers.map(([from, until, place]) => {
    const drawn = parts.slice(from, until + 1).join('');
    return `<g transform="${place === FULL ? full : place}">${drawn}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${defs}${body.join('')}</svg>\n`;
}

for (const { master, name, cuts } of PLANS) {
  const svg = await readFile(join(root, 'games', master), 'utf8');
  for (const [cut, layers] of Object.entries(cuts)) {
    await writeFile(join(root, 'games', `${name}${cut}.svg`), drawCut(svg, layers, SHAPES[cut]));
    say(`${name}${cut}`);
  }
}

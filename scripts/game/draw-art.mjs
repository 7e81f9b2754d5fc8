/** The pictures that a new game begins with: a house at night with one lit window, in a colour of its own. */
import { randomFrom } from './random.mjs';

/** From the frame's darkest to the sky's lightest. */
const FAMILIES = {
  night: ['#0A1430', '#12254F', '#1D4080', '#3C70B8', '#8DB8EA'],
  teal: ['#062429', '#0B454A', '#147075', '#3DA39B', '#9FDACB'],
  moss: ['#0E2518', '#1B442B', '#356F42', '#74A456', '#C3D587'],
  plum: ['#1F0D2A', '#3F1A4A', '#6E2F68', '#AC558B', '#E5A3BF'],
  brick: ['#2A0C12', '#571A1C', '#972D26', '#D5573A', '#F5A27A'],
  wood: ['#21120C', '#452718', '#74462A', '#AD7648', '#E1BA8A'],
};
const LAMP = '#FFC861';
const CREAM = '#FFF3D6';

const familyOf = (slug) => {
  const names = Object.keys(FAMILIES);
  return FAMILIES[names[Math.floor(randomFrom(slug)() * names.length)]];
};

/** The colour that stands for the game while its picture loads. */
export const colourOf = (slug) => familyOf(slug)[2];

/** Each cut of the picture: its size, and where its house stands and how large. */
const CUTS = {
  standard: { width: 640, height: 480, x: 320, ground: 430, scale: 1 },
  tall: { width: 480, height: 640, x: 240, ground: 580, scale: 1.15 },
  small: { width: 480, height: 480, x: 240, ground: 440, scale: 1.05 },
  preview: { width: 1280, height: 800, x: 1010, ground: 730, scale: 1.35 },
  billboard: { width: 1280, height: 560, x: 940, ground: 510, scale: 1.2 },
  'billboard-phone': { width: 640, height: 800, x: 320, ground: 520, scale: 1.15 },
};

const round = (value) => Math.round(value * 10) / 10;
const rect = (x, y, width, height, fill) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`;
const shape = (points, fill) =>
  `<path d="M${points.map((point) => point.map(round).join(' ')).join('L')}Z" fill="${fill}"/>`;
const arch = (x, y, width, height, fill) =>
  `<path d="M${round(x)} ${round(y + height)}v${round(width / 2 - height)}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${round(height - width / 2)}Z" fill="${fill}"/>`;

function sky({ width, height, ground }, [, deep, middle, light], random) {
  const stars = Array.from({ length: 46 }, () => {
    const [x, y] = [random() * width, random() ** 1.3 * ground * 0.75];
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(0.8 + random() * 1.3)}" fill="${CREAM}" opacity="${round(0.4 + random() * 0.6)}"/>`;
  });
  const blend = `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${deep}"/><stop offset=".62" stop-color="${middle}"/><stop offset="1" stop-color="${light}"/></linearGradient>`;
  return `<defs>${blend}<radialGradient id="glow"><stop stop-color="${LAMP}" stop-opacity=".75"/><stop offset=".4" stop-color="${LAMP}" stop-opacity=".28"/><stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></radialGradient></defs>${rect(0, 0, width, height, 'url(#sky)')}${stars.join('')}`;
}

/** Roofs along the whole width, darker the nearer they are. */
function street({ width, height, ground }, fill, rise, random) {
  const points = [[0, height]];
  for (let x = -20; x < width + 20;) {
    const [wide, up] = [60 + random() * 70, rise * (0.6 + random() * 0.6)];
    points.push([x, ground - up], [x + wide / 2, ground - up - 26], [x + wide, ground - up]);
    x += wide;
  }
  return shape([...points, [width, height]], fill);
}

function house({ x, ground, scale }, [dark, deep, middle, light], random) {
  const wide = 220 * scale;
  const high = 250 * scale;
  const [left, top] = [x - wide / 2, ground - high];
  const pane = { width: 38 * scale, height: 52 * scale };
  const lit = Math.floor(random() * 9);
  const panes = Array.from({ length: 9 }, (_, i) => {
    const [px, py] = [
      left + wide * 0.11 + (i % 3) * wide * 0.29,
      top + high * 0.09 + Math.floor(i / 3) * high * 0.3,
    ];
    if (i !== lit) return arch(px, py, pane.width, pane.height, dark);
    const [cx, cy] = [px + pane.width / 2, py + pane.height / 2];
    const cross = rect(cx - 1.5, py, 3, pane.height, middle) + rect(px, cy, pane.width, 3, middle);
    return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(150 * scale)}" fill="url(#glow)"/>${arch(px, py, pane.width, pane.height, LAMP)}${cross}`;
  });
  const roof = [
    [left - 18 * scale, top],
    [x, top - 96 * scale],
    [left + wide + 18 * scale, top],
  ];
  const chimney = rect(left + wide * 0.7, top - 84 * scale, 26 * scale, 70 * scale, deep);
  const walls = rect(left, top, wide, high, middle) + rect(left + wide * 0.72, top, wide * 0.28, high, deep);
  const shaded = shape([[x, top - 96 * scale], roof[2], [left + wide * 0.72, top]], dark);
  return chimney + shape(roof, light) + shaded + walls + panes.join('');
}

function draw(cut, slug) {
  const random = randomFrom(slug);
  const family = familyOf(slug);
  const { width, height, ground } = cut;
  const parts = [
    sky(cut, family, random),
    street({ ...cut, ground: ground - 40 }, family[2], 70, random),
    street(cut, family[1], 60, random),
    house(cut, family, random),
    rect(0, ground, width, height - ground, family[0]),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${parts.join('')}</svg>\n`;
}

/** Draws every picture that a game has; the same slug gives the same pictures. */
export const drawArt = (slug) =>
  Object.fromEntries(
    Object.entries(CUTS).map(([name, cut]) => [name === 'standard' ? slug : name, draw(cut, slug)]),
  );

/** Draws the room behind the counter of each shop and place: wall, windows with the street outside, lamps, awning. */
import type { KitchenKey, ModeKey } from './types';

interface KitchenColors {
  wall: string;
  brick: string;
  trim: [string, string];
  sky: [string, string];
}

const KITCHEN_COLORS: Readonly<Record<KitchenKey, Readonly<Record<ModeKey, KitchenColors>>>> = {
  bakery: {
    first: { wall: '#1B2A57', brick: '#24376E', trim: ['#C8402F', '#FFF3D8'], sky: ['#2B4687', '#E8935A'] },
    second: { wall: '#17343F', brick: '#1F4553', trim: ['#2E7F79', '#FFF3D8'], sky: ['#1C3A66', '#6E8FC4'] },
    third: { wall: '#31234F', brick: '#3F2E66', trim: ['#A9314F', '#FFE9C4'], sky: ['#1A2350', '#5A6FB4'] },
    fourth: { wall: '#142247', brick: '#1C2F60', trim: ['#D98A2B', '#FFF3D8'], sky: ['#0F1840', '#70407A'] },
  },
  ramen: {
    first: { wall: '#34190F', brick: '#472418', trim: ['#B4302A', '#FFE9C4'], sky: ['#1B2147', '#7A3A55'] },
    second: { wall: '#1F2631', brick: '#2B3544', trim: ['#C0562B', '#F1E3C8'], sky: ['#18233C', '#4E6488'] },
    third: { wall: '#12303C', brick: '#194251', trim: ['#2A6E8C', '#FFF1D0'], sky: ['#122C4E', '#3F86A0'] },
    fourth: { wall: '#2C1636', brick: '#3C2049', trim: ['#C23A5C', '#FFE9C4'], sky: ['#151238', '#B0506A'] },
  },
};

const drawLines = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

const drawBricks = (color: string) =>
  drawLines(11, (row) =>
    drawLines(
      12,
      (at) => `<rect x="${at * 62 - (row % 2) * 31}" y="${row * 36}" width="58" height="32" rx="3"/>`,
    ),
  ).replace(/^/, `<g fill="${color}">`) + '</g>';

const houses =
  '<path d="M0 150v-46l26-22 26 22v10h20V76h40v40h26V96l20-18 20 18v54Z" fill="#111B3B"/><g fill="#FFC65A"><rect x="18" y="108" width="10" height="13" rx="2"/><rect x="84" y="86" width="9" height="12" rx="2"/><rect x="98" y="104" width="9" height="12" rx="2"/><rect x="152" y="104" width="10" height="13" rx="2"/></g>';
const train =
  '<path d="M0 118h178v32H0Z" fill="#141B33"/><rect x="-10" y="70" width="160" height="50" rx="12" fill="#8C2F2B"/><g fill="#FFDD8F"><rect x="6" y="80" width="26" height="18" rx="4"/><rect x="42" y="80" width="26" height="18" rx="4"/><rect x="78" y="80" width="26" height="18" rx="4"/><rect x="114" y="80" width="22" height="18" rx="4"/></g>';
const market =
  '<path d="M0 150v-20c40-16 120-16 178 0v20Z" fill="#C9D6F0"/><path d="M14 128V92h60v36ZM104 132V96h56v36Z" fill="#4A2B1E"/><path d="M8 94 44 68l36 26ZM98 98l34-24 34 24Z" fill="#B23A3A"/><path d="M18 100h52v14H18ZM108 103h48v14h-48Z" fill="#FFD27A"/><g fill="#fff"><circle cx="20" cy="30" r="2.500"/><circle cx="60" cy="52" r="2"/><circle cx="92" cy="22" r="2.500"/><circle cx="130" cy="48" r="2"/><circle cx="160" cy="26" r="2.500"/></g>';
const lanterns = `<path d="M0 150v-30l40-20 50 18 40-22 48 26v28Z" fill="#0E1532"/>${[
  [26, 40, 12],
  [74, 70, 9],
  [108, 28, 13],
  [150, 62, 10],
]
  .map(
    ([x, y, r]) =>
      `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r! * 1.2}" fill="#FFB648"/><ellipse cx="${x}" cy="${y}" rx="${r! * 0.5}" ry="${r! * 0.8}" fill="#FFF0BE"/>`,
  )
  .join('')}`;
const rain = drawLines(
  16,
  (i) =>
    `<path d="M${(i * 47) % 178} ${(i * 31) % 110}l-5 16" stroke="#BFD0F0" stroke-width="1.600" opacity=".6"/>`,
);
const boats =
  '<path d="M0 112h178v38H0Z" fill="#0E2740"/><path d="M26 112h64l-12 18H40ZM112 108h50l-9 15h-34Z" fill="#6B2E22"/><path d="M56 112V56l26 40ZM138 108V66l18 30Z" fill="#F1E3C8"/><circle cx="148" cy="30" r="13" fill="#FFF0BE"/>';
const kites =
  '<path d="M0 150v-24l60-16 60 14 58-18v44Z" fill="#120E2C"/><path d="M40 24l18 22-18 26-18-26ZM120 14l16 20-16 24-16-24ZM88 70l12 14-12 18-12-18Z" fill="#FF9A4A"/><path d="M40 24v48M120 14v44M88 70v32" stroke="#7A2A3C" stroke-width="2.400"/><path d="M40 72c8 14-6 20 2 34M120 58c-8 14 6 22-2 36" fill="none" stroke="#FFD08A" stroke-width="2"/>';

const VIEWS: Readonly<Record<KitchenKey, Readonly<Record<ModeKey, string>>>> = {
  bakery: { first: houses, second: train, third: market, fourth: lanterns },
  ramen: { first: houses + rain, second: train + rain, third: boats, fourth: kites },
};

const drawWindowAt = (x: number, id: string, view: string) =>
  `<g transform="translate(${x} 118)"><rect x="-9" y="-9" width="196" height="168" rx="12" fill="#5A3420"/><svg width="178" height="150" viewBox="0 0 178 150"><rect width="178" height="150" rx="6" fill="url(#${id})"/>${view}</svg><path d="M89 0v150M0 62h178" stroke="#5A3420" stroke-width="6"/><rect x="-16" y="152" width="210" height="13" rx="5" fill="#7A4A2C"/></g>`;

const drawAwning = ([one, two]: KitchenColors['trim']) =>
  drawLines(11, (i) => {
    const color = i % 2 ? two : one;
    return `<path d="M${i * 60 - 10} 0h60v40a30 26 0 0 1-60 0Z" fill="${color}"/>`;
  }) + '<path d="M0 0h640v12H0Z" fill="#0A1129" opacity=".3"/>';

/** Draws a paper lantern in the bar, or a glass lamp in the bakery. */
const drawLampAt = (x: number, drop: number, kitchen: KitchenKey, glow: string) =>
  `<path d="M${x} 0v${drop}" stroke="#0A1129" stroke-width="4"/><circle cx="${x}" cy="${drop + 24}" r="92" fill="url(#${glow})"/>` +
  (kitchen === 'ramen'
    ? `<ellipse cx="${x}" cy="${drop + 22}" rx="24" ry="28" fill="#D8402C"/><path d="M${x - 22} ${drop + 12}h44M${x - 24} ${drop + 22}h48M${x - 22} ${drop + 32}h44" stroke="#8F2419" stroke-width="2.400"/><ellipse cx="${x}" cy="${drop + 24}" rx="11" ry="17" fill="#FFD98A" opacity=".75"/><rect x="${x - 10}" y="${drop - 10}" width="20" height="7" rx="3" fill="#2A1410"/><rect x="${x - 10}" y="${drop + 47}" width="20" height="7" rx="3" fill="#2A1410"/>`
    : `<path d="M${x - 26} ${drop + 20}c0-26 52-26 52 0Z" fill="#C98A2B"/><ellipse cx="${x}" cy="${drop + 22}" rx="17" ry="9" fill="#FFF2C4"/>`);

/** Draws the room, 640 by 400. The id makes the names of its gradients unique on the page. */
export function drawScene(kitchen: KitchenKey, mode: ModeKey, id = 'cc'): string {
  const { wall, brick, trim, sky } = KITCHEN_COLORS[kitchen][mode];
  const view = VIEWS[kitchen][mode];
  const shelf =
    '<rect x="272" y="186" width="96" height="9" rx="4" fill="#7A4A2C"/><rect x="272" y="246" width="96" height="9" rx="4" fill="#7A4A2C"/>';
  const jars =
    kitchen === 'bakery'
      ? '<g><path d="M282 186c-2-16 32-16 30 0Z" fill="#C9792A"/><path d="M322 186c-2-20 38-20 36 0Z" fill="#D98A32"/><rect x="282" y="216" width="20" height="30" rx="5" fill="#B5173A"/><rect x="308" y="222" width="20" height="24" rx="5" fill="#EAD7A8"/><rect x="334" y="214" width="22" height="32" rx="5" fill="#47978C"/></g>'
      : '<g><path d="M280 168h24c0 12-5 18-12 18s-12-6-12-18ZM312 168h24c0 12-5 18-12 18s-12-6-12-18Z" fill="#E8E2D2"/><path d="M342 160h18v26h-18Z" fill="#3F6F57"/><rect x="282" y="212" width="18" height="34" rx="5" fill="#5A2A1C"/><rect x="306" y="218" width="20" height="28" rx="5" fill="#B4302A"/><rect x="334" y="220" width="24" height="26" rx="5" fill="#D9B25A"/></g>';
  return `<defs><linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient><radialGradient id="${id}-glow"><stop offset="0" stop-color="#FFE7A8" stop-opacity=".7"/><stop offset=".4" stop-color="#FFD98A" stop-opacity=".25"/><stop offset="1" stop-color="#FFD98A" stop-opacity="0"/></radialGradient></defs><rect width="640" height="400" fill="${wall}"/>${drawBricks(brick)}${drawWindowAt(52, `${id}-sky`, view)}${drawWindowAt(410, `${id}-sky`, view)}${shelf}${jars}${drawAwning(trim)}${drawLampAt(140, 56, kitchen, `${id}-glow`)}${drawLampAt(320, 84, kitchen, `${id}-glow`)}${drawLampAt(500, 56, kitchen, `${id}-glow`)}`;
}

/** Draws the images of the courses for the catalog: the mill on its hill, a leap between two roofs, and the frozen canal. */
import type { SceneFormat } from '../kit/images/cuts';
import { cropFrame, createImage, roundToTenths } from '../kit/images/markup';
import { createRandom } from '../kit/seeded-random';
import { drawCanal } from './picture-canal';
import { drawBall, drawFlag, drawGlow, LAMP, drawLantern } from './picture-parts';
import type { CourseKey } from './types';

const SKIES: Record<CourseKey, readonly [top: string, middle: string, low: string]> = {
  garden: ['#123A5A', '#5FA8B8', '#F9DDA0'],
  rooftops: ['#0c1440', '#3f3a86', '#e88a6a'],
  canal: ['#0b1640', '#3d5aa6', '#f3b9a4'],
};

const drawSky = (course: CourseKey): string => {
  const [top, middle, low] = SKIES[course];
  return `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset=".8" stop-color="${low}"/></linearGradient>`;
};

const DEFS = `<radialGradient id="g"><stop stop-color="#FFE9B0" stop-opacity=".85"/><stop offset=".35" stop-color="#FFE0A0" stop-opacity=".34"/><stop offset="1" stop-color="#FFE0A0" stop-opacity="0"/></radialGradient>`;

const drawStars = (): string => {
  const random = createRandom('stars of the course');
  const randomShare = () => random.below(1000) / 1000;
  return Array.from({ length: 60 }, () => {
    const [x, y, r] = [
      randomShare() * 1500 - 430,
      randomShare() ** 1.5 * 500 - 310,
      0.6 + randomShare() * 1.5,
    ];
    return `<circle cx="${roundToTenths(x)}" cy="${roundToTenths(y)}" r="${roundToTenths(r)}" fill="#FFF3D6" opacity="${roundToTenths(0.4 + randomShare() * 0.6)}"/>`;
  }).join('');
};

const drawSail = (turn: number): string =>
  `<g transform="rotate(${turn})"><rect x="-3.5" y="-120" width="7" height="120" fill="#5B2418"/><path d="M4-114H36V-26H4Z" fill="#F6B23E" stroke="#8A4E12" stroke-width="3"/><path d="M4-92H36M4-70H36M4-48H36M20-114V-26" stroke="#8A4E12" stroke-width="2.4"/></g>`;

const drawHills = (y: number, swell: number, color: string): string =>
  `<path d="M-450 900V${y}Q-300 ${y - swell} -120 ${y}T200 ${y - swell * 0.3}T520 ${y + 6}T840 ${y - swell * 0.2}T1100 ${y}V900Z" fill="${color}"/>`;

const drawBush = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#1f5a36"/><circle cx="${x - r * 0.5}" cy="${y + r * 0.3}" r="${roundToTenths(r * 0.75)}" fill="#25693f"/><circle cx="${x + r * 0.2}" cy="${y - r * 0.25}" r="${roundToTenths(r * 0.55)}" fill="#34834c"/>${['#f4b0c4', '#ffd98c', '#fff6dc'].map((color, i) => `<circle cx="${roundToTenths(x - r * 0.5 + i * r * 0.45)}" cy="${roundToTenths(y - r * 0.1 + (i % 2) * r * 0.4)}" r="3.4" fill="${color}"/>`).join('')}`;

const PATH =
  'M236 760C236 620 250 560 250 490C250 440 404 440 382 396C366 366 262 372 278 344C286 332 312 332 322 330';

const drawGarden = (): string =>
  [
    drawGlow(110, 300, 260),
    drawHills(300, 46, '#3E8A6A'),
    drawHills(340, 40, '#2C7050'),
    '<path d="M-450 900V400Q200 310 420 350T1100 360V900Z" fill="#54A04A"/><path d="M-450 900V450Q240 372 650 410T1100 430V900Z" fill="#3F8A3E"/>',
    `<path d="${PATH}" fill="none" stroke="#2A6A30" stroke-width="64" stroke-linecap="round"/><path d="${PATH}" fill="none" stroke="#9BD05F" stroke-width="50" stroke-linecap="round"/><path d="${PATH}" fill="none" stroke="#B7E27B" stroke-width="10" stroke-linecap="round" opacity=".6" transform="translate(-12 -3)"/>`,
    drawGlow(322, 245, 120),
    '<path d="M262 344L284 168H360L382 344Z" fill="#FFF3DA"/><path d="M324 168H360L382 344H330Z" fill="#DCC4A0"/><path d="M274 172Q322 110 370 172Z" fill="#C8452F"/><path d="M322 132Q354 142 370 172H328Z" fill="#94301F"/><rect x="270" y="166" width="104" height="10" rx="3" fill="#5B2418"/><path d="M298 346V308A24 24 0 0 1 346 308V346Z" fill="#3A1B12"/><path d="M303 346V310A19 19 0 0 1 341 310V346Z" fill="#1C0D09"/><rect x="311" y="231" width="22" height="28" rx="11" fill="#FFC24A" stroke="#5B2418" stroke-width="4"/>',
    `<g transform="translate(322 190) rotate(24)">${[0, 90, 180, 270].map(drawSail).join('')}<circle r="11" fill="#5B2418"/><circle r="5" fill="#F6B23E"/></g>`,
    drawBush(120, 404, 26),
    drawBush(566, 452, 30),
    drawBush(-60, 440, 36),
    drawBush(720, 420, 34),
    drawBush(90, 560, 40),
    drawBush(520, 600, 44),
    drawLantern(176, 372),
    drawLantern(436, 376),
    drawLantern(560, 384),
    '<ellipse cx="520" cy="520" rx="96" ry="26" fill="#c9d6c4"/><ellipse cx="520" cy="521" rx="88" ry="21" fill="#2f86a8"/><path d="M470 518h36M520 528h44" stroke="#bfe6f2" stroke-width="3" stroke-linecap="round"/>',
    drawFlag(478, 436),
    `<ellipse cx="276" cy="474" rx="26" ry="6" fill="#1C5224" opacity=".5"/>${drawBall(268, 452, 20)}`,
  ].join('');

const drawTiles = (left: number, right: number, top: number, rows: number): string => {
  const paths: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let x = left + (row % 2) * 20; x <= right - 40; x += 40)
      paths.push(`M${x} ${top + row * 24}a20 16 0 0 0 40 0`);
  return `<path d="${paths.join('')}" fill="none" stroke="#7a352a" stroke-width="3" opacity=".7"/>`;
};

const drawRoof = (left: number, right: number, top: number, rows: number): string =>
  `<path d="M${left} ${top}H${right}V900H${left}Z" fill="#221b45"/><path d="M${left} ${top}H${right}V${top + rows * 24}H${left}Z" fill="#c06a50"/><path d="M${left} ${top}H${right}V${top + 14}H${left}Z" fill="#e08c68"/>${drawTiles(left, right, top + 22, rows - 1)}<path d="M${left - 8} ${top + rows * 24}H${right + 8}V${top + rows * 24 + 16}H${left - 8}Z" fill="#4a4f73"/>`;

const drawPanes = (left: number, right: number, top: number): string => {
  const random = createRandom(`panes ${left}`);
  let out = '';
  for (let y = top; y < 860; y += 66)
    for (let x = left + 28; x < right - 40; x += 62) {
      const isLit = random.below(10) < 5;
      out += `<path d="M${x} ${y + 38}V${y + 14}a13 13 0 0 1 26 0V${y + 38}Z" fill="${isLit ? LAMP : '#3a3a72'}"/>`;
    }
  return out;
};

const drawChimney = (x: number, y: number): string =>
  `<rect x="${x - 20}" y="${y - 70}" width="40" height="76" fill="#8a3f30"/><rect x="${x}" y="${y - 70}" width="20" height="76" fill="#6e3026"/><rect x="${x - 26}" y="${y - 82}" width="52" height="16" rx="4" fill="#a85540"/><path d="M${x - 4} ${y - 94}q-14-18 4-34t0-38" fill="none" stroke="#dcd6f2" stroke-width="11" stroke-linecap="round" opacity=".32"/>`;

const drawFarRoofs = (): string => {
  const random = createRandom('far roofs');
  let out = '';
  for (let x = -440; x < 1100; x += 92) {
    const y = 268 + random.below(70);
    out += `<path d="M${x} 900V${y + 36}l46-40 46 40V900Z" fill="#2a2765"/><rect x="${x + 38}" y="${y + 50}" width="14" height="20" fill="${LAMP}" opacity=".8"/>`;
  }
  return out;
};

const drawRooftops = (): string =>
  [
    '<path d="M128 58a38 38 0 1 0 28 50a31 31 0 1 1-28-50Z" fill="#FFF0C8"/>',
    drawGlow(330, 330, 320),
    drawFarRoofs(),
    drawRoof(-450, 232, 352, 5),
    drawPanes(-450, 232, 512),
    drawRoof(404, 1100, 318, 6),
    drawPanes(404, 1100, 500),
    '<path d="M132 352L232 306V352Z" fill="#f0c98a"/><path d="M132 352L232 306" stroke="#5b2418" stroke-width="6" stroke-linecap="round"/><path d="M170 346l12-12 12 12M200 346l12-18 12 18" fill="none" stroke="#8a4e12" stroke-width="4"/>',
    drawChimney(40, 352),
    drawChimney(592, 318),
    drawChimney(-160, 352),
    drawChimney(830, 318),
    '<path d="M640 330h86l16 60h-112z" fill="#ffd98c" stroke="#39426b" stroke-width="7"/><path d="M684 330v60M634 360h102" stroke="#39426b" stroke-width="5"/>',
    drawLantern(432, 262),
    drawLantern(-60, 294),
    drawFlag(508, 328),
    '<path d="M228 296C262 236 300 214 336 208" fill="none" stroke="#FFF4D0" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 17"/>',
    drawGlow(366, 206, 64),
    drawBall(366, 206, 22),
  ].join('');

const SCENES: Record<CourseKey, () => string> = {
  garden: drawGarden,
  rooftops: drawRooftops,
  canal: drawCanal,
};

/** Draws a course's image in a format. */
export function drawPicture(course: CourseKey, frame: SceneFormat): string {
  return createImage(
    frame,
    `<defs>${drawSky(course)}${DEFS}</defs><rect width="${frame.width}" height="${frame.height}" fill="url(#s)"/><g transform="${cropFrame(frame)}">${drawStars()}${SCENES[course]()}</g>`,
  );
}

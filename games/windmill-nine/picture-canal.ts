/** Draws the image of the frozen canal: houses under snow, a bridge, skaters, and a cup in the ice. */
import { roundToTenths } from '../kit/images/markup';
import { createRandom } from '../kit/seeded-random';
import { drawBall, drawFlag, drawGlow, LAMP, drawLantern } from './picture-parts';

const WALLS = ['#7c3b45', '#31558c', '#86563a', '#2f6a6c', '#5b3f7d'] as const;

const drawHouse = (x: number, width: number, top: number, wall: string, lit: number): string => {
  const right = x + width;
  const middle = x + width / 2;
  const panes: string[] = [];
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 3; column += 1) {
      const isLit = (row * 3 + column + lit) % 3 !== 0;
      panes.push(
        `<path d="M${roundToTenths(x + width * (0.16 + column * 0.27))} ${top + 64 + row * 44}v-16a${roundToTenths(width * 0.07)} 9 0 0 1 ${roundToTenths(width * 0.14)} 0v16Z" fill="${isLit ? LAMP : '#1d2450'}"/>`,
      );
    }
  return `<path d="M${x} 400V${top + 34}L${middle} ${top - 22}L${right} ${top + 34}V400Z" fill="${wall}"/><path d="M${middle} ${top - 22}L${right} ${top + 34}V400H${middle}Z" fill="#0a1038" opacity=".22"/><path d="M${x - 5} ${top + 38}L${middle} ${top - 28}L${right + 5} ${top + 38}l-9 3L${middle} ${top - 6}L${x + 4} ${top + 41}Z" fill="#F4F8FF"/>${panes.join('')}`;
};

const drawRow = (): string => {
  const random = createRandom('houses of the canal');
  let out = '';
  for (let x = -440, i = 0; x < 1090; i += 1) {
    const width = 74 + random.below(30);
    // The center is reserved for the bridge.
    if (x + width < 214 || x > 452) out += drawHouse(x, width, 196 + random.below(46), WALLS[i % 5]!, i);
    x += width + 2;
  }
  return out;
};

const drawFir = (x: number, y: number, size: number): string =>
  [0, 1, 2]
    .map((tier) => {
      const [w, top] = [size * (0.5 - tier * 0.12), y - size * (0.42 + tier * 0.3)];
      return `<path d="M${roundToTenths(x - w)} ${roundToTenths(top + size * 0.42)}L${x} ${roundToTenths(top - size * 0.1)}L${roundToTenths(x + w)} ${roundToTenths(top + size * 0.42)}Z" fill="#15445a"/><path d="M${roundToTenths(x - w * 0.45)} ${roundToTenths(top + size * 0.14)}L${x} ${roundToTenths(top - size * 0.1)}L${roundToTenths(x + w * 0.45)} ${roundToTenths(top + size * 0.14)}q${roundToTenths(-w * 0.45)} ${roundToTenths(size * 0.09)} ${roundToTenths(-w * 0.9)} 0Z" fill="#F4F8FF"/>`;
    })
    .join('');

const drawSkater = (x: number, y: number, size: number, coat: string, direction: 1 | -1): string =>
  `<g transform="translate(${x} ${y}) scale(${size * direction} ${size})"><ellipse cx="2" cy="1" rx="20" ry="3" fill="#123a66" opacity=".4"/><path d="M-2-26L-14-3M2-26L13-9" stroke="#20264f" stroke-width="6" stroke-linecap="round"/><path d="M-22-1h18M8-6h16" stroke="#F4F8FF" stroke-width="3" stroke-linecap="round"/><path d="M-7-24q-2-24 8-30q12 4 8 30Z" fill="${coat}"/><path d="M8-46l16 8M-4-46l-14 4" stroke="${coat}" stroke-width="6" stroke-linecap="round"/><circle cx="4" cy="-61" r="8" fill="#F6CFA8"/><path d="M-5-63a9 9 0 0 1 18 0Z" fill="#F6B23E"/><path d="M-4-53q-16 2-22-6l4 10q8 6 18 4Z" fill="#F6B23E"/></g>`;

const drawBridge = (): string =>
  '<path d="M150 400V338Q330 232 520 338V400H452Q450 300 334 300Q218 300 216 400Z" fill="#8d6a63"/><path d="M216 400Q218 300 334 300Q450 300 452 400H440Q436 312 334 312Q232 312 228 400Z" fill="#5d4149"/><path d="M146 342Q330 232 524 342l-4-22Q330 214 150 320Z" fill="#F4F8FF"/>' +
  [178, 256, 414, 492]
    .map(
      (x) =>
        `<path d="M${x} ${roundToTenths(332 - 64 * (1 - ((x - 335) / 190) ** 2))}v-30" stroke="#39283a" stroke-width="6"/>`,
    )
    .join('');

/** Returns the scene. */
export const drawCanal = (): string =>
  [
    '<circle cx="330" cy="196" r="34" fill="#FFF0C8"/>',
    drawGlow(330, 196, 150),
    drawRow(),
    '<path d="M-450 900V392H1100V900Z" fill="#dfe8fb"/><path d="M-450 470Q-200 430 40 470T-120 560Q-300 600 -450 560ZM620 500Q800 450 1100 500V600Q860 640 700 590Z" fill="#c9d6f3"/>',
    '<path d="M216 392H452L900 900H-260Z" fill="#4f9bc9"/><path d="M300 392H400L560 900H120Z" fill="#7fc0e4" opacity=".75"/><path d="M352 392H384L470 900H360Z" fill="#d6f0fc" opacity=".6"/>',
    '<path d="M216 392L-260 900H-320L200 392ZM452 392L900 900H970L470 392Z" fill="#F4F8FF"/>',
    drawGlow(334, 392, 190),
    drawBridge(),
    '<path d="M250 440q70 30 150-6M180 520q130 44 260 4M120 640q90-60 210-40M420 610q90 40 170 12" fill="none" stroke="#EBF8FF" stroke-width="4" stroke-linecap="round" opacity=".75"/>',
    drawSkater(262, 446, 0.62, '#c8452f', 1),
    drawSkater(408, 470, 0.74, '#5b3f9d', -1),
    drawFir(96, 470, 110),
    drawFir(-30, 520, 150),
    drawFir(588, 452, 104),
    drawFir(700, 520, 150),
    drawFir(-220, 500, 170),
    drawFir(900, 500, 170),
    drawLantern(158, 420),
    drawLantern(512, 420),
    drawLantern(-110, 470),
    '<ellipse cx="170" cy="590" rx="72" ry="20" fill="#F4F8FF"/><ellipse cx="170" cy="588" rx="60" ry="14" fill="#0f3360"/><path d="M140 586h34M164 593h30" stroke="#9bd2ee" stroke-width="3" stroke-linecap="round"/>',
    drawFlag(430, 560),
    '<path d="M204 660Q270 590 330 548" fill="none" stroke="#F4FBFF" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 17"/>',
    `<ellipse cx="206" cy="686" rx="30" ry="7" fill="#123a66" opacity=".45"/>${drawBall(198, 660, 25)}`,
  ].join('');

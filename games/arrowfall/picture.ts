/** Draws the images for the catalog: the straw target at dusk, and lanterns over the harbor that one arrow lit. */
import { createImage, roundToTenths } from '../kit/images/markup';
import { createRandom, type Random } from '../kit/seeded-random';
import type { WorldKey } from './types';

export interface ImageFrame {
  width: number;
  height: number;
  /** The position of the target or the bright lantern as fractions of the image, and its size. */
  x: number;
  y: number;
  size: number;
  /** The height of the ground or the water, as a fraction of the image. */
  ground: number;
}

const randomShare = (random: Random): number => random.below(1000) / 1000;

const SKIES: Readonly<Record<WorldKey, string>> = {
  fair: '<stop stop-color="#16365A"/><stop offset=".55" stop-color="#E58A5A"/><stop offset=".8" stop-color="#FFD08A"/>',
  harbour:
    '<stop stop-color="#081230"/><stop offset=".55" stop-color="#1B3F7A"/><stop offset=".8" stop-color="#7C8FC0"/>',
};
const DEFS = `<radialGradient id="g"><stop stop-color="#FFEBB4" stop-opacity=".75"/><stop offset=".35" stop-color="#FFD98C" stop-opacity=".3"/><stop offset="1" stop-color="#FFD98C" stop-opacity="0"/></radialGradient><radialGradient id="v" r=".75"><stop offset=".62" stop-color="#120A18" stop-opacity="0"/><stop offset="1" stop-color="#120A18" stop-opacity=".42"/></radialGradient><radialGradient id="l"><stop stop-color="#FFF6CE"/><stop offset=".5" stop-color="#FFC65A"/><stop offset="1" stop-color="#E2762E"/></radialGradient>`;

const drawGlow = (x: number, y: number, r: number, opacity = 1): string =>
  `<circle cx="${roundToTenths(x)}" cy="${roundToTenths(y)}" r="${roundToTenths(r)}" fill="url(#g)" opacity="${opacity}"/>`;

function drawRidge(
  random: Random,
  { width, height }: ImageFrame,
  y: number,
  swell: number,
  color: string,
): string {
  const step = width / 7;
  let path = `M-20 ${height}V${roundToTenths(y)}`;
  for (let x = -20; x < width; x += step)
    path += `Q${roundToTenths(x + step / 2)} ${roundToTenths(y - swell * (0.4 + randomShare(random)))} ${roundToTenths(x + step)} ${roundToTenths(y - swell * 0.3 * randomShare(random))}`;
  return `<path d="${path}V${height}Z" fill="${color}"/>`;
}

function drawFir(x: number, y: number, h: number): string {
  const tiers = [0, 0.3, 0.58].map((from, i) => {
    const [top, low, half] = [y - h + h * from * 0.9, y - h + h * (from + 0.42), h * (0.2 + i * 0.07)];
    return `<path d="M${roundToTenths(x)} ${roundToTenths(top)}L${roundToTenths(x + half)} ${roundToTenths(low)}H${roundToTenths(x - half)}Z" fill="#2A2140"/><path d="M${roundToTenths(x)} ${roundToTenths(top)}L${roundToTenths(x + half)} ${roundToTenths(low)}H${roundToTenths(x)}Z" fill="#1D1630"/>`;
  });
  return tiers.join('');
}

function drawBulbs({ width, height }: ImageFrame): string {
  const [y, sag] = [height * 0.06, height * 0.09];
  let out = `<path d="M-10 ${roundToTenths(y)}Q${roundToTenths(width / 2)} ${roundToTenths(y + 2 * sag)} ${roundToTenths(width + 10)} ${roundToTenths(y)}" fill="none" stroke="#150C22" stroke-width="4" opacity=".8"/>`;
  const count = Math.round(width / 74);
  for (let i = 0; i <= count; i++) {
    const t = (i + 0.5) / (count + 1);
    const [bx, by] = [width * t, y + 4 * sag * t * (1 - t) + 10];
    out += `${drawGlow(bx, by, 34, 0.9)}<circle cx="${roundToTenths(bx)}" cy="${roundToTenths(by)}" r="7" fill="${['#FFE9B0', '#FFC65A', '#FFB08A'][i % 3]}"/>`;
  }
  return out;
}

const drawShaft = (length: number, feather: string): string =>
  `<path d="M0 0H${length}" stroke="#3A1E10" stroke-width="9" stroke-linecap="round" opacity=".25" transform="translate(6 14)"/><path d="M0 0H${length}" stroke="#E8C690" stroke-width="7" stroke-linecap="round"/><path d="M${length - 46} 0L${length - 30} -17H${length + 6}L${length - 8} 0L${length + 6} 17H${length - 30}Z" fill="${feather}"/><circle r="5" fill="#3A1E10"/>`;

function drawTarget({ width, height, x, y, size, ground }: ImageFrame): string {
  const s = size / 332;
  const feet = (height * (ground + 0.1) - height * y) / s;
  return `<g transform="translate(${roundToTenths(width * x)} ${roundToTenths(height * y)}) scale(${s.toFixed(3)})" fill="none" stroke-linecap="round"><path d="M-70 24L-124 ${roundToTenths(feet)}M70 24L124 ${roundToTenths(feet)}" stroke="#5A3018" stroke-width="16"/><path d="M0 -26L10 ${roundToTenths(feet - 30)}" stroke="#3F2010" stroke-width="14"/><circle cx="8" cy="10" r="166" fill="#1D1020" opacity=".35"/>${[
    [166, '#D9C29A'],
    [160, '#FFF6E4'],
    [134, '#16223F'],
    [104, '#2E74CC'],
    [74, '#D8402F'],
    [42, '#F6B23E'],
    [18, '#FFE9A8'],
  ]
    .map(([r, color]) => `<circle r="${r}" fill="${color}"/>`)
    .join(
      '',
    )}<path d="M0 -160a160 160 0 0 1 0 320a190 190 0 0 0 0 -320Z" fill="#000" opacity=".14"/><g transform="translate(2 -2) rotate(28)">${drawShaft(190, '#E2503A')}</g><g transform="translate(32 24) rotate(36)">${drawShaft(150, '#F6E6C4')}</g><g transform="translate(-52 -46) rotate(22)">${drawShaft(150, '#8FCBBE')}</g></g>`;
}

function balloonAt(x: number, y: number, r: number, color: string, shade: string): string {
  return `<g transform="translate(${roundToTenths(x)} ${roundToTenths(y)})"><path d="M0 ${roundToTenths(r * 1.3)}q${roundToTenths(r * 0.4)} ${roundToTenths(r * 0.8)} 0 ${roundToTenths(r * 1.6)}t0 ${roundToTenths(r * 1.4)}" fill="none" stroke="#FFF6E2" stroke-width="2.5"/><ellipse rx="${roundToTenths(r)}" ry="${roundToTenths(r * 1.15)}" fill="${shade}"/><ellipse cx="${roundToTenths(-r * 0.1)}" cy="${roundToTenths(-r * 0.1)}" rx="${roundToTenths(r * 0.86)}" ry="${roundToTenths(r)}" fill="${color}"/><path d="M${roundToTenths(-r * 0.24)} ${roundToTenths(r * 1.35)}L0 ${roundToTenths(r * 1.05)}L${roundToTenths(r * 0.24)} ${roundToTenths(r * 1.35)}Z" fill="${shade}"/><ellipse cx="${roundToTenths(-r * 0.38)}" cy="${roundToTenths(-r * 0.45)}" rx="${roundToTenths(r * 0.14)}" ry="${roundToTenths(r * 0.28)}" fill="#FFF6E2" opacity=".75" transform="rotate(24)"/></g>`;
}

function drawFair(frame: ImageFrame): string {
  const random = createRandom('picture of the fair');
  const { width, height, x, y, size, ground } = frame;
  const g = height * ground;
  let firs = '';
  for (let at = -10; at < width + 20; at += 30 + randomShare(random) * 36)
    firs += drawFir(at, g + height * 0.035, height * (0.13 + 0.12 * randomShare(random)));
  const side = x > 0.55 ? -1 : 1;
  return [
    drawGlow(width * x, height * (y + 0.12), size * 1.15),
    drawRidge(random, frame, g - height * 0.12, height * 0.1, '#7A4A5A'),
    drawRidge(random, frame, g - height * 0.05, height * 0.07, '#4A3350'),
    firs,
    `<path d="M-10 ${height}V${roundToTenths(g + height * 0.03)}Q${width / 2} ${roundToTenths(g - height * 0.04)} ${width + 10} ${roundToTenths(g + height * 0.03)}V${height}Z" fill="#3F6B34"/><path d="M-10 ${height}V${roundToTenths(g + height * 0.12)}Q${width / 2} ${roundToTenths(g + height * 0.05)} ${width + 10} ${roundToTenths(g + height * 0.13)}V${height}Z" fill="#2A4E26"/>`,
    drawBulbs(frame),
    balloonAt(width * x + side * size * 0.86, height * y - size * 0.2, size * 0.12, '#F6B23E', '#C07A12'),
    balloonAt(width * x - side * size * 0.8, height * y + size * 0.1, size * 0.1, '#4FB3A4', '#23776E'),
    drawTarget(frame),
  ].join('');
}

function lanternAt(x: number, y: number, r: number, isLit: boolean): string {
  const [body, rib] = isLit ? ['url(#l)', '#B5641C'] : ['#34416E', '#1C2650'];
  return `${isLit ? drawGlow(x, y, r * 3.2) : ''}<g transform="translate(${roundToTenths(x)} ${roundToTenths(y)}) scale(${(r / 50).toFixed(3)})"><path d="M0 -62V-900" stroke="#0A1230" stroke-width="3" opacity=".7"/><ellipse rx="50" ry="53" fill="${body}" stroke="#0A1230" stroke-width="5"/><ellipse rx="17" ry="52" fill="none" stroke="${rib}" stroke-width="4"/><ellipse rx="36" ry="52" fill="none" stroke="${rib}" stroke-width="4"/><rect x="-24" y="-64" width="48" height="16" rx="4" fill="#7A2E22"/><rect x="-24" y="48" width="48" height="16" rx="4" fill="#7A2E22"/><path d="M0 64V92" stroke="#C9503A" stroke-width="6"/></g>`;
}

function drawHouses(random: Random, { width, height }: ImageFrame, g: number): string {
  let out = '';
  for (let x = -30; x < width;) {
    const [w, h] = [
      height * (0.09 + 0.06 * randomShare(random)),
      height * (0.13 + 0.13 * randomShare(random)),
    ];
    out += `<path d="M${roundToTenths(x)} ${roundToTenths(g)}V${roundToTenths(g - h)}L${roundToTenths(x + w / 2)} ${roundToTenths(g - h - w * 0.42)}L${roundToTenths(x + w)} ${roundToTenths(g - h)}V${roundToTenths(g)}Z" fill="${random.below(2) ? '#13204A' : '#182A5A'}"/>`;
    if (random.below(5) < 3)
      out += `<rect x="${roundToTenths(x + w * 0.36)}" y="${roundToTenths(g - h * 0.75)}" width="${roundToTenths(w * 0.2)}" height="${roundToTenths(w * 0.28)}" rx="${roundToTenths(w * 0.1)}" fill="#FFC861"/>`;
    x += w * 0.98;
  }
  return out;
}

function drawHarbour(frame: ImageFrame): string {
  const random = createRandom('picture of the harbour');
  const { width, height, x, y, size, ground } = frame;
  const g = height * ground;
  const r = size / 2;
  const [cx, cy] = [width * x, height * y];
  let sky = '';
  for (let i = 0; i < 70; i++)
    sky += `<circle cx="${roundToTenths(width * randomShare(random))}" cy="${roundToTenths(g * 0.75 * randomShare(random))}" r="${roundToTenths(0.8 + randomShare(random) * 1.6)}" fill="#FFF3D6" opacity="${roundToTenths(0.3 + randomShare(random) * 0.6)}"/>`;
  let sea = '';
  for (let i = 0; i < 60; i++) {
    const at = width * randomShare(random);
    const isWarm = Math.abs(at - cx) < size * 0.8;
    sea += `<path d="M${roundToTenths(at)} ${roundToTenths(g + 8 + (height - g) * randomShare(random))}h${roundToTenths(14 + randomShare(random) * 50)}" stroke="${isWarm ? '#FFC861' : '#A9C4F2'}" stroke-width="3.5" stroke-linecap="round" opacity="${isWarm ? 0.6 : 0.22}"/>`;
  }
  const lamps = [
    lanternAt(cx - size * 1.3, cy + size * 0.26, r * 0.5, true),
    lanternAt(cx + size * 1.34, cy + size * 0.24, r * 0.56, false),
    lanternAt(cx + size * 1.95, cy + size * 0.5, r * 0.42, false),
    lanternAt(cx, cy, r, true),
  ];
  const s = size / 230;
  const flame = `<g transform="translate(${roundToTenths(cx + size * 0.86)} ${roundToTenths(cy + size * 0.06)}) rotate(7) scale(${s.toFixed(3)})">${drawGlow(-20, 0, 110)}<path d="M-190 0H-10" stroke="#E8C690" stroke-width="8" stroke-linecap="round"/><path d="M-160 0L-176 -18H-214L-200 0L-214 18H-176Z" fill="#F6E6C4"/><path d="M24 0Q14 -34 -24 -30Q-54 -34 -96 -10Q-66 -6 -84 12Q-46 16 -26 28Q12 34 24 0Z" fill="#E2503A"/><path d="M18 0Q8 -20 -18 -17Q-42 -18 -58 -2Q-38 14 -16 17Q10 18 18 0Z" fill="#FFC65A"/><path d="M12 0Q4 -10 -12 -8Q-26 -4 -12 8Q6 9 12 0Z" fill="#FFF6CE"/></g>`;
  const pathMarkup = `<path d="M${roundToTenths(cx - size * 2.4)} ${roundToTenths(cy + size * 0.75)}Q${roundToTenths(cx - size * 0.9)} ${roundToTenths(cy - size * 0.12)} ${roundToTenths(cx + size * 0.1)} ${roundToTenths(cy - size * 0.03)}" fill="none" stroke="#FFF0C8" stroke-width="${roundToTenths(7 * s)}" stroke-linecap="round" stroke-dasharray="1 ${roundToTenths(22 * s)}" opacity=".9"/>`;
  return [
    sky,
    drawGlow(cx, g, size * 1.6, 0.5),
    drawHouses(random, frame, g),
    `<rect x="0" y="${roundToTenths(g)}" width="${width}" height="${roundToTenths(height - g)}" fill="#10224E"/><rect x="0" y="${roundToTenths(g)}" width="${width}" height="${roundToTenths((height - g) * 0.35)}" fill="#1D3C78" opacity=".7"/>`,
    sea,
    pathMarkup,
    ...lamps,
    flame,
  ].join('');
}

/** Draws a world's image in the given format. */
export function drawPicture(world: WorldKey, frame: ImageFrame): string {
  const { width, height } = frame;
  const scene = world === 'fair' ? drawFair(frame) : drawHarbour(frame);
  return createImage(
    { width, height },
    `<defs><linearGradient id="s" x2="0" y2="1">${SKIES[world]}</linearGradient>${DEFS}</defs><rect width="${width}" height="${height}" fill="url(#s)"/>${scene}<rect width="${width}" height="${height}" fill="url(#v)"/>`,
  );
}

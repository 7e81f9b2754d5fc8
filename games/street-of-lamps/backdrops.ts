/** What lies around the board on a card: a ground, and one thing of the puzzle drawn large. */
import type { DrawnPlan } from './faces';

export interface Backdrop {
  /** Over the whole card. */
  ground(width: number, height: number): string;
  /** Under the board. */
  board: string;
  /** In front, about 300 wide, middle at 0 0. */
  hero: string;
}

const dots = (width: number, height: number, colour: string, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = [(i * 0.618034) % 1, (i * 0.754878) % 1];
    return `<circle cx="${Math.round(x * width)}" cy="${Math.round(y * height)}" r="${1.5 + (i % 4)}" fill="${colour}"/>`;
  }).join('');
const sky = (id: string, top: string, bottom: string): string =>
  `<defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#${id})"/>`;

/** A row of pines along the foot. */
const pines = (width: number, height: number): string =>
  Array.from({ length: 12 }, (_, i) => {
    const [x, tall] = [((i + 0.5) * width) / 12, height * (0.16 + ((i * 7) % 5) * 0.025)];
    const foot = height * (0.7 + ((i * 5) % 4) * 0.03);
    return `<path d="M${x} ${foot - tall}l${tall * 0.34} ${tall}h${-tall * 0.68}Z" fill="#1F6B43"/>`;
  }).join('');
const rain = (width: number, height: number): string =>
  Array.from({ length: 70 }, (_, i) => {
    const [x, y] = [((i * 0.618034) % 1) * width, ((i * 0.754878) % 1) * height];
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l-9 34" stroke="#DCEBF2" stroke-width="3" stroke-linecap="round" opacity="0.7"/>`;
  }).join('');
export const BACKDROPS: Readonly<Record<DrawnPlan, Backdrop>> = {
  skies: {
    ground: (width, height) =>
      `${sky('a', '#F9C66B', '#E2703F')}<path d="M0 ${height}L${width} 0V${height}Z" fill="#1C2F6B"/>${dots(width, height, '#FFF2C9', 46)}`,
    board: '#6D5636',
    hero:
      '<g stroke="#9A4B00" stroke-width="14" stroke-linecap="round">' +
      Array.from({ length: 12 }, (_, i) => `<path transform="rotate(${i * 30})" d="M0 -112V-138"/>`).join(
        '',
      ) +
      '<circle r="86" fill="#FFB01F" stroke-width="9"/></g><path d="M28 76A80 80 0 1 1 28 -76A62 62 0 1 0 28 76Z" transform="translate(-34 10)" fill="#F3F1E4" stroke="#2A4384" stroke-width="9"/>',
  },
  camping: {
    ground: (width, height) =>
      `${sky('c', '#BFE3F2', '#F5E7B8')}<path d="M0 ${height * 0.5}Q${width * 0.3} ${height * 0.28} ${width * 0.55} ${height * 0.5}T${width} ${height * 0.42}V${height}H0Z" fill="#6FA3A0"/><path d="M0 ${height * 0.66}Q${width * 0.4} ${height * 0.5} ${width} ${height * 0.68}V${height}H0Z" fill="#5E9A4C"/>${pines(width, height)}`,
    board: '#4C7A35',
    hero: '<g transform="translate(-150 -150) scale(3)"><path d="M50 18L90 82H10Z" fill="#E8663C" stroke="#7A2208" stroke-width="5" stroke-linejoin="round"/><path d="M50 42L68 82H32Z" fill="#FFF0D2"/><path d="M50 42L56 82H44Z" fill="#F9B95B"/><path d="M50 18V4" stroke="#7A2208" stroke-width="4"/><path d="M50 4L68 10L50 16Z" fill="#FFD23F"/></g>',
  },
  stars: {
    ground: (width, height) =>
      `${sky('s', '#0B1030', '#3B2F73')}${dots(width, height, '#F4EBCF', 90)}<path d="M0 ${height * 0.86}Q${width * 0.25} ${height * 0.74} ${width * 0.5} ${height * 0.87}T${width} ${height * 0.8}V${height}H0Z" fill="#070A20"/>`,
    board: '#0D1436',
    hero: '<path transform="translate(-150 -150) scale(3)" d="M50 10L61 38L91 40L68 59L76 88L50 72L24 88L32 59L9 40L39 38Z" fill="#FFD65C" stroke="#7A4B00" stroke-width="4" stroke-linejoin="round"/><path d="M-8 -78L-22 -30L-62 -24" stroke="#FFF6D6" stroke-width="10" stroke-linecap="round" fill="none"/>',
  },
  water: {
    ground: (width, height) =>
      `${sky('w', '#5C7C93', '#A9C0C6')}${rain(width, height)}<rect y="${height * 0.84}" width="${width}" height="${height}" fill="#4E5B4A"/>`,
    board: '#5D452F',
    hero: '<path d="M-80 -100H80Q112 0 80 110H-80Q-112 0 -80 -100Z" fill="#A9713C" stroke="#3B2714" stroke-width="9"/><ellipse cx="0" cy="-100" rx="80" ry="24" fill="#2583C4" stroke="#3B2714" stroke-width="9"/><path d="M-96 -50H96M-98 62H98" stroke="#4D5A62" stroke-width="16"/><path d="M-30 -70V96M34 -70V96" stroke="#7C4E24" stroke-width="6"/>',
  },
  thermometers: {
    ground: (width, height) =>
      `${sky('t', '#F7D9A0', '#D9694A')}<circle cx="${width * 0.12}" cy="${height * 0.18}" r="${height * 0.22}" fill="#FFF0B8"/><circle cx="${width * 0.12}" cy="${height * 0.18}" r="${height * 0.15}" fill="#FFD65C"/><path d="M0 ${height * 0.8}Q${width * 0.5} ${height * 0.66} ${width} ${height * 0.82}V${height}H0Z" fill="#8C3B2E"/>`,
    board: '#6B4A2C',
    hero: '<g transform="rotate(18)"><path d="M0 -130V70" stroke="#5C6F7E" stroke-width="62" stroke-linecap="round"/><circle cy="84" r="62" fill="#5C6F7E"/><path d="M0 -130V70" stroke="#FFF" stroke-width="44" stroke-linecap="round"/><circle cy="84" r="52" fill="#FFF"/><path d="M0 -50V70" stroke="#D5302C" stroke-width="28" stroke-linecap="round"/><circle cy="84" r="42" fill="#D5302C"/><circle cx="-14" cy="70" r="10" fill="#FFC4B8"/></g>',
  },
  fireflies: {
    ground: (width, height) =>
      `${sky('f', '#1B2F5C', '#3F6B57')}${dots(width, height, '#FFE97A', 60)}<path d="M0 ${height * 0.78}Q${width * 0.35} ${height * 0.66} ${width * 0.7} ${height * 0.8}T${width} ${height * 0.74}V${height}H0Z" fill="#12382A"/>`,
    board: '#0D2A1E',
    hero: '<circle r="150" fill="#FFE97A" opacity="0.3"/><circle r="105" fill="#FFF3A8" opacity="0.45"/><path d="M-24 -46Q-150 -110 -150 -10Q-90 40 -24 -10ZM24 -46Q150 -110 150 -10Q90 40 24 -10Z" fill="#DCEBFF" stroke="#2B2410" stroke-width="8"/><ellipse cy="36" rx="46" ry="70" fill="#FFF7C2" stroke="#8C7A10" stroke-width="9"/><circle cy="-52" r="34" fill="#2B2410"/><path d="M-12 -80Q-24 -112 -44 -116M12 -80Q24 -112 44 -116" stroke="#2B2410" stroke-width="7" fill="none" stroke-linecap="round"/>',
  },
  fleet: {
    ground: (width, height) =>
      `${sky('h', '#0B1838', '#1D4A6B')}${dots(width, height * 0.5, '#FFF3D6', 50)}<rect y="${height * 0.52}" width="${width}" height="${height}" fill="#0F3D5A"/><path d="M0 ${height * 0.54}H${width}M0 ${height * 0.7}H${width}M0 ${height * 0.88}H${width}" stroke="#2C7499" stroke-width="6" stroke-dasharray="60 44"/>`,
    board: '#0A2C42',
    hero: '<path d="M-140 30H140L100 96H-100Z" fill="#E9DFC8" stroke="#6B4B2A" stroke-width="9" stroke-linejoin="round"/><path d="M-60 30V-40H50V30" fill="#F7F0DE" stroke="#6B4B2A" stroke-width="9"/><path d="M0 -40V-120" stroke="#6B4B2A" stroke-width="9"/><circle cy="-124" r="22" fill="#FFC23D"/><circle cy="-124" r="44" fill="#FFC23D" opacity="0.3"/><g fill="#FFC23D" stroke="#7A3B00" stroke-width="6"><circle cx="-74" cy="62" r="15"/><circle cx="0" cy="62" r="15"/><circle cx="74" cy="62" r="15"/></g>',
  },
};

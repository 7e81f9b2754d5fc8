/** Draws the surroundings of the board on a card: a background, and one large object of the puzzle. */
import type { DrawnPlan } from './presenters';

export interface Backdrop {
  /** Returns the background, which covers the entire card. */
  ground(width: number, height: number): string;
  /** The drawing under the board. */
  board: string;
  /** The object in front, about 300 wide, with its center at 0, 0. */
  hero: string;
}

const drawDots = (width: number, height: number, color: string, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = [(i * 0.618034) % 1, (i * 0.754878) % 1];
    return `<circle cx="${Math.round(x * width)}" cy="${Math.round(y * height)}" r="${1.5 + (i % 4)}" fill="${color}"/>`;
  }).join('');
const drawSky = (id: string, top: string, bottom: string): string =>
  `<defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#${id})"/>`;

/** Draws a row of pines along the bottom. */
const drawPines = (width: number, height: number): string =>
  Array.from({ length: 12 }, (_, i) => {
    const [x, tall] = [((i + 0.5) * width) / 12, height * (0.16 + ((i * 7) % 5) * 0.025)];
    const foot = height * (0.7 + ((i * 5) % 4) * 0.03);
    return `<path d="M${x} ${foot - tall}l${tall * 0.34} ${tall}h${-tall * 0.68}Z" fill="#1F6B43"/>`;
  }).join('');
const drawRain = (width: number, height: number): string =>
  Array.from({ length: 70 }, (_, i) => {
    const [x, y] = [((i * 0.618034) % 1) * width, ((i * 0.754878) % 1) * height];
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l-9 34" stroke="#DCEBF2" stroke-width="3" stroke-linecap="round" opacity="0.7"/>`;
  }).join('');
/** Draws gables along the bottom, with some windows lit. */
const drawRoofs = (width: number, height: number): string =>
  Array.from({ length: 9 }, (_, i) => {
    const [x, wide] = [(i * width) / 8 - width / 16, width / 8 + 4];
    const top = height * (0.62 + ((i * 5) % 4) * 0.045);
    const lit = (i * 7) % 3 ? '#FFD98A' : '#3A3F6E';
    return `<path d="M${x} ${height}V${top}L${x + wide / 2} ${top - height * 0.1}L${x + wide} ${top}V${height}Z" fill="${i % 2 ? '#2A2248' : '#352A58'}"/><rect x="${x + wide * 0.36}" y="${top + height * 0.05}" width="${wide * 0.26}" height="${height * 0.08}" fill="${lit}"/>`;
  }).join('');
const drawBricks = (width: number, height: number): string =>
  Array.from({ length: Math.ceil(height / 46) }, (_, row) => {
    const y = row * 46;
    const joints = Array.from(
      { length: Math.ceil(width / 92) + 1 },
      (_, i) => `M${i * 92 + (row % 2) * 46} ${y}v46`,
    ).join('');
    return `<path d="M0 ${y}H${width}${joints}" stroke="#E9BE9C" stroke-width="4" opacity="0.55"/>`;
  }).join('');
export const BACKDROPS: Readonly<Record<DrawnPlan, Backdrop>> = {
  skies: {
    ground: (width, height) =>
      `${drawSky('a', '#F9C66B', '#E2703F')}<path d="M0 ${height}L${width} 0V${height}Z" fill="#1C2F6B"/>${drawDots(width, height, '#FFF2C9', 46)}`,
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
      `${drawSky('c', '#BFE3F2', '#F5E7B8')}<path d="M0 ${height * 0.5}Q${width * 0.3} ${height * 0.28} ${width * 0.55} ${height * 0.5}T${width} ${height * 0.42}V${height}H0Z" fill="#6FA3A0"/><path d="M0 ${height * 0.66}Q${width * 0.4} ${height * 0.5} ${width} ${height * 0.68}V${height}H0Z" fill="#5E9A4C"/>${drawPines(width, height)}`,
    board: '#4C7A35',
    hero: '<g transform="translate(-150 -150) scale(3)"><path d="M50 18L90 82H10Z" fill="#E8663C" stroke="#7A2208" stroke-width="5" stroke-linejoin="round"/><path d="M50 42L68 82H32Z" fill="#FFF0D2"/><path d="M50 42L56 82H44Z" fill="#F9B95B"/><path d="M50 18V4" stroke="#7A2208" stroke-width="4"/><path d="M50 4L68 10L50 16Z" fill="#FFD23F"/></g>',
  },
  stars: {
    ground: (width, height) =>
      `${drawSky('s', '#0B1030', '#3B2F73')}${drawDots(width, height, '#F4EBCF', 90)}<path d="M0 ${height * 0.86}Q${width * 0.25} ${height * 0.74} ${width * 0.5} ${height * 0.87}T${width} ${height * 0.8}V${height}H0Z" fill="#070A20"/>`,
    board: '#0D1436',
    hero: '<path transform="translate(-150 -150) scale(3)" d="M50 10L61 38L91 40L68 59L76 88L50 72L24 88L32 59L9 40L39 38Z" fill="#FFD65C" stroke="#7A4B00" stroke-width="4" stroke-linejoin="round"/><path d="M-8 -78L-22 -30L-62 -24" stroke="#FFF6D6" stroke-width="10" stroke-linecap="round" fill="none"/>',
  },
  water: {
    ground: (width, height) =>
      `${drawSky('w', '#5C7C93', '#A9C0C6')}${drawRain(width, height)}<rect y="${height * 0.84}" width="${width}" height="${height}" fill="#4E5B4A"/>`,
    board: '#5D452F',
    hero: '<path d="M-80 -100H80Q112 0 80 110H-80Q-112 0 -80 -100Z" fill="#A9713C" stroke="#3B2714" stroke-width="9"/><ellipse cx="0" cy="-100" rx="80" ry="24" fill="#2583C4" stroke="#3B2714" stroke-width="9"/><path d="M-96 -50H96M-98 62H98" stroke="#4D5A62" stroke-width="16"/><path d="M-30 -70V96M34 -70V96" stroke="#7C4E24" stroke-width="6"/>',
  },
  thermometers: {
    ground: (width, height) =>
      `${drawSky('t', '#F7D9A0', '#D9694A')}<circle cx="${width * 0.12}" cy="${height * 0.18}" r="${height * 0.22}" fill="#FFF0B8"/><circle cx="${width * 0.12}" cy="${height * 0.18}" r="${height * 0.15}" fill="#FFD65C"/><path d="M0 ${height * 0.8}Q${width * 0.5} ${height * 0.66} ${width} ${height * 0.82}V${height}H0Z" fill="#8C3B2E"/>`,
    board: '#6B4A2C',
    hero: '<g transform="rotate(18)"><path d="M0 -130V70" stroke="#5C6F7E" stroke-width="62" stroke-linecap="round"/><circle cy="84" r="62" fill="#5C6F7E"/><path d="M0 -130V70" stroke="#FFF" stroke-width="44" stroke-linecap="round"/><circle cy="84" r="52" fill="#FFF"/><path d="M0 -50V70" stroke="#D5302C" stroke-width="28" stroke-linecap="round"/><circle cy="84" r="42" fill="#D5302C"/><circle cx="-14" cy="70" r="10" fill="#FFC4B8"/></g>',
  },
  fireflies: {
    ground: (width, height) =>
      `${drawSky('f', '#1B2F5C', '#3F6B57')}${drawDots(width, height, '#FFE97A', 60)}<path d="M0 ${height * 0.78}Q${width * 0.35} ${height * 0.66} ${width * 0.7} ${height * 0.8}T${width} ${height * 0.74}V${height}H0Z" fill="#12382A"/>`,
    board: '#0D2A1E',
    hero: '<circle r="150" fill="#FFE97A" opacity="0.3"/><circle r="105" fill="#FFF3A8" opacity="0.45"/><path d="M-24 -46Q-150 -110 -150 -10Q-90 40 -24 -10ZM24 -46Q150 -110 150 -10Q90 40 24 -10Z" fill="#DCEBFF" stroke="#2B2410" stroke-width="8"/><ellipse cy="36" rx="46" ry="70" fill="#FFF7C2" stroke="#8C7A10" stroke-width="9"/><circle cy="-52" r="34" fill="#2B2410"/><path d="M-12 -80Q-24 -112 -44 -116M12 -80Q24 -112 44 -116" stroke="#2B2410" stroke-width="7" fill="none" stroke-linecap="round"/>',
  },
  fleet: {
    ground: (width, height) =>
      `${drawSky('h', '#0B1838', '#1D4A6B')}${drawDots(width, height * 0.5, '#FFF3D6', 50)}<rect y="${height * 0.52}" width="${width}" height="${height}" fill="#0F3D5A"/><path d="M0 ${height * 0.54}H${width}M0 ${height * 0.7}H${width}M0 ${height * 0.88}H${width}" stroke="#2C7499" stroke-width="6" stroke-dasharray="60 44"/>`,
    board: '#0A2C42',
    hero: '<path d="M-140 30H140L100 96H-100Z" fill="#E9DFC8" stroke="#6B4B2A" stroke-width="9" stroke-linejoin="round"/><path d="M-60 30V-40H50V30" fill="#F7F0DE" stroke="#6B4B2A" stroke-width="9"/><path d="M0 -40V-120" stroke="#6B4B2A" stroke-width="9"/><circle cy="-124" r="22" fill="#FFC23D"/><circle cy="-124" r="44" fill="#FFC23D" opacity="0.3"/><g fill="#FFC23D" stroke="#7A3B00" stroke-width="6"><circle cx="-74" cy="62" r="15"/><circle cx="0" cy="62" r="15"/><circle cx="74" cy="62" r="15"/></g>',
  },
  shutters: {
    ground: (width, height) => `${drawSky('sh', '#2B2F63', '#D9825A')}${drawRoofs(width, height)}`,
    board: '#4A2318',
    hero: '<rect x="-104" y="-124" width="208" height="248" rx="14" fill="#F1E3CF" stroke="#4A2318" stroke-width="9"/><rect x="-84" y="-104" width="168" height="208" fill="#FFD98A"/><path d="M0 -104V104M-84 0H84" stroke="#F1E3CF" stroke-width="12"/><path d="M-84 -104L-150 -128V128L-84 104ZM84 -104L150 -128V128L84 104Z" fill="#2F6B4A" stroke="#123323" stroke-width="9" stroke-linejoin="round"/><path d="M-138 -84L-96 -70M-138 -28L-96 -22M-138 28L-96 26M-138 84L-96 74M138 -84L96 -70M138 -28L96 -22M138 28L96 26M138 84L96 74" stroke="#123323" stroke-width="9"/>',
  },
  views: {
    ground: (width, height) =>
      `${drawSky('lv', '#BFE0F0', '#E9F1CF')}<path d="M0 ${height * 0.6}Q${width * 0.3} ${height * 0.42} ${width * 0.6} ${height * 0.58}T${width} ${height * 0.5}V${height}H0Z" fill="#8CBF6A"/><path d="M0 ${height * 0.76}Q${width * 0.5} ${height * 0.6} ${width} ${height * 0.8}V${height}H0Z" fill="#5F9A4A"/><path d="M${width * 0.1} ${height}Q${width * 0.3} ${height * 0.78} ${width * 0.16} ${height * 0.64}" stroke="#EADFBD" stroke-width="${height * 0.05}" fill="none"/>`,
    board: '#3B6B34',
    hero: '<path d="M0 -60V150" stroke="#6B4423" stroke-width="22"/><path d="M-120 -120H90L140 -74L90 -28H-120Z" fill="#FFF9E8" stroke="#6B4423" stroke-width="10" stroke-linejoin="round"/><text x="-6" y="-44" font-family="Arial,sans-serif" font-weight="800" font-size="84" text-anchor="middle" fill="#2B1B08">7</text><path d="M-150 150Q-146 96 -100 104Q-74 66 -36 98Q-4 84 6 150Z" fill="#1F5B33" stroke="#0F3A1E" stroke-width="8"/>',
  },
  rooms: {
    ground: (width, height) =>
      `${drawSky('rm', '#16204A', '#4A4E86')}${drawDots(width, height * 0.6, '#FFE9B3', 60)}<circle cx="${width * 0.13}" cy="${height * 0.2}" r="${height * 0.1}" fill="#FFF1C9"/>${drawRoofs(width, height)}`,
    board: '#4A2F18',
    hero: '<path d="M-150 96V-70M150 96V-20" stroke="#5A3A1C" stroke-width="24" stroke-linecap="round"/><path d="M-150 20H150V76H-150Z" fill="#7A4E22" stroke="#3B2410" stroke-width="9"/><rect x="-138" y="-36" width="96" height="62" rx="26" fill="#FFF9E8" stroke="#3B2410" stroke-width="8"/><path d="M-46 28Q-40 -44 20 -40H120Q146 -36 146 28Z" fill="#3E66B0" stroke="#1B2A55" stroke-width="9"/><path d="M30 -96h44l-44 50h44M86 -150h30l-30 34h30" stroke="#FFE9B3" stroke-width="12" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  tide: {
    ground: (width, height) =>
      `${drawSky('td', '#F6CFA0', '#F9EBC8')}<circle cx="${width * 0.14}" cy="${height * 0.26}" r="${height * 0.13}" fill="#FFF6DC"/><path d="M0 ${height * 0.42}H${width}V${height}H0Z" fill="#1E78B8"/><path d="M0 ${height * 0.6}Q${width * 0.2} ${height * 0.52} ${width * 0.45} ${height * 0.64}T${width} ${height * 0.58}V${height}H0Z" fill="#5FB2DE"/><path d="M0 ${height * 0.68}Q${width * 0.25} ${height * 0.58} ${width * 0.5} ${height * 0.72}T${width} ${height * 0.64}V${height}H0Z" fill="#F3DFA4"/>`,
    board: '#7A5A2B',
    hero: '<path d="M-140 40H140L96 116H-96Z" fill="#FFF9E8" stroke="#16324A" stroke-width="10" stroke-linejoin="round"/><path d="M0 40V-150" stroke="#16324A" stroke-width="11"/><path d="M14 -146L128 14H14Z" fill="#FFD65C" stroke="#16324A" stroke-width="9" stroke-linejoin="round"/><path d="M-14 -110L-96 14H-14Z" fill="#E8663C" stroke="#16324A" stroke-width="9" stroke-linejoin="round"/><path d="M-150 136q38 -34 75 0t75 0t75 0t75 0" stroke="#A9DCF7" stroke-width="16" fill="none" stroke-linecap="round"/>',
  },
  moles: {
    ground: (width, height) =>
      `${drawSky('mr', '#CFE8F2', '#E9F3C4')}<path d="M0 ${height * 0.44}Q${width * 0.4} ${height * 0.34} ${width} ${height * 0.46}V${height}H0Z" fill="#86B65C"/><path d="M0 ${height * 0.74}H${width}V${height}H0Z" fill="#6B4423"/>${drawDots(width, height, '#FFF9E8', 24)}`,
    board: '#4F7A32',
    hero: '<path d="M-150 130Q-120 20 0 20T150 130Z" fill="#8A5F38" stroke="#3B2410" stroke-width="9"/><path d="M-86 60Q-96 -96 0 -98T86 60Q60 84 0 84T-86 60Z" fill="#4A4348" stroke="#1E1A1D" stroke-width="9"/><ellipse cy="-6" rx="30" ry="22" fill="#F08FA0" stroke="#1E1A1D" stroke-width="7"/><circle cx="-32" cy="-42" r="8" fill="#FFF"/><circle cx="32" cy="-42" r="8" fill="#FFF"/><path d="M-96 66q-34 -20 -44 14M96 66q34 -20 44 14" stroke="#F08FA0" stroke-width="20" stroke-linecap="round" fill="none"/>',
  },
  swans: {
    ground: (width, height) =>
      `${drawSky('sw', '#F3B98A', '#8E6FA8')}<path d="M0 ${height * 0.4}Q${width * 0.3} ${height * 0.3} ${width * 0.6} ${height * 0.4}T${width} ${height * 0.36}V${height}H0Z" fill="#3F5A74"/><rect y="${height * 0.44}" width="${width}" height="${height}" fill="#2C78A6"/><path d="M0 ${height * 0.6}H${width}M0 ${height * 0.76}H${width}M0 ${height * 0.92}H${width}" stroke="#8FC4DE" stroke-width="6" stroke-dasharray="90 60"/>`,
    board: '#173E5C',
    hero: '<g stroke="#16324A" stroke-width="8" stroke-linejoin="round"><path d="M-140 60Q-146 130 -50 130Q40 126 40 30Q0 54 -26 30Q-48 8 -44 -26Q-38 -76 -82 -84Q-128 -86 -126 -44L-94 -36Q-78 -20 -94 8Q-104 44 -140 60Z" fill="#FFF"/><path d="M-124 -56L-168 -38L-122 -30Z" fill="#F08A1D"/></g><g transform="translate(40 -20) scale(0.72)" stroke="#16324A" stroke-width="10" stroke-linejoin="round"><path d="M-140 60Q-146 130 -50 130Q40 126 40 30Q0 54 -26 30Q-48 8 -44 -26Q-38 -76 -82 -84Q-128 -86 -126 -44L-94 -36Q-78 -20 -94 8Q-104 44 -140 60Z" fill="#F4F9FB" transform="scale(-1 1)"/><path d="M124 -56L168 -38L122 -30Z" fill="#F08A1D"/></g>',
  },
  grotto: {
    ground: (width, height) =>
      `${drawSky('gr', '#1B1820', '#4A3B44')}<circle cx="${width * 0.2}" cy="${height * 0.5}" r="${height * 0.4}" fill="#E8A93B" opacity="0.25"/><path d="M0 0H${width}V${height * 0.12}L${width * 0.86} ${height * 0.3}L${width * 0.78} ${height * 0.1}L${width * 0.5} ${height * 0.2}L${width * 0.4} ${height * 0.08}L${width * 0.22} ${height * 0.34}L${width * 0.14} ${height * 0.1}L0 ${height * 0.24}Z" fill="#0E0C12"/><path d="M0 ${height}V${height * 0.84}L${width * 0.16} ${height * 0.7}L${width * 0.26} ${height * 0.9}L${width * 0.6} ${height * 0.82}L${width} ${height * 0.9}V${height}Z" fill="#0E0C12"/>`,
    board: '#1B1820',
    hero: '<circle r="170" fill="#FFD65C" opacity="0.28"/><path d="M-60 -84Q-60 -160 0 -160T60 -84" stroke="#5A3A0E" stroke-width="16" fill="none"/><path d="M-90 -84H90L70 -52H-70Z" fill="#8A5A1E" stroke="#3A2408" stroke-width="9" stroke-linejoin="round"/><rect x="-74" y="-52" width="148" height="150" rx="22" fill="#FFF3C4" stroke="#3A2408" stroke-width="10"/><path d="M0 70Q-46 40 0 -30Q46 40 0 70Z" fill="#F29B1D"/><path d="M0 66Q-20 46 0 16Q20 46 0 66Z" fill="#FFF6D6"/><rect x="-92" y="98" width="184" height="34" rx="12" fill="#8A5A1E" stroke="#3A2408" stroke-width="9"/>',
  },
  ivy: {
    ground: (width, height) => `${drawSky('iv', '#D9A07C', '#A8603F')}${drawBricks(width, height)}`,
    board: '#5A2A16',
    hero: '<g fill="#2E7A3F" stroke="#123F1E" stroke-width="8" stroke-linejoin="round"><path d="M0 -160Q34 -96 40 -62Q84 -92 150 -70Q112 -30 84 16Q112 60 92 122Q40 112 0 70Q-40 112 -92 122Q-112 60 -84 16Q-112 -30 -150 -70Q-84 -92 -40 -62Q-34 -96 0 -160Z"/></g><path d="M0 -120V150M0 10L92 -40M0 10L-92 -40M0 50L70 92M0 50L-70 92" stroke="#8FD08F" stroke-width="9" stroke-linecap="round" fill="none"/>',
  },
  beds: {
    ground: (width, height) =>
      `${drawSky('bb', '#C9E6F5', '#F3F0D8')}<path d="M0 ${height * 0.4}H${width}V${height}H0Z" fill="#7FB45A"/><path d="M0 ${height * 0.4}H${width}" stroke="#3D7A3F" stroke-width="${height * 0.09}" stroke-dasharray="${height * 0.1} 4"/>${drawDots(width, height, '#F7C6DA', 30)}`,
    board: '#6B5636',
    hero: '<path d="M0 20V150" stroke="#2E7A3F" stroke-width="20"/><path d="M0 110Q-80 100 -92 40Q-20 44 0 110ZM0 126Q80 116 92 56Q20 60 0 126Z" fill="#3F9A50" stroke="#164A22" stroke-width="7"/><g fill="#E4508A" stroke="#7A1540" stroke-width="7"><circle cx="0" cy="-112" r="44"/><circle cx="62" cy="-66" r="44"/><circle cx="38" cy="6" r="44"/><circle cx="-38" cy="6" r="44"/><circle cx="-62" cy="-66" r="44"/></g><circle cy="-48" r="40" fill="#FFD65C" stroke="#7A4B00" stroke-width="7"/>',
  },
  market: {
    ground: (width, height) =>
      `${drawSky('nm', '#141B3D', '#4A3A6B')}${drawDots(width, height * 0.5, '#FFF3D6', 50)}${drawRoofs(width, height)}<path d="M0 ${height * 0.1}Q${width * 0.25} ${height * 0.2} ${width * 0.5} ${height * 0.1}T${width} ${height * 0.1}" stroke="#0B1028" stroke-width="4" fill="none"/>${[0.08, 0.25, 0.42, 0.58, 0.75, 0.92].map((x, i) => `<circle cx="${width * x}" cy="${height * (i % 2 ? 0.17 : 0.145)}" r="${height * 0.03}" fill="${i % 2 ? '#FFC23D' : '#F2745A'}"/>`).join('')}`,
    board: '#0F1630',
    hero: '<path d="M-130 -20H130L104 120H-104Z" fill="#B3702A" stroke="#4A2408" stroke-width="10" stroke-linejoin="round"/><path d="M-118 30H118M-110 78H110M-60 -16L-48 116M0 -16V116M60 -16L48 116" stroke="#7A4A14" stroke-width="8"/><g stroke="#4A1408" stroke-width="8"><circle cx="-70" cy="-46" r="46" fill="#D8433B"/><circle cx="70" cy="-46" r="46" fill="#E8702A"/><circle cx="0" cy="-66" r="50" fill="#F2B32C"/></g><path d="M-70 -90q10 -24 30 -22M0 -114q8 -26 30 -26" stroke="#2E7A3F" stroke-width="10" stroke-linecap="round" fill="none"/><path d="M-140 -20H140" stroke="#4A2408" stroke-width="18" stroke-linecap="round"/>',
  },
  panes: {
    ground: (width, height) =>
      `${drawSky('sg', '#2A1F3D', '#5B4A72')}<path d="M${width * 0.04} ${height}V${height * 0.34}Q${width * 0.04} ${height * 0.06} ${width * 0.16} ${height * 0.06}T${width * 0.28} ${height * 0.34}V${height}Z" fill="#F2A81D" opacity="0.35"/><path d="M${width * 0.34} ${height}V${height * 0.34}Q${width * 0.34} ${height * 0.06} ${width * 0.46} ${height * 0.06}T${width * 0.58} ${height * 0.34}V${height}Z" fill="#2C7CCF" opacity="0.35"/>`,
    board: '#14161B',
    hero:
      '<circle r="150" fill="#14161B"/>' +
      ['#D8433B', '#F2A81D', '#2F9E6B', '#2C7CCF', '#8C4FC4', '#E8702A']
        .map(
          (tint, i) =>
            `<path transform="rotate(${i * 60})" d="M0 -48L-24 -54Q-62 -96 -46 -128Q0 -146 46 -128Q62 -96 24 -54Z" fill="${tint}"/>`,
        )
        .join('') +
      '<circle r="40" fill="#FFF3C4"/><path d="M-52 -104L-30 -70" stroke="#fff" stroke-opacity="0.6" stroke-width="10" stroke-linecap="round"/>',
  },
};

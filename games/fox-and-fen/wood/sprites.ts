/** The drawings of the objects and creatures of the wood. */
import { drawDisc, drawStar, type Piece, type Sprite } from '../shapes';

const NIGHT = '#1A0E14';
const FOX_BODY: readonly Piece[] = [
  ['M402 410C470 420 520 370 492 300C486 284 470 280 466 296C472 340 450 360 410 362Z', '#D8642A'],
  ['M492 300C486 284 470 280 466 296C468 312 466 324 462 332Q484 326 495 314Q495 306 492 300Z', '#FFF3DC'],
  ['M256 414C246 340 272 280 300 262H372C400 290 424 350 412 414Z', '#E8772E'],
  ['M340 262H372C400 290 424 350 412 414H350C372 360 366 310 340 262Z', '#B8501C'],
  ['M296 290Q330 318 352 290C360 330 350 372 330 392C306 372 290 330 296 290Z', '#FFF3DC'],
  ['M262 416a22 14 0 0 1 44 0ZM360 416a22 14 0 0 1 44 0Z', '#3A1A14'],
];

const FOX_HEAD: readonly Piece[] = [
  [
    'M232 132C236 164 236 180 240 196C232 214 236 232 252 246C280 262 304 288 326 292C348 288 372 262 400 246C416 232 420 214 412 196C416 180 416 164 420 132C398 144 378 158 366 172H286C274 158 254 144 232 132Z',
    '#EE7F32',
  ],
  [
    'M366 172C378 158 398 144 420 132C416 164 416 180 412 196C420 214 416 232 400 246C372 262 348 288 326 292V172Z',
    '#C85A1E',
  ],
  [
    'M242 150C250 168 254 178 262 186L280 176C268 164 256 156 242 150ZM410 150C402 168 398 178 390 186L372 176C384 164 396 156 410 150Z',
    '#3A1A14',
  ],
  ['M240 204C262 214 286 222 300 240L326 292C304 288 280 262 252 246C240 236 236 222 240 204Z', '#FFF3DC'],
  ['M412 204C390 214 366 222 352 240L326 292C348 288 372 262 400 246C412 236 416 222 412 204Z', '#F0D9B8'],
  [`${drawDisc(286, 212, 10, 12)}${drawDisc(366, 212, 10, 12)}${drawDisc(326, 284, 13, 10)}`, NIGHT],
  [`${drawDisc(289, 208, 3.6)}${drawDisc(369, 208, 3.6)}`, '#fff'],
  ['M278 268Q326 312 376 268L384 290Q326 336 270 290Z', '#2A6CC0'],
  ['M326 300Q356 296 376 268L384 290Q360 312 330 318Z', '#174C92'],
  ['M352 304L384 366L360 372L338 312Z', '#2A6CC0'],
];

const createLantern = (pane: string, flame: string): readonly Piece[] => [
  ['M214 318L256 352', '#3A1A14', 10],
  ['M190 340a16 18 0 0 1 32 0', NIGHT, 5],
  ['M180 342q0-4 4-4h44q4 0 4 4v7h-52Z', NIGHT],
  ['M184 349H228L224 404H188Z', pane],
  [drawStar(206, 380, 1.5), flame],
  ['M196 349L197 404M216 349L215 404', NIGHT, 3],
  ['M182 402h48v10h-48Z', NIGHT],
];

const FOX_AT = [174, 110, 0.305] as const;
export const FOX: Sprite = {
  at: FOX_AT,
  pieces: [...FOX_BODY, ...FOX_HEAD, ...createLantern('#FFE09A', '#F28A1E')],
};
export const FOX_DARK: Sprite = {
  at: FOX_AT,
  pieces: [...FOX_BODY, ...FOX_HEAD, ...createLantern('#33415E', '#22304C')],
};

const HEDGEHOG: Sprite = {
  pieces: [
    [
      'M12 88L18 74L9 70L20 62L14 54L26 53L24 42L35 46L38 34L47 42L55 32L62 42L72 36L74 47L86 48L82 58L92 62L86 72L94 80L88 88Z',
      '#4A2F1E',
    ],
    ['M20 88C16 66 32 50 52 50S86 66 82 88Z', '#7A5233'],
    ['M28 88C28 70 38 60 52 60S74 70 74 88Z', '#EBC896'],
    [`${drawDisc(43, 72, 4)}${drawDisc(61, 72, 4)}${drawDisc(52, 80, 5, 4)}`, NIGHT],
    [`${drawDisc(44.4, 70.6, 1.4)}${drawDisc(62.4, 70.6, 1.4)}`, '#fff'],
    ['M32 90a8 5 0 0 1 16 0ZM56 90a8 5 0 0 1 16 0Z', '#4A2F1E'],
  ],
};

const HARE: Sprite = {
  pieces: [
    ['M36 50C24 34 22 14 30 6C40 10 46 28 46 46ZM64 50C76 34 78 14 70 6C60 10 54 28 54 46Z', '#8E7A6B'],
    ['M38 44C31 32 30 20 32 14C38 20 42 32 43 43ZM62 44C69 32 70 20 68 14C62 20 58 32 57 43Z', '#E5B3A3'],
    ['M26 90C22 70 32 62 50 62S78 70 74 90Z', '#A8927F'],
    [drawDisc(50, 56, 23, 19), '#B59E8A'],
    ['M50 37a23 19 0 0 1 0 38Z', '#97816F'],
    [drawDisc(50, 64, 10, 7), '#F4E7D8'],
    [`${drawDisc(40, 53, 4.2, 5)}${drawDisc(60, 53, 4.2, 5)}${drawDisc(50, 61, 3.4, 2.6)}`, NIGHT],
    [`${drawDisc(41.4, 51.4, 1.5)}${drawDisc(61.4, 51.4, 1.5)}`, '#fff'],
    ['M42 90a10 12 0 0 1 16 0Z', '#F4E7D8'],
  ],
};

const OWLET: Sprite = {
  pieces: [
    ['M22 34L34 22H66L78 34C84 60 78 84 50 90C22 84 16 60 22 34Z', '#6E5A8A'],
    ['M50 22H66L78 34C84 60 78 84 50 90Z', '#564570'],
    ['M22 34L24 14L40 26ZM78 34L76 14L60 26Z', '#564570'],
    ['M32 58C32 76 40 84 50 86C60 84 68 76 68 58Q50 66 32 58Z', '#D9C7E6'],
    [`${drawDisc(37, 44, 14)}${drawDisc(63, 44, 14)}`, '#F4EAD8'],
    [`${drawDisc(38, 45, 7)}${drawDisc(62, 45, 7)}`, NIGHT],
    [`${drawDisc(40.4, 42.6, 2.4)}${drawDisc(64.4, 42.6, 2.4)}`, '#fff'],
    ['M45 54h10l-5 10Z', '#F0A02A'],
    ['M40 92l2-6 4 6M54 92l2-6 4 6', '#F0A02A', 3],
  ],
};

/** The animals to lead home. The cell where an animal was found selects its drawing. */
export const FRIENDS: readonly Sprite[] = [HEDGEHOG, HARE, OWLET];
export const FRIEND_NAMES = ['hedgehog', 'hare', 'owlet'] as const;

const FIR: Sprite = {
  pieces: [
    [drawDisc(50, 90, 30, 6), '#0B2A26'],
    ['M45 72h10v20H45Z', '#3B2417'],
    ['M50 30L84 80H16Z', '#1F6247'],
    ['M50 8L78 56H22Z', '#2A7553'],
    ['M50-16L70 28H30Z', '#37875F'],
    ['M50 30L84 80H50ZM50 8L78 56H50ZM50-16L70 28H50Z', '#123F35'],
  ],
};

const OAK: Sprite = {
  pieces: [
    [drawDisc(50, 90, 28, 6), '#0B2A26'],
    ['M42 50Q44 78 36 92H64Q56 78 58 50Z', '#4A2D1C'],
    ['M52 50H58Q56 78 64 92H52Z', '#311C12'],
    [
      `${drawDisc(30, 38, 22)}${drawDisc(70, 38, 22)}${drawDisc(50, 18, 26)}${drawDisc(50, 48, 22)}`,
      '#3C7A45',
    ],
    ['M50-8a26 26 0 0 1 25 24a22 22 0 0 1-2 44a22 22 0 0 1-23 10Z', '#235634'],
    [`${drawDisc(34, 20, 6)}${drawDisc(24, 38, 4)}${drawDisc(44, 36, 5)}`, '#5B9A55'],
  ],
};

const PAIR: Sprite = {
  pieces: [
    [drawDisc(50, 90, 38, 6), '#0B2A26'],
    ['M27 74h7v18h-7ZM66 70h8v22h-8Z', '#3B2417'],
    ['M30 26L52 80H8Z', '#256B55'],
    ['M30 26L52 80H30Z', '#12433A'],
    ['M30 4L46 46H14Z', '#2F7E62'],
    ['M30 4L46 46H30Z', '#185044'],
    ['M70 16L94 78H46Z', '#2A7553'],
    ['M70 16L94 78H70Z', '#123F35'],
    ['M70-12L88 36H52Z', '#37875F'],
    ['M70-12L88 36H70Z', '#1A5142'],
  ],
};

export const TREES: readonly Sprite[] = [FIR, OAK, PAIR];

/** A walking tree. Its eyes are painted separately. */
export const WALKER: Sprite = {
  pieces: [
    [drawDisc(50, 91, 30, 6), '#0B2A26'],
    [
      'M34 94C30 86 36 78 37 66C37 56 34 50 34 44C24 40 14 32 10 16C20 24 28 28 36 30C34 18 38 4 34-12C44-2 47 12 48 24C54 14 60 6 70 2C66 12 62 20 61 30C70 28 80 22 90 8C90 26 80 40 66 46C65 54 63 58 64 66C66 78 72 86 68 94L60 86L55 95L50 87L44 95L40 86Z',
      '#8A6A4E',
    ],
    [
      'M50 30L61 30C70 28 80 22 90 8C90 26 80 40 66 46C65 54 63 58 64 66C66 78 72 86 68 94L60 86L55 95L50 87Z',
      '#5F4532',
    ],
    ['M42 74q8 6 16 0', '#3A281C', 3.4],
    ['M8 14L4 4M10 16L16 4M90 8L96 0M34-12L28-20M36-10L42-20', '#8A6A4E', 3],
  ],
};

export const STONE: Sprite = {
  pieces: [
    [drawDisc(50, 58, 38, 28), '#0A343B'],
    [drawDisc(50, 52, 36, 27), '#7E92A2'],
    ['M50 25a36 27 0 0 1 0 54Z', '#5A6F80'],
    [drawDisc(44, 44, 18, 10), '#9FB1BE'],
    ['M20 44q6-12 16-14q-4 10-14 16ZM66 70q10 0 14-10q-10 0-16 6Z', '#5F9A55'],
  ],
};

export const DEN: Sprite = {
  pieces: [
    [drawDisc(50, 92, 46, 7), '#0B2A26'],
    ['M2 92C2 44 22 6 50 6S98 44 98 92Z', '#4F7A3C'],
    ['M50 6C78 6 98 44 98 92H74C74 44 68 16 50 6Z', '#35582F'],
    ['M20 92C20 52 32 30 50 30S80 52 80 92Z', '#3A2416'],
    ['M29 92V64a21 24 0 0 1 42 0V92Z', '#FFC65A'],
    ['M29 92V84h42V92Z', '#E08A28'],
    ['M50 40V92M29 68H71', '#6E421C', 3.4],
    ['M22 30l-6-10M34 18l-2-10M64 16l4-9M78 30l7-8', '#6BA04C', 4],
  ],
};

const createLamp = (pane: string, flame: string, edge: string): Sprite => ({
  pieces: [
    [drawDisc(50, 91, 20, 5), '#0B2A26'],
    ['M50 46V90', '#2B1A12', 7],
    ['M38 92h24l-6-8H44Z', '#2B1A12'],
    ['M34 10h32l-6-10H40Z', '#2B1A12'],
    ['M34 12H66L61 46H39Z', pane],
    [drawStar(50, 31, 0.86), flame],
    ['M34 12H66L61 46H39Z', edge, 4],
  ],
});
export const LAMP_OUT = createLamp('#2C4468', '#1B2C48', '#120B0A');
export const LAMP_LIT = createLamp('#FFE6A8', '#F28A1E', '#2B1A12');

export const GATE: Sprite = {
  pieces: [
    [drawDisc(50, 91, 44, 6), '#0B2A26'],
    ['M6 24h14v68H6ZM80 24h14v68H80Z', '#6B4A2E'],
    ['M13 24h7v68h-7ZM87 24h7v68h-7Z', '#4A3120'],
    ['M20 36H80M20 62H80M20 82H80', '#A27A4C', 8],
    ['M34 30V90M50 26V90M66 30V90', '#85603A', 7],
    [drawDisc(50, 62, 13), '#F0B23E'],
    ['M50 56a4 4 0 0 1 2.6 7L54 71H46l1.4-8A4 4 0 0 1 50 56Z', '#3A2416'],
  ],
};
export const GATE_OPEN: Sprite = {
  pieces: [
    ['M6 24h14v68H6ZM80 24h14v68H80Z', '#6B4A2E'],
    ['M13 24h7v68h-7ZM87 24h7v68h-7Z', '#4A3120'],
  ],
};

export const KEY: Sprite = {
  pieces: [
    [drawDisc(50, 84, 26, 5), '#0B2A26'],
    ['M46 52L74 78M66 70l8-8M60 64l7-7', '#B5781A', 9],
    ['M46 52L74 78M66 70l8-8M60 64l7-7', '#FFD063', 6],
    [`${drawDisc(36, 42, 19)}`, '#FFD063'],
    [drawDisc(36, 42, 8), '#14352F'],
  ],
};

export const CAN: Sprite = {
  pieces: [
    [drawDisc(48, 90, 28, 5), '#0B2A26'],
    ['M24 90L30 50H66L72 90Z', '#C2512E'],
    ['M48 50H66L72 90H48Z', '#8E3519'],
    ['M38 50V38H56V50', '#8E3519', 6],
    ['M66 60L90 40', '#C2512E', 8],
    ['M48 58c8 10 10 13 10 18a10 10 0 0 1-20 0c0-5 2-8 10-18Z', '#FFD98C'],
  ],
};

export const WISP: Sprite = {
  pieces: [
    ['M50 12C62 34 76 44 76 62A26 26 0 0 1 24 62C24 48 34 46 36 32C42 38 46 30 50 12Z', '#8FF0DA'],
    ['M50 40C58 52 64 56 64 66A14 14 0 0 1 36 66C36 57 46 54 50 40Z', '#F2FFFA'],
    [`${drawDisc(43, 62, 3.4, 4.6)}${drawDisc(57, 62, 3.4, 4.6)}`, '#14504C'],
  ],
};

/** The drawings of the objects and creatures of the room. */
import { drawDisc, type Piece, type Sprite } from '../shapes';

const INK = '#2B0F38';

const WING: readonly Piece[] = [
  ['M0 -6C-30 -70 -110 -120 -210 -112C-226 -60 -190 -6 -120 14C-70 26 -20 18 0 10Z', '#9A3F88'],
  ['M0 4C-40 20 -110 30 -150 60C-156 110 -110 140 -70 126C-30 108 -8 60 0 24Z', '#75306F'],
  ['M-6 -6C-36 -58 -108 -100 -192 -98C-196 -76 -186 -58 -170 -44C-130 -70 -70 -40 -6 4Z', '#D0679A'],
  ['M-178 -90C-150 -92 -120 -82 -100 -68C-130 -72 -160 -66 -184 -58Z', '#F7B896'],
  [`${drawDisc(-112, -52, 26)}${drawDisc(-92, 78, 18)}`, INK],
  [`${drawDisc(-112, -52, 19)}`, '#F6B23E'],
  [`${drawDisc(-92, 78, 12)}`, '#E8694A'],
  [`${drawDisc(-112, -52, 10)}${drawDisc(-92, 78, 6)}`, INK],
];

const WING_AT = [-232, -200, 0.215] as const;
/** The left wing. The right wing is its mirror image around the center of the tile. */
export const MOTH_WING: Sprite = { at: WING_AT, pieces: WING };
export const MOTH_BODY: Sprite = {
  at: WING_AT,
  pieces: [
    [drawDisc(0, 20, 19, 52), INK],
    ['M-14 4H14M-15 17H15M-14 30H14M-12 43H12', '#E8A06A', 6],
    [drawDisc(0, -30, 19), '#5A2A66'],
    [`${drawDisc(-8, -34, 5)}${drawDisc(8, -34, 5)}`, '#FFE3A0'],
    ['M-8 -44C-24 -70 -40 -80 -58 -80M8 -44C24 -70 40 -80 58 -80', '#F0B9CF', 6],
  ],
};

const holder: readonly Piece[] = [
  [drawDisc(50, 90, 26, 6), '#1A0822'],
  ['M28 82h44l-5 9H33Z', '#B5822E'],
  ['M50 82h22l-5 9H50Z', '#8A5A1C'],
];
const createCandleStick = (top: number, warm: string, cool: string): readonly Piece[] => [
  [`M40 ${top}h20v${83 - top}h-20Z`, warm],
  [`M51 ${top}h9v${83 - top}h-9Z`, cool],
  [drawDisc(50, top, 10, 3.2), '#FFF8E4'],
  [`M50 ${top}v-7`, INK, 3],
];
export const CANDLE: Sprite = { pieces: [...holder, ...createCandleStick(46, '#F7E7C6', '#D9B98C')] };
export const STUB: Sprite = {
  pieces: [
    ...holder,
    ...createCandleStick(68, '#F7E7C6', '#D9B98C'),
    ['M38 72q-4 6-3 11M61 71q5 5 4 12', '#F7E7C6', 5],
  ],
};
export const DRAUGHTY: Sprite = {
  pieces: [
    ['M2 30q16-12 30 0t26-4M4 52q12-8 22 0t12-2M8 74q8-6 16 0', '#9FC3EC', 4],
    ...holder,
    ...createCandleStick(46, '#DCE6F4', '#AEBFD8'),
  ],
};
const createHangingLamp = (glass: string, shade: string, drop: string): Sprite => ({
  pieces: [
    ['M50-14V34', '#B5822E', 4],
    ['M22 62C22 48 34 40 50 40S78 48 78 62Z', '#8A5A1C'],
    ['M18 62h64l-8 20H26Z', glass],
    ['M50 62h32l-8 20H50Z', shade],
    [drop, glass],
    ['M40 40h20v-4H40Z', '#F7E7C6'],
  ],
});
/** The chandelier candles: red ones have a diamond, blue ones a drop. */
export const RED: Sprite = createHangingLamp('#D5573A', '#972D26', 'M50 82l9 10-9 12-9-12Z');
export const BLUE: Sprite = createHangingLamp('#5B8FE0', '#2A59A8', 'M50 82c10 12 10 20 0 20s-10-8 0-20Z');

/** The height of each wick on the tile. */
export const WICKS = { candle: 38, draughty: 38, stub: 60, red: 34, blue: 34 } as const;

export const FLAME_SHAPE: Sprite = {
  pieces: [
    ['M50 62C50 44 66 40 50 8C36 36 34 44 34 52A16 16 0 0 0 66 52C66 46 60 40 50 8Z', '#F8A32B'],
    ['M50 26C56 40 59 45 59 52A9 9 0 0 1 41 52C41 46 46 40 50 26Z', '#FFF3CE'],
  ],
};

const ARMCHAIR: Sprite = {
  pieces: [
    [drawDisc(50, 92, 44, 6), '#1A0822'],
    ['M18 60V30C18 8 82 8 82 30V60Z', '#4E7A86'],
    ['M50 14C74 14 82 20 82 30V60H50Z', '#355B68'],
    ['M24 58H76V80H24Z', '#6A9AA4'],
    ['M6 54a11 11 0 0 1 22 0V84H6ZM72 54a11 11 0 0 1 22 0V84H72Z', '#40697A'],
    ['M12 84v8M88 84v8', '#2A1408', 6],
    [`${drawDisc(38, 34, 2.6)}${drawDisc(50, 30, 2.6)}${drawDisc(62, 34, 2.6)}`, '#2A4A56'],
  ],
};
const BOOKS: Sprite = {
  pieces: [
    [drawDisc(50, 94, 46, 5), '#1A0822'],
    ['M6-6H94V92H6Z', '#6B3F24'],
    ['M12 0H88V26H12ZM12 32H88V58H12ZM12 64H88V86H12Z', '#2E1710'],
    ['M16 4h9v22h-9ZM44 6h8v20h-8ZM60 38h10v20H60ZM18 68h8v18h-8ZM56 66h10v20H56Z', '#C2513E'],
    ['M26 8h8v18h-8ZM66 4h10v22H66ZM24 36h8v22h-8ZM72 40h8v18h-8ZM40 70h9v16h-9Z', '#E0A94A'],
    ['M35 4h8v22h-8ZM54 8h9v18h-9ZM34 38h9v20h-9ZM28 66h9v20h-9ZM70 66h10v20H70Z', '#4E8A94'],
    ['M46 40h6v18h-6ZM16 38h6v20h-6Z', '#F5E3C9'],
  ],
};
const CLOCK: Sprite = {
  pieces: [
    [drawDisc(50, 94, 30, 5), '#1A0822'],
    ['M28 92V22C28 2 72 2 72 22V92Z', '#7A4A2A'],
    ['M50 4C66 6 72 12 72 22V92H50Z', '#57311B'],
    [drawDisc(50, 28, 16), '#F7EBCF'],
    ['M50 28V17M50 28L58 32', INK, 3],
    ['M38 52H62V84H38Z', '#2E1710'],
    ['M50 52V72', '#F0B23E', 3],
    [drawDisc(50, 74, 7), '#F0B23E'],
    ['M22 92h56v-6H22Z', '#57311B'],
  ],
};
const PLANT: Sprite = {
  pieces: [
    [drawDisc(50, 92, 26, 5), '#1A0822'],
    ['M30 60H70L64 92H36Z', '#B5563A'],
    ['M50 60H70L64 92H50Z', '#8A3A26'],
    ['M26 54H74V64H26Z', '#C96A4A'],
    [
      'M50 56Q20 50 12 20Q40 24 50 56ZM50 56Q80 48 90 16Q60 22 50 56ZM50 56Q34 24 50-8Q66 24 50 56Z',
      '#4A8A5A',
    ],
    ['M50 56Q80 48 90 16ZM50 56Q66 24 50-8Z', '#2F6644'],
  ],
};
export const CHEST: Sprite = {
  pieces: [
    [drawDisc(50, 92, 46, 5), '#1A0822'],
    ['M6 34H94V88H6Z', '#8A5A34'],
    ['M50 34H94V88H50Z', '#6B4426'],
    ['M2 26H98V36H2Z', '#A8744A'],
    ['M12 42H88V60H12ZM12 66H88V83H12Z', '#57341C'],
    [`${drawDisc(32, 51, 4)}${drawDisc(68, 51, 4)}${drawDisc(32, 75, 4)}${drawDisc(68, 75, 4)}`, '#F0B23E'],
    ['M38 26V6a12 14 0 0 1 24 0V26Z', '#E9C98A'],
    ['M43 26V8a7 9 0 0 1 14 0V26Z', '#7A5A8A'],
  ],
};
export const SHELVES: readonly Sprite[] = [ARMCHAIR, BOOKS, CLOCK, PLANT, CHEST];

export const WINDOW: Sprite = {
  pieces: [
    ['M12 96V44a38 40 0 0 1 76 0V96Z', '#F5E3C9'],
    ['M20 96V46a30 32 0 0 1 60 0V96Z', '#27509A'],
    ['M20 96V70H80V96Z', '#3C70B8'],
    [drawDisc(52, 44, 17), '#FFF3CF'],
    [drawDisc(46, 39, 4), '#EBDDB0'],
    [drawDisc(58, 50, 3), '#EBDDB0'],
    [`${drawDisc(30, 60, 1.6)}${drawDisc(70, 68, 1.6)}${drawDisc(36, 30, 1.4)}`, '#FFF6E2'],
    ['M50 62V96M20 74H80', '#F5E3C9', 3.4],
    ['M6 92H94V100H6Z', '#E1BA8A'],
  ],
};

export const WEB: Sprite = {
  pieces: [
    ['M50 50L50 4M50 50L90 20M50 50L96 62M50 50L70 94M50 50L30 94M50 50L4 62M50 50L10 20', '#E4DCF2', 2.4],
    ['M50 30L66 37L71 55L59 69H41L29 55L34 37ZM50 16L78 29L85 58L65 81H35L15 58L22 29Z', '#E4DCF2', 2.4],
    [drawDisc(64, 60, 7), '#1A0822'],
    ['M58 56l-8-6M58 62l-9 3M70 56l8-6M70 62l9 3', '#1A0822', 2.4],
  ],
};

export const CAT: Sprite = {
  pieces: [
    [drawDisc(50, 92, 34, 6), '#1A0822'],
    ['M74 88C98 88 100 58 86 50C94 64 86 76 70 78Z', '#39434F'],
    ['M26 92C20 64 30 46 50 46S80 64 74 92Z', '#4B5866'],
    ['M50 46C70 46 80 64 74 92H54Z', '#39434F'],
    ['M26 12L32 30H68L74 12C78 30 78 58 50 58S22 30 26 12Z', '#5B6A7A'],
    ['M50 30H68L74 12C78 30 78 58 50 58Z', '#45525F'],
    ['M36 36a6 7 0 0 1 12 2q-8 4-12-2ZM52 38a6 7 0 0 1 12-2q-4 6-12 2Z', '#FFD23F'],
    ['M41 35v6M58 35v6', '#1A0822', 2.4],
    ['M46 47h8l-4 4Z', '#F0A0A0'],
    ['M34 48l-16-3M34 51l-15 3M66 48l16-3M66 51l15 3', '#C5D2DA', 1.6],
    ['M38 92a7 8 0 0 1 12 0ZM52 92a7 8 0 0 1 12 0Z', '#F4EAD8'],
  ],
};

const createMirror = (flip: boolean): Sprite => {
  const x = (value: number) => (flip ? 100 - value : value);
  const quarterTurns = (points: readonly number[]) =>
    `M${points.map((value, i) => (i % 2 ? value : x(value))).join(' ')}Z`;
  return {
    pieces: [
      [drawDisc(50, 84, 36, 8), 'rgba(26,8,34,.55)'],
      [quarterTurns([4, 78, 78, 4, 96, 22, 22, 96]), '#C98F32'],
      [quarterTurns([22, 96, 96, 22, 92, 18, 18, 92]), '#8A5A1C'],
      [quarterTurns([14, 78, 78, 14, 86, 22, 22, 86]), '#BFE0F2'],
      [quarterTurns([26, 74, 50, 50, 55, 55, 31, 79]), '#FFFFFF'],
    ],
  };
};
/** The mirrors, which lean like `/` and like `\`. */
export const MIRRORS: readonly [Sprite, Sprite] = [createMirror(false), createMirror(true)];

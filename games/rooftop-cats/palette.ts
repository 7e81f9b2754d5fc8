/** The colors painted on canvases: the town's own, and plain colors for the contrast theme. */

export interface HouseColors {
  facade: string;
  shade: string;
  roof: string;
  roofShade: string;
  trim: string;
}

/** The colors of the six houses of a street, in their order. */
export const HOUSES: readonly HouseColors[] = [
  { facade: '#2B3F7A', shade: '#223366', roof: '#7E3436', roofShade: '#5C2430', trim: '#C2513E' },
  { facade: '#54376C', shade: '#402853', roof: '#8A6330', roofShade: '#664726', trim: '#E0A94A' },
  { facade: '#1F5A6A', shade: '#174654', roof: '#8C4630', roofShade: '#672F28', trim: '#DD7145' },
  { facade: '#6F3748', shade: '#562A3A', roof: '#2C4480', roofShade: '#213362', trim: '#6C8CD6' },
  { facade: '#34557A', shade: '#284463', roof: '#7F5426', roofShade: '#5D3B20', trim: '#CF8834' },
  { facade: '#46305E', shade: '#352449', roof: '#2E6663', roofShade: '#214C4D', trim: '#57A99B' },
];

export const TOWN = {
  rim: '#AEBBFF',
  tile: 'rgba(8,10,34,.34)',
  pane: '#1A2650',
  paneBar: '#2F4079',
  depth: ['rgba(9,14,42,0)', 'rgba(9,14,42,.55)', 'rgba(9,14,42,.92)'],
  brick: '#8E3F3A',
  brickShade: '#642A33',
  brickCap: '#B05A46',
  pot: '#C9714C',
  smoke: '#E6D9EE',
  rope: '#D9C7A0',
  post: '#C9AE86',
  sheets: ['#FFF6E2', '#F0A27E', '#9FC3F2', '#FFF6E2', '#F2CF7A'],
  sheetShade: 'rgba(40,30,80,.2)',
  gold: '#F0B54A',
  goldShade: '#A8692A',
  iron: '#141A3C',
  awning: ['#D5573A', '#FFF1D6'],
  awningShade: 'rgba(40,16,40,.28)',
} as const;

export const CATS = {
  body: '#0C0A26',
  far: '#191640',
  rim: '#A9B6FF',
  eye: '#FFC64A',
  ear: '#5A3C66',
  collar: '#E2503A',
  bell: '#F6B23E',
  bellOut: '#6A5A4A',
} as const;

export const AIR = {
  glow: 'rgba(255,200,97,.8)',
  glowHalf: 'rgba(255,200,97,.34)',
  glowNone: 'rgba(255,200,97,0)',
  moth: '#FFF3D0',
  mothShade: '#E8B968',
  mothBody: '#6A4422',
  dust: '#C9C3E6',
  spark: '#FFDF92',
  bird: '#B9BEDA',
  birdShade: '#7F86AE',
  birdFeet: '#E8A06A',
  bone: '#FFF8E8',
  litTop: '#FFE3A0',
  lit: '#FFC65A',
  litBar: '#B8701A',
  moon: '#FFF3D2',
  moonSpot: '#F0DDB0',
  star: '#FFF3D6',
} as const;

/** The colors of the distant and the nearer roofs in front of the sky. */
export const SKYLINE = {
  far: '#33387C',
  farLit: '#B08F86',
  mid: '#1D2256',
  midLit: '#C79A5E',
  midRim: '#3A4288',
} as const;

export const PLAIN = {
  paper: '#FFFFFF',
  night: '#000000',
  dim: '#9A9A9A',
  lit: '#FFD23F',
  warn: '#FF9D5C',
  sky: '#00E5FF',
} as const;

export interface SkyColors {
  stops: readonly (readonly [at: number, color: string])[];
  /** The brightness of the stars, 0 to 1. */
  stars: number;
  moon: number;
}

export const SKIES = {
  dusk: {
    stops: [
      [0, '#16235F'],
      [0.22, '#37418F'],
      [0.4, '#7C63A6'],
      [0.56, '#DC9090'],
      [0.68, '#F6BE86'],
    ],
    stars: 0.5,
    moon: 1,
  },
  night: {
    stops: [
      [0, '#080F33'],
      [0.3, '#141F58'],
      [0.55, '#2D3B88'],
      [0.72, '#5A5FA8'],
    ],
    stars: 1,
    moon: 1,
  },
  dawn: {
    stops: [
      [0, '#3F5FAE'],
      [0.24, '#8B93CF'],
      [0.44, '#E6A9B2'],
      [0.6, '#FFC793'],
      [0.72, '#FFE0A6'],
    ],
    stars: 0,
    moon: 0.3,
  },
} satisfies Record<string, SkyColors>;

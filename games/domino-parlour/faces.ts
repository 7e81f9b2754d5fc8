/** Draws the portraits of the players, each in a lit window, on a grid of 40 by 44. */
import { drawing, svg } from '../kit/dom';

interface Face {
  skin: string;
  hair: string;
  /** The hair or clothes behind the head, and in front of it. */
  back: string;
  front: string;
  coat: string;
  /** The lines on the face: glasses, a mustache, a smile. */
  lines: string;
  /** The accents: cheeks, a flower, a bow. */
  touch: string;
  touchColor: string;
}

const SMILE = 'M16.500 28.500q3.500 2.800 7 0';
const EYES = 'M16 22.500v.010M24 22.500v.010';
const GLASSES =
  'M12.500 22.500a3.300 3.300 0 1 0 6.600 0a3.300 3.300 0 1 0-6.600 0M20.900 22.500a3.300 3.300 0 1 0 6.600 0a3.300 3.300 0 1 0-6.600 0M19.100 22.500h1.800';

const FACES: Readonly<Record<string, Face>> = {
  Tilly: {
    skin: '#F6CDA6',
    hair: '#C4581F',
    back: 'M8 24c-5 2-6 9-2 13c4-1 5-7 4-12ZM32 24c5 2 6 9 2 13c-4-1-5-7-4-12Z',
    front: 'M10 21c0-9 5-13 10-13s10 4 10 13c-3-1-5-4-6-7c-3 3-9 5-14 7Z',
    coat: '#2F7F6A',
    lines: EYES + SMILE,
    touch: 'M9 24l-4-3v6ZM9 24l3-3v6ZM31 24l-3-3v6ZM31 24l4-3v6Z',
    touchColor: '#FFD23F',
  },
  'Mr Finch': {
    skin: '#E3AE82',
    hair: '#5B3A22',
    back: '',
    front: 'M10 20c0-3 1-6 3-8h14c2 2 3 5 3 8l-2-3H12ZM8 14h24v2.500H8ZM12.500 6.500h15V14h-15Z',
    coat: '#3A4A86',
    lines: `${EYES}M14 27.500q3-2.500 6 0q3-2.500 6 0`,
    touch: 'M12.500 11.500h15v2.500h-15Z',
    touchColor: '#D9472F',
  },
  'Mrs Vane': {
    skin: '#EFC9A8',
    hair: '#D7D9E6',
    back: 'M20 2.500a6 5.500 0 1 1-.010 0ZM8.500 20a11.500 11.500 0 0 1 23 0v6h-23Z',
    front: 'M9.500 22c0-8 4-12 10.500-12s10.500 4 10.500 12c-4-2-7-4-10.500-8c-3.500 4-6.500 6-10.500 8Z',
    coat: '#6E1F45',
    lines: `${GLASSES}${EYES}M17 29.500q3-1 6 0`,
    touch: 'M15 35.500v.010M18 37v.010M22 37v.010M25 35.500v.010',
    touchColor: '#FFF6E2',
  },
  Wilf: {
    skin: '#B97B52',
    hair: '#2A1A12',
    back: 'M9 20a11 10 0 0 1 22 0l1 4h-24Z',
    front: 'M9.500 21c0-7 4-12 10.500-12s10.500 5 10.500 12c-2-3-4-5-5-5s-2 2-5.500 2s-4-2-5.500-2s-3 2-5 5Z',
    coat: '#B9762A',
    lines: EYES + SMILE,
    touch: 'M14 33l6 4 6-4-6 7Z',
    touchColor: '#FFF6E2',
  },
  'Miss Lark': {
    skin: '#8A5636',
    hair: '#1B1220',
    back: 'M7.500 22c0-10 5-15 12.500-15s12.500 5 12.500 15c1 5-1 9-3 10h-19c-2-1-4-5-3-10Z',
    front: 'M10 21c1-7 5-10 10-10s9 3 10 10c-4 0-8-2-10-5c-2 3-6 5-10 5Z',
    coat: '#C2417A',
    lines: EYES + SMILE,
    touch: 'M29 12a3 3 0 1 1-.010 0Z',
    touchColor: '#FFB534',
  },
  'Mr Crane': {
    skin: '#F1D2B4',
    hair: '#8D919F',
    back: 'M8.500 22c0-3 1-5 2.500-6l1 9c-2 0-3-1-3.500-3ZM31.500 22c0-3-1-5-2.500-6l-1 9c2 0 3-1 3.500-3Z',
    front:
      'M12.500 19.500l5-1v1.500l-5 .500ZM27.500 19.500l-5-1v1.500l5 .500ZM13 27c3-2 4-2 7-.500c3-1.500 4-1.500 7 .500c0 6-2 9.500-7 9.500s-7-3.500-7-9.500Z',
    coat: '#27333F',
    lines: EYES,
    touch: 'M17.500 29.500q2.500 1.500 5 0l-2.500 2Z',
    touchColor: '#B8434F',
  },
  Rosa: {
    skin: '#D9A074',
    hair: '#3A1C16',
    back: 'M8 22c0-9 5-14 12-14s12 5 12 14c0 6 2 10 1 13h-26c-1-3 1-7 1-13Z',
    front: 'M10 22c0-7 4-11 10-11s10 4 10 11c-5-1-10-4-12-7c-1 3-4 6-8 7Z',
    coat: '#C23B2E',
    lines: EYES + SMILE,
    touch: 'M11 13a3.400 3.400 0 1 1-.010 0ZM8 15.500a2.400 2.400 0 1 1-.010 0Z',
    touchColor: '#FF7A5C',
  },
};

const LINE = { 'stroke-width': 2, 'stroke-linecap': 'round' };

const createPath = (d: string, fill: string, stroke = ''): SVGPathElement =>
  svg('path', { d, fill, ...(stroke && { stroke, ...LINE }) });

/** Creates a portrait. Screen readers skip it, because the name is next to it. Returns null for an unknown name. */
export function createFace(name: string): SVGSVGElement | null {
  const face = FACES[name];
  if (!face) return null;
  return drawing(
    'dp-face-picture',
    '0 0 40 44',
    createPath('M1 43V20a19 19 0 0 1 38 0V43Z', '#FFCF73'),
    createPath(face.back, face.hair),
    createPath('M6 43.500c1-7 6-9.500 14-9.500s13 2.500 14 9.500Z', face.coat),
    createPath(
      'M20 12.500c5.500 0 9 4 9 10s-3.500 11.500-9 11.500s-9-5.500-9-11.500s3.500-10 9-10Z',
      face.skin,
    ),
    createPath(face.front, face.hair),
    createPath(face.lines, 'none', '#2B1800'),
    createPath(face.touch, face.touchColor, face.touch.includes('v.010') ? face.touchColor : ''),
    createPath('M1 43V20a19 19 0 0 1 38 0V43Z', 'none', '#4A220F'),
  );
}

/** The drawings of the how-to panel, in the style of the board. */
import { drawing, svg } from '../kit/dom';
import { isTouchDevice } from '../kit/touch-device';
import type { Kind } from './types';

const SIDE = 20;

/** The rows of a drawing: `#` is a block, a letter a filled square, `.` an empty square. */
interface Drawing {
  rows: readonly string[];
  /** The highlighted squares of the word, and the selected square, as `column,row`. */
  word?: readonly string[];
  picked?: string;
  /** The small numbers in the corners of squares, by `column,row`. */
  numbers?: Readonly<Record<string, string>>;
}

function drawStepPicture({ rows, word = [], picked, numbers = {} }: Drawing): SVGSVGElement {
  const parts: SVGElement[] = [];
  const add = (tag: string, className: string, attributes: Record<string, number>, text = '') =>
    parts.push(svg(tag, { class: className, ...attributes }, text));
  rows.forEach((row, y) =>
    [...row].forEach((mark, x) => {
      if (mark === '#') return;
      const at = `${x},${y}`;
      const fill = at === picked ? 'picked' : word.includes(at) ? 'word' : 'paper';
      add('rect', fill, { x: x * SIDE + 0.6, y: y * SIDE + 0.6, width: SIDE - 1.2, height: SIDE - 1.2 });
      if (numbers[at]) add('text', 'number', { x: x * SIDE + 2.2, y: y * SIDE + 7 }, numbers[at]);
      if (mark !== '.') add('text', 'letter', { x: x * SIDE + 10.5, y: y * SIDE + 16.5 }, mark);
    }),
  );
  return drawing('cd-picture', `0 0 ${rows[0]!.length * SIDE} ${rows.length * SIDE}`, ...parts);
}

const CLUES = [
  {
    picture: drawStepPicture.bind(null, {
      rows: ['L#.', 'ICY', 'T#.'],
      word: ['0,0', '0,1', '0,2'],
      picked: '0,1',
      numbers: { '0,0': '1', '2,0': '2', '0,1': '3' },
    }),
    text: 'Choose a square and type. Choose it again to turn from across to down.',
  },
  {
    picture: drawStepPicture.bind(null, {
      rows: ['SEE', '#..', '###'],
      word: ['0,0', '1,0', '2,0'],
      numbers: { '0,0': '1' },
    }),
    get text() {
      return `The clue of the word is below the grid or beside it; its arrows${isTouchDevice() ? '' : ', or Tab,'} go to the next.`;
    },
  },
  {
    picture: drawStepPicture.bind(null, {
      rows: ['CAT', '#R#', '#K#'],
      picked: '1,1',
      numbers: { '0,0': '1', '1,0': '2' },
    }),
    text: 'Stuck? Check a word, or reveal a letter or a word, for the seconds shown beside it.',
  },
];

const CODE = [
  {
    picture: drawStepPicture.bind(null, {
      rows: ['T..', '#.#', '#T#'],
      word: ['0,0', '1,2'],
      numbers: { '0,0': '4', '1,0': '9', '2,0': '2', '1,1': '7', '1,2': '4' },
    }),
    text: 'Every number is one letter, the same everywhere. A few are given.',
  },
  {
    picture: drawStepPicture.bind(null, {
      rows: ['TEE', '#A#', '#T#'],
      picked: '1,0',
      word: ['2,0'],
      numbers: { '0,0': '4', '1,0': '9', '2,0': '9', '1,1': '7', '1,2': '4' },
    }),
    text: 'Choose a square and type: all squares of its number are filled. No two numbers share a letter.',
  },
  {
    picture: drawStepPicture.bind(null, {
      rows: ['TEE', '#A#', '#R#'],
      picked: '1,2',
      numbers: { '0,0': '4', '1,0': '9', '2,0': '9', '1,1': '7', '1,2': '2' },
    }),
    text: CLUES[2]!.text,
  },
];

const TIDIED_EXAMPLE = [
  {
    picture: drawStepPicture.bind(null, {
      rows: ['EEKN', '####', 'KNEE'],
      word: ['0,2', '1,2', '2,2', '3,2'],
    }),
    text: 'The clue of a word is its own letters, from A to Z. Where they make two words, the crossings decide.',
  },
  CLUES[0]!,
  CLUES[2]!,
];

const LIST = [
  {
    picture: drawStepPicture.bind(null, {
      rows: ['...#', '#.##', '#.##'],
      word: ['1,0', '1,1', '1,2'],
      picked: '1,0',
    }),
    text: 'Choose a place in the grid, then a word of its length.',
  },
  {
    picture: drawStepPicture.bind(null, { rows: ['CAT#', '#R##', '#K##'], word: ['0,0', '1,0', '2,0'] }),
    text: 'A word goes in if its letters agree with the words that cross it. All fit in one way alone.',
  },
  {
    picture: drawStepPicture.bind(null, {
      rows: ['COT#', '#.##', '#.##'],
      word: ['0,0', '1,0', '2,0'],
      picked: '1,0',
    }),
    text: 'Wrong word? Take it out. Stuck? Check a word, or reveal a letter or a word, for the seconds beside it.',
  },
];

const DIAL = [
  {
    picture: drawStepPicture.bind(null, { rows: ['228#', '####', 'CAT#'], word: ['0,2', '1,2', '2,2'] }),
    text: 'Every square shows the phone key of its letter: 2 is A, B or C.',
  },
  CLUES[0]!,
  CLUES[2]!,
];

const HIDDEN_VOWELS_STEPS = [
  {
    picture: drawStepPicture.bind(null, {
      rows: ['L·MP', '####', 'LAMP'],
      word: ['0,2', '1,2', '2,2', '3,2'],
    }),
    text: 'The clue of a word is itself with its vowels hushed: a dot is A, E, I, O or U. Y is never hidden.',
  },
  CLUES[0]!,
  CLUES[2]!,
];

const STEPS: Record<Kind, readonly { picture: () => Element; text: string }[]> = {
  clues: CLUES,
  code: CODE,
  tidy: TIDIED_EXAMPLE,
  list: LIST,
  dial: DIAL,
  hushed: HIDDEN_VOWELS_STEPS,
};

/** Returns the how-to steps of a kind. */
export const howToPictures = (kind: Kind): { picture: Element; text: string }[] =>
  STEPS[kind].map((step) => ({ picture: step.picture(), text: step.text }));

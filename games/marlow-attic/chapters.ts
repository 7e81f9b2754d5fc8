/** The chapters of The Attic at Marlow Hall: ten rooms, and the letters that connect them. */
import type { ScenePlan } from './config';
import type { ChapterKey, Cue, SceneKey } from './types';
import type { Room } from './things/thing';

export interface Chapter extends ScenePlan {
  title: string;
  /** The text to read before the search. */
  letter: string;
  /** The text to read after the search. */
  after: string;
}

const createChapter = (
  scene: SceneKey,
  rooms: readonly Room[],
  [lying, wanted, tilt, cues]: readonly [number, number, number, readonly Cue[]],
  [title, letter, after]: readonly [string, string, string],
): Chapter => ({
  scenes: [scene],
  rooms,
  objectCount: lying,
  targetCount: wanted,
  tilt,
  cues,
  title,
  letter,
  after,
});

const WORDS = ['word'] as const;
const SHAPES = ['shape'] as const;
const RIDDLES = ['riddle'] as const;

export const CHAPTERS: Readonly<Record<ChapterKey, Chapter>> = {
  'chapter-1': createChapter(
    'kitchen',
    ['kitchen', 'garden'],
    [34, 8, 1, WORDS],
    [
      '1. A kettle for two',
      'My dear, the Hall is yours now, mice and all. Begin where I always began: in the kitchen. Mrs Pell never put a thing back in its place.',
      'Behind the jug you find a second letter, with your own name on it. The ink is not yet old.',
    ],
  ),
  'chapter-2': createChapter(
    'nursery',
    ['nursery', 'study'],
    [38, 9, 1, WORDS],
    [
      '2. Stars on the wall',
      'Two children slept here, Edith and I. We quarrelled over the horse and shared the measles. Look for what we loved, and never mind the moths.',
      'On the horse’s girth two names are scratched: Edith, and Thomas. Nobody ever told you of a Thomas.',
    ],
  ),
  'chapter-3': createChapter(
    'chimney',
    ['lumber', 'wardrobe', 'kitchen'],
    [44, 10, 2, WORDS],
    [
      '3. Warm bricks',
      'In winter Thomas and I sat against the chimney, up in the attic, and read by its one warm side. He kept things there that were nobody’s business. They still are there.',
      'Among his things is a ticket for the harbor boat, never used.',
    ],
  ),
  'chapter-4': createChapter(
    'study',
    ['study', 'lumber'],
    [48, 10, 2, WORDS],
    [
      '4. Father’s desk',
      'Father wrote at this desk each night, with the door locked. He would not hear of the sea, and least of all from Thomas. You have my leave to open everything.',
      'A letter, torn in four, and mended by someone with great care.',
    ],
  ),
  'chapter-5': createChapter(
    'glasshouse',
    ['garden', 'kitchen', 'nursery'],
    [52, 11, 3, ['word', 'shape']],
    [
      '5. The house of glass',
      'Here he said goodbye, between the geraniums. I gave him my good scissors, which was foolish, and he gave me a lantern to keep. I have forgotten the words, only the shapes of it all remain.',
      'Under the bench stands a lantern box. It is empty, and dusted.',
    ],
  ),
  'chapter-6': createChapter(
    'rafters',
    ['wardrobe', 'lumber', 'nursery'],
    [56, 11, 3, WORDS],
    [
      '6. Under the rafters',
      'I moved my own trunk up here the day he sailed, so as to see the road. One does put on a hat to wait. There are a good many hats.',
      'Forty years of tickets to the quay lie in a hatbox, all of them returns.',
    ],
  ),
  'chapter-7': createChapter(
    'kitchen',
    ['kitchen', 'wardrobe', 'study', 'garden'],
    [60, 12, 6, SHAPES],
    [
      '7. The long table',
      'The lamps failed at my birthday and we ate by feel, all twenty of us. Find what we found that night; I can give you nothing but outlines.',
      'One place at the table was always laid, and never used.',
    ],
  ),
  'chapter-8': createChapter(
    'nursery',
    ['nursery', 'garden', 'lumber', 'wardrobe'],
    [64, 12, 12, WORDS],
    [
      '8. After the storm',
      'The great wind took the nursery shutters and stood everything on its head. I was sixty, and I laughed until I wept. Then something came in by the window that was not ours.',
      'It is a gull’s feather, and round it a strip of paper: I have seen your light.',
    ],
  ),
  'chapter-9': createChapter(
    'study',
    ['study', 'wardrobe', 'lumber', 'kitchen'],
    [68, 12, 6, RIDDLES],
    [
      '9. Riddles of Thomas',
      'He always did. His letters came after that, one a year, and never a plain word in them. I learned to read him; now it is your turn.',
      'Put together, his answers give a day, and an hour. It is tonight.',
    ],
  ),
  'chapter-10': createChapter(
    'window',
    ['lumber', 'nursery', 'study', 'wardrobe', 'kitchen', 'garden'],
    [74, 14, 12, ['word', 'shape', 'riddle']],
    [
      '10. The round window',
      'The lantern is up here, of course; it was never out, not one night. I am too old for the stairs and I trust you with the matches. Find the rest of what is his, and then light it.',
      'A boat comes round the point, slowly, and answers with a light of its own.',
    ],
  ),
};

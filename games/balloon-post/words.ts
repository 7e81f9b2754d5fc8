/** The text of the screen: names of directions and positions, thanks, and the letters at the ends of the chapters. */
import { KINDS } from './board';
import { LEVELS_PER_CHAPTER, STARS_PER_LEVEL } from './config';
import { countAll } from './fly';
import { starsOf } from './play';
import type { Game } from './state';
import type { Level, ModeKey, Parcels, Scene, WorldKey } from './types';

export const STEER_NAMES: Readonly<Record<WorldKey, readonly string[]>> = {
  air: ['Rise', 'Drift', 'Sink'],
  sea: ['Left', 'Drift', 'Right'],
};
export const KEY_LINES: Readonly<Record<WorldKey, string>> = {
  air: 'Up and down steer, Space drifts, 1 and 2 choose a balloon, H hints, Z undoes, R restarts, L opens the levels.',
  sea: 'Left and right steer, Space drifts, 1 and 2 choose a boat, H hints, Z undoes, R restarts, L opens the levels.',
};
export const CRAFT_NAMES: Readonly<Record<WorldKey, readonly string[]>> = {
  air: ['Red balloon', 'Violet balloon'],
  sea: ['Yellow submarine', 'Red submarine'],
};
export const FRIEND_NAMES: Readonly<Record<WorldKey, string>> = { air: 'swallow', sea: 'sea-horse' };

/** Returns a text such as `1 heart`, `2 hearts and 1 moon` or `nothing`. */
export function listParcels(parcels: Parcels): string {
  const parts = parcels.flatMap((count, kind) => {
    const name = count > 1 && KINDS[kind] === 'leaf' ? 'leave' : KINDS[kind];
    return count ? [`${count} ${name}${count > 1 ? 's' : ''}`] : [];
  });
  return parts.length ? parts.join(' and ') : 'nothing';
}

/** Returns a text such as `column 3, row 2`, counted from the top left. */
export const placeName = ({ columns }: Level, cell: number): string =>
  `column ${(cell % columns) + 1}, row ${Math.floor(cell / columns) + 1}`;

export const nameCraft = (level: Level, scene: Scene, craft: number): string =>
  `${CRAFT_NAMES[level.world][craft]} with ${listParcels(scene.loads[craft]!)}, ${placeName(level, scene.cells[craft]!)}`;

export function nameHome(level: Level, scene: Scene, home: number): string {
  const wants = scene.wants[home]!;
  const state = countAll([wants]) ? `waits for ${listParcels(wants)}` : 'has all its post';
  return `House, ${placeName(level, level.homes[home]!.cell)}, ${state}`;
}

export const namePost = (level: Level, scene: Scene, post: number): string =>
  `Post office, ${placeName(level, level.posts[post]!.cell)}, holds ${listParcels(scene.stocks[post]!)}`;

const STREAM_NAMES: Readonly<Record<string, string>> = {
  '>': 'to the right',
  '<': 'to the left',
  '^': 'up',
  v: 'down',
  '.': 'still',
};

/** Describes the streams for screen readers. */
export function describeStreams({ world, streams }: Level): string {
  const line = world === 'air' ? 'Row' : 'Column';
  return [...streams].map((sign, index) => `${line} ${index + 1} ${STREAM_NAMES[sign]}`).join(', ');
}

const THANKS: Readonly<Record<WorldKey, readonly string[]>> = {
  air: [
    'The baker waves from his window.',
    '“For me? How lovely!”',
    'Grandmother reads it twice.',
    'Somebody is already writing back.',
    'The whole street comes to look.',
  ],
  sea: [
    'The crab claps with both claws.',
    'The snail reads it very, very slowly.',
    '“Dry as a biscuit!” says the eel.',
    'The octopus writes eight answers.',
    'Bubbles of joy all the way up.',
  ],
};

/** Returns the thanks after a level, which differ by chapter. Levels and chapters are counted from 0. */
export const thanksTextFor = (world: WorldKey, chapter: number, level: number): string =>
  THANKS[world][(level + chapter * 2) % THANKS[world].length]!;

const MAILBAGS = {
  title: 'Mailbags',
  text: 'There is room for a few parcels only. Come to rest above the post office and it loads the next ones.',
};
/** Explains the new elements of each chapter. */
export const NEW_ELEMENT_TEXTS: Readonly<
  Record<WorldKey, Readonly<Partial<Record<ModeKey, { title: string; text: string }>>>>
> = {
  air: {
    two: {
      title: 'Clouds',
      text: 'These clouds are asleep. They stay where they are and let nobody through.',
    },
    three: {
      title: 'Two balloons',
      text: 'The wind takes only the one that you steer; the other waits. Tap it, or press Switch, to steer it.',
    },
    four: {
      title: 'Chimneys',
      text: 'Warm air rises above a chimney: who comes there is carried up, whatever the wind.',
    },
    five: MAILBAGS,
    six: {
      title: 'April rain',
      text: 'Rain presses the air down: who comes into it is carried down, whatever the wind.',
    },
  },
  sea: {
    two: { title: 'Rocks', text: 'Rocks never move and block the way.' },
    three: {
      title: 'Two boats',
      text: 'The current takes only the one that you steer; the other waits. Tap it, or press Switch, to steer it.',
    },
    four: { title: 'Whirlpools', text: 'Who comes to rest in a whirlpool comes out of the other one.' },
    five: MAILBAGS,
    six: { title: 'Pearl gates', text: 'The gates are shut until a sea-horse comes along.' },
  },
};

export const STAR_TITLES = ['', 'Delivered!', 'Well flown!', 'Perfect post!'] as const;
export const SEA_TITLES = ['', 'Delivered!', 'Well steered!', 'Perfect post!'] as const;

export const maxStars = LEVELS_PER_CHAPTER * STARS_PER_LEVEL;

export const LETTERS: Readonly<Record<WorldKey, Readonly<Record<ModeKey, string>>>> = {
  air: {
    one: 'Dear balloon post, my letter smelt of the sky. Thank you! Emma, Baker Street 2',
    two: 'The clouds ask you to knock next time. They were asleep.',
    three: 'Two balloons! We counted you from the roof. The twins of number 9',
    four: 'You were warm from my chimney, and I was warm from your letter.',
    five: 'Every bag came, even the one that squeaked. The post office',
    six: 'The last letter is for you. Come down tonight: the whole town has lit its lamps for its balloonists.',
  },
  sea: {
    one: 'Dear submarine post, so this is what ink is. Delicious! Your squid',
    two: 'Nobody ever found the way round my rock before. Do call again.',
    three: 'One boat waved with its periscope. We waved back. The sprats',
    four: 'I went into the whirlpool to see where you had gone. Hello from here!',
    five: 'All bags dry, all stamps on. The post office of the deep',
    six: 'The last letter is for you. Dim your lamp tonight: the whole reef will glow for its postmaster.',
  },
};

export const SOLVED_TITLE = 'All the post is there';

export const solvedTitle = ({ edition, mode }: Game): string => {
  if (mode === 'six') return edition.world === 'air' ? 'The town is lit for you' : 'The reef glows for you';
  return SOLVED_TITLE;
};

export const countStars = (stars: number): string => `${stars} of ${maxStars} stars`;
export const describeResult = ({ play }: Game): string => countStars(starsOf(play));

/** Contains the names of things, the story, and the text about the state of play. */
import { BAKE_CODES, isBroth } from './codes';
import { EVENINGS } from './config';
import { starsOf } from './play';
import type { Game } from './state';
import type { KitchenKey, ModeKey, Play, OrderedThing } from './types';

export const BAKE_NAMES = [
  'bread',
  'bun',
  'croissant',
  'coffee',
  'iced bun',
  'jam croissant',
  'milk coffee',
  'cherry bun',
];
export const SOURCE_NAMES = ['Bread', 'Bun', 'Croissant', 'Icing', 'Jam', 'Milk', 'Cherry'];
export const LAYER_NAMES = [
  'clear broth',
  'miso broth',
  'fire broth',
  'firm noodles',
  'soft noodles',
  'egg',
  'nori',
  'leek',
  'pork',
  'fish swirl',
];
export const LAYER_LABELS = ['Clear', 'Miso', 'Fire', 'Firm', 'Soft', 'Egg', 'Nori', 'Leek', 'Pork', 'Swirl'];

/** Returns a name such as `iced bun`, or `clear broth, firm noodles, egg`. */
export const nameOf = (kitchen: KitchenKey, thing: OrderedThing): string =>
  kitchen === 'bakery' ? BAKE_NAMES[thing[0]!]! : thing.map((layer) => LAYER_NAMES[layer]!).join(', ');

export const isHot = (thing: OrderedThing): boolean =>
  thing[0] === BAKE_CODES.coffee || isBroth(thing[0] ?? -1);

interface UpgradeWords {
  name: string;
  text: string;
}

export const UPGRADES: Readonly<Record<KitchenKey, readonly UpgradeWords[]>> = {
  bakery: [
    { name: 'A third oven', text: 'Three bakes at a time.' },
    { name: 'Faster coffee', text: 'Runs in half the time.' },
    { name: 'A longer tray', text: 'Six places instead of four.' },
    { name: 'A warm lamp', text: 'Guests wait a third longer.' },
    { name: 'A stone floor', text: 'Bakes stay good twice as long.' },
    { name: 'A brass bell', text: 'A coin more with every tip.' },
  ],
  ramen: [
    { name: 'A third pot', text: 'Three pots on the boil.' },
    { name: 'A strong flame', text: 'Noodles are done a third sooner.' },
    { name: 'A third bowl', text: 'Three bowls at a time.' },
    { name: 'A warm lamp', text: 'Guests wait a third longer.' },
    { name: 'An egg timer', text: 'Firm and soft last longer.' },
    { name: 'A paper fish', text: 'A coin more with every tip.' },
  ],
};

const STORIES: Readonly<
  Record<KitchenKey, Readonly<Record<ModeKey, readonly [start: string, end: string]>>>
> = {
  bakery: {
    first: [
      'Old Mrs Crumb leaves you the keys, the recipes and one rule: open when the others close.',
      'The corner has a light in it again. A man from the railway asks whether you travel.',
    ],
    second: [
      'Platform two, the last trains, and people who have eight minutes. A counter on wheels is yours for a week.',
      'The stationmaster stamps a ticket to the winter market on the house.',
    ],
    third: [
      'Snow on the stalls, cold fingers, and a queue that smells the jam from three streets off.',
      'The mayor had two. She asks for you by name for Lantern Night.',
    ],
    fourth: [
      'Lantern Night: the whole town is out, and it is hungry.',
      'The last lantern goes up over the corner shop. Mrs Crumb is at the door with her coat on, and would like a cherry bun.',
    ],
  },
  ramen: {
    first: [
      'Three stools in an alley, rain on the roof, and the pot that your uncle would not sell.',
      'The stools are never empty now. Someone has written your name on the wall, spelt right.',
    ],
    second: [
      'Under the tracks everything rattles. The night shift wants it hot and wants it fast.',
      'The driver of the last train sounds the horn when he passes your lantern.',
    ],
    third: [
      'The boats come in at nine, and the crews have talked of nothing but soup since noon.',
      'A captain pays with a paper kite and says that you will know where to fly it.',
    ],
    fourth: [
      'The night of the kites: every street ends at your bar.',
      'When the last kite is down, your uncle sits on the middle stool, eats in silence, and asks for the recipe.',
    ],
  },
};

export const storyStart = ({ week }: Play): string => STORIES[week.kitchen][week.mode][0];
export const storyEnd = ({ week }: Play): string => STORIES[week.kitchen][week.mode][1];

export const totalStars = (play: Play): number => starsOf(play).reduce((sum, stars) => sum + stars, 0);
export const MAX_STARS = EVENINGS * 3;

export const titleOf = ({ play }: Game): string => `${totalStars(play)} of ${MAX_STARS} stars`;
export const describeResult = ({ play }: Game): string =>
  `${play.served} ${play.served === 1 ? 'guest' : 'guests'} served${play.isCalm ? ', calm' : ''}`;

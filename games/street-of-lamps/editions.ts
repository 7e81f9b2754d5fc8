/** The editions of the catalogue. */
import type { PuzzleEdition } from '../kit/puzzle/kind';
import type { ModeKey, Plan } from './types';

export interface Edition extends PuzzleEdition<ModeKey> {
  plan: Plan;
}

const MODES = ['easy', 'medium', 'hard'] as const;

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'street-of-lamps',
    keyword: 'street-of-lamps',
    title: 'Street of Lamps',
    description:
      'A dark quarter seen from above, and lamps to be set in its lanes. A lamp shines along its lane in all four directions as far as the next house; every lane has to be lit, and no lamp may shine on another. Three grades, each street solved by thinking alone.',
    descriptionShort: 'Set lamps until every lane is lit and none shines on another.',
    instructions:
      'Put lamps in the lanes. A lamp lights its row and column as far as the next house. Light every lane, and let no lamp shine on another. A number on a house says how many lamps stand beside it. Every street has one solution and needs no guessing.',
    plan: 'lamps',
    modes: MODES,
    isDaily: false,
  },
  {
    slug: 'mosaic-terrace',
    keyword: 'mosaic-terrace',
    title: 'Mosaic Terrace',
    description:
      'A terrace waits for its blue tiles, and the mason has chalked numbers on the stones: how many tiles lie in the square of nine around each, its own place included. Begin where a number leaves no choice, and the pattern grows from there.',
    descriptionShort: 'Numbers count the tiles around them. Lay the pattern.',
    instructions:
      'A number says how many of the nine places around it, its own included, have a tile; at the edge there are fewer places. Lay tiles and mark what stays bare until every number is right. Every terrace has one solution and follows number by number, without guessing.',
    plan: 'mosaic',
    modes: MODES,
    isDaily: false,
  },
  {
    slug: 'sun-and-moon-tiles',
    keyword: 'sun-and-moon-tiles',
    title: 'Sun and Moon Tiles',
    description:
      'A tiler has left a floor half finished: golden tiles with a sun, blue ones with a moon. Every row and every column is to have as many of one as of the other, and nowhere may three alike lie side by side. The nailed tiles show where to begin.',
    descriptionShort: 'As many suns as moons in every line, never three alike together.',
    instructions:
      'Fill the floor with suns and moons. Every row and every column has as many suns as moons, and never three alike next to each other, across or down. Nailed tiles stay. Two lines may be the same. Every floor has one solution and needs no guessing.',
    plan: 'skies',
    modes: MODES,
    isDaily: false,
  },
  {
    slug: 'pitch-by-the-pines',
    keyword: 'pitch-by-the-pines',
    title: 'Pitch by the Pines',
    description:
      'A meadow with scattered pines, and a camp to be pitched among them. Every tree wants one tent beside it, no tent may touch another, and the numbers at the edge say how many stand in each row and column. Three grades, the later ones with numbers left out.',
    descriptionShort: 'One tent for every tree, none touching another.',
    instructions:
      'Pitch a tent for every tree, above, below or beside it. No two tents touch, not even at a corner. A number at the edge counts the tents of its row or column. Every camp has one solution and needs no guessing.',
    plan: 'camping',
    modes: MODES,
    isDaily: false,
  },
  {
    slug: 'stars-over-fields',
    keyword: 'stars-over-fields',
    title: 'Stars over Fields',
    description:
      'The night sky is parted into fields, and every row, every column and every field waits for its star. No star touches another. Easy and Medium have one star each; the large sky of Hard has two.',
    descriptionShort: 'A star in every row, column and field, none touching another.',
    instructions:
      'Set stars so that every row, every column and every field has one; in Hard it has two. No two stars touch, not even at a corner. Every sky has one solution and needs no guessing.',
    plan: 'stars',
    modes: MODES,
    isDaily: false,
  },
  {
    slug: 'rain-barrels',
    keyword: 'rain-barrels',
    title: 'Rain Barrels',
    description:
      'It has rained into barrels of every shape, crooked and forked ones among them. Water stands level in each; the numbers at the edge say how many cells of a row or column are wet. How high does it stand?',
    descriptionShort: 'Water lies level in every barrel. How high does it stand?',
    instructions:
      'Fill the barrels. Within a barrel water lies from the foot up and stands equally high everywhere. A number at the edge counts the wet cells of its row or column. Every yard has one solution and needs no guessing.',
    plan: 'water',
    modes: MODES,
    isDaily: false,
  },
  {
    slug: 'warm-spell',
    keyword: 'warm-spell',
    title: 'Warm Spell',
    description:
      'A cabinet of glass thermometers, straight and crooked, and warm weather on the way. Each fills from its bulb and may stop anywhere; the numbers at the edge say how many cells of a row or column are warm.',
    descriptionShort: 'Thermometers fill from the bulb. Read them by their counts.',
    instructions:
      'Fill the thermometers. Each fills from its round bulb without a gap: it may be empty, full, or end in between. A number at the edge counts the warm cells of its row or column. Every cabinet has one solution and needs no guessing.',
    plan: 'thermometers',
    modes: MODES,
    isDaily: false,
  },
  {
    slug: 'firefly-field',
    keyword: 'firefly-field',
    title: 'Firefly Field',
    description:
      'Dusk over tall grass, with stepping stones in it. A number on a stone counts the fireflies hidden in the grass around; all numbers are there from the start, so nothing is left to luck. Find every firefly by thinking.',
    descriptionShort: 'Numbers on the stones count the fireflies around. Find them all.',
    instructions:
      'Find the fireflies in the grass. A number on a stone counts those in the eight cells around it; nothing hides on a stone. How many there are in all stands by the clock. Nothing blows up, nothing is guessed: every field has one solution.',
    plan: 'fireflies',
    modes: MODES,
    isDaily: false,
  },
  {
    slug: 'lights-at-anchor',
    keyword: 'lights-at-anchor',
    title: 'Lights at Anchor',
    description:
      'Night in the roads: ships lie at anchor, each a straight line of lights. How many there are of each length is told, none touches another, and the numbers at the edge count the lights of each row and column. Find the whole fleet.',
    descriptionShort: 'Find the ships at anchor by their counted lights.',
    instructions:
      'Find the ships. Each is a straight line of lights, and the lengths stand under the chart. Ships never touch, not even at a corner. A number at the edge counts the lights of its row or column. Every harbour has one solution and needs no guessing.',
    plan: 'fleet',
    modes: MODES,
    isDaily: false,
  },
];

/** Gives the edition of a keyword, null when there is none. */
export function editionOf(keyword: string): Edition | null {
  return EDITIONS.find((edition) => edition.keyword === keyword) ?? null;
}

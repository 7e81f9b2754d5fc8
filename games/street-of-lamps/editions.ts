/** The editions of the catalog. */
import { findEdition } from '../kit/shell/editions';
import type { PuzzleEdition } from '../kit/shell/kind';
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
      'Find the fireflies in the grass. A number on a stone counts those in the eight cells around it; nothing hides on a stone. The total is shown next to the clock. Nothing blows up, nothing is guessed: every field has one solution.',
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
      'Find the ships. Each is a straight line of lights, and the lengths stand under the chart. Ships never touch, not even at a corner. A number at the edge counts the lights of its row or column. Every harbor has one solution and needs no guessing.',
    plan: 'fleet',
    modes: MODES,
    isDaily: false,
  },
  {
    slug: 'shuttered-windows',
    keyword: 'shuttered-windows',
    title: 'Shuttered Windows',
    description:
      'Every window of the street has a number, and none should be lit twice in its row or column. Close shutters until that is so; but no two of them side by side, and the lit windows have to hang together. Three grades, from a cottage to a whole front.',
    descriptionShort: 'Close shutters until no number is lit twice in a line.',
    instructions:
      'Shutter windows until no number is lit twice in a row or column. No two shuttered windows stand side by side, and all lit ones hang together. Nailed windows stay as they are. Every front has one solution and needs no guessing.',
    plan: 'shutters',
    modes: MODES,
    isDaily: false,
  },
  {
    slug: 'the-long-view',
    keyword: 'the-long-view',
    title: 'The Long View',
    description:
      'A park of lawns, and signposts that say how many cells one sees from them, along the row and the column. Somewhere hedges end the view. Two hedges never stand side by side, and all paths hang together. Where do the hedges grow?',
    descriptionShort: 'Signposts say how far one sees. Plant the hedges that end the view.',
    instructions:
      'Plant hedges. A signpost says how many cells are seen from it, left, right, up and down, its own included, as far as the next hedge. No two hedges stand side by side, and all the rest hangs together. Every park has one solution and needs no guessing.',
    plan: 'views',
    modes: MODES,
    isDaily: false,
  },
  {
    slug: 'the-sleeping-house',
    keyword: 'the-sleeping-house',
    title: 'The Sleeping House',
    description:
      'A house full of guests, and a number on each door: so many beds in this room. No two beds stand side by side, a way is left from every free place to every other, and no free line runs through more than two rooms. Put everybody to bed.',
    descriptionShort: 'So many beds in each room, none beside another, and a way through the house.',
    instructions:
      'Put beds into the rooms. A number says how many stand in its room. No two beds stand side by side, all free places hang together, and free places in a straight line never run through more than two rooms. Every house has one solution and needs no guessing.',
    plan: 'rooms',
    modes: MODES,
    isDaily: false,
  },
  {
    slug: 'tide-and-sand',
    keyword: 'tide-and-sand',
    title: 'Tide and Sand',
    description:
      'Mist lies on the shore, and under it water and sand. All water hangs together, all sand hangs together, and nowhere is a square of four all of one. A few boats and starfish show through. Draw the line of the tide.',
    descriptionShort: 'Water and sand, each in one piece, and no square of one kind.',
    instructions:
      'Find water and sand. All water hangs together by its sides, and so does all sand. No square of four cells is all water or all sand. Boats and starfish are given. Every shore has one solution and needs no guessing.',
    plan: 'tide',
    modes: MODES,
    isDaily: false,
  },
  {
    slug: 'mole-runs',
    keyword: 'mole-runs',
    title: 'Mole Runs',
    description:
      'Under the meadow goes one run with all its branches, and the stones have felt it pass. Look at the eight cells round a stone: its numbers say how long the pieces of the run among them are. The run may fork, but it never widens into a chamber, and all of it hangs together. Dig it.',
    descriptionShort: 'Stones tell how the run goes by them. Dig it in one piece.',
    instructions:
      'Dig the run. Of the eight cells round a stone, its numbers tell how many are dug in a row: 3 is one piece of three cells, 2 and 1 are two pieces with turf between them, in no order. At an edge there are fewer cells. The run may fork; it hangs together, and no square of four is all dug. Every meadow has one solution and needs no guessing.',
    plan: 'moles',
    modes: MODES,
    isDaily: false,
  },
  {
    slug: 'swans-in-pairs',
    keyword: 'swans-in-pairs',
    title: 'Swans in Pairs',
    description:
      'A lake in the evening, parted into fields, and two swans in each. Every swan keeps exactly one other at its side, though it may swim in the next field; the pairs keep apart. A few crowned ones are there already.',
    descriptionShort: 'Two swans in every field, each with one other at its side.',
    instructions:
      'Place the swans. Every field has two. Every swan has exactly one other beside it, above or below, be it in the next field; pairs never touch by their sides. Crowned swans and bold waves are given. Every lake has one solution and needs no guessing.',
    plan: 'swans',
    modes: MODES,
    isDaily: false,
  },
  {
    slug: 'lantern-grotto',
    keyword: 'lantern-grotto',
    title: 'Lantern Grotto',
    description:
      'A dark grotto with lanterns in it. The number of each says how many cells it lights, along the row and the column, as far as the rock. The cave hangs together, and so does the rock with the rock around. Draw the map.',
    descriptionShort: 'Numbered lanterns light so many cells. Map the rock.',
    instructions:
      'Find the rock. The number of a lantern counts the cells it lights, left, right, up and down, its own included, as far as the next rock. All of the cave hangs together, and every piece of rock is joined to the edge of the board. Every grotto has one solution and needs no guessing.',
    plan: 'grotto',
    modes: MODES,
    isDaily: false,
  },
  {
    slug: 'ivy-wall',
    keyword: 'ivy-wall',
    title: 'Ivy Wall',
    description:
      'One plant has climbed all over the old wall. A number says how much of a field is leafy, the plant hangs together, and nowhere are four cells in a row all leafy or all bare. Follow it from brick to brick.',
    descriptionShort: 'One plant over all the wall, never four alike in a row.',
    instructions:
      'Find the ivy. A number says how many cells of its field have ivy. All ivy hangs together by its sides, and never are four in a row all leafy or all bare. Cells with nails are given. Every wall has one solution and needs no guessing.',
    plan: 'ivy',
    modes: MODES,
    isDaily: false,
  },
  {
    slug: 'beds-and-borders',
    keyword: 'beds-and-borders',
    title: 'Beds and Borders',
    description:
      'A garden is to be laid out, and the gardener knows only right angles: every flower bed is a rectangle, and beds meet at their corners at most. The plots say how many of their cells are planted. Lay out the garden.',
    descriptionShort: 'Every flower bed a rectangle, so many planted cells in each plot.',
    instructions:
      'Plant the beds. Every bed is a rectangle; beds never touch by their sides. A number says how many cells of its plot are planted, and a bed may lie over several plots. Cells with a red peg are given. Every garden has one solution and needs no guessing.',
    plan: 'beds',
    modes: MODES,
    isDaily: false,
  },
  {
    slug: 'stained-glass',
    keyword: 'stained-glass',
    title: 'Stained Glass',
    description:
      'A church window of colored panes, and evening sun behind some of them. Each pane is lit as a whole or stays dark; the numbers at the edge say how many cells of a row or column shine. One tap lights a pane.',
    descriptionShort: 'Light whole panes until every row and column shines as it should.',
    instructions:
      'Light the panes. Each is lit or dark as a whole. A number at the edge counts the lit cells of its row or column. Tap a pane to light it, again for dark. Every window has one solution and needs no guessing.',
    plan: 'panes',
    modes: MODES,
    isDaily: false,
  },
  {
    slug: 'night-market',
    keyword: 'night-market',
    title: 'Night Market',
    description:
      'A square full of stalls under lanterns, a price on every one, and a purse for each row and column that has to be spent to the last coin. Too dear is out, not to be done without is in, and the rest follows.',
    descriptionShort: 'Buy so that every row and column comes to its sum.',
    instructions:
      'Buy at the stalls so that the prices of every row and column come to the number at its edge. Tap a stall to buy, again to leave it, again to clear. Where no number stands, anything may be spent. Every market has one solution and needs no guessing.',
    plan: 'market',
    modes: MODES,
    isDaily: false,
  },
];

/** Returns the edition with a catalog keyword, or null for an unknown keyword. */
export const editionOf = (keyword: string) => findEdition(EDITIONS, keyword);

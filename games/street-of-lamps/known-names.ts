/** What people call the editions of this game, and what their players do. */
import type { NamesBySlug } from '@/lib/domain/known-names';

export const KNOWN_NAMES: NamesBySlug = {
  'street-of-lamps': {
    knownAs: ['Light-up puzzle'],
    searchNames: ['Akari', 'Light up', 'Lights up', 'Bijutsukan', 'Light bulbs', 'Lamps', 'Logic puzzle'],
    playLine: 'Place lamps until every lane is lit and none lights another.',
    kinds: [],
  },
  'mosaic-terrace': {
    knownAs: ['Number mosaic'],
    searchNames: ['Fill a Pix', 'Mosaic', 'Minesweeper picture', 'Mosaik', 'Nampre puzzle', 'Tile painting'],
    playLine: 'Lay tiles as the numbers count them.',
    kinds: ['relaxing'],
  },
  'sun-and-moon-tiles': {
    knownAs: ['Binary puzzle'],
    searchNames: ['Takuzu', 'Binairo', 'Tango', 'Binoxxo', 'Binary sudoku', 'Unruly', 'Tic tac logic', 'Tic tac toe', '0h h1', 'Binary', 'Noughts and crosses'],
    playLine: 'Fill every line with as many suns as moons, never three alike together.',
    kinds: [],
  },
  'pitch-by-the-pines': {
    knownAs: ['Tents and trees'],
    searchNames: ['Tents', 'Tents puzzle', 'Camping', 'Campsite'],
    playLine: 'Pitch one tent beside every tree; no tents touch.',
    kinds: [],
  },
  'stars-over-fields': {
    knownAs: ['Star battle'],
    searchNames: ['Queens', 'Two not touch', 'Starbattle', 'Linkedin Queens', 'Stars', 'Doppelstern', 'Eight queens'],
    playLine: 'Place one star in every row, column and field; no stars touch.',
    kinds: [],
  },
  'rain-barrels': {
    knownAs: ['Water level puzzle'],
    searchNames: ['Aquarium', 'Aquarium puzzle', 'Water sort', 'Water puzzle', 'Water fill'],
    playLine: 'Fill the barrels so that every count is right.',
    kinds: [],
  },
  'warm-spell': {
    knownAs: ['Thermometer puzzle'],
    searchNames: ['Thermometers', 'Thermometer'],
    playLine: 'Fill the thermometers from the bulb until every count is right.',
    kinds: [],
  },
  'firefly-field': {
    knownAs: ['Number logic, like minesweeper'],
    searchNames: ['Minesweeper', 'Mine sweeper', 'Mines', 'Mine finder', 'Minefield', 'Mine', 'Flower field', 'Bomb game', 'Minesweeper classic', 'Landmine'],
    playLine: 'Find every firefly by the numbers on the stones.',
    kinds: [],
  },
  'lights-at-anchor': {
    knownAs: ['Battleships puzzle', 'Battleship solitaire'],
    searchNames: ['Battleship', 'Battleships', 'Bimaru', 'Yubotu', 'Sea battle', 'Solitaire battleships', 'Find the ships', 'Warship', 'Battle ship', 'Fleet', 'Naval battle', 'Ships'],
    playLine: 'Find the hidden ships by the counts at the edge.',
    kinds: [],
  },
  'shuttered-windows': {
    knownAs: ['Number shading puzzle'],
    searchNames: ['Hitori', 'Singles'],
    playLine: 'Shade cells until no number repeats in a line.',
    kinds: [],
  },
  'the-long-view': {
    knownAs: ['Line-of-sight puzzle'],
    searchNames: ['Kuromasu', 'Kurodoko', 'Range puzzle', 'Where are the black cells', '0h n0'],
    playLine: 'Plant hedges so that every signpost sees as far as it says.',
    kinds: [],
  },
  'the-sleeping-house': {
    knownAs: ['Room shading puzzle'],
    searchNames: ['Heyawake', 'Rooms'],
    playLine: 'Place the beds that each room asks for, none side by side.',
    kinds: [],
  },
  'tide-and-sand': {
    knownAs: ['Yin-yang puzzle'],
    searchNames: ['Yin yang', 'Ying yang', 'Nurikabe', 'Black and white puzzle', 'Islands'],
    playLine: 'Divide the board into one piece of water and one of sand.',
    kinds: [],
  },
  'mole-runs': {
    knownAs: ['Tapa puzzle'],
    searchNames: ['Tapa', 'Nurikabe wall', 'Tunnel puzzle'],
    playLine: 'Dig one run that fits the numbers around each stone.',
    kinds: [],
  },
  'swans-in-pairs': {
    knownAs: ['Domino shading puzzle'],
    searchNames: ['Norinori', 'Nori nori'],
    playLine: 'Place two swans in every field, always in pairs.',
    kinds: [],
  },
  'lantern-grotto': {
    knownAs: ['Cave puzzle'],
    searchNames: ['Corral', 'Cave', 'Bag puzzle', 'Caves'],
    playLine: 'Map the rock by how many cells each lantern lights.',
    kinds: [],
  },
  'ivy-wall': {
    knownAs: ['Connected shading puzzle'],
    searchNames: ['Four in a row', 'Connect four', 'Connect 4', 'No four in a row', '4 in a row'],
    playLine: 'Find one connected plant, never four alike in a row.',
    kinds: [],
  },
  'beds-and-borders': {
    knownAs: ['Rectangle shading puzzle'],
    searchNames: ['Shikaku', 'Rectangles', 'Choco banana', 'Divide by squares'],
    playLine: 'Plant rectangles so that every plot has its number.',
    kinds: [],
  },
  'stained-glass': {
    knownAs: ['Area shading puzzle'],
    searchNames: ['Tilepaint', 'Tile paint', 'Painted glass'],
    playLine: 'Light whole panes until every row and column is right.',
    kinds: [],
  },
  'night-market': {
    knownAs: ['Number sums'],
    searchNames: ['Rullo', 'Kakurasu', 'Sumplete', 'Number sum puzzle', 'Kakuro', 'Cross sums', 'Math puzzle', 'Math game', 'Maths game'],
    playLine: 'Choose the prices so that every row and column adds up.',
    kinds: [],
  },
};

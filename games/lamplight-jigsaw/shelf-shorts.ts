/** One line for each scene in a separate part, shown on its card and its start screen. */
import type { ShelfScene } from './types';

export const bakery = 'A baker’s window, full before anybody is up.';
export const library = 'Books to the ceiling, a gallery, a globe, a cat.';
export const toyshop = 'Bears, boats, tops and a train round the floor.';
export const clockmaker = 'Forty clocks, and no two of them agree.';
export const dresser = 'Plates on their rims, cups on hooks, jam in jars.';
export const quilts = 'Quilts on three lines, a hill behind, hens before.';
export const balloons = 'Nine balloons over fields of every green.';
export const tulips = 'Tulips in stripes as far as the mills.';
export const skaters = 'A whole town on skates under snowy gables.';
export const reef = 'Corals, fish by the hundred, and a lamp on a bow.';
export const stamps = 'A page of stamps, every one a small picture.';
export const threads = 'Spools, buttons, ribbons and pins, each in a tray.';
export const island = 'Woods, towns, sea serpents and a lighthouse.';
export const station = 'Two trains, a great clock, everybody on the way.';
export const glasshouse = 'Palms, baskets and lilies behind a thousand panes.';
export const fairground = 'The great wheel, a carousel and striped stalls.';
export const ferries = 'A town stacked up its hill, and ferries below.';
export const orchard = 'Red and gold trees, ladders, a cart of apples.';
export const sweets = 'Chocolates, drops and jellies, two rows at a time.';
export const castle = 'Towers, flags, and a road that winds up to them.';
export const music = 'Fiddles, horns, a harp and a piano with its lid up.';
export const umbrellas = 'Sixty umbrellas, one tram, and rain on the stones.';
export const kites = 'Kites like fish, boxes and squids over the beach.';
export const stained = 'A rose of glass, and a picture in every arch.';
export const doors = 'Six doors, no two alike, and who lives above them.';
export const owls = 'Two dozen owls on six boughs, and one speaks.';
export const studio = 'Canvases to the ceiling and paint on the boards.';
export const theatre = 'A dragon, a ship, a castle; toys in every seat.';
export const courtyard = 'Keyhole arches, carpets, oranges and a fountain.';
export const slopes = 'Skiers on four slopes, a chairlift, a warm hut.';
export const parrots = 'Parrots, toucans, frogs, and a canoe between them.';
export const caravan = 'Tents, carpets and camels on rose-colored sand.';
export const koi = 'Koi, lilies and maple leaves, seen from the bridge.';
export const peacock = 'One bird, two hundred eyes, and roses all round.';
export const dollhouse = 'Twelve rooms and an attic, and somebody in each.';
export const terraces = 'Steps of water and rice, from the hills to the hut.';
export const waterhole = 'Giraffes, zebras and flamingos as the sun goes down.';
export const planets = 'Planets on their rings, rockets, and a sun that smiles.';
export const breakfast = 'Pancakes, eggs, berries and tea, seen from above.';
export const dragon = 'A dragon on eight poles, drums, and a street of lights.';
export const cats = 'Twenty cats, most of them asleep, on twenty patterns.';
export const carousel = 'One painted horse, its saddle, its plume, its bulbs.';
export const butterflies = 'Wings in every color, each above its label.';
export const galleon = 'All sails set, a high sea, and arms all about.';
export const sunflowers = 'Great round heads, bees, finches and a white fence.';
export const undergrowth = 'Leaves, acorns, mushrooms and three hedgehogs.';
export const masks = 'Suns, moons, foxes and harlequins on three rails.';
export const cacti = 'Cacti in flower, painted pots, mesas in the window.';
export const chess = 'A game half played, on a board of two woods.';
export const aurora = 'Green and rose over red cabins, and reindeer below.';
export const city = 'Streets aslant, roofs with pools, a river, balloons.';

export const SHELF_SHORTS: Record<ShelfScene, string> = {
  bakery,
  library,
  toyshop,
  clockmaker,
  dresser,
  quilts,
  balloons,
  tulips,
  skaters,
  reef,
  stamps,
  threads,
  island,
  station,
  glasshouse,
  fairground,
  ferries,
  orchard,
  sweets,
  castle,
  music,
  umbrellas,
  kites,
  stained,
  doors,
  owls,
  studio,
  theatre,
  courtyard,
  slopes,
  parrots,
  caravan,
  koi,
  peacock,
  dollhouse,
  terraces,
  waterhole,
  planets,
  breakfast,
  dragon,
  cats,
  carousel,
  butterflies,
  galleon,
  sunflowers,
  undergrowth,
  masks,
  cacti,
  chess,
  aurora,
  city,
};

/** Defines the codes of controls and products. Saved runs contain them, so their meaning must never change. */

export const PRESS_CODES = {
  seat: 0,
  machine: 10,
  drink: 16,
  source: 20,
  spot: 40,
  pour: 50,
  buy: 60,
  open: 70,
  calm: 71,
  close: 72,
  end: 73,
  again: 74,
} as const;
export const MAX_CODE = PRESS_CODES.again;

/** The products of the bakery. */
export const BAKE_CODES = {
  bread: 0,
  bun: 1,
  croissant: 2,
  coffee: 3,
  iced: 4,
  jam: 5,
  latte: 6,
  cherry: 7,
} as const;

/** The sources of the bakery: three doughs, followed by toppings. */
export const SOURCE_CODES = { bread: 0, bun: 1, croissant: 2, icing: 3, jam: 4, milk: 5, cherry: 6 } as const;

/** The layers of a bowl. The first three are broths. */
export const LAYER_CODES = {
  clear: 0,
  miso: 1,
  fire: 2,
  firm: 3,
  soft: 4,
  egg: 5,
  nori: 6,
  leek: 7,
  pork: 8,
  swirl: 9,
} as const;

export const isBroth = (layer: number): boolean => layer <= LAYER_CODES.fire;
export const isNoodle = (layer: number): boolean => layer === LAYER_CODES.firm || layer === LAYER_CODES.soft;

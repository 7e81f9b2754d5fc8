/** Renders the images of everything upright once, at a size that fits the frame. */
import { renderDrawing, type Drawing } from '../sprites/pen';
import { BRAKE_LAMPS, CAR_BEHIND } from '../sprites/car';
import { COTTAGES, TOWN_HOUSES, WAREHOUSE } from '../sprites/houses';
import { APPLE, BUSH, CYPRESS, HAY, PINE, PLANE, ROCK, SNOW_PINE } from '../sprites/nature';
import * as street from '../sprites/street';
import { TRAVELLERS } from '../sprites/travellers';
import type { SpriteKey } from './scenery';

export interface Sprite {
  picture: HTMLCanvasElement;
  /** The width in meters. */
  width: number;
  height: number;
}

export const DRAWINGS: Readonly<Record<SpriteKey, Drawing>> = {
  house0: TOWN_HOUSES[0]!,
  house1: TOWN_HOUSES[1]!,
  house2: TOWN_HOUSES[2]!,
  house3: TOWN_HOUSES[3]!,
  cottage0: COTTAGES[0]!,
  cottage1: COTTAGES[1]!,
  warehouse: WAREHOUSE,
  plane: PLANE,
  apple: APPLE,
  pine: PINE,
  snowPine: SNOW_PINE,
  cypress: CYPRESS,
  bush: BUSH,
  rock: ROCK,
  hay: HAY,
  lamp: street.LAMP_POST,
  fence: street.FENCE,
  pole: street.SNOW_POLE,
  crates: street.CRATES,
  crane: street.CRANE,
  boat: street.BOAT,
  cabin: street.CABIN,
  left: street.CHEVRON_LEFT,
  right: street.CHEVRON_RIGHT,
};

const MAX_PIXELS = 420;

const renderSprite = (drawing: Drawing, scale: number): Sprite => {
  const fit = Math.min(scale, MAX_PIXELS / Math.max(drawing.width, drawing.height));
  return { picture: renderDrawing(drawing, fit), width: drawing.width, height: drawing.height };
};

export type Album = ReturnType<typeof createAlbum>;

/** Renders each object of a stage when it is first needed. The scale is in pixels per meter near the car. */
export function createAlbum(scale: number) {
  const baked = new Map<Drawing, Sprite>();
  const get = (drawing: Drawing): Sprite => {
    let sprite = baked.get(drawing);
    if (!sprite) baked.set(drawing, (sprite = renderSprite(drawing, scale)));
    return sprite;
  };
  return {
    object: (key: SpriteKey): Sprite => get(DRAWINGS[key]),
    traveller: (kind: keyof typeof TRAVELLERS, isFront: boolean): Sprite =>
      get(TRAVELLERS[kind][isFront ? 1 : 0]),
    lantern: (): Sprite => get(street.LANTERN),
    post: (): Sprite => get(street.GATE_POST),
    car: (): Sprite => get(CAR_BEHIND),
    brakes: (): Sprite => get(BRAKE_LAMPS),
  };
}

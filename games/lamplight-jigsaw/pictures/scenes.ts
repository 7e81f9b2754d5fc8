/** The pictures: which painter a scene has, and the sheet that a seed makes of it. */
import type { SceneKey } from '../types';
import type { Brush } from './brush';
import { createDice, type Dice } from './dice';
import { paintForest } from './forest';
import { paintGarden } from './garden';
import { paintHarbour } from './harbour';
import { pickHour, type Hour } from './hours';
import { paintLighthouse } from './lighthouse';
import type { Spot } from './lights';
import { paintMarket } from './market';
import { paintObservatory } from './observatory';
import { paintStreet } from './street';
import { paintViaduct } from './viaduct';

const PAINTERS: Record<SceneKey, (brush: Brush, dice: Dice, hour: Hour) => Spot> = {
  street: paintStreet,
  harbour: paintHarbour,
  observatory: paintObservatory,
  garden: paintGarden,
  viaduct: paintViaduct,
  forest: paintForest,
  market: paintMarket,
  lighthouse: paintLighthouse,
};

/** Draws the picture of a seed on a sheet of `SHEET` and returns where its lamp is. Equal seeds give equal pictures. */
export function paintPicture(brush: Brush, scene: SceneKey, seed: string): Spot {
  const dice = createDice(`picture ${seed}`);
  const hour = pickHour(dice);
  return PAINTERS[scene](brush, dice, hour);
}

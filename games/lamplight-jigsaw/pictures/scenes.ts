/** Maps each scene to its painter, and draws the sheet of a seed. */
import type { DailyScene, SceneKey } from '../types';
import type { Brush } from './brush';
import { createDice, type PictureDice } from './dice';
import { paintForest } from './forest';
import { paintGarden } from './garden';
import { paintHarbour } from './harbour';
import { pickHour, type HourColors } from './hours';
import { paintLighthouse } from './lighthouse';
import type { Spot } from './lights';
import { paintMarket } from './market';
import { paintObservatory } from './observatory';
import { paintStreet } from './street';
import { paintViaduct } from './viaduct';

/** Paints an entire sheet and returns the position of its lamp. */
export type Painter = (brush: Brush, dice: PictureDice) => Spot;

const paintAtRandomHour =
  (paint: (brush: Brush, dice: PictureDice, hour: HourColors) => Spot): Painter =>
  (brush, dice) =>
    paint(brush, dice, pickHour(dice));

const DAILY_PAINTERS: Record<DailyScene, Painter> = {
  street: paintAtRandomHour(paintStreet),
  harbour: paintAtRandomHour(paintHarbour),
  observatory: paintAtRandomHour(paintObservatory),
  garden: paintAtRandomHour(paintGarden),
  viaduct: paintAtRandomHour(paintViaduct),
  forest: paintAtRandomHour(paintForest),
  market: paintAtRandomHour(paintMarket),
  lighthouse: paintAtRandomHour(paintLighthouse),
};

const painters = new Map<SceneKey, Painter>(Object.entries(DAILY_PAINTERS) as [DailyScene, Painter][]);

export const hasPainter = (scene: SceneKey): boolean => painters.has(scene);

/** Registers the painter of a scene that was loaded as a separate part. */
export function addPainter(scene: SceneKey, paint: Painter): void {
  painters.set(scene, paint);
}

/** Draws the picture of a seed on a sheet of size `SHEET`. Returns the position of its lamp. Equal seeds give equal pictures. */
export function paintPicture(brush: Brush, scene: SceneKey, seed: string): Spot {
  const paint = painters.get(scene);
  if (!paint) throw new Error(`No ${scene}`);
  return paint(brush, createDice(`picture ${seed}`));
}

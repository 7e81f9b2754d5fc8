/** Draws the image of an edition: its own half-played deal, on its cloth under the lamp. */
import { EMBLEMS } from '../kit/cards/emblems';
import { drawTable, type ImageFormat } from '../kit/cards/picture';
import type { Edition } from './config';
import { layTable, measureTable, positionOfPile } from './layout';
import { createPlay, isFoundation, PILES, STOCK, applyTurn, WASTE, type Play } from './play';
import { levelFor } from './rules';

const SEED = 'picture';
/** The fraction of the solution that has been played. */
const PLAYED_SHARE = 0.45;

function tableOf(edition: Edition): Play {
  const level = levelFor(edition, { seed: SEED, mode: edition.modes[0]! })!;
  const play = createPlay(level);
  for (const move of level.solution.slice(0, Math.floor(level.solution.length * PLAYED_SHARE)))
    applyTurn(play, move);
  return play;
}

/** Returns the image as SVG. */
export function drawPicture(edition: Edition, frame: ImageFormat): string {
  const table = tableOf(edition);
  const metrics = measureTable(frame.box.width, frame.box.height);
  const piles = Array.from({ length: STOCK + 1 }, (_, pile) => pile);
  return drawTable(
    {
      felt: edition.felt,
      emblem: EMBLEMS[edition.slug],
      cardWidth: metrics.cardWidth,
      cardHeight: metrics.cardHeight,
      slots: piles.filter((pile) => pile !== WASTE).map((pile) => positionOfPile(metrics, pile)),
      // Only the top of a stack is drawn.
      cards: layTable(table, metrics).filter(
        ({ pile, count }) => pile < PILES || count <= (isFoundation(pile) || pile === STOCK ? 1 : 3),
      ),
    },
    frame,
  );
}

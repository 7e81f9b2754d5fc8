/** Draws the image of an edition: its own half-played deal, on its cloth under the lamp. */
import { EMBLEMS } from '../kit/cards/emblems';
import { drawTable, type ImageFormat } from '../kit/cards/picture';
import type { LaidCard } from '../kit/cards/types';
import type { Edition } from './config';
import { layTable, measureTable, spotOf, type Metrics } from './layout';
import { createPlay, applyTurn } from './play';
import { levelFor } from './rules';
import { isFree, kindOf, type Table } from './table';

/** The fraction of the solution that is played in the image. */
const PLAYED_SHARE = 0.4;
const SEED = 'picture';

function tableOf(edition: Edition): Table {
  const mode = edition.modes.at(-1)!;
  const level = levelFor(edition, { seed: SEED, mode })!;
  const play = createPlay(level);
  for (const move of level.solution.slice(0, Math.floor(level.solution.length * PLAYED_SHARE)))
    applyTurn(play, move);
  return play;
}

/** Returns the visible cards from back to front. Only the top card of a stack is visible. */
const visibleCards = (table: Table, metrics: Metrics): LaidCard[] =>
  layTable(table, metrics)
    .filter(
      ({ pile, count }) =>
        kindOf(table, pile) === 'tableau' || count <= (metrics.plan.spots[pile]!.fan ? 3 : 1),
    )
    .map((card, i) => ({
      card,
      key: kindOf(table, card.pile) === 'place' && !isFree(table, card.pile) ? card.y : card.y + 0.5,
      i,
    }))
    .sort((a, b) =>
      kindOf(table, a.card.pile) === 'place' || kindOf(table, b.card.pile) === 'place'
        ? a.key - b.key
        : a.i - b.i,
    )
    .map(({ card }) => card);

/** Returns the image as SVG. */
export function drawPicture(edition: Edition, frame: ImageFormat): string {
  const table = tableOf(edition);
  const metrics = measureTable(table.rules, frame.box.width, frame.box.height);
  const { cardWidth, cardHeight, isSideways } = metrics;
  const slots = table.rules.piles.flatMap(({ kind }, pile) =>
    kind === 'place' || (table.rules.goal === 'suits' && kind === 'foundation')
      ? []
      : [spotOf(metrics, pile)],
  );
  const cards = visibleCards(table, metrics);
  return drawTable(
    { felt: edition.felt, cardWidth, cardHeight, isSideways, slots, cards, emblem: EMBLEMS[edition.slug] },
    frame,
  );
}

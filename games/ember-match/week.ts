/**
 * Generates the daily boards: fewer colors and an open floor on Monday, and narrower floors, crates and chains later
 * in the week.
 */
import { dateOfSeed, weekdayOf } from '@/lib/domain/days/daily-seed';
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { createRandom } from '../kit/seeded-random';
import { createBoard } from './board';
import { DAILY, KINDS, openPlan } from './config';
import { listSwaps } from './swaps';
import type { Plan } from './types';

type FloorLayout = readonly string[];

export interface DayPlan {
  kinds: number;
  /**
   * The possible floors, one of which the date selects, possibly mirrored. An empty list means an open floor. See
   * `LAYOUT_SIGNS`.
   */
  floors: readonly FloorLayout[];
}

/** The minimum number of legal swaps at the start of a day. */
export const CHOICES = 4;
const WEDNESDAY = 2;
const KIND_COUNT = KINDS.length;

/** The plans from Monday to Sunday. Automatic players determined their difficulty (see the deep test). */
export const WEEK: readonly DayPlan[] = [
  { kinds: KIND_COUNT - 1, floors: [] },
  {
    kinds: KIND_COUNT - 1,
    floors: [
      ['##....##', '#......#', '........', '........', '........', '........', '#......#', '##....##'],
      ['###..###', '##....##', '#......#', '........', '........', '........', '........', '........'],
      ['####....', '###.....', '##......', '#.......', '........', '........', '........', '........'],
    ],
  },
  { kinds: KIND_COUNT, floors: [] },
  {
    kinds: KIND_COUNT,
    floors: [
      ['##....##', '#......#', '........', '........', '........', '........', '#......#', '##....##'],
      ['##....##', '#......#', '#......#', '........', '........', '........', '........', '........'],
      ['####....', '###.....', '##......', '#.......', '........', '........', '........', '#.......'],
    ],
  },
  {
    kinds: KIND_COUNT,
    floors: [
      ['###..###', '##....##', '#......#', '........', 'c......c', 'cCc..cCc', 'CCCccCCC', 'CCCCCCCC'],
      ['##....##', '#......#', 'CC....CC', '.C....C.', '.C.##.C.', '.C.CC.C.', '#C.CC.C#', '##....##'],
      ['##....##', '#......#', '........', '........', '..cCCc..', '.cCCCCc.', 'cCCCCCCc', 'CCCCCCCC'],
    ],
  },
  {
    kinds: KIND_COUNT,
    floors: [
      ['##....##', '#......#', '........', '........', 'x.xCCx.x', '.xCCCCx.', 'CCCCCCCC', 'CCCCCCCC'],
      ['........', '........', 'x..CC..x', 'xx.CC.xx', '.xxCCxx.', '..#CC#..', '..#CC#..', '..#CC#..'],
      ['###..###', '##....##', 'x......x', 'Cx....xC', 'CCx..xCC', 'CCCx.CCC', '#CCC.CC#', '##CCCC##'],
    ],
  },
  {
    kinds: KIND_COUNT,
    floors: [
      ['###..###', '##....##', '#......#', 'x......x', 'x.C..C.x', '#CCxxCC#', '##CCCC##', '###CC###'],
      ['........', '........', '#......#', '##.xx.##', '##CxxC##', '#CCCCCC#', 'CCxCCxCC', 'CCCCCCCC'],
      ['........', '.#....#.', '........', '...##...', 'Cx.##.xC', 'CCxCCxCC', 'C#CCCC#C', 'CCCCCCCC'],
    ],
  },
];

const mirrorFloor = (floor: FloorLayout): FloorLayout => floor.map((row) => [...row].reverse().join(''));

/** Returns the first board of a day with enough legal swaps. Equal seeds always give equal boards. */
function createDayPlan(seed: string): Plan {
  const date = dateOfSeed(seed);
  const { kinds, floors } = WEEK[date ? weekdayOf(date) : WEDNESDAY]!;
  const random = createRandom(`ember-match floor ${seed}`);
  const floor = floors.length > 0 ? random.pick(floors) : null;
  const layout = floor && random.below(2) ? mirrorFloor(floor) : floor;
  for (let deal = 0; ; deal++) {
    const name = deal === 0 ? `daily ${seed}` : `daily ${seed} ${deal}`;
    const plan = { ...openPlan(name), kinds, layout };
    if (listSwaps(createBoard(plan), CHOICES).length >= CHOICES) return plan;
  }
}

/**
 * Returns the plan of a run: the day's plan (Wednesday's when the seed has no date) or an open board. Null for an
 * unknown mode.
 */
export function planFor({ seed, mode }: LevelSpec): Plan | null {
  if (mode === 'daily') return createDayPlan(seed);
  return DAILY.modes.some((one) => one === mode) ? openPlan(`${mode} ${seed}`) : null;
}

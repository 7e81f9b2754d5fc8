/** The boards of the days: fewer colors and an open floor on Monday, a narrower one, crates and chains toward Sunday. */
import { dateOfSeed, weekdayOf } from '@/lib/domain/days/daily-seed';
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { createRandom } from '../kit/seeded-random';
import { createBoard } from './board';
import { DAILY, KINDS, openPlan } from './config';
import { listSwaps } from './swaps';
import type { Plan } from './types';

type Floor = readonly string[];

export interface DayPlan {
  kinds: number;
  /** One of these by the date, or its mirror image; an empty list means an open floor. See `LAYOUT_SIGNS`. */
  floors: readonly Floor[];
}

/** The minimum number of swaps at the start of a day. */
export const CHOICES = 4;
const WEDNESDAY = 2;
const ALL = KINDS.length;

/** Monday first. The order comes from automatic players: see the deep test. */
export const WEEK: readonly DayPlan[] = [
  { kinds: ALL - 1, floors: [] },
  {
    kinds: ALL - 1,
    floors: [
      ['##....##', '#......#', '........', '........', '........', '........', '#......#', '##....##'],
      ['###..###', '##....##', '#......#', '........', '........', '........', '........', '........'],
      ['####....', '###.....', '##......', '#.......', '........', '........', '........', '........'],
    ],
  },
  { kinds: ALL, floors: [] },
  {
    kinds: ALL,
    floors: [
      ['##....##', '#......#', '........', '........', '........', '........', '#......#', '##....##'],
      ['##....##', '#......#', '#......#', '........', '........', '........', '........', '........'],
      ['####....', '###.....', '##......', '#.......', '........', '........', '........', '#.......'],
    ],
  },
  {
    kinds: ALL,
    floors: [
      ['###..###', '##....##', '#......#', '........', 'c......c', 'cCc..cCc', 'CCCccCCC', 'CCCCCCCC'],
      ['##....##', '#......#', 'CC....CC', '.C....C.', '.C.##.C.', '.C.CC.C.', '#C.CC.C#', '##....##'],
      ['##....##', '#......#', '........', '........', '..cCCc..', '.cCCCCc.', 'cCCCCCCc', 'CCCCCCCC'],
    ],
  },
  {
    kinds: ALL,
    floors: [
      ['##....##', '#......#', '........', '........', 'x.xCCx.x', '.xCCCCx.', 'CCCCCCCC', 'CCCCCCCC'],
      ['........', '........', 'x..CC..x', 'xx.CC.xx', '.xxCCxx.', '..#CC#..', '..#CC#..', '..#CC#..'],
      ['###..###', '##....##', 'x......x', 'Cx....xC', 'CCx..xCC', 'CCCx.CCC', '#CCC.CC#', '##CCCC##'],
    ],
  },
  {
    kinds: ALL,
    floors: [
      ['###..###', '##....##', '#......#', 'x......x', 'x.C..C.x', '#CCxxCC#', '##CCCC##', '###CC###'],
      ['........', '........', '#......#', '##.xx.##', '##CxxC##', '#CCCCCC#', 'CCxCCxCC', 'CCCCCCCC'],
      ['........', '.#....#.', '........', '...##...', 'Cx.##.xC', 'CCxCCxCC', 'C#CCCC#C', 'CCCCCCCC'],
    ],
  },
];

const mirrored = (floor: Floor): Floor => floor.map((row) => [...row].reverse().join(''));

/** Returns the first board of a day with enough swaps; equal seeds always give equal boards. */
function dayPlan(seed: string): Plan {
  const date = dateOfSeed(seed);
  const { kinds, floors } = WEEK[date ? weekdayOf(date) : WEDNESDAY]!;
  const random = createRandom(`ember-match floor ${seed}`);
  const floor = floors.length > 0 ? random.pick(floors) : null;
  const layout = floor && random.below(2) ? mirrored(floor) : floor;
  for (let deal = 0; ; deal++) {
    const name = deal === 0 ? `daily ${seed}` : `daily ${seed} ${deal}`;
    const plan = { ...openPlan(name), kinds, layout };
    if (listSwaps(createBoard(plan), CHOICES).length >= CHOICES) return plan;
  }
}

/** Returns the plan of a run: the day's (Wednesday's when the seed has no date) or an open one; null for an unknown mode. */
export function planFor({ seed, mode }: LevelSpec): Plan | null {
  if (mode === 'daily') return dayPlan(seed);
  return DAILY.modes.some((one) => one === mode) ? openPlan(`${mode} ${seed}`) : null;
}

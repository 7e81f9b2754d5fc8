/** Computes the four trophies of a profile from the counts of the scores service. */
import type { PublicStats } from '../../contract/player-stats';
import { counted, grouped } from './amounts';

export type TrophyKey = 'streak' | 'days' | 'months' | 'podium';

export interface Trophy {
  key: TrophyKey;
  /** The trophy's title. */
  name: string;
  /** The displayed number: a milestone or a count. */
  figure: string;
  /** The member's progress toward the trophy. */
  detail: string;
  isWon: boolean;
}

/** Milestones of the streak across all dailies, in days. */
export const STREAK_MILESTONES = [7, 30, 100, 365] as const;
/** Milestones of the number of days with a daily finished on time. */
export const DAY_MILESTONES = [10, 50, 100, 365, 1000] as const;

/** Returns the highest reached milestone, or the first one if none is reached. */
const findMilestone = (milestones: readonly number[], reached: number): number =>
  milestones.findLast((milestone) => milestone <= reached) ?? milestones[0] ?? 0;

const milestoneTrophy = (
  key: TrophyKey,
  milestones: readonly number[],
  reached: number,
  name: string,
  detail: string,
): Trophy => {
  const milestone = findMilestone(milestones, reached);
  return { key, name, figure: grouped(milestone), detail, isWon: reached >= milestone };
};

const podiumText = ({ first, second, third }: PublicStats['trophies']['podiums']): string =>
  (
    [
      [first, '1st'],
      [second, '2nd'],
      [third, '3rd'],
    ] as const
  )
    .flatMap(([days, place]) => (days > 0 ? [`${grouped(days)} × ${place}`] : []))
    .join(', ');

/** Returns all four trophies in their fixed order, won or not. */
export const listTrophies = ({
  any,
  trophies: { fullMonths, podiums },
}: Pick<PublicStats, 'any' | 'trophies'>): readonly Trophy[] => {
  const podiumDays = podiums.first + podiums.second + podiums.third;
  return [
    milestoneTrophy(
      'streak',
      STREAK_MILESTONES,
      any.maxStreak,
      'Days in a row',
      any.maxStreak > 0 ? `Longest streak ${counted(any.maxStreak, 'day')}` : 'A daily a day, on time',
    ),
    milestoneTrophy(
      'days',
      DAY_MILESTONES,
      any.days,
      'Evenings',
      any.days > 0 ? `On time on ${counted(any.days, 'day')}` : 'Days with a daily on time',
    ),
    {
      key: 'months',
      name: 'Full months',
      figure: grouped(fullMonths),
      detail: 'Every day of a daily’s month',
      isWon: fullMonths > 0,
    },
    {
      key: 'podium',
      name: 'Podium days',
      figure: grouped(podiumDays),
      detail: podiumText(podiums) || 'In the top three of a day',
      isWon: podiumDays > 0,
    },
  ];
};

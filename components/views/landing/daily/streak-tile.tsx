/** The streak of a daily game: active, ended, or about to end, with the available freezes. */
import { Icon } from '@/components/ui/icon';
import { counted } from '@/lib/domain/play/amounts';
import { untilText } from '@/lib/domain/days/countdown';
import type { DailyStreak } from '@/stores/queries/use-dailies';
import { useStreakRisk } from '@/stores/queries/use-streak-risk';

const STREAK_UNITS = { daily: 'day', weekly: 'week', monthly: 'month' } as const;

interface StreakTileProps {
  streak: DailyStreak;
  frequency: keyof typeof STREAK_UNITS;
}

export const StreakTile = ({ streak: own, frequency }: StreakTileProps) => {
  const { streak, maxStreak, freezes } = own;
  const left = useStreakRisk(frequency === 'daily' ? own : null);
  return (
    <div className="streak" data-out={streak === 0 ? '' : undefined} data-risk={left ? '' : undefined}>
      <Icon name="flame" />
      <b>{streak}</b>
      <span>{STREAK_UNITS[frequency]} streak</span>
      <small>
        {left ? `Goes out in ${untilText(left)}` : `Best ${maxStreak}`}
        {freezes > 0 && `, ${counted(freezes, 'freeze')} held`}
      </small>
    </div>
  );
};

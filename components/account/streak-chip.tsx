/** The overall daily streak in the header: lit, unlit, or about to end, with the remaining time. */
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { counted } from '@/lib/domain/play/amounts';
import { untilText } from '@/lib/domain/days/countdown';
import { paths } from '@/lib/paths';
import { useStreak } from '@/stores/queries/use-dailies';
import { useStreakRisk } from '@/stores/queries/use-streak-risk';

const formatStreakLabel = (streak: number, left: number | null): string => {
  if (streak === 0) return 'Your streak is out';
  return `Streak of ${counted(streak, 'day')}${left ? `, goes out in ${untilText(left)}` : ''}`;
};

export const StreakChip = () => {
  const streak = useStreak(null);
  const left = useStreakRisk(streak);
  if (!streak) return null;
  return (
    <SiteLink
      className="streak-chip"
      href={paths.dailyGames()}
      data-state={left ? 'risk' : streak.streak > 0 ? 'lit' : 'out'}
    >
      <Icon name="flame" />
      <span className="sr">{formatStreakLabel(streak.streak, left)}</span>
      <span aria-hidden>
        <b>{streak.streak}</b>
        {left && <small>{untilText(left)}</small>}
      </span>
    </SiteLink>
  );
};

/** The line below the Play link of a daily game, with the player's progress today and the time until the next level. */
import type { Game } from '@/lib/contract/game';
import { untilText } from '@/lib/domain/days/countdown';
import { isArchiveOver } from '@/lib/domain/days/level-keys';
import { useMinute } from '@/stores/clock';
import { useDay, useToday, type DailyStatus } from '@/stores/queries/use-dailies';
import { createLazyComponent } from '@/components/ui/lazy-component';
import type { LevelTextProps } from '../daily/level-text';

/** Loads only for visitors who have started the daily. */
export const LazyLevelText = createLazyComponent<LevelTextProps>(
  async () => (await import('../lazy/status-parts')).LevelText,
);

export const NextPuzzleTime = () => {
  const minute = useMinute();
  const day = useDay();
  return minute && day ? `Next puzzle in ${untilText(day.endsAt - minute)}` : null;
};

interface TodayLineProps {
  game: Game;
  /** The visitor's progress in today's level; undefined while unknown. */
  status: DailyStatus | undefined;
}

export const TodayLine = ({ game, status }: TodayLineProps) => {
  const { archive } = game;
  const today = useToday();
  const hasNext = (archive?.frequency ?? 'daily') === 'daily' && !isArchiveOver(archive, today);
  return (
    <p className="today">
      <span>{hasNext && <NextPuzzleTime />}</span>
      {status && status.state !== 'notStarted' && (
        <b>
          <LazyLevelText game={game} status={status} hasIcon />
        </b>
      )}
    </p>
  );
};

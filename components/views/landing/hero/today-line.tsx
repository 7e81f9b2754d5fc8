/** The line under the Play link of a daily game: the player's progress tonight, and the time until the next level. */
import { Icon } from '@/components/ui/icon';
import type { Game } from '@/lib/contract/game';
import { litText } from '@/lib/domain/play/amounts';
import { untilText } from '@/lib/domain/days/countdown';
import { isOver } from '@/lib/domain/days/level-keys';
import { useMinute } from '@/stores/clock';
import { useDay, useToday, type DailyStatus } from '@/stores/queries/use-dailies';
import { LazyLevelText } from '../daily/lazy-level-text';


export const NextPuzzle = () => {
  const minute = useMinute();
  const day = useDay();
  return minute && day ? `Next puzzle in ${untilText(day.endsAt - minute)}` : null;
};

interface TodayLineProps {
  game: Game;
  /** The visitor's progress in tonight's level; absent while unknown. */
  status: DailyStatus | undefined;
}

export const TodayLine = ({ game, status }: TodayLineProps) => {
  const { archive } = game;
  const today = useToday();
  const hasNext = (archive?.frequency ?? 'daily') === 'daily' && !isOver(archive, today);
  return (
    <p className="today">
      <span>{hasNext && <NextPuzzle />}</span>
      {status?.state === 'completed' && (
        <b>
          <Icon name="flame" />
          {litText(status.value, status.columnType)}
        </b>
      )}
      {status?.state === 'started' && (
        <b>
          <LazyLevelText game={game} status={status} />
        </b>
      )}
    </p>
  );
};

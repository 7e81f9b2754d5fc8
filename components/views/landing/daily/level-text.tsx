/** The player's progress in a daily, or the result. Loads for visitors who have started a daily. */
import { Icon } from '@/components/ui/icon';
import type { GameSummary } from '@/lib/contract/game';
import { finishedDailyText } from '@/lib/domain/play/amounts';
import type { DailyStatus } from '@/stores/queries/use-dailies';
import { useLevelText } from '@/stores/queries/use-level-text';

export interface LevelTextProps {
  game: GameSummary;
  status: DailyStatus;
  /** Whether to show a flame in front of a result. */
  hasIcon?: boolean;
}

export const LevelText = ({ game, status, hasIcon }: LevelTextProps) => {
  const text = useLevelText(game, status);
  if (status.state !== 'completed') return text;
  return (
    <>
      {hasIcon && <Icon name="flame" />}
      {finishedDailyText(status.value, status.columnType)}
    </>
  );
};

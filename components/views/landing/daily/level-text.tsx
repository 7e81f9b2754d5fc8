/** How far a daily is, or its result; loads for visitors who have started one. */
import { Icon } from '@/components/ui/icon';
import type { GameSummary } from '@/lib/contract/game';
import { litText } from '@/lib/domain/play/amounts';
import type { DailyStatus } from '@/stores/queries/use-dailies';
import { useLevelText } from '@/stores/queries/use-level-text';

export interface LevelTextProps {
  game: GameSummary;
  status: DailyStatus;
  /** Shows a flame before a result. */
  hasIcon?: boolean;
}

export const LevelText = ({ game, status, hasIcon }: LevelTextProps) => {
  const text = useLevelText(game, status);
  if (status.state !== 'completed') return text;
  return (
    <>
      {hasIcon && <Icon name="flame" />}
      {litText(status.value, status.columnType)}
    </>
  );
};

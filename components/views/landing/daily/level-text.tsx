/** How far a started daily is; loads for visitors who have started it. */
import type { GameSummary } from '@/lib/contract/game';
import type { DailyStatus } from '@/stores/queries/use-dailies';
import { useLevelText } from '@/stores/queries/use-level-text';

export interface LevelTextProps {
  game: GameSummary;
  status: DailyStatus;
}

export const LevelText = ({ game, status }: LevelTextProps) => useLevelText(game, status);

/** The rows of today's board, which load near the viewport. */
import { LeaderboardTable } from '@/components/ui/leaderboard-table';
import type { GameSummary } from '@/lib/contract/game';
import { useToday } from '@/stores/queries/use-dailies';
import { useLeaderboard } from '@/stores/queries/use-leaderboard';

const SHOWN_ROWS = 4;

export const TonightBoard = ({ game }: { game: GameSummary }) => {
  const today = useToday();
  const board = useLeaderboard({
    game: today && game.keyword,
    mode: null,
    levelKey: today,
    period: 'day',
  });
  return (
    <LeaderboardTable board={board} mode={null} caption={`${game.title} leaderboard`} limit={SHOWN_ROWS} />
  );
};

/** Compares a member's streaks with the visitor's own, game by game, on request. */
import { useId, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { RetryButton } from '@/components/ui/retry-button';
import { describeError } from '@/lib/describe-error';
import type { StatsGame } from '@/lib/domain/play/shown-stats';
import type { GameStreak } from '@/lib/contract/scores-entities';
import type { PublicProfile } from '@/lib/domain/members/profile-data';
import { paths } from '@/lib/paths';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { NOT_A_PLAYER, useStreakComparison } from '@/stores/queries/use-streak-comparison';

interface StreakComparisonProps {
  profile: PublicProfile;
  games: readonly StatsGame[];
}

const StreakCell = ({ streak, rival }: { streak: GameStreak | undefined; rival: GameStreak | undefined }) => {
  const { streak: running = 0, maxStreak = 0 } = streak ?? {};
  return (
    <td data-ahead={running > (rival?.streak ?? 0) || undefined}>
      <b>{running}</b> <small>best {maxStreak}</small>
    </td>
  );
};

const StreakComparisonTable = ({ profile, games }: StreakComparisonProps) => {
  const { data, error, mutate } = useStreakComparison(
    games.map(({ uid }) => uid),
    profile.memberId,
  );
  if (!data && error)
    return (
      <div role="alert">
        <p>{describeError(error, SOCIAL_MESSAGES.statsFailed)}</p>
        <RetryButton size="small" onRetry={() => mutate()} />
      </div>
    );
  if (!data) return <p role="status">Comparing…</p>;
  if (data === NOT_A_PLAYER)
    return (
      <div role="status">
        <p>You have no streak yet. Finish a daily to start one.</p>
        <ButtonLink kind="line" size="small" href={paths.dailyGames()}>
          Tonight’s dailies
        </ButtonLink>
      </div>
    );
  const findStreak = (streaks: readonly GameStreak[], game: StatsGame) =>
    streaks.find(({ gameId }) => gameId === game.uid);
  return (
    <table>
      <caption className="sr">Streaks of {profile.displayName} and yours</caption>
      <thead>
        <tr>
          <th scope="col">Game</th>
          <th scope="col">{profile.displayName}</th>
          <th scope="col">You</th>
        </tr>
      </thead>
      <tbody>
        {games.map((game) => {
          const otherStreak = findStreak(data.theirs, game);
          const own = findStreak(data.own, game);
          return (
            <tr key={game.uid}>
              <th scope="row">{game.title}</th>
              <StreakCell streak={otherStreak} rival={own} />
              <StreakCell streak={own} rival={otherStreak} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

export const StreakComparison = (props: StreakComparisonProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        kind="line"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide comparison' : 'Compare with mine'}
      </Button>
      <div id={id}>{isOpen && <StreakComparisonTable {...props} />}</div>
    </>
  );
};

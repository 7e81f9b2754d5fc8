/** How a jigsaw can be cut: one way in for each of its modes. */
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { useClientNow } from '@/components/ui/use-client-now';
import type { Game } from '@/lib/contract/game';
import { paths, slugOf } from '@/lib/paths';
import { useLeaderboard } from '@/stores/queries/use-leaderboard';

const Root = styled(Panel)`
  margin-top: 20px;

  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
    gap: 10px;
    margin-top: 14px;
    min-height: 44px;
  }
  p {
    margin-top: 6px;
    color: var(--textMuted);
  }
`;

export const PiecesPanel = ({ game }: { game: Game }) => {
  const now = useClientNow();
  const { modes } = useLeaderboard({
    game: now && game.keyword,
    mode: null,
    levelKey: null,
    period: 'all',
  });
  return (
    <Root aria-labelledby="pieces">
      <h2 id="pieces">Choose your pieces</h2>
      {game.isChallengeJigsaw && (
        <p>A challenge: everybody puts the same pieces together, against the clock.</p>
      )}
      <div>
        {modes.length === 0 && <Skeleton aria-hidden="true" />}
        {modes.map(({ key, label }) => (
          <ButtonLink key={key} kind="line" href={`${paths.player(slugOf(game))}?mode=${key}`}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </Root>
  );
};

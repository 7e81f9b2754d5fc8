/** The numbers of pieces of a jigsaw, each with a link to its mode. */
import { ButtonLink } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { useClientNow } from '@/components/ui/use-client-now';
import type { Game } from '@/lib/contract/game';
import { useLeaderboard } from '@/stores/queries/use-leaderboard';

export const PiecesPanel = ({ game }: { game: Game }) => {
  const now = useClientNow();
  const { modes, status } = useLeaderboard({
    game: now && game.hasLeaderboards ? game.keyword : null,
    mode: null,
    levelKey: null,
    period: 'all',
  });
  return (
    <Panel className="landing-pieces" aria-labelledby="pieces">
      <h2 id="pieces">{game.isChallengeJigsaw ? 'A challenge jigsaw' : 'Choose your pieces'}</h2>
      {game.isChallengeJigsaw && <p>Everybody puts the same pieces together, against the clock.</p>}
      {game.hasLeaderboards && (
        <div>
          {modes.length === 0 && status === 'loading' && <Skeleton aria-hidden="true" />}
          {modes.length === 0 && status !== 'loading' && game.embed && (
            <ButtonLink kind="line" href={game.href} data-play="">
              Play
            </ButtonLink>
          )}
          {modes.map(({ key, label }) => (
            <ButtonLink key={key} kind="line" href={`${game.href}?mode=${key}`} data-play="">
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
    </Panel>
  );
};

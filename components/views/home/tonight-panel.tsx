/** The first rows of tonight's board of one daily game. */
import styled from 'styled-components';
import { Board } from '@/components/ui/board';
import { artOf } from '@/components/ui/game-art';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import { useClientNow } from '@/components/ui/use-client-now';
import type { GameSummary } from '@/lib/contract/game';
import { dayAndMonth, levelKeyOf } from '@/lib/domain/evenings';
import { useLeaderboard } from '@/stores/queries/use-leaderboard';

const SHOWN_ROWS = 4;

const Root = styled(Panel)`
  min-height: 400px;
  padding: 22px 22px 14px;

  .head {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-bottom: 6px;
  }
  .head img {
    width: 46px;
    height: 46px;
    border-radius: 12px;
    object-fit: cover;
  }
  h2 {
    font-size: 20px;
  }
  .head p {
    color: var(--textMuted);
    font-size: 13.5px;
  }
  .head a:hover {
    text-decoration: underline;
  }
`;

export const TonightPanel = ({ game }: { game: GameSummary }) => {
  const now = useClientNow();
  const board = useLeaderboard({
    game: now && game.keyword,
    mode: null,
    levelKey: now && levelKeyOf(now),
    period: 'day',
  });
  const art = artOf(game, 'small');

  return (
    <Root aria-labelledby="tonight">
      <div className="head">
        {art && <img src={art} alt="" loading="lazy" />}
        <div>
          <h2 id="tonight">Quickest tonight</h2>
          <p>
            <SiteLink href={game.href}>{game.title}</SiteLink>
            {now && `, ${dayAndMonth(now)}`}
          </p>
        </div>
      </div>
      <Board board={board} mode={null} caption={`${game.title} leaderboard`} limit={SHOWN_ROWS} />
    </Root>
  );
};

/** What a download costs, what can be tried, and what it needs. */
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import type { Game } from '@/lib/contract/game';
import { money } from '@/lib/domain/amounts';

const Root = styled(Panel)`
  b {
    display: block;
    margin: 10px 0 2px;
    font: 850 30px/1.1 var(--fontDisplay);
  }
  p {
    color: var(--textMuted);
  }
  div {
    display: grid;
    gap: 8px;
    margin-top: 16px;
  }
`;

export const TermsPanel = ({ game }: { game: Game }) => (
  <Root aria-labelledby="terms">
    <h2 id="terms">Get this game</h2>
    {game.hasPurchase && game.paidgamePrice !== null && <b>{money(game.paidgamePrice)}</b>}
    <p>
      {game.hasTrial ? 'Try it for an hour first. ' : ''}
      Once it is yours it stays on your computer, and plays without a connection.
    </p>
    <div>
      {game.hasPurchase && game.paidgameBuyUrl && (
        <ButtonLink kind="blue" isFull href={game.paidgameBuyUrl}>
          Buy
        </ButtonLink>
      )}
      {game.downloadUrl && (
        <ButtonLink kind="line" isFull href={game.downloadUrl}>
          {game.hasTrial ? 'Free trial' : 'Download'}
        </ButtonLink>
      )}
    </div>
  </Root>
);

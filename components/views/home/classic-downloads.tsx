/** The newest downloads as rows: what it is, what it costs. */
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { artOf } from '@/components/ui/game-art';
import { Rating } from '@/components/ui/rating';
import { SiteLink } from '@/components/ui/site-link';
import type { GameSummary } from '@/lib/contract/game';
import { grouped, money } from '@/lib/domain/amounts';
import { below } from '@/styles/breakpoints';

const Row = styled.div`
  display: grid;
  grid-template-columns: 108px minmax(0, 1fr) auto;
  gap: 14px;
  align-items: center;
  padding: 12px 14px;

  & + & {
    border-top: var(--boxEdge);
  }
  img {
    width: 108px;
    height: 81px;
    object-fit: cover;
    border-radius: 4px;
  }
  h3 {
    font: 650 16px/1.25 var(--fontText);
    letter-spacing: 0;
    color: var(--highlightText);
  }
  p {
    margin-top: 2px;
    font-size: 14px;
    color: var(--textMuted);
  }
  .meta {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-top: 4px;
    font-size: 13px;
    color: var(--textMuted);
  }
  ${below('tablet')} {
    grid-template-columns: 84px minmax(0, 1fr);
    img {
      width: 84px;
      height: 63px;
    }
    > :last-child {
      grid-column: 1/-1;
    }
  }
`;

export const ClassicDownloads = ({ games }: { games: readonly GameSummary[] }) =>
  games.map((game) => (
    <Row key={game.uid}>
      <img src={artOf(game, 'standard') ?? ''} alt="" loading="lazy" />
      <div>
        <h3>
          <SiteLink className="underlined" href={game.href}>
            {game.title}
          </SiteLink>
        </h3>
        <p>{game.descriptionShort}</p>
        {game.numRatings > 0 && (
          <span className="meta">
            <Rating value={game.rating} />
            {grouped(game.numRatings)} ratings
          </span>
        )}
      </div>
      <ButtonLink kind="blue" size="small" href={game.href}>
        {game.paidgamePrice === null ? 'Get it' : `Buy ${money(game.paidgamePrice)}`}
        <span className="sr">: {game.title}</span>
      </ButtonLink>
    </Row>
  ));

/** The games played most, counted from one to ten. */
import styled from 'styled-components';
import { ClassicBox } from '@/components/ui/classic-box';
import { artOf } from '@/components/ui/game-art';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { GameSummary } from '@/lib/contract/game';
import { compact } from '@/lib/domain/amounts';

const List = styled.ol`
  counter-reset: place;

  li {
    counter-increment: place;
  }
  li + li {
    border-top: var(--boxEdge);
  }
  a {
    display: grid;
    grid-template-columns: 26px 44px minmax(0, 1fr) auto;
    gap: 10px;
    align-items: center;
    padding: 7px 14px 7px 10px;
  }
  a:hover {
    background: var(--surfaceHover);
  }
  a::before {
    content: counter(place);
    font: 800 17px/1 var(--fontDisplay);
    font-variation-settings: 'FLAR' 100;
    text-align: right;
    color: var(--textMuted);
  }
  li:nth-child(-n + 3) a::before {
    color: var(--accentText);
  }
  img {
    width: 44px;
    height: 33px;
    object-fit: cover;
    border-radius: 3px;
  }
  b {
    font-weight: 600;
    line-height: 1.2;
  }
  span {
    font-size: 13px;
    color: var(--textMuted);
    font-variant-numeric: tabular-nums;
  }
`;

export const TOP = 10;

export const ClassicTop = ({ games }: { games: readonly GameSummary[] }) => (
  <ClassicBox
    title={games.length < TOP ? 'Played most' : `Top ${TOP} online`}
    icon={<Icon name="trophy" />}
    isFlush
  >
    <List>
      {games.map((game) => (
        <li key={game.uid}>
          <SiteLink href={game.href}>
            <img src={artOf(game, 'standard') ?? ''} alt="" loading="lazy" />
            <b>{game.title}</b>
            <span>
              {compact(game.numPlays)}
              <span className="sr"> plays</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </List>
  </ClassicBox>
);

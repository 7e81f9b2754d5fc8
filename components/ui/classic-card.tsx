/** A game in a classic grid: framed, with its stars and a Play that is always there. */
import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import type { GameSummary } from '@/lib/contract/game';
import { grouped, money } from '@/lib/domain/amounts';
import { paths, slugOf } from '@/lib/paths';
import { below } from '@/styles/breakpoints';
import { ButtonLink } from './button';
import { CategoryIcon } from './category-icon';
import { artOf, mainCategoryOf } from './game-art';
import { Rating } from './rating';
import { SiteLink } from './site-link';

export const ClassicGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 14px;

  ${below('desktop')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${below('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 10px;
  }
`;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 6px;
  border: var(--boxEdge);
  border-radius: 6px;
  background: var(--surfaceRaised);

  &:hover,
  &:focus-within {
    border-color: var(--highlight);
    box-shadow: 0 0 0 2px var(--accent);
  }
  .picture {
    display: grid;
    place-items: center;
    width: 100%;
    aspect-ratio: 4/3;
    border-radius: 3px;
    overflow: hidden;
    background: var(--hl);
    color: var(--cream);
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .picture .ci {
    width: 30%;
    height: auto;
    aspect-ratio: 1;
  }
  b {
    display: block;
    margin: 8px 3px 2px;
    font-weight: 650;
    font-size: 14.5px;
    line-height: 1.25;
    color: var(--highlightText);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .meta {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 20px;
    margin: 0 3px 9px;
    font-size: 13px;
    color: var(--textMuted);
    white-space: nowrap;
    overflow: hidden;
  }
  > :last-child {
    min-height: 36px;
    margin-top: auto;
    border-radius: 5px;
  }
`;

interface ClassicCardProps {
  game: GameSummary;
  /** The title with its matched words marked. */
  label?: ReactNode;
}

export const ClassicCard = ({ game, label }: ClassicCardProps) => {
  const art = artOf(game, 'standard');
  const category = mainCategoryOf(game);
  const price = game.paidgamePrice === null ? 'Get it' : `Buy ${money(game.paidgamePrice)}`;
  return (
    <Root style={{ '--hl': game.highlightColor } as CSSProperties}>
      <SiteLink href={game.href} title={game.title}>
        <span className="picture">
          {art ? (
            <img src={art} alt="" loading="lazy" decoding="async" />
          ) : (
            <CategoryIcon name={category.icon} />
          )}
        </span>
        <b>{label ?? game.title}</b>
      </SiteLink>
      <span className="meta">
        {game.numRatings > 0 ? (
          <>
            <Rating value={game.rating} />
            {grouped(game.numRatings)}
          </>
        ) : (
          category.name
        )}
      </span>
      <ButtonLink
        kind={game.isDownloadGame ? 'blue' : 'play'}
        size="small"
        href={game.isDownloadGame ? game.href : paths.player(slugOf(game))}
        aria-label={game.isDownloadGame ? `${price}: ${game.title}` : `Play ${game.title}`}
      >
        {game.isDownloadGame ? price : 'Play'}
      </ButtonLink>
    </Root>
  );
};

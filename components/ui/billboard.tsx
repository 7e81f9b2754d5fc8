/** The widest card: art with live text on its calm left side, at most one in a screenful. */
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { GameSummary } from '@/lib/contract/game';
import { compact, ratingText } from '@/lib/domain/amounts';
import { below, PHONE } from '@/styles/breakpoints';
import { Badge } from './badge';
import { Icon } from './icon';
import { artOf } from './game-art';
import { Art, Card } from './game-card-style';
import { Rating } from './rating';

const Root = styled(Card)`
  ${Art} {
    aspect-ratio: auto;
    height: 100%;
    min-height: 260px;
    border-radius: var(--rXL);
  }
  ${Art}::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    background: linear-gradient(
      90deg,
      rgb(var(--billShade), 0.82) 0,
      rgb(var(--billShade), 0.55) 36%,
      rgb(var(--billShade), 0) 66%
    );
  }
  ${Art} img {
    position: absolute;
    inset: 0;
  }
  .copy {
    position: absolute;
    z-index: 2;
    left: 28px;
    bottom: 26px;
    top: 26px;
    width: min(46%, 340px);
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    align-items: flex-start;
    gap: 8px;
    color: var(--cream);
  }
  .copy > span:first-child:not(.title) {
    position: static;
  }
  .copy .title {
    font: 800 32px/1.04 var(--fontDisplay);
    font-variation-settings: 'FLAR' 100;
    letter-spacing: -0.02em;
    white-space: normal;
    overflow: visible;
    text-wrap: balance;
  }
  .line {
    font-size: 15px;
    line-height: 1.42;
    color: var(--nightTextSoft);
  }
  .foot {
    display: flex;
    align-items: center;
    gap: 14px;
    margin-top: 8px;
  }
  .foot .meta {
    color: var(--nightTextSoft);
    gap: 6px;
  }
  .play {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    padding: 0 14px;
    border-radius: 10px;
    background: var(--accent);
    color: var(--onAccent);
    font: 750 14.5px/1 var(--fontDisplay);
    font-variation-settings: 'FLAR' 60;
    box-shadow: inset 0 -3px 0 var(--pressEdge);
  }
  .play .ic {
    width: 17px;
    height: 17px;
  }
  ${below('tablet')} {
    ${Art} {
      min-height: 330px;
    }
    ${Art}::before {
      background: linear-gradient(
        0deg,
        rgb(var(--billShade), 0.92) 0,
        rgb(var(--billShade), 0.62) 38%,
        rgb(var(--billShade), 0) 68%
      );
    }
    ${Art} img {
      object-position: 76% 50%;
    }
    .copy {
      left: 18px;
      right: 18px;
      bottom: 18px;
      width: auto;
    }
    .copy .title {
      font-size: 26px;
    }
  }
`;

export const Billboard = ({ game }: { game: GameSummary }) => {
  const art = artOf(game, 'billboard');
  return (
    <Root
      href={game.href}
      data-kind="billboard"
      data-night=""
      style={{ '--hl': game.highlightColor } as CSSProperties}
    >
      <Art>
        {art && (
          <picture>
            {game.billboardImg[1] && <source media={PHONE} srcSet={game.billboardImg[1]} />}
            <img src={art} alt="" decoding="async" />
          </picture>
        )}
      </Art>
      <span className="copy">
        {game.isExclusive ? <Badge kind="onlyHere" /> : game.isDailyGame && <Badge kind="daily" />}
        <span className="title">{game.title}</span>
        <span className="line">{game.descriptionShort || game.descriptionMedium}</span>
        <span className="foot">
          <span className="play">
            <Icon name="play" />
            Play
          </span>
          {game.numRatings > 0 && (
            <span className="meta">
              <Rating value={game.rating} />
              <span>{ratingText(game.rating)}</span>
              {game.numPlays > 0 && (
                <span>
                  · {compact(game.numPlays)} {game.numPlays === 1 ? 'play' : 'plays'}
                </span>
              )}
            </span>
          )}
        </span>
      </span>
    </Root>
  );
};

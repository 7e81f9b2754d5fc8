/** The large picture on top of the classic home page, and the four games that take turns in it. */
import { useState } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { artOf, mainCategoryOf } from '@/components/ui/game-art';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { GameSummary } from '@/lib/contract/game';
import { paths, slugOf } from '@/lib/paths';
import { below } from '@/styles/breakpoints';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 232px;
  border: var(--boxEdge);
  border-radius: 6px;
  overflow: hidden;

  .large {
    position: relative;
    min-height: 318px;
    background: var(--streetNight);
  }
  .large > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: calc(100% - 70px);
    object-fit: cover;
    object-position: 78% 60%;
  }
  .caption {
    position: absolute;
    left: 0;
    right: 0;
    bottom: 0;
    display: flex;
    align-items: center;
    gap: 16px;
    min-height: 70px;
    padding: 11px 16px;
    border-top: var(--sheetEdge);
    background: var(--caption);
    color: var(--cream);
  }
  .caption div {
    min-width: 0;
  }
  .caption h1 {
    font-size: 24px;
  }
  .caption p {
    font-size: 14px;
    color: var(--nightTextSoft);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .caption > a {
    margin-left: auto;
    flex: none;
  }
  li + li {
    border-top: var(--boxEdge);
  }
  li a {
    display: flex;
    gap: 11px;
    align-items: center;
    height: 79.5px;
    padding: 0 12px;
    background: var(--surfaceSunken);
  }
  li a:hover {
    background: var(--surfaceHover);
  }
  li a[data-shown] {
    background: var(--surfaceRaised);
    box-shadow: inset 4px 0 0 var(--logoLamp);
  }
  li img {
    width: 74px;
    height: 55px;
    object-fit: cover;
    border-radius: 4px;
    flex: none;
  }
  b {
    display: block;
    font-weight: 650;
    line-height: 1.2;
  }
  li span span {
    display: block;
    font-size: 13px;
    color: var(--textMuted);
  }
  ${below('desktop')} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${below('tablet')} {
    .caption p {
      display: none;
    }
  }
`;

const LISTED = 4;

interface ClassicFeatureProps {
  featured: GameSummary;
  others: readonly GameSummary[];
}

export const ClassicFeature = ({ featured, others }: ClassicFeatureProps) => {
  const games = [featured, ...others.filter(({ uid }) => uid !== featured.uid)].slice(0, LISTED);
  const [shown, setShown] = useState(featured);
  const art = artOf(shown, 'billboard');

  return (
    <Root aria-label="Featured">
      <div className="large" data-night="">
        {art && <img src={art} alt="" decoding="async" />}
        <div className="caption">
          <div>
            <h1>{shown.title}</h1>
            <p>{shown.descriptionShort || shown.descriptionMedium}</p>
          </div>
          <ButtonLink kind="play" href={paths.player(slugOf(shown))} aria-label={`Play ${shown.title}`}>
            <Icon name="play" />
            Play
          </ButtonLink>
        </div>
      </div>
      <ol>
        {games.map((game) => (
          <li key={game.uid}>
            <SiteLink
              href={game.href}
              data-shown={game === shown ? '' : undefined}
              onFocus={() => setShown(game)}
              onPointerEnter={() => setShown(game)}
            >
              <img src={artOf(game, 'standard') ?? ''} alt="" />
              <span>
                <b className="underlined">{game.title}</b>
                <span>
                  {game.isDailyGame ? 'Daily, ' : 'New, '}
                  {mainCategoryOf(game).name.toLowerCase()}
                </span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </Root>
  );
};

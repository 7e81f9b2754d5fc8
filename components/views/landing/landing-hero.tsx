/** The night panel over a game's page: its art, its name, and the way in. */
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { artOf, mainCategoryOf } from '@/components/ui/game-art';
import { Icon } from '@/components/ui/icon';
import { Rating } from '@/components/ui/rating';
import { useClientNow } from '@/components/ui/use-client-now';
import type { Game } from '@/lib/contract/game';
import { compact, grouped, ratingText } from '@/lib/domain/amounts';
import { eveningName } from '@/lib/domain/evenings';
import { paths } from '@/lib/paths';
import type { DailyStatus } from '@/stores/queries/use-dailies';
import { below } from '@/styles/breakpoints';

const Root = styled.section`
  position: relative;
  border-radius: var(--rHero);
  overflow: hidden;
  color: var(--cream);
  min-height: 476px;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  isolation: isolate;
  background: color-mix(in srgb, var(--hl) 30%, var(--landingNight));

  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 60% 60%;
    z-index: -2;
  }
  > img[data-cut='thumbnail'] {
    left: auto;
    width: 62%;
    mask-image: linear-gradient(90deg, transparent, currentColor 46%);
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background:
      linear-gradient(90deg, rgb(var(--shade), 0.86) 0, rgb(var(--shade), 0.6) 32%, rgb(var(--shade), 0) 58%),
      linear-gradient(0deg, rgb(var(--shade), 0.6) 0, rgb(var(--shade), 0) 34%);
  }
  .copy {
    padding: 36px;
    max-width: 560px;
  }
  .evening {
    font-weight: 600;
    font-size: 14.5px;
    color: var(--litLabel);
  }
  h1 {
    font-size: 60px;
    margin: 10px 0;
    overflow-wrap: break-word;
  }
  .lede {
    font-size: 16.5px;
    line-height: 1.45;
    color: var(--nightText);
    max-width: 38ch;
    text-wrap: balance;
  }
  .meta {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 6px 14px;
    margin: 14px 0 0;
    font-size: 15px;
    color: var(--nightTextBright);
  }
  .actions {
    display: flex;
    gap: 10px;
    margin-top: 20px;
  }
  .actions [data-kind='night'] {
    font-size: 17px;
  }
  .progress {
    margin-top: 18px;
    max-width: 330px;
    font-size: 14.5px;
    color: var(--nightTextBright);
  }
  .progress div {
    height: 8px;
    margin-bottom: 7px;
    border-radius: 4px;
    background: linear-gradient(90deg, var(--flame) var(--done), var(--barTrack) var(--done));
  }
  ${below('tablet')} {
    min-height: 560px;
    margin: 0 -4px;
    > img,
    > img[data-cut='thumbnail'] {
      inset: 0;
      width: 100%;
      height: 60%;
      object-position: 68% 40%;
      mask-image: none;
    }
    &::before {
      background: linear-gradient(
        0deg,
        var(--landingNight) 0,
        var(--landingNight) 44%,
        rgb(var(--landingShade), 0.75) 56%,
        rgb(var(--landingShade), 0) 76%
      );
    }
    .copy {
      padding: 20px;
    }
    h1 {
      font-size: 42px;
      margin: 6px 0;
    }
    .actions > :first-child {
      flex: 1;
    }
    .actions > :nth-child(2) {
      flex: none;
      width: 56px;
      padding: 0;
      font-size: 0;
      gap: 0;
    }
  }
`;

const VERBS = { notStarted: 'Play', started: 'Resume', completed: 'Play again' } as const;

interface LandingHeroProps {
  game: Game;
  /** How far the visitor is with tonight's level; absent while unknown. */
  status: DailyStatus | undefined;
}

export const LandingHero = ({ game, status }: LandingHeroProps) => {
  const now = useClientNow();
  const category = mainCategoryOf(game);
  const wide = game.billboardImg[0] ?? game.featuredImg ?? game.thumbnailImgXl;
  const art = wide ?? artOf(game, 'standard');
  const kind = game.isDailyGame ? `Daily ${category.name.toLowerCase()} game` : `${category.name} game`;
  const verb = VERBS[status?.state ?? 'notStarted'];
  const done = status?.state === 'started' ? `${Math.round(status.progress * 100)}%` : null;

  return (
    <Root aria-labelledby="game" data-night="" style={{ '--hl': game.highlightColor } as CSSProperties}>
      {art && <img src={art} alt="" fetchPriority="high" data-cut={wide ? undefined : 'thumbnail'} />}
      <div className="copy">
        <p className="evening">
          {kind}
          {game.isDailyGame && now && `, ${eveningName(now)}`}
        </p>
        <h1 id="game">{game.title}</h1>
        <p className="lede">{game.descriptionShort || game.shortDescription || game.descriptionMedium}</p>
        {(game.numRatings > 0 || game.numPlays > 0) && (
          <div className="meta">
            {game.numRatings > 0 && (
              <>
                <Rating value={game.rating} />
                <span>
                  {ratingText(game.rating)} from {grouped(game.numRatings)} ratings
                </span>
              </>
            )}
            {game.numPlays > 0 && <span>{compact(game.numPlays)} plays</span>}
          </div>
        )}
        <div className="actions">
          <ButtonLink kind="play" size="large" href={paths.player(game.keyword)}>
            <Icon name="play" />
            {game.isDailyGame ? `${verb} today` : verb}
          </ButtonLink>
          {game.archive && (
            <ButtonLink kind="night" size="large" href={paths.archive(game.keyword)}>
              <Icon name="cal" />
              Archive
            </ButtonLink>
          )}
        </div>
        {done && (
          <div className="progress" style={{ '--done': done } as CSSProperties}>
            <div />
            {done} done
          </div>
        )}
      </div>
    </Root>
  );
};

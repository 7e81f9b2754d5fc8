/** The large image at the top of the classic home page, with the four games that rotate in it. */
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { artworkUrl } from '@/components/ui/cards/game-art';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { GameSummary } from '@/lib/contract/game';
import { mainGenreOf } from '@/lib/domain/games/genres';
import { hidingKeysOf } from '@/lib/domain/members/hidden-games';

const MAX_LISTED_GAMES = 4;

interface ClassicFeatureProps {
  featured: GameSummary;
  others: readonly GameSummary[];
}

export const ClassicFeature = ({ featured, others }: ClassicFeatureProps) => {
  const games = [featured, ...others.filter(({ uid }) => uid !== featured.uid)].slice(0, MAX_LISTED_GAMES);
  const [shown, setShown] = useState(featured);
  const art = artworkUrl(shown, 'billboard');

  return (
    <section className="classic-feature" aria-label="Featured">
      <div className="large" data-night="">
        {art && <img src={art} alt="" decoding="async" />}
        <div className="caption">
          <div>
            <h1>{shown.title}</h1>
            <p>{shown.descriptionShort || shown.descriptionMedium}</p>
          </div>
          <ButtonLink kind="play" href={shown.href} data-play="" aria-label={`Play ${shown.title}`}>
            <Icon name="play" />
            Play
          </ButtonLink>
        </div>
      </div>
      <ol>
        {games.map((game) => (
          <li key={game.uid} data-keys={hidingKeysOf(game)}>
            <SiteLink
              href={game.href}
              data-play=""
              data-shown={game === shown ? '' : undefined}
              onFocus={() => setShown(game)}
              onPointerEnter={() => setShown(game)}
            >
              <img src={artworkUrl(game, 'standard') ?? ''} alt="" />
              <span>
                <b className="underlined">{game.title}</b>
                <span>
                  {game.isDailyGame ? 'Daily, ' : 'New, '}
                  {mainGenreOf(game).name.toLowerCase()}
                </span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </section>
  );
};

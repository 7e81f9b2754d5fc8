/** The first match of a search, shown larger than the others. */
import type { CSSProperties } from 'react';
import { GameBadge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { CategoryIcon } from '@/components/ui/category-icon';
import { artworkUrl } from '@/components/ui/cards/game-art';
import { Icon } from '@/components/ui/icon';
import { MarkedText } from '@/components/ui/marked-text';
import { StarRating } from '@/components/ui/rating';
import { SiteLink } from '@/components/ui/site-link';
import type { GameSummary } from '@/lib/contract/game';
import { compact, counted, ratingText } from '@/lib/domain/play/amounts';
import { mainGenreOf } from '@/lib/domain/games/genres';
import { imageSource } from '@/lib/domain/games/image-source';
import { PHONE } from '@/styles/breakpoints';
import type { unhiddenAttribute } from './listing-props';

const describeGameKind = (game: GameSummary): string => {
  const genre = mainGenreOf(game).name.toLowerCase();
  if (game.isDownloadGame) return `${genre} game to download`;
  return game.isDailyGame && genre !== 'daily' ? `daily ${genre} game` : `${genre} game`;
};

interface TopResultProps {
  game: GameSummary;
  matches: readonly string[];
  hiding: ReturnType<typeof unhiddenAttribute>;
}

export const TopResult = ({ game, matches, hiding }: TopResultProps) => {
  const art = artworkUrl(game, 'standard');
  const [name] = game.knownAs;
  return (
    <section className="top-result" {...hiding} aria-labelledby="top-result">
      <SiteLink
        href={game.href}
        data-play=""
        tabIndex={-1}
        aria-hidden="true"
        style={{ '--hl': game.highlightColor } as CSSProperties}
      >
        {art ? (
          <picture>
            {game.mobileThumbnail && <source media={PHONE} srcSet={imageSource(game.mobileThumbnail, 640)} />}
            <img src={art} alt="" fetchPriority="high" />
          </picture>
        ) : (
          <CategoryIcon name={mainGenreOf(game).icon} />
        )}
        <GameBadge game={game} kind={game.isDailyGame && 'daily'} />
      </SiteLink>
      <div>
        <p className="kind">
          {name ? (
            <>
              Known as <MarkedText text={name} matches={matches} />
            </>
          ) : (
            `Top result, ${describeGameKind(game)}`
          )}
        </p>
        <h2 id="top-result">
          <SiteLink href={game.href} data-play="">
            <MarkedText text={game.title} matches={matches} />
          </SiteLink>
        </h2>
        <p>
          <MarkedText
            text={(game.playLine || game.descriptionShort || game.descriptionMedium) ?? ''}
            matches={matches}
          />
        </p>
        <p className="meta">
          {name && <span>{mainGenreOf(game).name}</span>}
          {game.numRatings > 0 && (
            <>
              <StarRating value={game.rating} />
              <span>
                {ratingText(game.rating)} from {counted(game.numRatings, 'rating')}
              </span>
            </>
          )}
          {game.numPlays > 0 && (
            <span>
              {compact(game.numPlays)} {game.numPlays === 1 ? 'play' : 'plays'}
            </span>
          )}
        </p>
        <div className="ways">
          {game.isDownloadGame ? (
            <ButtonLink href={game.href}>Get it</ButtonLink>
          ) : (
            <>
              <ButtonLink kind="play" href={game.href} data-play="">
                <Icon name="play" />
                {game.isDailyGame ? 'Play today' : 'Play'}
              </ButtonLink>
              <ButtonLink kind="line" href={game.href}>
                About the game
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </section>
  );
};

/** A game as a row in a panel next to a game's page. */
import type { CSSProperties, ReactNode } from 'react';
import { CategoryIcon } from '@/components/ui/category-icon';
import { artworkUrl } from '@/components/ui/cards/game-art';
import { SiteLink } from '@/components/ui/site-link';
import type { GameSummary } from '@/lib/contract/game';
import { mainGenreOf } from '@/lib/domain/games/genres';
import { hidingKeysOf } from '@/lib/domain/members/hidden-games';
import { imageSource } from '@/lib/domain/games/image-source';
import { PHONE } from '@/styles/breakpoints';

interface GameRowProps {
  game: GameSummary;
  /** The line below the title; defaults to the genre. */
  note?: ReactNode;
}

export const GameRow = ({ game, note }: GameRowProps) => {
  const art = artworkUrl(game, 'small');
  const category = mainGenreOf(game);
  return (
    <li data-keys={hidingKeysOf(game)}>
      <SiteLink href={game.href} data-play="" style={{ '--hl': game.highlightColor } as CSSProperties}>
        <span className="picture">
          {art ? (
            <picture>
              {game.mobileIcon && <source media={PHONE} srcSet={imageSource(game.mobileIcon, 256)} />}
              <img src={art} alt="" loading="lazy" />
            </picture>
          ) : (
            <CategoryIcon name={category.icon} />
          )}
        </span>
        <b>{game.title}</b>
        <small>{note ?? category.name}</small>
      </SiteLink>
    </li>
  );
};

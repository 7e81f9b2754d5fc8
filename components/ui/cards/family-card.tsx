/** A family of games in a grid: one stacked card that opens the page with its games. */
import type { CSSProperties } from 'react';
import type { GameSummary } from '@/lib/contract/game';
import { counted } from '@/lib/domain/play/amounts';
import { hidingKeysOf } from '@/lib/domain/members/hidden-games';
import { paths } from '@/lib/paths';
import { CardImage } from './card-image';
import { SiteLink } from '../site-link';

interface FamilyCardProps {
  /** The highest-ranked game of the family, whose artwork the card shows. */
  game: GameSummary;
  family: NonNullable<GameSummary['family']>;
  /** The position of a card that is visible at first, whose image loads immediately. */
  place?: number;
  /** The `sizes` of the image in a denser grid. */
  sizes?: string;
}

export const FamilyCard = ({ game, family, place, sizes }: FamilyCardProps) => (
  <SiteLink
    className="game-card"
    href={paths.family(family.slug)}
    data-kind="standard"
    data-keys={hidingKeysOf(game)}
    data-stack=""
    style={{ '--hl': game.highlightColor } as CSSProperties}
  >
    <span className="stack">
      <span className="card-art">
        <CardImage game={game} kind="standard" place={place} sizes={sizes} />
      </span>
    </span>
    <span className="body">
      <span className="title">{family.name}</span>
      <span className="meta">
        <span>{counted(family.size, 'kind')}</span>
      </span>
      <span className="line">With {game.title}</span>
    </span>
  </SiteLink>
);

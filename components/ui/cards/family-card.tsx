/** A family of games in a grid: one stacked card that opens the page with its kinds. */
import type { CSSProperties } from 'react';
import type { GameSummary } from '@/lib/contract/game';
import { counted } from '@/lib/domain/play/amounts';
import { hideKeysOf } from '@/lib/domain/members/hidden-games';
import { paths } from '@/lib/paths';
import { CardImage } from './card-image';
import { SiteLink } from '../site-link';

interface FamilyCardProps {
  /** The best-ranked game of the family; its art is the card's. */
  game: GameSummary;
  family: NonNullable<GameSummary['family']>;
  /** Set for cards visible at first: their images load at once, the first with high priority. */
  place?: number;
  /** Width of the image in a denser grid. */
  sizes?: string;
}

export const FamilyCard = ({ game, family, place, sizes }: FamilyCardProps) => (
  <SiteLink
    className="game-card"
    href={paths.family(family.slug)}
    data-kind="standard"
    data-keys={hideKeysOf(game)}
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

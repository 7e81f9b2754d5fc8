/** The picture of a card: loaded when it comes near, unless it is among those that are seen first. */
import type { GameSummary } from '@/lib/contract/game';
import { artOf, artSetOf, type CardKind } from './game-art';

/** How wide a card's picture stands; on phones two standard ones in a row. */
const SIZES: Record<Exclude<CardKind, 'billboard'>, string | undefined> = {
  tall: '200px',
  standard: '(max-width: 767.98px) 46vw, 264px',
  small: undefined,
};

interface CardPictureProps {
  game: GameSummary;
  kind: Exclude<CardKind, 'billboard'>;
  /** Among the cards that are seen first: loaded at once, the very first before all else. */
  place?: number;
}

export const CardPicture = ({ game, kind, place }: CardPictureProps) => {
  const sizes = SIZES[kind];
  return (
    <img
      // Before the address: what a browser has begun to load it would otherwise load twice.
      sizes={sizes}
      srcSet={sizes && artSetOf(game, kind)}
      src={artOf(game, kind) ?? ''}
      alt=""
      loading={place === undefined ? 'lazy' : undefined}
      fetchPriority={place === undefined ? undefined : place === 0 ? 'high' : 'low'}
      decoding="async"
    />
  );
};

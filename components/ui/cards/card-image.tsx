/** The image of a card. Loads near the viewport, unless it is visible at first. */
import type { GameSummary } from '@/lib/contract/game';
import { artOf, artSetOf, type CardKind } from './game-art';

/** Width of a card's image; on phones there are two standard cards in a row. */
const SIZES: Record<Exclude<CardKind, 'billboard'>, string | undefined> = {
  tall: '200px',
  standard: '(max-width: 767.98px) 46vw, 264px',
  small: undefined,
};

interface CardImageProps {
  game: GameSummary;
  kind: Exclude<CardKind, 'billboard'>;
  /** True for cards visible at first: their images load at once, the first with high priority. */
  place?: number;
  /** Width of the image in a denser grid. */
  sizes?: string;
}

export const CardImage = ({ game, kind, place, sizes = SIZES[kind] }: CardImageProps) => {
  return (
    <img
      // Before the URL: otherwise the browser would load the image twice.
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

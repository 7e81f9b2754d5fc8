/** The image of a card. It loads near the viewport, or immediately if the card is visible at first. */
import type { GameSummary } from '@/lib/contract/game';
import { artworkUrl, artworkSourceSet, type CardKind } from './game-art';

/** The width of each kind of card's image. On phones, a row has two standard cards. */
const CARD_IMAGE_SIZES: Record<Exclude<CardKind, 'billboard'>, string | undefined> = {
  tall: '200px',
  standard: '(max-width: 767.98px) 46vw, 264px',
  small: undefined,
};

interface CardImageProps {
  game: GameSummary;
  kind: Exclude<CardKind, 'billboard'>;
  /** The position of a card that is visible at first, whose image loads immediately. Position 0 has high priority. */
  place?: number;
  /** The `sizes` of the image in a denser grid. */
  sizes?: string;
}

export const CardImage = ({ game, kind, place, sizes = CARD_IMAGE_SIZES[kind] }: CardImageProps) => {
  return (
    <img
      // Must precede the URL, because otherwise the browser would load the image twice.
      sizes={sizes}
      srcSet={sizes && artworkSourceSet(game, kind)}
      src={artworkUrl(game, kind) ?? ''}
      alt=""
      loading={place === undefined ? 'lazy' : undefined}
      fetchPriority={place === undefined ? undefined : place === 0 ? 'high' : 'low'}
      decoding="async"
    />
  );
};

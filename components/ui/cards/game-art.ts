/** Chooses a game's image for each kind of card. */
import type { GameSummary } from '@/lib/contract/game';
import { imageSet, imageSource, type ImageWidth } from '@/lib/domain/games/image-source';

export type CardKind = 'tall' | 'standard' | 'small' | 'billboard';

type GameImages = Pick<
  GameSummary,
  | 'thumbnailImg'
  | 'thumbnailImgTall'
  | 'thumbnailImgSmall'
  | 'thumbnailImgXl'
  | 'featuredImg'
  | 'billboardImg'
>;

const IMAGE_WIDTHS: Record<CardKind, ImageWidth> = { tall: 384, standard: 384, small: 256, billboard: 1200 };

const selectImage = (game: GameImages, kind: CardKind): string | null => {
  if (kind === 'billboard')
    return game.billboardImg[0] ?? game.featuredImg ?? game.thumbnailImgXl ?? game.thumbnailImg;
  if (kind === 'tall') return game.thumbnailImgTall ?? game.thumbnailImg;
  if (kind === 'small') return game.thumbnailImgSmall ?? game.thumbnailImg;
  return game.thumbnailImg;
};

/** Returns the URL of the image for a page, or null if the game has none. */
export const artworkUrl = (game: GameImages, kind: CardKind): string | null => {
  const image = selectImage(game, kind);
  return image && imageSource(image, IMAGE_WIDTHS[kind]);
};

/** Returns the image of standard cards in several sizes, as a `srcset`. */
export const artworkSourceSet = (game: GameImages, kind: CardKind): string =>
  imageSet(selectImage(game, kind) ?? '');

/** The images and preview videos of the catalog entries. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';

type Media = BuiltInGame['media'];

/**
 * The additional images of an edition beside the standard one, by the suffixes of their names.
 * @param phone the image for phones, where other entries have a billboard
 */
export const ownCuts = (
  game: string,
  name: string,
  phone: 'tall' | 'billboard-phone' = 'tall',
): Required<Pick<Media, 'thumbnailImgTall' | 'thumbnailImgSmall' | 'thumbnailImgXl' | 'billboardImg'>> => {
  const cut = (end: string): string => `/play/${game}/art/${name}-${end}.svg`;
  return {
    thumbnailImgTall: cut('tall'),
    thumbnailImgSmall: cut('small'),
    thumbnailImgXl: cut('preview'),
    billboardImg: [cut('billboard'), cut(phone)],
  };
};

/** Returns the entry with some images replaced. */
export const withMedia = (row: BuiltInGame, media: Partial<Media>): BuiltInGame => ({
  ...row,
  media: { ...row.media, ...media },
});

/** Slugs of the games that have a preview video for their cards (`npm run previews`). */
const FILMED: ReadonlySet<string> = new Set([
  'arrowfall',
  'balloon-post',
  'block-attic',
  'bubble-orchard',
  'copper-and-steam',
  'copper-rally',
  'cross-and-down',
  'crown-and-cobble',
  'crumb-and-co',
  'domino-parlour',
  'eight-at-nine',
  'ember-match',
  'fox-and-fen',
  'glasshouse',
  'hearthside-solitaire',
  'knights-table',
  'lamplight-jigsaw',
  'lantern-words',
  'letter-foundry',
  'mahjong-by-moonlight',
  'marlow-attic',
  'needle-drop',
  'night-owl-quiz',
  'nonogram-garden',
  'orbit-keeper',
  'quiet-sudoku',
  'rooftop-cats',
  'spider-by-lamplight',
  'street-of-lamps',
  'windmill-nine',
]);

/** Returns the entry with its preview video, if there is one. */
export const withPreviewVideo = (game: BuiltInGame): BuiltInGame =>
  game.embed && FILMED.has(game.slug)
    ? withMedia(game, { previewVideo: `/play/${game.embed.src.split('/')[2]}/art/${game.slug}.webm` })
    : game;

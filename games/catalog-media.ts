/** The preview videos of the catalog entries. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';

/** The slugs of the editions whose cards have a preview video (`npm run previews`). */
const GAMES_WITH_PREVIEW_VIDEO: ReadonlySet<string> = new Set([
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
  game.embed && GAMES_WITH_PREVIEW_VIDEO.has(game.slug)
    ? {
        ...game,
        media: {
          ...game.media,
          previewVideo: `/play/${game.embed.src.split('/')[2]}/art/${game.slug}.webm`,
        },
      }
    : game;

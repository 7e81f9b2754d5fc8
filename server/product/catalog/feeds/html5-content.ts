/** Converts a free HTML5 game of another site to the catalog's format. */
import { DEFAULT_HIGHLIGHT_COLOR } from '@/lib/contract/game';
import type { EntryContent } from '../entry';
import { removeEmptyProperties } from './record';

interface Html5Game {
  title: string;
  genres: string[];
  tags: string[];
  description: string;
  instructions: string;
  src: string;
  width: number;
  height: number;
  orientation: 'landscape' | 'portrait' | 'all';
  image: string;
  wideImage?: string;
}

export const createHtml5Content = (game: Html5Game): EntryContent => ({
  title: game.title,
  pageLayout: 'online',
  genres: game.genres,
  isDailyGame: false,
  isDownloadGame: false,
  isExclusive: false,
  hasLeaderboards: false,
  showLandingPage: true,
  isMobile: true,
  searchWords: game.tags,
  highlightColor: DEFAULT_HIGHLIGHT_COLOR,
  media: removeEmptyProperties({
    thumbnailImg: game.image,
    thumbnailImgXl: game.wideImage,
    featuredImg: game.wideImage,
  }) as EntryContent['media'],
  texts: removeEmptyProperties({ description: game.description, instructions: game.instructions }),
  embed: {
    src: game.src,
    width: game.width,
    height: game.height,
    allowFullscreen: true,
    supportsMobile: {
      landscape: game.orientation !== 'portrait',
      portrait: game.orientation !== 'landscape',
    },
  },
  archive: null,
  extra: {},
});

/** Mock games for developing screens; each covers a different case of a card, a page or the player. */
import { parse } from 'valibot';
import { game, type Game } from '@/lib/contract/game';

const ART = '/play/quiet-sudoku/art';
const EMBED = { src: '/play/quiet-sudoku/', width: 960, height: 640 };
const PUBLISHED = '2026-01-01T06:00:00.000Z';

const MOCKS: readonly (Partial<Record<keyof Game, unknown>> & { title: string })[] = [
  { title: 'Plain Game' },
  { title: 'Game without Artwork', thumbnailImg: null },
  {
    title: 'Game with a Title That Is So Long That No Card and No Heading Has the Room to Show All of It',
    descriptionShort: 'A line that wraps as well, because it has far more words than a line needs.',
  },
  { title: 'Rated Game', rating: 4.6, numRatings: 1234, numPlays: 1_810_000 },
  {
    title: 'Daily Game',
    isDailyGame: true,
    pageLayout: 'daily',
    genres: ['31', '24'],
    hasLeaderboards: true,
  },
  {
    title: 'Daily Game with an Archive',
    isDailyGame: true,
    pageLayout: 'daily',
    archive: {
      startDate: '2026-01-01',
      endDate: null,
      frequency: 'daily',
      display: 'calendar',
      contentUrl: null,
    },
  },
  { title: 'Jigsaw', pageLayout: 'jigsaw', isChallengeJigsaw: true, genres: ['9'] },
  {
    title: 'Download Game',
    pageLayout: 'download',
    isDownloadGame: true,
    embed: null,
    hasTrial: true,
    hasPurchase: true,
    paidgamePrice: 9.95,
    downloadUrl: '/downloads/mock.html',
  },
  { title: 'Game Only Here', isExclusive: true },
  { title: 'Flash Game', embed: { ...EMBED, src: '/play/flash/mock.swf', keys: ['ArrowLeft', 'Space'] } },
  { title: 'Game of Another Host', embed: { ...EMBED, src: 'https://play.gamepix.com/mock/' } },
  { title: 'Game for a Phone Held Upright', embed: { ...EMBED, supportsMobile: { landscape: false } } },
  {
    title: 'Game for Computers',
    isNotForMobile: true,
    embed: { ...EMBED, supportsMobile: { landscape: false, portrait: false } },
  },
  { title: 'Game without Full Screen', embed: { ...EMBED, allowFullscreen: false } },
  { title: 'Broken Game', isBroken: true },
];

/** Returns the mock games in their full form. */
export const createMockGames = (): Game[] =>
  MOCKS.map((fields, index) => {
    const slug = fields.title
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')
      .slice(0, 40);
    return parse(game, {
      uid: `mock-${index + 1}`,
      keyword: `mock-${slug}`,
      href: `/gamelanding/mock-${slug}`,
      description: 'A made-up game for development.',
      publishedAt: PUBLISHED,
      lastUpdated: PUBLISHED,
      thumbnailImg: `${ART}/classic.svg`,
      embed: EMBED,
      ...fields,
    });
  });

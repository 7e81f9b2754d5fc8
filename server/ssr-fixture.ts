/** A handful of games to look at the screens with; goes when the catalogue is served. */
import * as v from 'valibot';
import { game as gameSchema, type Game } from '@/lib/contract/game';
import type { HomeData } from '@/lib/domain/home-data';

type Seed = Partial<v.InferInput<typeof gameSchema>> & { title: string; slug: string; art: string };

const make = ({ slug, art, ...seed }: Seed, index: number): Game =>
  v.parse(gameSchema, {
    uid: String(100 + index),
    href: `/gamelanding/${slug}`,
    keyword: slug,
    thumbnailImg: `/art/thumbs/${art}.svg`,
    embed: { src: `/play/${slug}/`, width: 1280, height: 800 },
    ...seed,
  });

export const fixtureGames: readonly Game[] = [
  make(
    {
      title: 'Lantern Words',
      slug: 'lantern-words',
      art: 'wordsearch',
      isDailyGame: true,
      pageLayout: 'daily',
      hasLeaderboards: true,
      isExclusive: true,
      highlightColor: '#2A4FA8',
      genres: ['12', '31', '24'],
      billboardImg: ['/art/thumbs/billboard-lantern-words.svg'],
      thumbnailImgXl: '/art/thumbs/preview-lantern-words.svg',
      descriptionShort: 'One sky, thirteen hidden words, a new theme every evening.',
      description:
        'Lantern Words is a word search for the end of the day. The grid grows a little each evening from Monday to Sunday, and the last word is always an anagram of the first. No clock unless you want one.',
      instructions:
        'Drag across letters in a straight line to mark a word.\nLook every way. Words run across, down and diagonally.\nClear the list. When the last word lights, so does your window.',
      credits: 'Made by Starwick, only here',
      archive: {
        startDate: '2026-01-01',
        endDate: null,
        frequency: 'daily',
        display: 'calendar',
        contentUrl: null,
      },
    },
    0,
  ),
  make(
    {
      title: 'Quiet Sudoku',
      slug: 'quiet-sudoku',
      art: 'sudoku',
      isDailyGame: true,
      pageLayout: 'daily',
      hasLeaderboards: true,
      highlightColor: '#147075',
      genres: ['24', '31'],
      descriptionShort: 'A fresh grid every evening, easy on Monday and stern by Sunday.',
      instructions: 'Fill every row, column and box with 1 to 9.',
    },
    1,
  ),
  make(
    {
      title: 'Copper Rally',
      slug: 'copper-rally',
      art: 'rally',
      genres: ['4'],
      highlightColor: '#8E302A',
      descriptionShort: 'Drive into the sunset and stay ahead of it.',
      embed: {
        src: '/play/copper-rally/',
        width: 1280,
        height: 720,
        supportsMobile: { landscape: true, portrait: false },
      },
    },
    2,
  ),
  make(
    {
      title: 'Fox & Fen',
      slug: 'fox-and-fen',
      art: 'fox',
      isExclusive: true,
      genres: ['2'],
      highlightColor: '#1F5658',
      billboardImg: ['/art/thumbs/billboard-fox-and-fen.svg'],
      descriptionShort: 'Carry one lantern through a wood that rearranges itself after dark.',
    },
    3,
  ),
];

export const fixtureHome = (): HomeData => {
  const [words, sudoku, rally, fox] = fixtureGames as [Game, Game, Game, Game];
  return {
    dailies: [words, sudoku],
    featured: fox,
    shelves: [
      { key: 'new', title: 'New this week', kind: 'tall', games: [rally] },
      {
        key: 'all',
        title: 'Every game',
        href: '/online/all-games',
        kind: 'standard',
        games: [words, sudoku, rally, fox],
      },
    ],
    boardGame: words,
  };
};

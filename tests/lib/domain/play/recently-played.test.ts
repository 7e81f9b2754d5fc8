import { describe, expect, it } from 'vitest';
import { MAX_RECENT, parseRecent, toRecentGame, withPlayed } from '@/lib/domain/play/recently-played';

const createGame = (uid: number) => ({
  uid: String(uid),
  href: `/gamelanding/game-${uid}`,
  title: `Game ${uid}`,
  thumbnailImg: '/art/a.svg',
  thumbnailImgSmall: null,
  highlightColor: '#195AAB',
  genres: ['1'],
});
const createGames = (...uids: number[]) => uids.map(createGame);
const uidsOf = (games: readonly { uid: string }[]) => games.map(({ uid }) => Number(uid));

describe('adding a played game to the list', () => {
  it.each([
    ['starts an empty list', [], 1, [1]],
    ['moves a game to the front', [1, 2], 3, [3, 1, 2]],
    ['leaves the first game in its position', [1, 2, 3], 1, [1, 2, 3]],
    ['leaves a game among the first 5 in its position', [1, 2, 3, 4, 5, 6], 5, [1, 2, 3, 4, 5, 6]],
    ['moves the 6th game to the front', [1, 2, 3, 4, 5, 6], 6, [6, 1, 2, 3, 4, 5]],
  ])('%s', (_name, before, played, after) => {
    expect(uidsOf(withPlayed(createGames(...before), createGame(played)))).toEqual(after);
  });

  it('drops the oldest of 128 games', () => {
    const full = createGames(...Array.from({ length: MAX_RECENT }, (_, index) => index + 1));
    const games = withPlayed(full, createGame(999));
    expect(games).toHaveLength(128);
    expect(games[0]?.uid).toBe('999');
    expect(games.at(-1)?.uid).toBe('127');
  });

  it('stores only the URL, the images, the color and the main genre', () => {
    const rich = { ...createGame(1), genres: ['1', '2'], description: 'Long.', numPlays: 9, embed: {} };
    expect(toRecentGame(rich)).toEqual({ ...createGame(1), genres: ['1'] });
  });
});

describe('parsing a stored list of games', () => {
  it('returns the original list', () => {
    expect(parseRecent(JSON.parse(JSON.stringify(createGames(1, 2))))).toEqual(createGames(1, 2));
  });

  it.each([
    ['a string', 'x'],
    ['nothing', undefined],
    ['null', null],
    ['a list that contains a number', [7]],
    ['a list that contains null', [null]],
    ['no uid', [{ ...createGame(1), uid: undefined }]],
    ['an invalid uid', [{ ...createGame(1), uid: '../1' }]],
    ['a URL of another site', [{ ...createGame(1), href: 'https://elsewhere.example' }]],
    ['a URL that runs a script', [{ ...createGame(1), href: 'javascript:alert(1)' }]],
    ['no title', [{ ...createGame(1), title: ' ' }]],
    ['a title that is too long', [{ ...createGame(1), title: 'x'.repeat(301) }]],
    ['an invalid color', [{ ...createGame(1), highlightColor: 'url(//x)' }]],
  ])('returns an empty list for %s', (_name, value) => {
    expect(parseRecent(value)).toEqual([]);
  });

  it('drops invalid images and genres, but keeps the game', () => {
    const spoilt = {
      ...createGame(1),
      thumbnailImg: 'javascript:1',
      genres: ['<b>', 4],
      more: 1,
    };
    expect(parseRecent([spoilt, ...createGames(2)])).toEqual([
      { ...createGame(1), thumbnailImg: null, genres: [] },
      createGame(2),
    ]);
  });

  it('returns at most 128 games', () => {
    expect(parseRecent(Array.from({ length: 200 }, (_, index) => createGame(index + 1)))).toHaveLength(128);
  });
});

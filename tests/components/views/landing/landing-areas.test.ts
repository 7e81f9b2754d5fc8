import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { OUT_OF_ORDER } from '@/components/ui/badge';
import { createLandingAreas, withSafeUrls } from '@/components/views/landing/landing-areas';
import { game as gameSchema, type Game, type PageLayout } from '@/lib/contract/game';
import { MESSAGES } from '@/lib/messages';

const BARE_GAME = parse(gameSchema, { uid: '1', href: '/gamelanding/a', title: 'A', keyword: 'a' });
const game = (pageLayout: PageLayout, fields: Partial<Game> = {}): Game => ({
  ...BARE_GAME,
  pageLayout,
  hasLeaderboards: true,
  instructions: 'Play.',
  ...fields,
});
const listPanels = (of: Game) => createLandingAreas(of).panels;
const createEmbed = (fields: object): Game['embed'] =>
  parse(gameSchema, {
    ...BARE_GAME,
    embed: { src: 'https://games.example/a', width: 4, height: 3, ...fields },
  }).embed;

describe('the landing page of a game', () => {
  it.each([
    [
      'daily',
      { isDailyGame: true },
      { top: ['evenings'], main: ['how', 'about', 'comments'], side: ['board'] },
    ],
    ['jigsaw', {}, { top: ['pieces'], main: ['about', 'how', 'comments'], side: ['board'] }],
    [
      'jigsaw',
      { isDailyGame: true },
      { top: ['evenings', 'pieces'], main: ['about', 'how', 'comments'], side: ['board'] },
    ],
    [
      'jigsaw',
      { hasLeaderboards: false, isChallengeJigsaw: true },
      { top: ['pieces'], main: ['about', 'how', 'comments'], side: [] },
    ],
    [
      'download',
      { isDownloadGame: true, downloadUrl: '/files/a.zip', walkthrough: 'Go west.' },
      { top: [], main: ['about', 'how', 'walkthrough', 'comments'], side: ['terms', 'board'] },
    ],
    [
      'online',
      { isBonusGame: true, bonusGameUrl: '/gamelanding/b', displayAlternateSuggestion: true },
      { top: [], main: ['how', 'about', 'comments'], side: ['board', 'bonus'] },
    ],
    [
      'online',
      { displayAlternateSuggestion: true, alternateSuggestionGame: BARE_GAME },
      { top: [], main: ['how', 'about', 'comments'], side: ['board', 'suggestion'] },
    ],
  ] as const)('has the panels of a %s page in the right slots (%o)', (layout, fields, expected) => {
    expect(listPanels(game(layout, fields as Partial<Game>))).toEqual(expected);
  });

  it.each(['jigsaw', 'daily', 'download', 'online'] as const)(
    'omits panels without content (%s)',
    (layout) => {
      const bare = game(layout, { hasLeaderboards: false, instructions: ' \n', walkthrough: '  ' });
      expect(listPanels(bare)).toEqual({ top: [], main: ['about', 'comments'], side: [] });
    },
  );

  it.each([
    ['nothing at all', {}, false],
    ['a URL that must not be linked', { downloadUrl: 'javascript:alert(1)' }, false],
    ['a price without a purchase', { paidgamePrice: 9.99 }, false],
    ['a price', { paidgamePrice: 9.99, hasPurchase: true }, true],
    ['requirements', { requirements: 'Windows 10' }, true],
    ['a download', { downloadUrl: 'https://files.example/a.zip' }, true],
  ])('shows the terms of a download that has %s: %o', (_name, fields, terms) => {
    const of = game('download', { isDownloadGame: true, ...fields });
    expect(listPanels(of).side.includes('terms')).toBe(terms);
  });

  it.each([
    ['/api/games/random', true],
    ['/sw/api/game/any', true],
    ['/gamelanding/quiet-sudoku', false],
    ['https://elsewhere.example/api/games/random', false],
    ['//elsewhere.example/api/', false],
    [null, false],
  ])(
    'offers a surprise game only when its URL is an API call on this site: %s',
    (randomGameSuggestionUrl, isOffered) => {
      const of = game('online', { displayAlternateSuggestion: true, randomGameSuggestionUrl });
      expect(listPanels(of).side.includes('suggestion')).toBe(isOffered);
      expect(listPanels({ ...of, displayAlternateSuggestion: false }).side).toEqual(['board']);
    },
  );
});

describe('the list of facts about a game', () => {
  it('shows the known facts in a fixed order', () => {
    const full = game('online', {
      embed: createEmbed({ keys: ['Space'], supportsMobile: { landscape: true, portrait: false } }),
      requirements: 'A keyboard',
      credits: 'Made by hand',
      publishedAt: '2026-03-05T23:30:00Z',
      lastUpdated: '2026-11-20T00:00:00Z',
      hasChatEnabled: true,
    });
    expect(createLandingAreas(full).facts).toEqual([
      ['Plays on', 'Computer, tablet and phone, held sideways'],
      ['Controls', 'Keyboard: Space'],
      ['Needs', 'A keyboard'],
      ['Credits', 'Made by hand'],
      ['Published', '5 March 2026'],
      ['Updated', '20 November 2026'],
      ['Chat', 'The game has one of its own, which is no part of this site.'],
    ]);
    expect(createLandingAreas(full).device).toBe('Plays on phones and tablets, held sideways');
    expect(createLandingAreas(BARE_GAME)).toMatchObject({ facts: [], device: null });
  });

  it('shows one date when the game has not been updated since its release', () => {
    const day = '2026-03-05T10:00:00Z';
    expect(createLandingAreas(game('online', { publishedAt: day, lastUpdated: day })).facts).toEqual([
      ['Published', '5 March 2026'],
    ]);
  });

  it.each([
    ['daily', ['31', '12'], ['/online/daily-games', '/online/word-games'], 'Word'],
    ['daily', ['31'], ['/online/daily-games'], 'Daily'],
    ['download', ['12', '1'], ['/download/word-games', '/download/puzzle-games'], 'Word'],
    ['download', ['999'], ['/download/all-games'], 'Casual'],
    ['online', ['31', '12'], ['/online/word-games'], 'Word'],
    // The genre of a game without genres (spec §3). It does not make the game a daily.
    ['online', ['31'], ['/online/all-games'], 'Casual'],
  ] as const)('links to the genres among the %s games (%j)', (kind, genres, hrefs, listing) => {
    const isDownloadGame = kind === 'download';
    const places = createLandingAreas(
      game(isDownloadGame ? kind : 'online', {
        genres: [...genres],
        isDownloadGame,
        isDailyGame: kind === 'daily',
      }),
    );
    expect(places.genres.map(({ href }) => href)).toEqual(hrefs);
    expect(places.listing?.name).toBe(listing);
  });

  it('says that a broken game is out of order, and offers no way to its player', () => {
    const broken = game('online', { isBroken: true, embed: createEmbed({}) });
    const { facts, device } = createLandingAreas(broken);
    expect(facts).toContainEqual(['State', MESSAGES.gameLoadFailure]);
    expect(device).toBe(OUT_OF_ORDER);
    expect(withSafeUrls(broken).embed).toBeNull();
    const working = { ...broken, isBroken: false };
    expect(createLandingAreas(working).facts.map(([name]) => name)).not.toContain('State');
    expect(withSafeUrls(working).embed).toEqual(broken.embed);
  });
});

describe('the URLs of a game', () => {
  it('omits URLs that a page must not link to', () => {
    const linked = withSafeUrls(
      game('download', {
        downloadUrl: 'data:text/html,1',
        paidgameBuyUrl: 'https://shop.example/a?b=1',
        bonusGameUrl: '\\\\elsewhere.example',
        randomGameSuggestionUrl: '/api/games/random?tid=1',
      }),
    );
    expect(linked).toMatchObject({
      downloadUrl: null,
      paidgameBuyUrl: 'https://shop.example/a?b=1',
      bonusGameUrl: null,
      randomGameSuggestionUrl: '/api/games/random?tid=1',
    });
  });
});

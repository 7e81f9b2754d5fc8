/** Tests the entire contract: every call of the specification is present, unique, described and parsed. */
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { ALL_CALLS } from '@/lib/contract/all';
import { parseBonusFrequency, game, gameArchive } from '@/lib/contract/game';
import { createOpenApi } from '@/lib/contract/openapi';
import { wireBoolean, wireId } from '@/lib/contract/wire';

const urls = new Set(ALL_CALLS.map((call) => `${call.service} ${call.method} ${call.path}`));

// The calls of spec §7 with its spelling. `/ingest` is a proxy, not a call.
const SPECIFIED = `
product POST /user/register
product POST /user/login
product POST /user/logout
product GET /sw/api/user-session
product POST /user/lost-password
product POST /user/lost-password-reset
product POST /sw/api/user-resend-verification
product GET /jwt/token
product GET /api/node/game/entity/id/{id}
product GET /api/node/game/entity/alias
product GET /api/game/play-count/{id}
product GET /sw/api/node/game/block/morelikethis/{id}
product GET /api/games/search
product GET /api/daily_game_reccomendations/{id}
product GET /api/daily_game_upsell
product GET /sw/api/node/game/top-tags/{id}
product POST /sw/api/game/all-admin-flagging-status
product POST /sw/api/flag/node
product POST /sw/api/unflag/node
product GET /api/user/entity/id/{id}
product GET /api/user/profile/public/name/{name}
product GET /api/user/profile/block/favorite-games/{id}
product GET /api/user/profile/block/friends/{id}
product GET /sw/api/user/profile/block/downloads/{id}
product GET /api/user/profile/sidebar/block/games-for-you
product PATCH /user/{id}
product POST /sw/api/flag/status/node
product POST /sw/api/post/rate/game
product POST /sw/api/game/rate/status
product POST /flag/node
product POST /sw/api/flag/comment
product GET /sw/api/get/subscription/status
product GET /sw/api/get/subscription/data
product POST /sw/api/cancel/subscription
product GET /sw/api/avatar-categories
product GET /sw/api/user/profile/get-avatar-usage/{id}
product GET /sw/api/user-avatars
product POST /sw/api/flag/status/friend
product POST /sw/api/flag/friend
product POST /sw/api/unflag/friend
scores GET /game
scores GET /user
scores GET /score/categories
scores GET /days
scores GET /scores
scores GET /userbest
scores GET /scores/context
scores GET /tokenbalance
scores GET /dailygamearchive
scores GET /dailygameprogress
scores GET /dailygamestreaks
scores GET /dailygamestatus
product POST /api/report/error
product POST /api/report/event`
  .trim()
  .split('\n');

describe('the API contract', () => {
  it.each(SPECIFIED)('contains %s', (url) => {
    expect(urls).toContain(url);
  });

  it('gives every call a unique id and path', () => {
    expect(new Set(ALL_CALLS.map(({ id }) => id)).size).toBe(ALL_CALLS.length);
    expect(urls.size).toBe(ALL_CALLS.length);
  });

  it('declares each path parameter in a schema', () => {
    for (const call of ALL_CALLS) {
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const schema = call.params as { entries?: Record<string, unknown> } | undefined;
      expect([call.id, ...Object.keys(schema?.entries ?? {})].sort()).toEqual([call.id, ...names].sort());
    }
  });

  it('publishes every call, and marks the calls that this server serves', () => {
    const document = createOpenApi(
      ALL_CALLS,
      (id) => id === 'games.getById',
      { product: '', scores: '/scores' },
      'x',
    ) as {
      paths: Record<string, Record<string, { 'x-status'?: string; responses: Record<string, unknown> }>>;
    };
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
    expect(operations).toHaveLength(ALL_CALLS.length);
    const byId = document.paths['/api/node/game/entity/id/{id}']?.get;
    expect(byId?.['x-status']).toBeUndefined();
    expect(byId?.responses).toHaveProperty('200');
    expect(document.paths['/scores/runs']?.post?.['x-status']).toBe('planned');
  });
});

describe('a value in the API', () => {
  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['yes', true],
    ['YES', true],
    ['On', true],
    ['true', true],
    [false, false],
    [0, false],
    ['0', false],
    ['no', false],
    ['off', false],
    ['', false],
    [null, false],
  ])('parses %o as %o', (value, expected) => {
    expect(v.parse(wireBoolean, value)).toBe(expected);
  });

  it.each(['perhaps', 2, 'tru'])('refuses %o as a boolean', (value) => {
    expect(v.safeParse(wireBoolean, value).success).toBe(false);
  });

  it.each([
    [7, '7'],
    ['42', '42'],
    ['guest:ab-1', 'guest:ab-1'],
  ])('accepts %o as an id', (value, expected) => {
    expect(v.parse(wireId, value)).toBe(expected);
  });

  it.each(['', '../x', 'a b', -1, 1.5, 'x'.repeat(65)])('refuses %o as an id', (value) => {
    expect(v.safeParse(wireId, value).success).toBe(false);
  });
});

describe('the schema of a game', () => {
  const min = { uid: 3, href: '/gamelanding/x', title: 'X', keyword: 'x' };

  it('fills in the defaults of the specification', () => {
    expect(v.parse(game, min)).toMatchObject({
      uid: '3',
      rating: 0,
      highlightColor: '#195AAB',
      genres: ['31'],
      archive: null,
      isBonusGame: false,
      showLandingPage: true,
    });
  });

  it('limits the genres to five, and replaces an empty list with the default', () => {
    expect(v.parse(game, { ...min, genres: [1, 2, 3, 4, 6, 7] }).genres).toEqual(['1', '2', '3', '4', '6']);
    expect(v.parse(game, { ...min, genres: [] }).genres).toEqual(['31']);
  });

  it.each(['', 'none', 'NONE', 'null', null, undefined])('treats %o as a missing archive', (value) => {
    expect(v.parse(gameArchive, value)).toBeNull();
  });

  it('recognizes Flash by the file extension of the URL', () => {
    const embed = { src: '/x/game.SWF', width: 1, height: 1 };
    expect(v.parse(game, { ...min, embed }).embed?.isFlash).toBe(true);
    expect(v.parse(game, { ...min, embed: { ...embed, src: '/x/swf.html' } }).embed?.isFlash).toBe(false);
  });

  it('accepts only the names of game keys', () => {
    const embed = { src: '/x/game.swf', width: 1, height: 1 };
    const parse = (keys: unknown) => v.safeParse(game, { ...min, embed: { ...embed, keys } });
    expect(v.parse(game, { ...min, embed }).embed?.keys).toEqual([]);
    expect(parse(['ArrowLeft', 'Space', 'KeyZ', 'Digit1']).success).toBe(true);
    expect(parse(['Escape']).success).toBe(false);
    expect(parse(Array(11).fill('Space')).success).toBe(false);
  });

  it.each([
    ['Puzzle of the Week', 'weekly'],
    ['weekend special', 'weekly'],
    ['Bonus', 'daily'],
  ])('derives the frequency of a bonus game from the title "%s": %s', (title, frequency) => {
    expect(parseBonusFrequency(title)).toBe(frequency);
  });
});

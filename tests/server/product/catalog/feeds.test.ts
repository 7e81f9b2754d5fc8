/** Tests the conversion of each feed's records, and the reasons for refusals. */
import { describe, expect, it } from 'vitest';
import type { Feed } from '@/server/product/catalog/feeds/feed';
import { gamemonetizeFeed } from '@/server/product/catalog/feeds/gamemonetize';
import { gamepixFeed } from '@/server/product/catalog/feeds/gamepix';
import { starwickFeed } from '@/server/product/catalog/feeds/starwick';
import { FEED_HOSTS, gamemonetizeRecord, gamepixRecord, starwickRecord } from '../../../support/feed-files';

const reasonOf = (feed: Feed, record: unknown): string => {
  try {
    feed.toEntry(record, FEED_HOSTS);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('the feed reader for gamemonetize', () => {
  const entryOf = (changes: Record<string, unknown>) =>
    gamemonetizeFeed.toEntry(gamemonetizeRecord(7, changes), FEED_HOSTS);

  it('converts a record to a free online game', () => {
    expect(entryOf({})).toMatchObject({
      source: 'gamemonetize',
      sourceKey: '7',
      content: {
        title: 'Harbour Lights 7',
        genres: ['1'],
        searchWords: ['boat', 'night', '1 player'],
        isMobile: true,
        media: { thumbnailImg: 'https://img.gamemonetize.com/game7/512x384.jpg' },
        texts: {
          description: 'Steer the 7th boat home & light the lamps.',
          instructions: 'Tap to steer.',
        },
        embed: { src: 'https://html5.gamemonetize.com/game7/', width: 800, height: 600 },
      },
    });
  });

  it.each([
    ['Racing', '', ['4']],
    ['BOYS', '', ['19', '16']],
    ['.IO', '', ['19']],
    ['Nonsense', 'Chess, Word search', ['6', '12']],
    ['', 'puzzle, car, soccer, sniper, quiz, piano', ['1', '4', '10', '7', '24']],
    ['Nonsense', 'nothing known', ['31']],
    [null, null, ['31']],
    ['constructor', 'racing', ['4']],
  ])('maps the category %s with the tags %s to the genres %s', (category, tags, genres) => {
    expect(entryOf({ category, tags }).content.genres).toEqual(genres);
  });

  it.each([
    ['<p>One</p><p>Two<br>three</p>', 'One\n\nTwo\nthree'],
    ['&lt;b&gt;Bold&lt;/b&gt; &amp;#39;twice&amp;#39; escaped', "Bold 'twice' escaped"],
    ['<script>steal()</script><style>p{}</style>Safe <img src=x onerror=alert(1)>', 'Safe'],
    ['a < b & c > d', 'a < b & c > d'],
    ['tabs\tand\u0000zeros\u202E\u200B', 'tabs andzeros'],
    ['lone \uD800 half', 'lone � half'],
  ])('converts the text %j to %j', (html, text) => {
    expect(entryOf({ description: html }).content.texts.description).toBe(text);
  });

  it('shortens long texts at a word boundary', () => {
    const { texts, title } = entryOf({ description: 'word '.repeat(2_000), title: 'x'.repeat(300) }).content;
    expect(texts.description).toMatch(/word…$/);
    expect(texts.description!.length).toBeLessThanOrEqual(4000);
    expect(title).toHaveLength(97);
  });

  it('uses the default frame size if the record’s is invalid', () => {
    expect(entryOf({ width: '', height: '100%' }).content.embed).toMatchObject({ width: 800, height: 600 });
  });

  it.each([
    [null, 'not an object'],
    [[], 'not an object'],
    ['text', 'not an object'],
    [gamemonetizeRecord(1, { id: undefined }), 'id: is missing'],
    [gamemonetizeRecord(1, { id: ' ' }), 'id: must not be empty'],
    [gamemonetizeRecord(1, { title: '<b></b>' }), 'title: is empty'],
    [gamemonetizeRecord(1, { title: 5 }), 'title: '],
    [gamemonetizeRecord(1, { url: undefined }), 'url: is missing'],
    [
      gamemonetizeRecord(1, { url: 'https://games.example/x/' }),
      'url: the host games.example is not in CATALOGUE_HOSTS',
    ],
    [
      gamemonetizeRecord(1, { thumb: 'http://img.gamemonetize.com/x.jpg' }),
      'thumb: must begin with https://',
    ],
    [gamemonetizeRecord(1, { url: '/play/x/' }), 'url: not a URL'],
    [
      gamemonetizeRecord(1, { url: 'https://html5.gamemonetize.com/x.swf' }),
      'url: a Flash file must be below /play/',
    ],
  ])('refuses %j: %s', (record, reason) => {
    expect(reasonOf(gamemonetizeFeed, record)).toContain(reason);
  });
});

describe('the feed reader for gamepix', () => {
  it('converts a record to a game with its dates, orientation and both images', () => {
    expect(gamepixFeed.toEntry(gamepixRecord(3), FEED_HOSTS)).toMatchObject({
      sourceKey: 'pix3',
      publishedAt: new Date('2026-02-01T10:00:00Z'),
      lastUpdated: new Date('2026-03-01T10:00:00Z'),
      content: {
        genres: ['21'],
        searchWords: ['match 3', 'copper comet 3'],
        media: {
          thumbnailImg: 'https://img.gamepix.com/games/3/icon.png',
          thumbnailImgXl: 'https://img.gamepix.com/games/3/cover.png',
        },
        embed: {
          src: 'https://play.gamepix.com/copper-comet-3/embed?sid=1',
          supportsMobile: { landscape: false, portrait: true },
        },
      },
    });
  });

  it.each([
    ['hidden-objects', ['20']],
    ['mahjong', ['6', '21']],
    ['something-new', ['31']],
  ])('maps the category %s to %s', (category, genres) => {
    expect(
      gamepixFeed.toEntry(gamepixRecord(1, { category, namespace: '' }), FEED_HOSTS).content.genres,
    ).toEqual(genres);
  });

  it.each([
    [gamepixRecord(1, { image: undefined }), 'image: is missing'],
    [gamepixRecord(1, { banner_image: 'https://cdn.example/x.png' }), 'banner_image: the host cdn.example'],
    [gamepixRecord(1, { url: 'ftp://play.gamepix.com/x' }), 'url: must begin with https://'],
  ])('refuses %j: %s', (record, reason) => {
    expect(reasonOf(gamepixFeed, record)).toContain(reason);
  });

  it('ignores an invalid date and orientation', () => {
    const entry = gamepixFeed.toEntry(
      gamepixRecord(1, { date_published: 'soon', orientation: 'round' }),
      FEED_HOSTS,
    );
    expect(entry.publishedAt).toBeUndefined();
    expect(entry.content.embed).toMatchObject({ supportsMobile: { landscape: true, portrait: true } });
  });
});

describe('the feed reader for our own format', () => {
  const contentOf = (changes: Record<string, unknown>) =>
    starwickFeed.toEntry(starwickRecord('a', changes), FEED_HOSTS).content;

  it('requires only an id, a title and an embed', () => {
    expect(starwickFeed.toEntry(starwickRecord('a'), FEED_HOSTS)).toMatchObject({
      source: 'starwick',
      content: {
        genres: ['31'],
        highlightColor: '#195AAB',
        isMobile: true,
        archive: null,
        pageLayout: 'online',
      },
    });
  });

  it('accepts Flash files below /play/ and their keys', () => {
    const embed = { src: '/play/lamp/lamp.swf', width: 550, height: 400, keys: ['ArrowLeft', 'Space'] };
    expect(contentOf({ embed }).embed).toMatchObject({
      src: '/play/lamp/lamp.swf',
      keys: ['ArrowLeft', 'Space'],
    });
  });

  it.each(['none', 'null', 'None', '', null])('sets no archive for %j', (archive) => {
    expect(contentOf({ archive }).archive).toBeNull();
  });

  it('leaves the trial, price, download and bonus unchanged', () => {
    const extra = {
      downloadUrl: 'https://shop.example/lamp.zip',
      paidgameBuyUrl: '/purchase/lamp',
      paidgamePrice: 9.95,
      productSku: 'LAMP-1',
      hasTrial: true,
      hasPurchase: true,
      isBonusGame: true,
      bonusGameUrl: '/gamelanding/lamp',
      bonusGameReferenceTitle: 'Game of the week',
    };
    expect(contentOf({ ...extra, isDownloadGame: true, embed: null })).toMatchObject({ extra, embed: null });
  });

  it.each([
    [
      { embed: { src: '/elsewhere/lamp.swf', width: 1, height: 1 } },
      'embed.src: a Flash file must be below /play/',
    ],
    [
      { embed: { src: '/play/a/../lamp.swf', width: 1, height: 1 } },
      'embed.src: a Flash file must be below /play/',
    ],
    [
      { embed: { src: 'https://html5.gamemonetize.com/a.SWF?x=1', width: 1, height: 1 } },
      'a Flash file must be below',
    ],
    [{ embed: { src: '/api/games/home', width: 1, height: 1 } }, 'must be a plain path below /play/'],
    [{ embed: { src: '//evil.example/', width: 1, height: 1 } }, 'must be a plain path below /play/'],
    [{ embed: { src: '/play/a', width: 0, height: 1 } }, 'embed.width'],
    [{ embed: { src: '/play/a', width: 10, height: 1, keys: ['Escape'] } }, 'embed.keys'],
    [{ embed: null }, 'embed: is missing'],
    [{ titel: 'x' }, 'titel'],
    [{ genres: ['99'] }, 'genres.0: is not a genre id'],
    [{ genres: ['1', '2', '3', '4', '6', '7'] }, 'genres: has more than 5 genres'],
    [{ archive: { startDate: '2026-02-30', frequency: 'daily' } }, 'archive'],
    [
      { archive: { startDate: '2026-02-02', endDate: '2026-02-01', frequency: 'daily' } },
      'archive.endDate: is before startDate',
    ],
    [{ publishedAt: 'tomorrow' }, 'publishedAt: must be a date'],
    [{ highlightColor: 'blue' }, 'highlightColor: must be a color'],
    [{ slug: 'Not A Slug' }, 'slug: must be lower-case letters'],
    [{ source: 'built-in' }, 'source: built-in and synthetic games are not imported'],
    [{ bonusGameUrl: 'https://evil.example/' }, 'bonusGameUrl: must be a path of this site'],
    [{ previewVideo: 'https://img.gamepix.com/x.mp4' }, 'previewVideo'],
    [{ paidgameBuyUrl: 'javascript:alert(1)' }, 'paidgameBuyUrl: must begin with https://'],
    [{ numRatings: 2, ratingSum: 11 }, 'ratingSum'],
    [{ numPlays: 9e15 }, 'numPlays: must be at most'],
    [{ publishedAt: '9999-01-01' }, 'publishedAt: must be a date'],
    [{ title: 'a\u0000b' }, 'title: contains control characters'],
  ])('refuses %j: %s', (changes, reason) => {
    expect(reasonOf(starwickFeed, starwickRecord('a', changes))).toContain(reason);
  });
});

/** Tests the text of comments: what counts as a link, and which words are refused. */
import { describe, expect, it } from 'vitest';
import { ServiceError } from '@/lib/errors';
import { checkComment } from '@/server/product/comments/rules';

const refusalOf = (body: string): string | null => {
  try {
    checkComment(body);
    return null;
  } catch (error) {
    if (error instanceof ServiceError) return error.message;
    throw error;
  }
};
const NO_LINKS = 'Links are not allowed here.';
const OTHER_WORDS = 'Please rephrase this.';

describe('checking a comment for links', () => {
  it.each([
    'https://example.com',
    'http://203.0.113.7/x',
    'www.example',
    'example.com',
    'EXAMPLE.COM',
    'Example.Com',
    'see example.top now',
    'EXAMPLE.TOP',
    'Example.Top/offer',
    'win at casino.shop!',
    'play.me',
    'sub.example.online',
    'Sub.Example.Online:8080',
    'example.net',
    'EXAMPLE.NET',
    'example.co.uk',
    'Example.Dev/offer',
    'op.gg',
  ])('refuses the comment "%s"', (body) => expect(refusalOf(body)).toBe(NO_LINKS));

  it.each([
    'Game.Top marks',
    'Great game.Me too',
    'Loved it.Online is better',
    'Nice puzzle.Shop around for a harder one',
    'I like it.Info is missing',
    'Well done.App works',
    'Great game.Co-op would be fun',
    'Good game.Dev team rocks',
    'Well played.Gg to all',
    'Nothing in the box.Net result: zero',
    'Lamps everywhere.Tv shows are worse',
    'Ends at 3.50 each',
    'e.g. this one',
  ])('accepts the comment "%s"', (body) => expect(refusalOf(body)).toBeNull());
});

describe('checking a comment for offensive words', () => {
  it.each([
    'cock',
    'you dick',
    'shit',
    'sh1t',
    's h i t',
    'f.u.c.k',
    'fuuuck',
    'a dickhead',
    'cockpit full of shit',
  ])('refuses the comment "%s"', (body) => expect(refusalOf(body)).toBe(OTHER_WORDS));

  it.each([
    'The cockpit view is great',
    'Moby Dick is my favourite',
    'MOBY-DICK!',
    'shiitake soup',
    'Shiitakes everywhere',
    'Dick Van Dyke',
    'a wide assortment of levels',
    'cumin and a cummerbund',
    'feckless trafficking of pieces',
    'the annals of chess',
    'artisanal design',
    'tit for tat',
    'pussycat and pussy willow',
    'rappelling down with rapeseed oil',
    'cocksure players, cockatoos and peacocks',
    'Scunthorpe, Essex and Penistone',
    'Hitchcock, Hancock and Dickens',
    'class, pass, bass and assassin',
    'I must push it as soon as I can',
  ])('accepts the comment "%s"', (body) => expect(refusalOf(body)).toBeNull());
});

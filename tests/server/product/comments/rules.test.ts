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
    'пример.com',
    'bücher.online',
  ])('refuses the comment "%s"', (body) => expect(refusalOf(body)).toBe(NO_LINKS));

  it.each([
    ['a full-width dot', 'evil\uFF0Ecom'],
    ['an ideographic dot', 'evil\u3002com'],
    ['a half-width ideographic dot', 'evil\uFF61com'],
    ['a small dot', 'evil\uFE52com'],
    ['a one-dot leader', 'evil\u2024com'],
    ['full-width letters', '\uFF45\uFF56\uFF49\uFF4C.\uFF43\uFF4F\uFF4D'],
    ['full-width capitals', 'evil.\uFF34\uFF2F\uFF30'],
    ['mathematical letters', 'evil.\u{1D41C}\u{1D428}\u{1D426}'],
    ['a full-width scheme', 'https\uFF1A\uFF0F\uFF0Fevil.example'],
    ['a full-width www', '\uFF57\uFF57\uFF57\u3002evil.example'],
    ['a full-width slash', 'Evil.Top\uFF0Foffer'],
    ['a zero-width space in the name', 'ev\u200Bil.com'],
    ['a zero-width joiner in the domain', 'evil.c\u200Dom'],
    ['a word joiner at the dot', 'evil\u2060.com'],
    ['a soft hyphen in the domain', 'evil.c\u00ADom'],
    ['a variation selector in the domain', 'evil.co\uFE0Fm'],
    ['a combining grapheme joiner at the dot', 'evil.\u034Fcom'],
    ['a Hangul filler in the domain', 'evil.co\u3164m'],
    ['a tag character in the domain', 'evil.c\u{E0020}om'],
  ])('refuses a link with %s', (_name, body) => expect(refusalOf(body)).toBe(NO_LINKS));

  it.each([
    'Game\u3002Top marks',
    'Great game\uFF0EMe too',
    'Well\u2026me too',
    '\u3068\u3066\u3082\u697D\u3057\u3044\u3002Top!',
    'Solved in 3\uFF0E50',
    'Fam\u00ADily fun \u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  ])('accepts the comment "%s", which is no link', (body) => expect(refusalOf(body)).toBeNull());

  it('stores an accepted text as it was written', () => {
    const body = 'A \uFF31uiet game\u3002 \u2764\uFE0F \uFB01ne';
    expect(checkComment(body)).toBe(body);
  });

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
    'f\u00ADuck',
    '\uFF46\uFF55\uFF43\uFF4B',
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

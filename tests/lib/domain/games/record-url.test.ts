import { describe, expect, it } from 'vitest';
import { parseCallPath, parseRecordLink, parseSitePath } from '@/lib/domain/games/record-url';

describe('a URL in a game’s record', () => {
  it.each([
    ['/gamelanding/a', true],
    ['/gamelanding/a?b=1#c', true],
    ['/', true],
    ['', false],
    ['gamelanding/a', false],
    ['//elsewhere.example', false],
    ['/a//b', false],
    ['/\\elsewhere.example', false],
    ['\\/elsewhere.example', false],
    ['/\t/elsewhere.example', false],
    ['/a b', false],
    ['/{id}', false],
    ['https://elsewhere.example/', false],
    ['javascript:alert(1)', false],
    [null, false],
    [7, false],
  ])('counts as a path of this site: %j (%s)', (value, isPath) => {
    expect(parseSitePath(value)).toBe(isPath ? value : null);
  });

  it.each([
    ['https://shop.example/a', true],
    ['HTTP://shop.example', true],
    ['/files/a.zip', true],
    ['https://', false],
    ['ftp://shop.example', false],
    ['javascript:alert(1)//https://', false],
    [' https://shop.example', false],
    [null, false],
  ])('counts as a link target: %j (%s)', (value, isLink) => {
    expect(parseRecordLink(value)).toBe(isLink ? value : null);
  });

  it.each([
    ['/api/games/random?tid=1', true],
    ['/sw/api/node/game', true],
    ['/gamelanding/api/', false],
    ['/apis/', false],
    ['//api/', false],
    ['https://site.invalid/api/games/random', false],
  ])('counts as an API path: %j (%s)', (value, isCall) => {
    expect(parseCallPath(value)).toBe(isCall ? value : null);
  });
});

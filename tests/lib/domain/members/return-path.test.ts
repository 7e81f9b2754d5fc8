/** Tests the paths that a sign-in may return to, including every known trick for leaving the site. */
import { describe, expect, it } from 'vitest';
import { parseReturnPath } from '@/lib/domain/members/return-path';

describe('the path to return to after the sign-in', () => {
  it.each([
    ['/', '/'],
    ['/gamelanding/quiet-sudoku', '/gamelanding/quiet-sudoku'],
    ['/search/moth?page=2&sort=newest#top', '/search/moth?page=2&sort=newest#top'],
    ['/a/../b', '/b'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/?returnTo=//evil.example', '/?returnTo=//evil.example'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/@evil.example', '/@evil.example'],
  ])('belongs to this site: %s', (value, path) => {
    expect(parseReturnPath(value)).toBe(path);
  });

  it.each([
    '',
    'home',
    'https://evil.example',
    'http://evil.example/x',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    ' /home',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/./\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://evil.example/x',
    'mailto:a@evil.example',
    'evil.example/path',
    '?returnTo=//evil.example',
    '#//evil.example',
    '/\u0000/x',
    '/\u0085/x',
    `/${'a'.repeat(600)}`,
    null,
    undefined,
    42,
    {},
    ['/ok'],
  ])('never leaves this site: %j', (value) => {
    expect(parseReturnPath(value)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { flashFrameUrl, isFlashSource, parseFlashSource } from '@/lib/domain/games/flash-frame';
import { parseFlashKeys } from '@/lib/domain/games/flash-keys';

const search = (src: string): string => `?${new URLSearchParams({ src })}`;

describe('the path of a Flash file', () => {
  it.each([
    ['/play/a/a.swf', true],
    ['/play/a/A.SWF', true],
    ['/play/swf/index.html', false],
    ['/play/a.swf/index.html', false],
  ])('counts as Flash by its extension (%s): %s', (source, expected) => {
    expect(isFlashSource(source)).toBe(expected);
  });

  it.each(['/play/orbit-keeper/orbit-keeper.swf', '/play/imported/42/Some_Game-2.SWF'])(
    'passes validation: %s',
    (src) => {
      expect(parseFlashSource(search(src))).toBe(src);
    },
  );

  it.each([
    ['another host', 'https://elsewhere.example/a.swf'],
    ['another host without a scheme', '//elsewhere.example/play/a.swf'],
    ['another host after a backslash', '/\\elsewhere.example/play/a.swf'],
    ['a script', 'javascript:alert(1)//.swf'],
    ['a data URL', 'data:application/x-shockwave-flash;base64,RldT.swf'],
    ['a relative path', 'play/a.swf'],
    ['another folder', '/api/a.swf'],
    ['a path out of the folder', '/play/../api/a.swf'],
    ['an escaped path out of the folder', '/play/%2e%2e/api/a.swf'],
    ['a hidden file', '/play/.a.swf'],
    ['another kind of file', '/play/a.html'],
    ['a query that ends in .swf', '/play/a.html?x=.swf'],
    ['a fragment that ends in .swf', '/play/a.html#.swf'],
    ['a space', '/play/a b.swf'],
    ['an empty text', ''],
    ['a text that is too long', `/play/${'a'.repeat(600)}.swf`],
  ])('fails validation when it is or contains %s', (_, src) => {
    expect(parseFlashSource(search(src))).toBeNull();
  });

  it('fails validation when the parameter is repeated or missing', () => {
    expect(parseFlashSource('?src=/play/a.swf&src=/play/b.swf')).toBeNull();
    expect(parseFlashSource('')).toBeNull();
  });
});

describe('the URL of the Flash frame', () => {
  it('contains the file and the keys in a form that the frame can parse', () => {
    const url = flashFrameUrl('/play/a/a.swf', ['ArrowLeft', 'Space', 'KeyZ']);
    expect(url).toBe('/play/flash.html?src=/play/a/a.swf&keys=ArrowLeft,Space,KeyZ');
    const { search: query } = new URL(url, 'http://x');
    expect(parseFlashSource(query)).toBe('/play/a/a.swf');
    expect(parseFlashKeys(query)).toEqual(['ArrowLeft', 'Space', 'KeyZ']);
  });

  it('contains no keys for a game without keys', () => {
    expect(flashFrameUrl('/play/a/a.swf', [])).toBe('/play/flash.html?src=/play/a/a.swf');
    expect(parseFlashKeys('?src=/play/a/a.swf')).toEqual([]);
  });

  it('escapes a path that could otherwise add a parameter', () => {
    const { searchParams } = new URL(flashFrameUrl('/play/a&keys=Escape.swf', []), 'http://x');
    expect([...searchParams.keys()]).toEqual(['src']);
  });

  it('omits unknown and repeated keys, and keys beyond the limit', () => {
    expect(parseFlashKeys('?keys=Escape,ArrowUp,ArrowUp,F5,keyz,KeyA')).toEqual(['ArrowUp', 'KeyA']);
    expect(parseFlashKeys(`?keys=${[...'ABCDEFGHIJKLMN'].map((c) => `Key${c}`).join(',')}`)).toHaveLength(10);
  });
});

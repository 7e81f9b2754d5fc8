import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkFile, isFlashFile } from '@/games/flash/file';

const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the check for a Flash file', () => {
  it.each([
    ['FWS\u0006', true],
    ['CWS\u001a', true],
    ['ZWS\u000d', true],
    ['<!doctype html>', false],
    ['CW', false],
    ['', false],
  ])('recognizes a Flash file by its first bytes “%s”: %s', (start, expected) => {
    expect(isFlashFile(toBytes(start))).toBe(expected);
  });
});

describe('a file', () => {
  const answer = (body: string | null, status = 200) =>
    vi.stubGlobal('fetch', async () => new Response(body, { status }));

  it('passes the check if it is a Flash file', async () => {
    answer('CWS....');
    await expect(checkFile('/play/a.swf')).resolves.toBeUndefined();
  });

  it.each([
    ['missing', 'CWS', 404],
    ['a page', '<html>', 200],
    ['empty', '', 200],
    ['nothing at all', null, 200],
  ])('fails the check if it is %s', async (_, body, status) => {
    answer(body, status);
    await expect(checkFile('/play/a.swf')).rejects.toThrow('is not a Flash file');
  });
});

import { describe, expect, it } from 'vitest';
import {
  acceptAttributeOf,
  cleanFileName,
  fileSizeText,
  maxFiles,
  pickFiles,
} from '@/lib/domain/members/picked-files';

const createFile = (name: string, type = 'image/png', size = 10) => ({ name, type, size });
const [one, two, three] = [createFile('one'), createFile('two'), createFile('three')];

describe('picking files in a form', () => {
  it.each([
    ['my own picture.png', 'my_own_picture.png'],
    [' a  b\t.png', '_a__b_.png'],
    ['plain.png', 'plain.png'],
  ])('replaces spaces in the name %j: %j', (name, sent) => {
    expect(cleanFileName(name)).toBe(sent);
  });

  it.each([
    [{}, 1],
    [{ numFiles: 3 }, 3],
    [{ isMultiple: true }, Infinity],
    [{ numFiles: 2, isMultiple: true }, Infinity],
  ])('limits the number of files by the rules %j to %s', (rules, max) => {
    expect(maxFiles(rules)).toBe(max);
  });

  it.each([
    [[one, two], {}, [], [one], 'count'],
    [[two], {}, [one], [two], null],
    [[], {}, [one], [one], null],
    [[one, two, three], { numFiles: 2 }, [], [one, two], 'count'],
    [[two, three], { numFiles: 2 }, [one], [one, two], 'count'],
    [[two, three], { isMultiple: true }, [one], [one, two, three], null],
    [[createFile('a', 'text/html'), one], { kinds: ['image'] as const }, [], [one], 'kind'],
    [[createFile('a', 'image')], { kinds: ['image'] as const }, [], [], 'kind'],
    [[createFile('a', 'text/html')], { kinds: ['image'] as const }, [one], [one], 'kind'],
    [
      [createFile('a', 'audio/ogg')],
      { kinds: ['video', 'audio'] as const },
      [],
      [createFile('a', 'audio/ogg')],
      null,
    ],
    [[createFile('a', 'image/png', 11)], { maxBytes: 10 }, [], [], 'size'],
    [[one], { maxBytes: 10 }, [], [one], null],
    [[createFile('a', '')], {}, [], [createFile('a', '')], null],
  ])(
    'accepts only allowed files of %j (rules %j, already selected %j)',
    (chosen, rules, selected, accepted, refusal) => {
      expect(pickFiles(chosen, rules, selected)).toEqual({ accepted, refusal });
    },
  );

  it('restricts the browser’s file picker to the accepted kinds', () => {
    expect(acceptAttributeOf(['image', 'video', 'audio'])).toBe('image/*,video/*,audio/*');
    expect(acceptAttributeOf(undefined)).toBeUndefined();
  });

  it.each([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [1_572_864, '1.5 MB'],
    [5 * 1024 ** 4, '5120 GB'],
  ])('formats %s bytes as %s', (bytes, text) => {
    expect(fileSizeText(bytes)).toBe(text);
  });
});

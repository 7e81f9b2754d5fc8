/** Tests image URLs: images of this site are unchanged or resized, others are loaded through the optimizer. */
import { describe, expect, it } from 'vitest';
import { imageSet, imageSource, rasterPathOf } from '@/lib/domain/games/image-source';

describe('imageSource', () => {
  it('returns the URL of a game’s drawing in the displayed size', () => {
    expect(imageSource('/play/quiet-sudoku/art/thumb.svg', 640)).toBe(
      '/_next/image?url=%2Fplay%2Fquiet-sudoku%2Fart%2Fthumb.svg&w=640&q=75',
    );
  });

  it.each([
    ['large', '/play/quiet-sudoku/art/billboard.svg', 1200],
    ['no drawing', '/play/quiet-sudoku/art/thumb.png', 256],
    ['no game’s', '/art/thumbs/street.svg', 256],
    ['not among its art', '/play/quiet-sudoku/icon.svg', 256],
    ['followed by a query', '/play/quiet-sudoku/art/thumb.svg?v=1', 256],
  ] as const)('returns a path unchanged when it is %s', (_, url, width) => {
    expect(imageSource(url, width)).toBe(url);
  });

  it('loads images of other hosts through the optimizer', () => {
    expect(imageSource('https://img.example.com/a b.png?x=1&y=2', 256)).toBe(
      '/_next/image?url=https%3A%2F%2Fimg.example.com%2Fa%20b.png%3Fx%3D1%26y%3D2&w=256&q=75',
    );
  });
});

it('lists the sizes of a card’s image in its srcset', () => {
  expect(imageSet('/play/a/art/b.svg')).toBe(
    [256, 384, 640]
      .map((width) => `/_next/image?url=%2Fplay%2Fa%2Fart%2Fb.svg&w=${width}&q=75 ${width}w`)
      .join(', '),
  );
});

describe('rasterPathOf', () => {
  it('returns the file that the build renders', () => {
    expect(rasterPathOf('/play/a/art/b.svg', 384)).toBe('/play/a/art/b.w384.webp');
  });

  it.each([
    ['/play/a/art/b.svg', 1200],
    ['/play/a/art/b.svg', 100],
    ['/art/thumbs/street.svg', 256],
    ['/play/../etc/art/b.svg', 256],
    ['https://img.example.com/play/a/art/b.svg', 256],
  ])('returns null for %s at %i px', (url, width) => {
    expect(rasterPathOf(url, width)).toBeNull();
  });
});

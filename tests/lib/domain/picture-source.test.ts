/** Pictures of this site as they are, others by way of it. */
import { describe, expect, it } from 'vitest';
import { pictureSource } from '@/lib/domain/picture-source';

describe('pictureSource', () => {
  it('leaves files of this site alone', () => {
    expect(pictureSource('/play/quiet-sudoku/art/thumb.svg', 640)).toBe('/play/quiet-sudoku/art/thumb.svg');
  });

  it('sends other hosts’ pictures through the optimiser', () => {
    expect(pictureSource('https://img.example.com/a b.png?x=1&y=2', 256)).toBe(
      '/_next/image?url=https%3A%2F%2Fimg.example.com%2Fa%20b.png%3Fx%3D1%26y%3D2&w=256&q=75',
    );
  });
});

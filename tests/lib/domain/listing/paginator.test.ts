import { describe, expect, it } from 'vitest';
import { countPages, createPaginatorWindow, rangeText } from '@/lib/domain/listing/paginator';

const MOST = 5;
const EVERY = Array.from({ length: 12 }, (_, index) => index + 1).flatMap((pages) =>
  Array.from({ length: pages }, (_, current) => [current, pages] as const),
);

describe('the window of page buttons', () => {
  it.each(EVERY)('shows consecutive pages and the specified arrows on page %i of %i', (current, pages) => {
    const { hasPrevious, hasNext, buttons } = createPaginatorWindow(current, pages);
    expect(hasPrevious).toBe(current > 0);
    expect(hasNext).toBe(current < pages - 1);
    expect(buttons).toHaveLength(Math.min(MOST, pages));
    expect(buttons).toContain(current);
    expect(buttons).toEqual(buttons.map((_, index) => (buttons[0] ?? 0) + index));
    expect(buttons[0]).toBeGreaterThanOrEqual(0);
    expect(buttons.at(-1)).toBeLessThan(pages);
    const isFree = current >= 2 && current <= pages - 3;
    if (isFree) expect(buttons[2]).toBe(current);
  });

  it.each([
    [0, 12, [0, 1, 2, 3, 4]],
    [1, 12, [0, 1, 2, 3, 4]],
    [2, 12, [0, 1, 2, 3, 4]],
    [3, 12, [1, 2, 3, 4, 5]],
    [9, 12, [7, 8, 9, 10, 11]],
    [11, 12, [7, 8, 9, 10, 11]],
    [1, 3, [0, 1, 2]],
  ])('shows the right pages on page %i of %i: %j', (current, pages, buttons) => {
    expect(createPaginatorWindow(current, pages).buttons).toEqual(buttons);
  });

  it('contains at most the given number of buttons, and none for an empty list', () => {
    expect(createPaginatorWindow(5, 12, 3).buttons).toEqual([4, 5, 6]);
    expect(createPaginatorWindow(0, 0).buttons).toEqual([]);
  });
});

describe('the text below the paginator', () => {
  it.each([
    [0, 24, 312, 'Games 1 to 24 of 312'],
    [1, 24, 312, 'Games 25 to 48 of 312'],
    [12, 24, 312, 'Games 289 to 312 of 312'],
    [1, 24, 25, 'Game 25 of 25'],
  ])(
    'states the shown range for page %i with %i games per page and %i in total: "%s"',
    (current, perPage, total, words) => {
      expect(rangeText(current, perPage, total)).toBe(words);
    },
  );

  it.each([
    [0, 0],
    [1, 1],
    [24, 1],
    [25, 2],
  ])('divides %i games into %i pages', (total, pages) => {
    expect(countPages(total, 24)).toBe(pages);
  });
});

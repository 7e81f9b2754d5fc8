import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showInList } from '@/games/kit/scroll';

const place = (element: Element, left: number, top: number, width: number, height: number) =>
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, width, height));

let list: HTMLElement;
let item: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div style="overflow-y: auto"><p><button></button></p></div>';
  list = document.querySelector('div')!;
  item = document.querySelector('button')!;
  list.scrollTop = 100;
  place(list, 0, 50, 200, 300);
});

describe('an item in a list', () => {
  it.each([
    ['above its sight', 20, 70],
    ['in its sight', 200, 100],
    ['below its sight', 340, 130],
  ])('scrolls into view from %s', (_, top, scrolled) => {
    place(item, 0, top, 100, 40);
    showInList(item);
    expect(list.scrollTop).toBe(scrolled);
  });

  it('keeps its scroll margin, for example near a sticky bar', () => {
    item.style.scrollMarginBottom = '80px';
    place(item, 0, 300, 100, 40);
    showInList(item);
    expect(list.scrollTop).toBe(170);
  });

  it('shows its start if it is larger than the list', () => {
    place(item, 0, 60, 100, 400);
    showInList(item);
    expect(list.scrollTop).toBe(110);
  });

  it('scrolls to the middle on request', () => {
    place(item, 0, 300, 100, 40);
    showInList(item, 'middle');
    expect(list.scrollTop).toBe(220);
  });

  it('causes no scrolling without a list, or without an item', () => {
    list.removeAttribute('style');
    place(item, 0, 900, 100, 40);
    showInList(item);
    showInList(null);
    expect(list.scrollTop).toBe(100);
  });
});

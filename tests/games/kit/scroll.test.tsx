import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showInList } from '@/games/kit/scroll';

const placeElement = (element: Element, left: number, top: number, width: number, height: number) =>
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, width, height));

let list: HTMLElement;
let item: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div style="overflow-y: auto"><p><button></button></p></div>';
  list = document.querySelector('div')!;
  item = document.querySelector('button')!;
  list.scrollTop = 100;
  placeElement(list, 0, 50, 200, 300);
});

describe('scrolling a list item into view', () => {
  it.each([
    ['above the visible part', 20, 70],
    ['inside the visible part', 200, 100],
    ['below the visible part', 340, 130],
  ])('sets the right scroll position for an item %s', (_, top, scrolled) => {
    placeElement(item, 0, top, 100, 40);
    showInList(item);
    expect(list.scrollTop).toBe(scrolled);
  });

  it('respects the scroll margin of the item, for example next to a sticky bar', () => {
    item.style.scrollMarginBottom = '80px';
    placeElement(item, 0, 300, 100, 40);
    showInList(item);
    expect(list.scrollTop).toBe(170);
  });

  it('shows the start of an item that is larger than the list', () => {
    placeElement(item, 0, 60, 100, 400);
    showInList(item);
    expect(list.scrollTop).toBe(110);
  });

  it('centers the item on request', () => {
    placeElement(item, 0, 300, 100, 40);
    showInList(item, 'middle');
    expect(list.scrollTop).toBe(220);
  });

  it('does nothing if the list or the item is missing', () => {
    list.removeAttribute('style');
    placeElement(item, 0, 900, 100, 40);
    showInList(item);
    showInList(null);
    expect(list.scrollTop).toBe(100);
  });
});

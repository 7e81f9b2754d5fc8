/** Tests that the faster computation of styles in component tests gives the same result as jsdom's. */
import { describe, expect, it } from 'vitest';
import { createFastCheck, readInternals } from './fast-styles';

interface StyleInternals {
  _domSelector: { matches(selector: string, element: unknown): boolean };
}

const TEST_MARKUP = `<main class="wide sheet"><h1 hidden>Title</h1><p class="sheet">Text <a href="/">home</a> <a>none</a></p>
  <ul><li><ol dir="rtl"><li class="x-1">One</li></ol></li></ul><svg class="sheet"><title>Lamp</title><a href="/"></a></svg>
  <form><input type="hidden" /><input type="checkbox" /><button class="wide" disabled>Send</button></form>
  <table rules="all"><tbody><tr><td>Cell</td></tr></tbody></table><q>Quote</q><details open><summary>More</summary></details></main>`;

const TESTED_SELECTORS = [
  ...[
    'p',
    'ul, ol',
    'main > p',
    'ul ol',
    'a:link',
    ':link',
    ':link, :visited',
    '.sheet',
    '.wide, h1',
    '.wide.sheet',
  ],
  ...[
    '.x-1',
    '.sheet a',
    '.none',
    '[hidden]',
    'input[type="hidden" i]',
    '[dir="rtl" i]',
    ':is(ul, ol) :is(ul, ol)',
  ],
  ...[
    'input:not([type="hidden" i], [type="radio" i])',
    'details[open] > summary:first-of-type',
    ':focus-visible',
  ],
  ...[
    'table[rules="all" i] > tbody > tr > td, li',
    'button:disabled',
    'title',
    '*',
    'p *',
    'h1:not(.wide)',
    'a, :root',
  ],
];

describe('the fast check of a selector', () => {
  it.each(TESTED_SELECTORS)('matches the same elements as jsdom for %s', (selector) => {
    document.body.innerHTML = TEST_MARKUP;
    const { _domSelector } = readInternals(document) as StyleInternals;
    let slow = 0;
    const check = createFastCheck((text, element) => {
      slow += 1;
      return { match: _domSelector.matches(text, element), pseudoElement: null };
    });
    const elements = [...document.querySelectorAll('*')];
    const found = elements.filter((each) => check(selector, readInternals(each) as never).match);
    expect(found.map(({ outerHTML }) => outerHTML)).toEqual(
      [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML),
    );
    expect(slow).toBeLessThanOrEqual(elements.length);
  });
});

describe('the computed style', () => {
  const readDisplay = (element: Element): string => getComputedStyle(element).display;

  it('changes with the element, its ancestors and the style sheets', () => {
    document.body.innerHTML = '<p class="lit"><b>Lamp</b></p>';
    const [line, word] = [document.querySelector('p')!, document.querySelector('b')!];
    expect(readDisplay(line)).toBe('block');
    line.hidden = true;
    expect(readDisplay(line)).toBe('none');
    line.hidden = false;
    expect(getComputedStyle(word).visibility).toBe('visible');
    line.style.visibility = 'hidden';
    expect(getComputedStyle(word).visibility).toBe('hidden');
    const sheet = document.createElement('style');
    sheet.textContent = '.lit { display: flex; }';
    document.head.append(sheet);
    expect(readDisplay(line)).toBe('flex');
    line.className = '';
    expect(readDisplay(line)).toBe('block');
    line.className = 'lit';
    expect(readDisplay(line)).toBe('flex');
    sheet.textContent = '.lit { display: grid; }';
    expect(readDisplay(line)).toBe('grid');
    sheet.remove();
    expect(readDisplay(line)).toBe('block');
  });

  it('does not match a rule for a pseudo-element', () => {
    document.body.innerHTML = '<q>Quote</q>';
    expect(getComputedStyle(document.querySelector('q')!).content).toBe('');
  });
});

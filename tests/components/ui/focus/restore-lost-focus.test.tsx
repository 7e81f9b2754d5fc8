/** @vitest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveFocus } from '@/components/ui/focus/give-focus';
import { restoreLostFocus } from '@/components/ui/focus/restore-lost-focus';

const findElement = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
const focusedElement = () => document.activeElement;
let end: () => void;
let touch = false;

beforeEach(() => {
  touch = false;
  vi.stubGlobal('matchMedia', () => ({ matches: touch }));
  document.body.innerHTML = `
    <header><a id="link" href="/">Home</a></header>
    <main id="content"><button id="one">One</button><input id="text"><button id="two">Two</button></main>`;
  end = restoreLostFocus();
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

const isFocusedAt = (selector: string) =>
  vi.waitFor(() => expect(focusedElement()).toBe(findElement(selector)));

describe('the focus when its element disappears', () => {
  it.each([
    ['is removed', () => findElement('#two').remove()],
    ['is hidden', () => (findElement('#two').hidden = true)],
    ['is disabled', () => findElement('#two').setAttribute('disabled', '')],
    ['becomes inert', () => findElement('#two').setAttribute('inert', '')],
  ])('returns to the previous element when the focused one %s', async (_how, act) => {
    findElement('#one').focus();
    findElement('#two').focus();
    act();
    await isFocusedAt('#one');
  });

  it.each([
    ['skips text fields on a phone, where they would open the keyboard', true, '#one'],
    ['returns to a text field elsewhere', false, '#text'],
  ])('%s', async (_what, isTouch, last) => {
    touch = isTouch;
    findElement('#one').focus();
    findElement('#text').focus();
    findElement('#two').focus();
    findElement('#two').remove();
    await isFocusedAt(last);
  });

  it('returns to the element that had the focus while the watcher was loading', async () => {
    end();
    findElement('#two').focus();
    end = restoreLostFocus(findElement('#one'));
    findElement('#two').remove();
    await isFocusedAt('#one');
  });

  it('moves to the main element when no earlier element remains', async () => {
    findElement('#two').focus();
    findElement('#two').remove();
    await isFocusedAt('main');
  });

  it('moves to the main element of a new page, never to an element of the previous page', async () => {
    findElement('#link').focus();
    findElement('#two').focus();
    window.history.replaceState(null, '', '/elsewhere');
    findElement('#two').remove();
    await isFocusedAt('main');
    window.history.replaceState(null, '', '/');
  });

  it('stays with the element that a component has chosen', async () => {
    findElement('#one').focus();
    findElement('#two').focus();
    findElement('#two').remove();
    findElement('#link').focus();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(focusedElement()).toBe(findElement('#link'));
  });

  it('stays unchanged after the watcher has ended', async () => {
    findElement('#one').focus();
    findElement('#two').focus();
    findElement('#two').remove();
    // The watcher receives the mutation now and responds in the next frame.
    await Promise.resolve();
    end();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(focusedElement()).toBe(document.body);
  });

  it('stays on the body after a press outside every element', async () => {
    findElement('#two').focus();
    findElement('#two').blur();
    findElement('#one').remove();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(focusedElement()).toBe(document.body);
  });
});

describe('setting the focus', () => {
  it('selects the first element that can receive the focus', () => {
    const removedElement = findElement('#one');
    removedElement.remove();
    giveFocus(null, document.body, removedElement, findElement('#two'), findElement('#link'));
    expect(focusedElement()).toBe(findElement('#two'));
  });

  it('falls back to the main element', () => {
    findElement('#one').setAttribute('disabled', '');
    giveFocus(findElement('#one'));
    expect(focusedElement()).toBe(findElement('main'));
    fireEvent.blur(findElement('main'));
  });
});

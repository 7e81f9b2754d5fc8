/** @vitest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveFocus } from '@/components/ui/focus/give-focus';
import { restoreLostFocus } from '@/components/ui/focus/restore-lost-focus';

const element = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
const focused = () => document.activeElement;
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

const isFocusedAt = (selector: string) => vi.waitFor(() => expect(focused()).toBe(element(selector)));

describe('the focus when its element disappears', () => {
  it.each([
    ['is removed', () => element('#two').remove()],
    ['is hidden', () => (element('#two').hidden = true)],
    ['is disabled', () => element('#two').setAttribute('disabled', '')],
    ['becomes inert', () => element('#two').setAttribute('inert', '')],
  ])('returns to the previous element when the focused one %s', async (_how, act) => {
    element('#one').focus();
    element('#two').focus();
    act();
    await isFocusedAt('#one');
  });

  it.each([
    ['skips text fields on a phone, where they would open the keyboard', true, '#one'],
    ['returns to a text field elsewhere', false, '#text'],
  ])('%s', async (_what, isTouch, last) => {
    touch = isTouch;
    element('#one').focus();
    element('#text').focus();
    element('#two').focus();
    element('#two').remove();
    await isFocusedAt(last);
  });

  it('returns to the element that had the focus while the watcher was loading', async () => {
    end();
    element('#two').focus();
    end = restoreLostFocus(element('#one'));
    element('#two').remove();
    await isFocusedAt('#one');
  });

  it('moves to the main element when no earlier element remains', async () => {
    element('#two').focus();
    element('#two').remove();
    await isFocusedAt('main');
  });

  it('moves to the main element of a new page, never to an element of the previous page', async () => {
    element('#link').focus();
    element('#two').focus();
    window.history.replaceState(null, '', '/elsewhere');
    element('#two').remove();
    await isFocusedAt('main');
    window.history.replaceState(null, '', '/');
  });

  it('stays with the element that a component has chosen', async () => {
    element('#one').focus();
    element('#two').focus();
    element('#two').remove();
    element('#link').focus();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(focused()).toBe(element('#link'));
  });

  it('stays unchanged after the watcher has ended', async () => {
    element('#one').focus();
    element('#two').focus();
    element('#two').remove();
    // The watcher receives the mutation now and responds in the next frame.
    await Promise.resolve();
    end();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(focused()).toBe(document.body);
  });

  it('stays on the body after a press outside every element', async () => {
    element('#two').focus();
    element('#two').blur();
    element('#one').remove();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(focused()).toBe(document.body);
  });
});

describe('setting the focus', () => {
  it('selects the first element that can receive the focus', () => {
    const removedElement = element('#one');
    removedElement.remove();
    giveFocus(null, document.body, removedElement, element('#two'), element('#link'));
    expect(focused()).toBe(element('#two'));
  });

  it('falls back to the main element', () => {
    element('#one').setAttribute('disabled', '');
    giveFocus(element('#one'));
    expect(focused()).toBe(element('main'));
    fireEvent.blur(element('main'));
  });
});

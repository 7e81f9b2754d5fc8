/** @vitest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveFocus } from '@/components/ui/give-focus';
import { restoreLostFocus } from '@/components/ui/restore-lost-focus';

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

const isKeptAt = (selector: string) => vi.waitFor(() => expect(focused()).toBe(element(selector)));

describe('the focus of an element that goes away', () => {
  it.each([
    ['is removed', () => element('#two').remove()],
    ['is hidden', () => (element('#two').hidden = true)],
    ['is disabled', () => element('#two').setAttribute('disabled', '')],
  ])('returns to the last element before it: it %s', async (_how, act) => {
    element('#one').focus();
    element('#two').focus();
    act();
    await isKeptAt('#one');
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
    await isKeptAt(last);
  });

  it('returns to what had the focus while the watch was loading', async () => {
    end();
    element('#two').focus();
    end = restoreLostFocus(element('#one'));
    element('#two').remove();
    await isKeptAt('#one');
  });

  it('goes to the main part where nothing earlier is left', async () => {
    element('#two').focus();
    element('#two').remove();
    await isKeptAt('main');
  });

  it('begins anew on another page', async () => {
    element('#link').focus();
    element('#two').focus();
    window.history.replaceState(null, '', '/elsewhere');
    element('#two').remove();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(focused()).toBe(document.body);
    window.history.replaceState(null, '', '/');
  });

  it('stays where a component has put it', async () => {
    element('#one').focus();
    element('#two').focus();
    element('#two').remove();
    element('#link').focus();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(focused()).toBe(element('#link'));
  });

  it('is left alone once the watch has ended', async () => {
    element('#one').focus();
    element('#two').focus();
    element('#two').remove();
    // The watch hears of the change, and acts in the next frame.
    await Promise.resolve();
    end();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(focused()).toBe(document.body);
  });

  it('stays at the body where the visitor pressed beside everything', async () => {
    element('#two').focus();
    element('#two').blur();
    element('#one').remove();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(focused()).toBe(document.body);
  });
});

describe('giving the focus', () => {
  it('takes the first element that can have it', () => {
    const gone = element('#one');
    gone.remove();
    giveFocus(null, document.body, gone, element('#two'), element('#link'));
    expect(focused()).toBe(element('#two'));
  });

  it('falls back to the main part', () => {
    element('#one').setAttribute('disabled', '');
    giveFocus(element('#one'));
    expect(focused()).toBe(element('main'));
    fireEvent.blur(element('main'));
  });
});

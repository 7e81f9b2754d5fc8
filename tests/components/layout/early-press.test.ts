/** @vitest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEEP_EARLY_PRESS, takeEarlyPress } from '@/components/layout/early-press';

const pressed = vi.fn();
const element = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;

/** As the page's scripts do when they have taken over. */
const takeOver = (): void => {
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed(button.id));
  takeEarlyPress();
};

beforeEach(() => {
  pressed.mockReset();
  document.body.innerHTML = `
    <button type="button" id="play"><i>Play</i></button>
    <button type="button" id="help">Help</button>
    <form><button id="send">Send</button></form>
    <p>Text</p>`;
  (0, eval)(KEEP_EARLY_PRESS);
});
afterEach(() => {
  takeEarlyPress();
  document.body.innerHTML = '';
});

describe('a press before the scripts are there', () => {
  it('is pressed again when they are, once', () => {
    element('#play i').click();
    takeOver();
    takeEarlyPress();
    expect(pressed.mock.calls).toEqual([['play']]);
  });

  it('is the last of them', () => {
    element('#play').click();
    element('#play').click();
    element('#help').click();
    takeOver();
    expect(pressed.mock.calls).toEqual([['help']]);
  });

  it.each([
    ['followed by one beside it', () => (element('#play').click(), element('p').click())],
    [
      'on what sends a form by itself',
      () => {
        element('form').addEventListener('submit', (event) => event.preventDefault());
        element('#send').click();
      },
    ],
    ['on what has left the page', () => (element('#play').click(), element('#play').remove())],
    ['that never came', () => undefined],
  ])('%s is none', (_, press) => {
    press();
    takeOver();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('that makes the page take over arrives by itself', () => {
    document.addEventListener('click', takeOver, { capture: true, once: true });
    element('#play i').click();
    expect(pressed.mock.calls).toEqual([['play']]);
  });

  it('is the page’s own from then on', () => {
    takeOver();
    element('#play').click();
    takeEarlyPress();
    expect(pressed.mock.calls).toEqual([['play']]);
  });
});

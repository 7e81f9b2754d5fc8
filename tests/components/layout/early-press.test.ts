/** @vitest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORE_EARLY_PRESS, takeEarlyPress } from '@/components/layout/early-press';

const pressed = vi.fn();
const sent = vi.fn();
const element = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;

/** As the page's scripts do when they have taken over. */
const takeOver = (): void => {
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed(button.id));
  for (const form of document.forms)
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent(form.id, event.submitter?.id);
    });
  takeEarlyPress();
};

beforeEach(() => {
  pressed.mockReset();
  sent.mockReset();
  document.body.innerHTML = `
    <button type="button" id="play"><i>Play</i></button>
    <button type="button" id="help">Help</button>
    <form method="post" id="join"><input name="mail"><button id="send">Send</button></form>
    <form method="get" id="search"><input name="q"></form>
    <p>Text</p>`;
  (0, eval)(STORE_EARLY_PRESS);
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

describe('a form that is sent before the scripts are there', () => {
  /** Sends a form as a browser does. Returns true where the browser would leave the page. */
  const sendForm = (id: string): boolean => {
    const form = element(`#${id}`);
    return form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  };

  it('stays on the page and is sent once when they are', () => {
    element('#send').click();
    expect(sent).not.toHaveBeenCalled();
    takeOver();
    takeEarlyPress();
    expect(sent.mock.calls).toEqual([['join', 'send']]);
  });

  it('is sent once after a double press', () => {
    element('#send').click();
    element('#send').click();
    takeOver();
    expect(sent).toHaveBeenCalledOnce();
  });

  it('is sent although a press beside every button followed', () => {
    expect(sendForm('join')).toBe(false);
    element('p').click();
    takeOver();
    expect(sent).toHaveBeenCalledOnce();
  });

  it('gives way to a later press on a button', () => {
    sendForm('join');
    element('#help').click();
    takeOver();
    expect(sent).not.toHaveBeenCalled();
    expect(pressed.mock.calls).toEqual([['help']]);
  });

  it('is not sent when it has left the page', () => {
    sendForm('join');
    element('#join').remove();
    takeOver();
    expect(sent).not.toHaveBeenCalled();
  });

  it('leaves at once where it is a search', () => {
    (element('[name="q"]') as HTMLInputElement).value = 'sudoku';
    expect(sendForm('search')).toBe(true);
    takeOver();
    expect(sent).not.toHaveBeenCalled();
  });

  it('waits for the notice where it is a search that is too short', () => {
    (element('[name="q"]') as HTMLInputElement).value = ' ab ';
    expect(sendForm('search')).toBe(false);
    takeOver();
    expect(sent).toHaveBeenCalledOnce();
  });
});

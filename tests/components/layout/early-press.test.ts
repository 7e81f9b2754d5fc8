/** @vitest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EARLY_PRESS_SCRIPT, replayEarlyPresses } from '@/components/layout/early-press';
import { NEXT_PLAY_PRESS_KEY, PLAY_PRESS_KEY, takePlayPress } from '@/stores/play-press';

const handlePress = vi.fn();
const handleSubmit = vi.fn();
const findElement = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;

/** Adds the handlers that the page's scripts add, then replays the early press. */
const hydratePage = (): void => {
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => handlePress(button.id));
  for (const form of document.forms)
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      handleSubmit(form.id, event.submitter?.id);
    });
  replayEarlyPresses();
};

beforeEach(() => {
  handlePress.mockReset();
  handleSubmit.mockReset();
  document.body.innerHTML = `
    <button type="button" id="play"><i>Play</i></button>
    <button type="button" id="help">Help</button>
    <button type="button" id="favorite" aria-pressed="false">Favorite</button>
    <button type="button" id="sound" aria-pressed="true">Sound</button>
    <form method="post" id="join"><input name="mail"><button id="send">Send</button></form>
    <form method="get" id="search"><input name="q"></form>
    <p>Text</p>`;
  (0, eval)(EARLY_PRESS_SCRIPT);
});
afterEach(() => {
  replayEarlyPresses();
  document.body.innerHTML = '';
});

describe('a press before the scripts have loaded', () => {
  it('triggers its button exactly once when they have loaded', () => {
    findElement('#play i').click();
    hydratePage();
    replayEarlyPresses();
    expect(handlePress.mock.calls).toEqual([['play']]);
  });

  it('triggers only the last button when several are pressed', () => {
    findElement('#play').click();
    findElement('#play').click();
    findElement('#help').click();
    hydratePage();
    expect(handlePress.mock.calls).toEqual([['help']]);
  });

  it('triggers each switch once, in the order of the last presses, besides the last other button', () => {
    for (const id of ['sound', 'favorite', 'play', 'sound', 'help']) findElement(`#${id}`).click();
    findElement('p').click();
    findElement('#favorite').click();
    hydratePage();
    expect(handlePress.mock.calls).toEqual([['sound'], ['favorite']]);
  });

  it('triggers a switch even when the last press was on another button', () => {
    findElement('#favorite').click();
    findElement('#help').click();
    hydratePage();
    expect(handlePress.mock.calls).toEqual([['favorite'], ['help']]);
  });

  it.each([
    [
      'another press beside the button follows',
      () => (findElement('#play').click(), findElement('p').click()),
    ],
    [
      'its button has been removed from the page',
      () => (findElement('#play').click(), findElement('#play').remove()),
    ],
    ['nothing was pressed', () => undefined],
  ])('has no effect when %s', (_, press) => {
    press();
    hydratePage();
    expect(handlePress).not.toHaveBeenCalled();
  });

  it('triggers its button normally when it is the press during which the handlers are added', () => {
    document.addEventListener('click', hydratePage, { capture: true, once: true });
    findElement('#play i').click();
    expect(handlePress.mock.calls).toEqual([['play']]);
  });

  it('triggers only the page’s handler if it follows after the scripts have loaded', () => {
    hydratePage();
    findElement('#play').click();
    replayEarlyPresses();
    expect(handlePress.mock.calls).toEqual([['play']]);
  });
});

describe('a page that a press on Play opens', () => {
  const isOpening = () => 'opening' in document.documentElement.dataset;

  it('marks its Play link as busy until the scripts have loaded', () => {
    replayEarlyPresses();
    sessionStorage.setItem(PLAY_PRESS_KEY, window.location.pathname);
    (0, eval)(EARLY_PRESS_SCRIPT);
    expect(isOpening()).toBe(true);
    replayEarlyPresses();
    expect(isOpening()).toBe(false);
  });

  it('does not mark the Play link as busy if the press belongs to another page', () => {
    replayEarlyPresses();
    sessionStorage.setItem(PLAY_PRESS_KEY, '/gamelanding/another');
    (0, eval)(EARLY_PRESS_SCRIPT);
    expect(isOpening()).toBe(false);
  });
});

describe('a press on a Play link', () => {
  const PATH = window.location.pathname;
  const pressPlay = (): void => {
    document.body.innerHTML = `<a href="${PATH}" data-play><b>Play</b></a>`;
    // Runs after the script's own listeners, which would otherwise assume that the router handles the press.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    findElement('b').click();
  };

  afterEach(() => sessionStorage.clear());

  it('belongs to the next document when the scripts had not loaded', () => {
    pressPlay();
    expect(takePlayPress(PATH)).toBe(false);
    replayEarlyPresses();
    expect(takePlayPress(PATH)).toBe(false);
    (0, eval)(EARLY_PRESS_SCRIPT);
    expect(takePlayPress(PATH)).toBe(true);
    expect(sessionStorage.getItem(NEXT_PLAY_PRESS_KEY)).toBeNull();
  });

  it('belongs to this document when it triggers the hydration, and the router handles it', () => {
    document.body.innerHTML = `<a href="${PATH}" data-play><b>Play</b></a>`;
    findElement('a').addEventListener('click', (event) => {
      replayEarlyPresses();
      event.preventDefault();
    });
    findElement('b').click();
    expect(takePlayPress(PATH)).toBe(true);
    expect(sessionStorage.getItem(NEXT_PLAY_PRESS_KEY)).toBeNull();
  });

  describe('of the game’s own page', () => {
    const pressOwnPlay = (): boolean => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      findElement('b').dispatchEvent(event);
      return !event.defaultPrevented;
    };
    beforeEach(() => {
      document.body.innerHTML = `<div class="landing-stage"><a href="${PATH}" data-play><b>Play</b></a></div>
        <button type="button" id="favorite" aria-pressed="false">Favorite</button>`;
    });

    it('starts the game in the same document when the scripts load, and keeps the favorite', () => {
      findElement('#favorite').click();
      expect(pressOwnPlay()).toBe(false);
      expect('opening' in document.documentElement.dataset).toBe(true);
      hydratePage();
      expect(takePlayPress(PATH)).toBe(true);
      expect(handlePress.mock.calls).toEqual([['favorite']]);
    });

    it('opens the link when it is pressed again', () => {
      pressOwnPlay();
      document.querySelector('a')!.addEventListener('click', (event) => {
        expect(event.defaultPrevented).toBe(false);
        event.preventDefault();
      });
      pressOwnPlay();
      expect(sessionStorage.getItem(NEXT_PLAY_PRESS_KEY)).toBe(PATH);
    });
  });

  it('belongs to the page that opens in this document when the scripts have loaded', () => {
    replayEarlyPresses();
    pressPlay();
    expect(takePlayPress(PATH)).toBe(true);
  });
});

describe('a form that is submitted before the scripts have loaded', () => {
  /** Submits a form as a browser does. Returns true when the browser would leave the page. */
  const sendForm = (id: string): boolean => {
    const form = findElement(`#${id}`);
    return form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  };

  it('stays on the page, and submits once when they have loaded', () => {
    findElement('#send').click();
    expect(handleSubmit).not.toHaveBeenCalled();
    hydratePage();
    replayEarlyPresses();
    expect(handleSubmit.mock.calls).toEqual([['join', 'send']]);
  });

  it('submits once after a double press', () => {
    findElement('#send').click();
    findElement('#send').click();
    hydratePage();
    expect(handleSubmit).toHaveBeenCalledOnce();
  });

  it('submits even when the visitor then presses outside every button', () => {
    expect(sendForm('join')).toBe(false);
    findElement('p').click();
    hydratePage();
    expect(handleSubmit).toHaveBeenCalledOnce();
  });

  it('submits nothing again when a button is pressed after the scripts have loaded', () => {
    sendForm('join');
    findElement('#help').click();
    hydratePage();
    expect(handleSubmit).not.toHaveBeenCalled();
    expect(handlePress.mock.calls).toEqual([['help']]);
  });

  it('submits besides a switch that is pressed before or after it', () => {
    findElement('#favorite').click();
    sendForm('join');
    findElement('#sound').click();
    hydratePage();
    expect(handlePress.mock.calls).toEqual([['favorite'], ['sound']]);
    expect(handleSubmit).toHaveBeenCalledOnce();
  });

  it('does not submit after it is removed from the page', () => {
    sendForm('join');
    findElement('#join').remove();
    hydratePage();
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('submits natively and immediately if it is a search', () => {
    (findElement('[name="q"]') as HTMLInputElement).value = 'sudoku';
    expect(sendForm('search')).toBe(true);
    hydratePage();
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it.each([' ab ', '👍👍', '👨‍👩‍👧‍👦'])('waits for the scripts if its search term is too short: %s', (term) => {
    (findElement('[name="q"]') as HTMLInputElement).value = term;
    expect(sendForm('search')).toBe(false);
    hydratePage();
    expect(handleSubmit).toHaveBeenCalledOnce();
  });
});

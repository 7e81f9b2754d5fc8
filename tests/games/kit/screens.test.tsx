import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createScreens, type Screens } from '@/games/kit/screens';

const onPress = vi.fn();
let screens: Screens;

beforeEach(() => {
  vi.clearAllMocks();
  const [root, game] = [document.createElement('div'), document.createElement('main')];
  root.append(game);
  document.body.replaceChildren(root);
  screens = createScreens(root, game);
  screens.show({
    name: 'result',
    title: 'Bumped',
    actions: [{ label: 'Run again', onPress }],
  });
});

const runAgainButton = () => screen.getByRole('button', { name: 'Run again' });

describe('a screen over the game', () => {
  it.each([' ', 'Enter'])('ignores a key (%j) that was held down before the screen appeared', (key) => {
    expect(fireEvent.keyDown(runAgainButton(), { key, repeat: true })).toBe(false);
  });

  it.each([' ', 'Enter'])('passes a new key press (%j) to the button', (key) => {
    expect(fireEvent.keyDown(runAgainButton(), { key })).toBe(true);
  });

  it('ignores a tap that began before the screen appeared', () => {
    fireEvent.click(runAgainButton(), { detail: 1 });
    expect(onPress).not.toHaveBeenCalled();
    fireEvent.pointerDown(runAgainButton());
    fireEvent.click(runAgainButton(), { detail: 1 });
    expect(onPress).toHaveBeenCalledOnce();
  });
});

describe('showing a screen', () => {
  it.each([
    ['a frame that already has the focus', () => undefined],
    [
      'a frame that gets the focus later',
      () => {
        (document.activeElement as HTMLElement).blur();
        window.dispatchEvent(new Event('focus'));
      },
    ],
  ])(
    'focuses the heading of the first screen in %s, where Enter presses the first button',
    (_name, focusFrame) => {
      focusFrame();
      const heading = screen.getByRole('heading', { name: 'Bumped' });
      expect(heading).toHaveFocus();
      fireEvent.keyDown(heading, { key: 'Enter', repeat: true });
      fireEvent.keyDown(heading, { key: ' ' });
      expect(onPress).not.toHaveBeenCalled();
      fireEvent.keyDown(heading, { key: 'Enter' });
      expect(onPress).toHaveBeenCalledOnce();
    },
  );

  it('focuses the first button of every later screen', () => {
    screens.show({ name: 'pause', title: 'Paused', actions: [{ label: 'Resume', onPress }] });
    expect(screen.getByRole('button', { name: 'Resume' })).toHaveFocus();
  });

  it('leaves the focus where the player has moved it', () => {
    const otherButton = document.body.appendChild(document.createElement('button'));
    otherButton.focus();
    window.dispatchEvent(new Event('focus'));
    expect(otherButton).toHaveFocus();
  });
});

describe('a screen that updates', () => {
  const showResult = (title: string): void =>
    screens.show({
      name: 'result',
      title,
      actions: [
        { label: 'Run again', onPress },
        { label: 'Scores', onPress },
      ],
    });

  it('keeps its focused button focused', () => {
    showResult('Sending');
    screen.getByRole('button', { name: 'Scores' }).focus();
    showResult('Ranked');
    expect(screen.getByRole('button', { name: 'Scores' })).toHaveFocus();
  });

  it('takes no focus while the page outside the game’s frame has it', () => {
    showResult('Sending');
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    showResult('Ranked');
    expect(document.body).toHaveFocus();
  });

  it('focuses its first button after another screen', () => {
    screens.show({ name: 'pause', title: 'Paused', actions: [{ label: 'Resume', onPress }] });
    showResult('Ranked');
    expect(runAgainButton()).toHaveFocus();
  });
});

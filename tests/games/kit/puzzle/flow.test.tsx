import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startFakePuzzle } from './fake-puzzle';

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const play = async () => {
  const puzzle = startFakePuzzle();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return puzzle;
};

describe('what a player has done in a puzzle', () => {
  it('is with the page as soon as it is done', async () => {
    const { last } = await play();
    for (const moves of [1, 2, 3]) {
      press('x');
      expect(last()?.moves).toHaveLength(moves);
    }
  });

  it.each<[string, (puzzle: ReturnType<typeof startFakePuzzle>) => void]>([
    ['the player pauses', () => press('p')],
    ['the page says so', ({ tell }) => tell('pause', null)],
    ['the page goes away', () => window.dispatchEvent(new Event('pagehide'))],
  ])('is kept with its time when %s', async (_, leave) => {
    const puzzle = await play();
    press('x');
    puzzle.clock.ms = 4_000;
    leave(puzzle);
    expect(puzzle.last()).toMatchObject({ moves: [[1]], activeMs: 4_000 });
    expect(screen.getByRole('dialog', { name: 'Paused' })).toBeVisible();
  });
});

describe('the sound of a puzzle', () => {
  const soundSwitch = () => screen.getByRole('button', { name: 'Sound' });

  it.each([
    ['the start screen', () => Promise.resolve(startFakePuzzle())],
    ['the pause screen', () => play().then((puzzle) => (press('p'), puzzle))],
  ])('is turned off and on by a switch on %s', async (_, open) => {
    const { sound, starwick } = await open();
    const setMuted = vi.spyOn(sound(), 'setMuted');
    expect(soundSwitch()).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(soundSwitch());
    expect(starwick.mute).toHaveBeenLastCalledWith(true);
    expect(setMuted).toHaveBeenLastCalledWith(true);
    expect(soundSwitch()).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(soundSwitch());
    expect(setMuted).toHaveBeenLastCalledWith(false);
  });
});

describe('the keys of a puzzle', () => {
  it('are not heard while a screen covers it, and are again once it is away', async () => {
    const { heard } = await play();
    press('p');
    press('x');
    expect(heard).toEqual([]);
    press('p');
    press('x');
    expect(heard).toEqual(['x']);
  });
});

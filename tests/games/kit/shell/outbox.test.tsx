/** Tests the end of a puzzle whose result cannot be sent: the text of the result, and the save. */
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RunResult } from '@/lib/game-protocol';
import { startFakePuzzle } from './fake-puzzle';

const RESULT: RunResult = {
  ...{ verified: false, state: 'counted', value: 5, best: null },
  ...{ rank: null, entrants: null, isOffline: true },
};

afterEach(() => vi.restoreAllMocks());

const finishRun = async (code: string, isOnline: boolean, message = '') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const puzzle = startFakePuzzle({ movesToEnd: 1, submit: () => Promise.reject({ code, message }) });
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(document.body, { key: 'x' });
  await screen.findByRole('dialog', { name: 'Done' });
  return puzzle;
};
const expectMessage = (text: string) =>
  vi.waitFor(() => expect(screen.getByRole('dialog', { name: 'Done' })).toHaveTextContent(text));

describe('the result screen of an offline player', () => {
  it('announces a saved result, and its outcome once it is sent', async () => {
    const puzzle = await finishRun('offline', false);
    await expectMessage('You’re offline. Your time is saved and will be sent when you’re back.');
    expect(puzzle.last()).toMatchObject({ isFinished: true });

    puzzle.send('settled', { runId: 'another', result: RESULT });
    await expectMessage('will be sent when you’re back.');
    puzzle.send('settled', { runId: 'r', result: RESULT });
    await expectMessage('Finished offline, it counts for your streak and the archive, and has no rank.');
    expect(puzzle.last()).toBeUndefined();
  });

  it('never calls a player offline when only the server fails to respond', async () => {
    await finishRun('offline', true);
    await expectMessage('Your time could not be sent. It is saved here until it can be sent.');
  });

  it.each([
    ['refused', 'Its moves did not fit the puzzle.', 'Its moves did not fit the puzzle.'],
    ['not_found', '', 'Its run is over.'],
  ])('gives up after the error %s, and shows the reason: %s', async (code, message, expectedText) => {
    const puzzle = await finishRun(code, true, message);
    await expectMessage(`could not be taken. ${expectedText}`);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(puzzle.last()).toBeUndefined();
  });
});

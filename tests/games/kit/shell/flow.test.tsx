import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startFakePuzzle } from './fake-puzzle';

const pressButton = (key: string) => fireEvent.keyDown(document.body, { key });
const playToEnd = async () => {
  const puzzle = startFakePuzzle();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return puzzle;
};

describe('the progress of a puzzle', () => {
  it('gets saved to the page after every move', async () => {
    const { last } = await playToEnd();
    for (const moves of [1, 2, 3]) {
      pressButton('x');
      expect(last()?.moves).toHaveLength(moves);
    }
  });

  it.each<[string, (puzzle: ReturnType<typeof startFakePuzzle>) => void]>([
    ['the player pauses', () => pressButton('p')],
    ['the page says so', ({ send }) => send('pause', null)],
    ['the page goes away', () => window.dispatchEvent(new Event('pagehide'))],
  ])('gets saved with its time when %s', async (_, leave) => {
    const puzzle = await playToEnd();
    pressButton('x');
    puzzle.clock.ms = 4_000;
    leave(puzzle);
    expect(puzzle.last()).toMatchObject({ moves: [[1]], activeMs: 4_000 });
    expect(screen.getByRole('dialog', { name: 'Paused' })).toBeVisible();
  });
});

describe('starting a puzzle with Play on the page', () => {
  const open = async (options: Parameters<typeof startFakePuzzle>[0] = {}) => {
    const puzzle = startFakePuzzle({ isPlayPressed: true, ...options });
    await vi.waitFor(() => expect(puzzle.starwick.ready).toHaveBeenCalledOnce());
    return puzzle;
  };
  const instructionStrip = () => screen.queryByRole('complementary', { name: 'How to play' });

  it('opens the board without a start menu, and reports ready only then', async () => {
    const puzzle = startFakePuzzle({ isPlayPressed: true });
    expect(puzzle.starwick.ready).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(puzzle.starwick.ready).toHaveBeenCalledOnce());
    expect(puzzle.starwick.run.start).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
    pressButton('x');
    expect(puzzle.last()?.moves).toHaveLength(1);
  });

  it('shows newcomers how to play until the first move', async () => {
    await open({ hasSeenHowTo: false });
    expect(instructionStrip()).toHaveTextContent('Press x. Press it often.');
    pressButton('x');
    expect(instructionStrip()).toBeNull();
  });

  it('pauses the puzzle while “Full rules” shows all rules', async () => {
    const { starwick } = await open({ hasSeenHowTo: false });
    fireEvent.click(screen.getByRole('button', { name: 'Full rules' }));
    expect(screen.getByRole('dialog', { name: 'How to play' })).toHaveTextContent('Then stop.');
    expect(starwick.gameplay).toHaveBeenLastCalledWith('stop');
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(starwick.gameplay).toHaveBeenLastCalledWith('start');
  });

  it('allows closing the instructions', async () => {
    await open({ hasSeenHowTo: false });
    fireEvent.click(screen.getByRole('button', { name: 'Close the instructions' }));
    expect(instructionStrip()).toBeNull();
  });

  it('shows no instructions to a player who has seen them', async () => {
    await open();
    expect(instructionStrip()).toBeNull();
  });

  it('shows the story until the first move, below the first instruction for a newcomer', async () => {
    const face = { story: () => ['Once upon a time.'] };
    await open({ face });
    const story = screen.getByRole('complementary', { name: 'The story so far' });
    expect(story).toHaveTextContent('Once upon a time.');
    pressButton('x');
    expect(story).not.toBeInTheDocument();
    await open({ face, hasSeenHowTo: false });
    expect(instructionStrip()).toHaveTextContent('Press x. Once upon a time.');
  });

  it('saves the initial moves of a level, and still shows its story', async () => {
    const begin = vi.fn((game: { moves: unknown[] }) => void game.moves.push([1]));
    const { last } = await open({ face: { begin, story: () => ['Once upon a time.'] } });
    expect(begin).toHaveBeenCalledOnce();
    expect(last()?.moves).toEqual([[1]]);
    expect(screen.getByRole('complementary', { name: 'The story so far' })).toBeVisible();
  });

  it('lets a switch on the pause screen restart the level', async () => {
    const pauseSwitches = ({ restart }: { restart(): void }) => {
      const node = document.createElement('button');
      node.textContent = 'Harder';
      node.addEventListener('click', restart);
      return [node];
    };
    const { last, starwick } = await open({ face: { pauseSwitches } });
    pressButton('x');
    pressButton('p');
    fireEvent.click(screen.getByRole('button', { name: 'Harder' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(starwick.run.start).toHaveBeenLastCalledWith(expect.objectContaining({ resume: undefined }));
    expect(last()?.moves).toEqual([]);
  });

  it('starts the clock at the first move', async () => {
    const { starwick } = await open();
    expect(starwick.gameplay).not.toHaveBeenCalled();
    pressButton('x');
    expect(starwick.gameplay).toHaveBeenCalledExactlyOnceWith('start');
  });

  it('starts the clock after fifteen seconds without a move', async () => {
    vi.useFakeTimers();
    const { starwick } = startFakePuzzle({ isPlayPressed: true });
    await vi.advanceTimersByTimeAsync(14_900);
    expect(starwick.gameplay).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(starwick.gameplay).toHaveBeenCalledExactlyOnceWith('start');
    vi.useRealTimers();
  });

  it('starts the clock at once after a pause', async () => {
    const { starwick } = await open();
    pressButton('p');
    pressButton('p');
    expect(starwick.gameplay.mock.calls).toEqual([['start'], ['stop'], ['start']]);
  });

  it('shows a message when no puzzle is available', async () => {
    await open({ start: () => Promise.reject({ code: 'offline', message: '' }) });
    expect(screen.getByRole('dialog', { name: 'No puzzle came' })).toBeVisible();
  });
});

describe('the sound of a puzzle', () => {
  const soundSwitch = () => screen.getByRole('button', { name: 'Sound' });

  it.each([
    ['the start screen', () => Promise.resolve(startFakePuzzle())],
    ['the pause screen', () => playToEnd().then((puzzle) => (pressButton('p'), puzzle))],
  ])('turns off and on with a switch on %s', async (_, open) => {
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

describe('a key press in a puzzle', () => {
  it('does nothing while a screen covers the board, and works again afterwards', async () => {
    const { heard } = await playToEnd();
    pressButton('p');
    pressButton('x');
    expect(heard).toEqual([]);
    pressButton('p');
    pressButton('x');
    expect(heard).toEqual(['x']);
  });
});

describe('the keyboard', () => {
  it('triggers undo and redo with the common shortcuts', async () => {
    const { heard } = await playToEnd();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'Z', metaKey: true, shiftKey: true });
    fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'x', ctrlKey: true });
    expect(heard).toEqual(['z', 'y', 'y']);
  });
});

describe('a puzzle in progress', () => {
  it('offers to resume, or to start over after a confirmation', async () => {
    const { starwick, last } = await playToEnd();
    pressButton('x');
    pressButton('p');
    fireEvent.click(screen.getByRole('button', { name: 'Modes' }));
    expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Start anew' }));
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(starwick.run.start).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Sure? Press again' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(starwick.run.start).toHaveBeenLastCalledWith(expect.objectContaining({ resume: undefined }));
    expect(last()?.moves).toEqual([]);
  });

  it('offers to start over only if a puzzle is in progress', () => {
    startFakePuzzle();
    expect(screen.getByText('Start anew')).not.toBeVisible();
  });
});

describe('the result screen', () => {
  const result = { state: 'counted', verified: true, value: 1, best: 1, rank: 1, entrants: 2 } as never;
  const end = async (share?: () => 'shared' | 'copied' | 'shown') => {
    const puzzle = startFakePuzzle({ movesToEnd: 1, submit: async () => result, share });
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    pressButton('x');
    await vi.waitFor(() => expect(screen.getByText('1 of 2')).toBeVisible());
    return puzzle;
  };

  it('hides so that the board is visible, and reappears on request', async () => {
    await end();
    fireEvent.click(screen.getByRole('button', { name: 'See the board' }));
    expect(screen.queryByText('1 of 2')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Back to the result' }));
    expect(screen.getByText('1 of 2')).toBeVisible();
  });

  it('confirms that the result was copied', async () => {
    await end(() => 'copied');
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText(/^Copied/)).toBeVisible();
  });

  it('lets the page show the text for manual copying, and shows the text in the game if the page fails', async () => {
    const { starwick } = await end(() => 'shown');
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    await vi.waitFor(() => expect(starwick.share).toHaveBeenCalled());
    expect(screen.getByText('1 of 2')).toBeVisible();
    starwick.share.mockRejectedValueOnce(new Error('no page'));
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('dialog', { name: 'Share' })).toBeVisible();
  });

  it('starts another puzzle of the same mode directly', async () => {
    await end();
    fireEvent.click(screen.getByRole('button', { name: 'Another puzzle' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a puzzle that fails to start', () => {
  const fail = (code: string, message: string, levelKey: string | null = null) => {
    const puzzle = startFakePuzzle({ levelKey, start: () => Promise.reject({ code, message }) });
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    return puzzle;
  };
  const isShown = () => screen.findByRole('dialog', { name: 'No puzzle came' });

  it('shows the server’s reason, and offers today’s puzzle when the requested day is not open', async () => {
    const { starwick } = fail('refused', 'This day has not opened yet.', '2031-01-01');
    expect(await isShown()).toHaveTextContent('This day has not opened yet.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Play today’s puzzle' }));
    expect(starwick.navigate).toHaveBeenCalledExactlyOnceWith('today');
  });

  it('shows the server’s reason and a retry button when the server is busy', async () => {
    const { starwick } = fail('offline', 'Too many requests in a short time. Please wait a moment.');
    expect(await isShown()).toHaveTextContent('Too many requests in a short time.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(starwick.run.start).toHaveBeenCalledTimes(2));
  });

  it('reports an unreachable server only when there is no other reason', async () => {
    fail('offline', '');
    expect(await isShown()).toHaveTextContent('The server could not be reached.');
    expect(screen.queryByRole('button', { name: 'Play today’s puzzle' })).toBeNull();
  });

  it('reports that the player is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fail('offline', '');
    expect(await isShown()).toHaveTextContent('You’re offline.');
    vi.restoreAllMocks();
  });
});

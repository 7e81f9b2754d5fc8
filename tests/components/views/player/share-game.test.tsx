/** Tests the limits on a game's access to the clipboard. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const copiedTexts: string[] = [];
const userActivation = { isActive: false };
const defineOnNavigator = (name: string, value: unknown): void =>
  void Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  vi.resetModules();
  copiedTexts.length = 0;
  userActivation.isActive = false;
  defineOnNavigator('clipboard', { writeText: async (text: string) => void copiedTexts.push(text) });
  defineOnNavigator('userActivation', userActivation);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(navigator, 'userActivation');
  vi.unstubAllGlobals();
});

const shareAndRecord = async (): Promise<{ outcome: string; shown: string[] }> => {
  const { shareGame } = await import('@/components/views/player/share-game');
  const shown: string[] = [];
  const outcome = await shareGame('Solved in 3:21', 'quiet-sudoku', (text) => void shown.push(text));
  return { outcome, shown };
};

describe('sharing from a running game', () => {
  it('shows the text and does not write to the clipboard without a user gesture', async () => {
    const { outcome, shown } = await shareAndRecord();
    expect(outcome).toBe('shown');
    expect(shown).toEqual([expect.stringContaining('Solved in 3:21')]);
    expect(copiedTexts).toEqual([]);
  });

  it('copies once for each gesture, and shows the text when the game shares again', async () => {
    userActivation.isActive = true;
    expect((await shareAndRecord()).outcome).toBe('copied');
    expect((await shareAndRecord()).outcome).toBe('shown');
    expect(copiedTexts).toEqual([expect.stringMatching(/^Solved in 3:21\n.*\/gamelanding\/quiet-sudoku$/)]);
  });
});
